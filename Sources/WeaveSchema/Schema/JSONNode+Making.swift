// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveJSON

/// Nodes of trees that are built in memory, without a place in a source.
extension JSONNode {
  package static var null: JSONNode { made(.null) }
  package static func text(_ text: String) -> JSONNode { made(.string(text)) }
  package static func number(_ number: Double) -> JSONNode { made(.number(number)) }
  package static func integer(_ number: Int) -> JSONNode { made(.number(Double(number))) }
  package static func flag(_ flag: Bool) -> JSONNode { made(.bool(flag)) }
  package static func array(_ elements: [JSONNode]) -> JSONNode { made(.array(elements)) }

  /// Members without a value are left out.
  package static func object(_ members: [(key: String, value: JSONNode?)]) -> JSONNode {
    made(
      .object(
        members.compactMap { key, value in
          value.map { JSONMember(key: key, keyRange: SourceRange(0, 0), value: $0) }
        }))
  }

  // A node that is built has no place in a source.
  private static func made(_ value: JSONValue) -> JSONNode { JSONNode(value, at: SourceRange(0, 0)) }
}
