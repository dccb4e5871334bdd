// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveResolve
import WeaveSpec

/// Every key that designs can read, with what it gives: `weave variables`.
public enum VariableReport {
  /// A table for people.
  ///
  /// - Parameters:
  ///   - pattern: a part of the names, or a name with `*`; all where nil.
  ///   - variables: what the caller sets, which goes before all.
  public static func text(
    matching pattern: String?, snapshots: Snapshots, moment: Moment, variables: [String: String]
  ) -> String {
    report(pattern, snapshots, moment, variables).text
  }

  /// A JSON array of objects: `key`, `kind`, `value` (null where missing), `unit`, `source`, `ageSeconds`, `missing`, and
  /// `aliasOf` for a key that is another name of one.
  public static func json(
    matching pattern: String?, snapshots: Snapshots, moment: Moment, variables: [String: String]
  ) -> String {
    let rows = report(pattern, snapshots, moment, variables).rows
    return JSONWriter.pretty(.bare(.array(rows.map(object)))) + "\n"
  }

  private static func report(
    _ pattern: String?, _ snapshots: Snapshots, _ moment: Moment, _ variables: [String: String]
  ) -> FactReport {
    let facts = FactVariables(
      snapshots: snapshots, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    return FactReport(facts, given: variables.mapValues { .string($0) }, matching: pattern)
  }
}

// MARK: JSON

extension VariableReport {
  private static func object(_ row: FactReport.Row) -> JSONNode {
    .object([
      ("key", .text(row.key.name)), ("kind", .text("\(row.key.kind)")), ("value", row.value.map(node) ?? .bare(.null)),
      ("unit", row.unit.map { .text($0.rawValue) } ?? .bare(.null)),
      ("source", .text(row.origin)),
      ("ageSeconds", row.age.map { .bare(.number($0.rounded(.down))) } ?? .bare(.null)),
      ("missing", row.reason.map(JSONNode.text) ?? .bare(.null)),
      ("aliasOf", row.key.aliasOf.map(JSONNode.text) ?? .bare(.null)),
    ])
  }

  private static func node(_ value: Value) -> JSONNode {
    switch value {
    case .missing: .bare(.null)
    case .number(let number): .bare(.number(number))
    case .string(let text): .text(text)
    case .bool(let bool): .bare(.bool(bool))
    case .list(let entries): .bare(.array(entries.map(node)))
    case .record(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, node($0.value)) })
    }
  }
}

extension JSONNode {
  /// A node that stands in no text.
  fileprivate static func bare(_ value: JSONValue) -> JSONNode { JSONNode(value, at: SourceRange(0, 0)) }

  fileprivate static func text(_ text: String) -> JSONNode { .bare(.string(text)) }

  fileprivate static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    .bare(.object(members.map { JSONMember(key: $0, keyRange: SourceRange(0, 0), value: $1) }))
  }
}
