// SPDX-License-Identifier: MIT

/// The content tree of a design, with the parts that its nodes refer to by name.
public struct DesignContent: Sendable, Hashable {
  /// The outermost node.
  public var root: ContentNode
  /// The kinds of its nodes.
  public var kinds: Set<NodeType>
  /// The design's own colours, by name.
  public var colors: [String: Property]
  /// Font families in order of preference, by their name in the design.
  public var fonts: [String: [String]]

  /// Makes content from a tree and the named colours and fonts of the design.
  public init(
    root: ContentNode, kinds: Set<NodeType>, colors: [String: Property] = [:], fonts: [String: [String]] = [:]
  ) {
    self.root = root
    self.kinds = kinds
    self.colors = colors
    self.fonts = fonts
  }
}
