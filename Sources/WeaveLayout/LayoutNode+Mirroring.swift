// SPDX-License-Identifier: MIT

import WeaveGraphics

extension LayoutNode {
  /// The tree for a right-to-left language: every frame mirrored at the middle of the canvas.
  ///
  /// Leading becomes right everywhere at once, because all positions were counted from the leading edge. The content of
  /// the frames stays as it is; the measurer has shaped texts for their own direction.
  func mirrored(in width: Double) -> LayoutNode {
    var node = self
    node.frame.origin.x = width - frame.maxX
    node.children = children.map { $0.mirrored(in: width) }
    return node
  }
}
