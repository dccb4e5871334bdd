// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveResolve

extension LayoutNode {
  /// The tree with frames on device pixels.
  ///
  /// Edges are rounded, not sizes: neighbours that share an edge still share it afterwards, so no gap opens between
  /// them. Texts keep their width and horizontal position, and move so that the first baseline stands on a pixel row.
  /// Leaves with a size of their own, such as symbols, keep it. Every extent above zero keeps at least one pixel.
  ///
  /// - Parameter scale: device pixels per point.
  func snapped(to scale: Double) -> LayoutNode {
    var node = self
    node.snap(to: PixelGrid(scale: scale))
    return node
  }

  /// Snaps the tree in place, which copies no nodes.
  mutating func snap(to grid: PixelGrid) {
    frame = snappedFrame(grid)
    for index in children.indices { children[index].snap(to: grid) }
  }

  private func snappedFrame(_ grid: PixelGrid) -> Rect {
    switch content {
    case .text(_, let shaped):
      var moved = frame
      moved.origin.y = grid.rounded(frame.minY + shaped.firstBaseline) - shaped.firstBaseline
      return moved
    case .leaf(let leaf):
      guard case .fixed = leaf.traits.room else { return grid.rounded(frame) }
      return Rect(
        origin: Point(x: grid.rounded(frame.minX), y: grid.rounded(frame.minY)), size: frame.size)
    case .group, .effect: return grid.rounded(frame)
    }
  }
}

/// The edges of device pixels, in points.
public struct PixelGrid: Sendable, Hashable {
  /// Device pixels per point.
  public var scale: Double

  /// - Parameter scale: device pixels per point; a value that is not a positive number counts as 1.
  public init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The nearest edge to a coordinate; if two are equally near, the lower or right one.
  public func rounded(_ value: Double) -> Double {
    // Two sums that should be equal may differ in their last bits. Rounding to fractions of a pixel first keeps them
    // together if the exact value lies between two pixels, which is common in designs.
    let pixels = (value * scale * 256).rounded() / 256
    return (pixels + 0.5).rounded(.down) / scale
  }

  /// A thickness in whole pixels, at least one.
  public func thickness(_ value: Double) -> Double { max(1, (value * scale).rounded()) / scale }

  /// The box with its edges on pixels; a side longer than zero keeps at least one pixel.
  public func rounded(_ r: Rect) -> Rect {
    func side(_ low: Double, _ high: Double, _ length: Double) -> Double {
      length > 0 ? max(high - low, 1 / scale) : 0
    }
    let x = rounded(r.minX)
    let y = rounded(r.minY)
    return Rect(
      x: x, y: y, width: side(x, rounded(r.maxX), r.width), height: side(y, rounded(r.maxY), r.height))
  }
}
