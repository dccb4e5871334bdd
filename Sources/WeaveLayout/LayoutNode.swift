// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
public import WeaveResolve

/// A node with its rectangle. Frames are absolute: points from the top left of the canvas, already mirrored.
public struct LayoutNode: Sendable, Hashable {
  /// The `id` of the node, or its path in the tree, such as `content.children[2]`.
  public var id: String
  /// Where the node stands in the design; nil for nodes that a built-in template draws itself.
  public var range: SourceRange?
  /// In points from the upper left corner of the canvas.
  public var frame: Rect
  /// What is drawn there; nodes that only place others draw nothing.
  public var content: Content
  /// In drawing order.
  public var children: [LayoutNode]

  /// A node with its frame.
  public init(id: String, range: SourceRange? = nil, frame: Rect, _ content: Content, children: [LayoutNode] = []) {
    self.id = id
    self.range = range
    self.frame = frame
    self.content = content
    self.children = children
  }

  /// What a node draws.
  public enum Content: Sendable, Hashable {
    /// Draws its children in order, and nothing itself.
    case group
    /// A text with the glyphs that it was measured with.
    case text(ResolvedText, ShapedText)
    /// Anything drawn that is not a text.
    case leaf(ResolvedLeaf)
    /// Changes how its children are drawn.
    case effect(Effect)
  }
}
