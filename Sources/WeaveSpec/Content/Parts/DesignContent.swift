// SPDX-License-Identifier: MIT

/// The content tree of a design with what its nodes refer to by name.
public struct DesignContent: Sendable, Hashable {
  /// The outermost node.
  public var root: ContentNode
  /// The kinds of its nodes.
  public var kinds: Set<NodeType>
  /// Colours of the design's own, by name.
  public var colors: [String: Property]
  /// Families in the order of preference, by the name that the design has for them.
  public var fonts: [String: [String]]

  /// A tree with the colours and fonts that the design defines by name.
  public init(
    root: ContentNode, kinds: Set<NodeType>, colors: [String: Property] = [:], fonts: [String: [String]] = [:]
  ) {
    self.root = root
    self.kinds = kinds
    self.colors = colors
    self.fonts = fonts
  }
}
