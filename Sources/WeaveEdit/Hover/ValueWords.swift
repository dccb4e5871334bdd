// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveFacts
import WeaveJSON

/// Describes the value of a name: its present value, unit, source and age.
public enum ValueWords {
  /// A fact as Markdown; nil if the table does not have the name.
  public static func fact(_ name: String, _ known: DesignFacts) -> String? {
    guard let key = FactTable.key(VariableScope.canonicalKey(name)) else { return nil }
    let row = FactReport(known.facts, reading: [key.name], given: known.given).rows.first { $0.key.name == key.name }
    var lines = ["**`\(key.name)`**: \(ValueShape(key).text)", key.summary]
    if let alias = key.aliasOf { lines.append("Another name of `\(alias)`.") }
    if let row { lines.append(now(row)) }
    let members = ValueShape(key).members
    if !members.isEmpty {
      lines.append(
        "Holds " + members.prefix(24).map { "`\($0.name)`" }.joined(separator: ", ")
          + (members.count > 24 ? ", …" : "."))
    }
    return lines.joined(separator: "\n\n")
  }

  private static func now(_ row: FactReport.Row) -> String {
    guard let value = row.value else { return "Missing now: \(row.reason ?? "not known")." }
    let unit = row.unit.map { " \($0.symbol)" } ?? ""
    let age = row.age.flatMap(age).map { ", \($0)" } ?? ""
    return "Now \(shown(value))\(unit) (\(row.origin)\(age))."
  }

  /// The age of a snapshot: `12 min old`.
  private static func age(_ seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    if seconds <= -60 { return "of a later moment" }
    let minutes = Int(max(0, seconds) / 60)
    return minutes < 120
      ? "\(minutes) min old" : minutes < 2_880 ? "\(minutes / 60) h old" : "\(minutes / 1_440) days old"
  }

  /// A value in one short line of Markdown.
  static func shown(_ value: Value) -> String {
    switch value {
    case .missing: return "missing"
    case .list(let entries): return "a list of \(entries.count)"
    case .record(let members):
      return "a record of " + members.keys.sorted().prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    default: return code(value.text)
    }
  }

  /// A text as Markdown code, on one line and shortened.
  static func code(_ text: String, limit: Int = 160) -> String {
    let line = text.replacing("\n", with: " ⏎ ")
    let short = line.count > limit ? String(line.prefix(limit - 1)) + "…" : line
    let marks = short.contains("`") ? "``" : "`"
    let space = short.hasPrefix("`") || short.hasSuffix("`") ? " " : ""
    return short.isEmpty ? "*nothing*" : "\(marks)\(space)\(short)\(space)\(marks)"
  }
}
