// SPDX-License-Identifier: MIT

import WeaveGraphics
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
      // In two steps, as SwiftUI does: the box goes to a pixel, then the baseline in it.
      moved.origin.y = grid.rounded(grid.rounded(frame.minY) + shaped.firstBaseline) - shaped.firstBaseline
      return moved
    case .leaf(let leaf):
      guard case .fixed = leaf.traits.room else { return grid.rounded(frame) }
      return Rect(
        origin: Point(x: grid.rounded(frame.minX), y: grid.rounded(frame.minY)), size: frame.size)
    case .group, .effect: return grid.rounded(frame)
    }
  }
}
