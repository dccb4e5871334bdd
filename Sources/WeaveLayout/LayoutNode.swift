// SPDX-License-Identifier: MIT

public import WeaveDiagnostics
public import WeaveGraphics
public import WeaveResolve

/// A node with its rectangle. Frames are absolute: points from the top left of the canvas, mirrored already.
public struct LayoutNode: Sendable, Hashable {
  /// The `id` of the node, or its place in the tree, such as `content.children[2]`.
  public var id: String
  /// Where the node stands in the design; nil for what a built-in template draws by itself.
  public var range: SourceRange?
  public var frame: Rect
  public var content: Content
  public var children: [LayoutNode]

  public init(id: String, range: SourceRange? = nil, frame: Rect, _ content: Content, children: [LayoutNode] = []) {
    self.id = id
    self.range = range
    self.frame = frame
    self.content = content
    self.children = children
  }

  /// What a node is for whoever draws it.
  public enum Content: Sendable, Hashable {
    /// Draws its children in order, and nothing itself.
    case group
    case text(ResolvedText, ShapedText)
    case leaf(ResolvedLeaf)
    /// Changes how its children are drawn.
    case effect(Effect)
  }
}
