// SPDX-License-Identifier: MIT

import WeaveData
import WeaveExpressions

extension FactReport {
  /// A table for people: key, value, unit, source and age, under headings.
  public var text: String {
    let cells = [["KEY", "VALUE", "UNIT", "SOURCE", "AGE"]] + rows.map(\.cells)
    let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = padded.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FactReport.Row {
  fileprivate var cells: [String] {
    [
      key.name, value.map(Self.shown) ?? "missing: \(reason ?? "")", unit?.symbol ?? "",
      provider.map { "\(origin), \($0)" } ?? origin,
      age.map(Self.ageText) ?? "",
    ]
  }

  /// A value in one short line; `weave eval` shows the inside of a text.
  private static func shown(_ value: Value) -> String {
    switch value {
    case .list(let entries): return "\(entries.count) entries"
    case .record(let members):
      let names = members.keys.sorted()
      return names.map { name in
        if case .list(let entries)? = members[name] { "\(name)[\(entries.count)]" } else { name }
      }.joined(separator: " ")
    default:
      let text = value.text.replacing("\n", with: " ")
      return text.count > 48 ? text.prefix(47) + "…" : text
    }
  }

  /// The age as `12 min`, `3 h 05` or `2 d`; a snapshot from the future is marked as such.
  private static func ageText(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "" }
    if seconds <= -60 { return "in the future" }
    let minutes = Int(max(seconds, 0) / 60)
    if minutes < 60 { return "\(minutes) min" }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours < 48 ? "\(hours) h \(rest < 10 ? "0" : "")\(rest)" : "\(hours / 24) d"
  }
}
