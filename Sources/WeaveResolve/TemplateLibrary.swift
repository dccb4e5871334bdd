// SPDX-License-Identifier: MIT

public import WeaveSpec
import WeaveTemplates

/// Built-in templates, each parsed when it is first asked for.
public struct TemplateLibrary: Sendable {
  private var trees: [String: ContentNode] = [:]

  public init() {}

  /// The tree of a template; nil for an unknown name.
  public mutating func tree(named name: String) -> ContentNode? {
    if let known = trees[name] { return known }
    let tree = BuiltinTemplates.tree(named: name)
    trees[name] = tree
    return tree
  }
}
