// SPDX-License-Identifier: MIT

public import WeaveGraphics
import WeaveResolve

extension LayoutNode {
  /// The tree with frames on device pixels.
  ///
  /// Edges are rounded, not sizes: neighbours that share an edge share it afterwards too, so that no gap opens
  /// between them. Texts keep their width and place along the line, and move so that the first baseline stands on a
  /// pixel row. What has a size of its own, such as a symbol, keeps it. What had any extent keeps at least one pixel.
  ///
  /// - Parameter scale: device pixels per point.
  func snapped(to scale: Double) -> LayoutNode {
    var node = self
    node.snap(to: PixelGrid(scale: scale))
    return node
  }

  /// The same in place, which copies no nodes.
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

  /// - Parameter scale: device pixels per point; anything but a positive number counts as 1.
  public init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The edge next to a coordinate; the lower or right one of two that are equally near.
  public func rounded(_ value: Double) -> Double {
    // Two sums that should be equal may differ in their last bits. Rounding to parts of a pixel first keeps them
    // together where the exact value lies between two pixels, which in designs is often.
    let pixels = (value * scale * 256).rounded() / 256
    return (pixels + 0.5).rounded(.down) / scale
  }

  /// A thickness in whole pixels, at least one.
  public func thickness(_ value: Double) -> Double { max(1, (value * scale).rounded()) / scale }

  /// The box with its edges on pixels; a side longer than nothing stays at least a pixel long.
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
