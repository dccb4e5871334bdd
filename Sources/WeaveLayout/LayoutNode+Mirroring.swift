// SPDX-License-Identifier: MIT

import WeaveGraphics

extension LayoutNode {
  /// The tree for a language that runs from right to left: every frame seen in a mirror in the middle of the canvas.
  ///
  /// Leading becomes right everywhere at once, because all places were counted from the leading edge. What is drawn
  /// in the frames stays as it is; the measurer has shaped texts for their own direction.
  func mirrored(in width: Double) -> LayoutNode {
    var node = self
    node.frame.origin.x = width - frame.maxX
    node.children = children.map { $0.mirrored(in: width) }
    return node
  }
}
