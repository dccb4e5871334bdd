// SPDX-License-Identifier: MIT

/// The content tree of a design with what its nodes refer to by name.
public struct DesignContent: Sendable, Hashable {
  public var root: ContentNode
  /// Colours of the design's own, by name.
  public var colors: [String: Property]

  public init(root: ContentNode, colors: [String: Property] = [:]) {
    self.root = root
    self.colors = colors
  }
}
