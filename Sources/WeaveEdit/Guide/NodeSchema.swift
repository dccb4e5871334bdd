// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSchema
public import WeaveSpec

/// The JSON Schema of one kind of node: the part of the whole schema that a model needs for it.
public enum NodeSchema {
  /// The keys of a kind with everything that they refer to, as compact JSON. Inner nodes are only described.
  public static func text(of type: NodeType) -> String {
    let whole = JSONParser.parse(SourceText(name: "schema", text: Language.schema)).output
    let all = whole?["$defs"]
    let name = "\(type.rawValue)Node"
    var wanted = [name]
    var found: [(key: String, value: JSONNode?)] = []
    while let next = wanted.popLast() {
      guard !found.contains(where: { $0.key == next }), let definition = all?[next] else { continue }
      if let inner = described[next] {
        found.append((next, inner))
      } else {
        found.append((next, definition))
        wanted += definition.references
      }
    }
    let schema = JSONNode.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("$ref", .text("#/$defs/\(name)")),
      ("$defs", .object(found)),
    ])
    return JSONWriter.compact(schema) + "\n"
  }

  /// Definitions that are cut short: nodes inside, and lists of thousands of names.
  private static let described: [String: JSONNode] = [
    "node": .object([("type", .text("object")), ("description", .text("A node of any kind."))]),
    "symbolName": .object([("type", .text("string")), ("description", .text("A name of SF Symbols."))]),
    "factText": .object([("type", .text("string")), ("description", .text("A text with a fact."))]),
  ]
}

extension JSONNode {
  /// The names of the definitions that a schema refers to.
  fileprivate var references: [String] {
    let own = self["$ref"]?.stringValue.map { String($0.dropFirst("#/$defs/".count).prefix { $0 != "/" }) }
    let inner = (members?.map(\.value) ?? elements ?? []).flatMap(\.references)
    return (own.map { [$0] } ?? []) + inner
  }
}
