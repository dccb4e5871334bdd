// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// The definition of a component.
struct ComponentDefinition {
  /// The type of a parameter.
  enum ParameterType: String, CaseIterable {
    case text, number, bool, color, date, list, record, any

    /// The type with its article, for messages: "a number", "a list".
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
    /// The default value; nil if every use must give one.
    var standard: Property?
    /// The place of its name in the definition.
    var range: SourceRange?
  }

  var name: String
  var parameters: [Parameter]
  var body: ContentNode
  /// The names of its slots.
  var slots: Set<String>
  /// The numbers of nodes and levels of its tree, including components that it uses.
  var extent: (nodes: Int, levels: Int)
}

extension ContentNode {
  /// The slot for the `children` of a use.
  public static let mainSlot = "children"

  /// The numbers of nodes and levels of a tree.
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
