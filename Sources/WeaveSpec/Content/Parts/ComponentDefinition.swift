// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A component as its definition says.
struct ComponentDefinition {
  /// What a parameter takes.
  enum ParameterType: String, CaseIterable {
    case text, number, bool, color, date, list, record, any

    /// "a number", "a list".
    var phrase: String {
      switch self {
      case .text: "a text"
      case .number: "a number"
      case .bool: "`true` or `false`"
      case .color: "a colour"
      case .date: "a date"
      case .list: "a list"
      case .record: "a record"
      case .any: "a value"
      }
    }
  }

  struct Parameter {
    var name: String
    var type: ParameterType
    /// What it is where a use does not say; nil where every use must.
    var standard: Property?
    /// Its name in the definition.
    var range: SourceRange?
  }

  var name: String
  var parameters: [Parameter]
  var body: ContentNode
  /// The names of its slots.
  var slots: Set<String>
  /// Nodes of its tree, components that it uses included, and levels of them.
  var extent: (nodes: Int, levels: Int)
}

extension ContentNode {
  /// The slot that `children` of a use fill.
  public static let mainSlot = "children"

  /// Nodes of a tree and its levels.
  var extent: (nodes: Int, levels: Int) {
    var nodes = 1
    var levels = 0
    for property in properties.values {
      let inner = property.extent
      nodes += inner.nodes
      levels = max(levels, inner.levels)
    }
    return (min(nodes, Limits.visits), levels + 1)
  }
}

extension Property {
  fileprivate var extent: (nodes: Int, levels: Int) {
    switch value {
    case .node(let node): node.extent
    case .array(let entries): Self.sum(entries)
    case .object(let entries), .cases(let entries): Self.sum(entries.values)
    case .record(let entries): Self.sum(Array(entries.values))
    case .null, .number, .bool, .token, .template, .expression: (0, 0)
    }
  }

  private static func sum(_ properties: [Property]) -> (nodes: Int, levels: Int) {
    properties.reduce(into: (0, 0)) { sum, property in
      let inner = property.extent
      sum = (min(sum.0 + inner.nodes, Limits.visits), max(sum.1, inner.levels))
    }
  }
}
