// SPDX-License-Identifier: MIT

public import WeaveData
import WeaveDiagnostics
public import WeaveExpressions
import WeaveFacts
import WeaveJSON
import WeaveSchema
public import WeaveStore

/// Every key that designs can read, with its value: `weave variables`.
public enum VariableReport {
  /// A table for people.
  ///
  /// - Parameters:
  ///   - pattern: a part of the names, or a name with `*`; nil for all.
  ///   - variables: values that the caller sets, which take precedence over all others.
  ///   - sources: the sources of the facts.
  public static func text(
    matching pattern: String?, snapshots: Snapshots, moment: Moment, variables: [String: Value],
    sources: FactSources = FactSources()
  ) -> String {
    report(pattern, snapshots, moment, variables, sources).text
  }

  /// A JSON array of objects: `key`, `kind`, `value` (null if missing), `unit`, `source`, `ageSeconds`, `missing`,
  /// `givenBy` if it is known, and `aliasOf` for a key that is another name for one.
  public static func json(
    matching pattern: String?, snapshots: Snapshots, moment: Moment, variables: [String: Value],
    sources: FactSources = FactSources()
  ) -> String {
    let rows = report(pattern, snapshots, moment, variables, sources).rows
    return JSONWriter.pretty(.array(rows.map(object))) + "\n"
  }

  /// Whether a pattern matches any key at all.
  public static func has(
    matching pattern: String, snapshots: Snapshots, moment: Moment, variables: [String: Value]
  ) -> Bool {
    !report(pattern, snapshots, moment, variables, FactSources()).rows.isEmpty
  }

  private static func report(
    _ pattern: String?, _ snapshots: Snapshots, _ moment: Moment, _ variables: [String: Value], _ sources: FactSources
  ) -> FactReport {
    let given = variables
    let facts = FactVariables(
      snapshots: snapshots, given: given, now: moment.now, timeZone: moment.timeZone, locale: moment.locale)
    var report = FactReport(facts, given: given, matching: pattern)
    for index in report.rows.indices where report.rows[index].value != nil && report.rows[index].origin != "given" {
      report.rows[index].provider = provider(of: report.rows[index].key, snapshots, sources)
    }
    return report
  }

  /// The source of a value; if none was recorded, the service that the snapshot names. No service gives what weave
  /// computes.
  private static func provider(of key: FactKey, _ snapshots: Snapshots, _ sources: FactSources) -> String? {
    guard !key.isComputed, let kind = key.source else { return nil }
    if kind == .variables { return sources.sourceName(ofVariable: key.name) }
    if let names = sources.sourceNames(of: kind) { return names }
    return snapshots[kind]?.attribution
  }
}

// MARK: JSON

extension VariableReport {
  static func object(_ row: FactReport.Row) -> JSONNode {
    .object([
      ("key", .text(row.key.name)), ("kind", .text("\(row.key.kind)")), ("value", row.value.map(node) ?? .null),
      ("unit", row.unit.map { .text($0.rawValue) } ?? .null),
      ("source", .text(row.origin)), ("givenBy", row.provider.map(JSONNode.text)),
      ("ageSeconds", row.age.map { .number($0.rounded(.down)) } ?? .null),
      ("missing", row.reason.map(JSONNode.text) ?? .null),
      ("aliasOf", row.key.aliasOf.map(JSONNode.text) ?? .null),
    ])
  }

  static func node(_ value: Value) -> JSONNode {
    switch value {
    case .missing: .null
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .bool(let bool): .flag(bool)
    case .date: .text(value.text)
    case .span(let span): .number(Value.span(span).number ?? 0)
    case .list(let entries): .array(entries.map(node))
    case .record(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, node($0.value)) })
    }
  }
}
