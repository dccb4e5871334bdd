// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension FeedSource {
  /// Any JSON: values picked by path become variables. For example, `$.state` picks a Home Assistant state, and
  /// `$.data.result[0].value[1]` the result of a Prometheus query.
  static let json = FeedSource("json", "JSON", [.variables]) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    var picked = PickedVariables()
    for pick in request.picks {
      let path: PickPath
      do throws(PickPath.Mistake) { path = try PickPath(pick.path) } catch {
        reading.add(
          Diagnostic(
            .feedPath, "the path `\(brief(pick.path))` is wrong at character \(error.offset + 1): \(error.message)",
            at: nil))
        continue
      }
      let found = path.values(in: root, limit: 2)
      guard let node = found.first, !node.isNull else {
        reading.add(
          Diagnostic(
            .feedPick, "`\(brief(pick.path))` finds nothing, so `\(brief(pick.variable))` is unchanged",
            at: root.range.beginning))
        continue
      }
      picked.take(node, pick, &reading)
    }
    return picked.checked(&reading)
  }

  /// Any table: values of a column become variables, from the last row or from one that the pick names.
  static let csv = FeedSource("csv", "CSV", [.variables]) { source, request in
    var reading = FeedReading(source, request)
    let table = TableText(source)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    guard let headings = table.rows.first, table.rows.count > 1 else {
      reading.add(.noData(from: "the table", "no rows below its headings", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    var picked = PickedVariables()
    let rows = table.rows(below: 0, untilBlank: false, &reading)
    for pick in request.picks { picked.take(headings, rows, pick, &reading) }
    return picked.checked(&reading)
  }
}

/// Collects variables, and reports each one that cannot be read.
struct PickedVariables {
  private var values: [String: StoredVariables.Stored] = [:]

  mutating func checked(_ reading: inout FeedReading) -> Checked<[Snapshots]> {
    guard !values.isEmpty else {
      if reading.diagnostics.isEmpty { reading.add(.noData(from: "the request", "nothing to pick", at: nil)) }
      return reading.checked([])
    }
    var snapshots = Snapshots()
    snapshots.variables = StoredVariables(updatedAt: reading.request.now, values: values)
    return reading.checked([snapshots])
  }

  mutating func take(_ node: JSONNode, _ pick: FeedPick, _ reading: inout FeedReading) {
    switch node.value {
    case .string(let text): take(text, at: node.range, pick, &reading)
    case .number(let number): take(number, node.range, pick, &reading)
    case .bool(let flag):
      switch pick.kind {
      case .text, .picture: store(.text(flag ? "true" : "false"), pick)
      case .number: store(.number(flag ? 1 : 0), pick)
      case .flag, nil: store(.flag(flag), pick)
      }
    case .array where pick.kind == nil, .object where pick.kind == nil: store(DataValue(node), pick)
    case .null, .array, .object:
      reading.add(
        Diagnostic(
          .feedPick, "`\(brief(pick.path))` finds \(node.typeName), not a \(pick.kind?.rawValue ?? "value")",
          at: node.range.beginning))
    }
  }

  private mutating func take(_ number: Double, _ range: SourceRange, _ pick: FeedPick, _ reading: inout FeedReading) {
    let value = number * pick.factor + pick.offset
    guard value.isFinite, abs(value) <= 1e300 else {
      return reading.add(Diagnostic(.feedPick, "the value of `\(brief(pick.variable))` is out of range", at: range))
    }
    switch pick.kind {
    case .flag: store(.flag(value != 0), pick)
    case .text, .picture: store(.text(Self.text(value, pick)), pick)
    case .number: store(.number(value), pick)
    case nil: store(pick.unit == nil ? .number(value) : .text(Self.text(value, pick)), pick)
    }
  }

  /// Stores a text as it is, or converted if a number or a flag is wanted: Home Assistant writes all states as texts.
  mutating func take(_ text: String, at range: SourceRange, _ pick: FeedPick, _ reading: inout FeedReading) {
    let isScaled = pick.factor != 1 || pick.offset != 0 || pick.unit != nil
    switch pick.kind {
    case .picture: store(.text(reading.request.picture ?? text), pick)
    case .text where !isScaled, nil where !isScaled: store(.text(text), pick)
    case .flag:
      guard let flag = Self.flags[text.lowercased()] else {
        return reading.add(
          Diagnostic(.feedPick, "`\(brief(text))` is neither `true` nor `false`, `on` nor `off`", at: range))
      }
      store(.flag(flag), pick)
    case .number, .text, nil:
      guard let number = Double(text.stripped), number.isFinite else {
        return reading.add(
          Diagnostic(
            .feedPick, "`\(brief(text))` is not a number, so `\(brief(pick.variable))` is unchanged", at: range))
      }
      take(number, range, pick, &reading)
    }
  }

  private static let flags = [
    "true": true, "on": true, "yes": true, "1": true, "open": true, "home": true, "false": false, "off": false,
    "no": false,
    "0": false, "closed": false, "not_home": false,
  ]

  private static func text(_ value: Double, _ pick: FeedPick) -> String {
    let number = shortest((value * 1e6).rounded() / 1e6)
    return pick.unit.map { "\(number) \($0)" } ?? number
  }

  private mutating func store(_ value: StoredVariables.Stored, _ pick: FeedPick) {
    let key = VariableKey.canonical(pick.variable)
    if !key.isEmpty, values.count < Limits.snapshotVariables { values[key] = value }
  }

  // MARK: Tables

  mutating func take(
    _ headings: [TableText.Field], _ rows: [[TableText.Field]], _ pick: FeedPick, _ reading: inout FeedReading
  ) {
    guard let column = Self.column(pick.path, headings, &reading) else { return }
    var row: [TableText.Field]?
    switch pick.row {
    case .first: row = rows.first { $0.count > column && !$0[column].text.isEmpty }
    case .last: row = rows.last { $0.count > column && !$0[column].text.isEmpty }
    case .matching(let name, let value):
      guard let key = Self.column(name, headings, &reading) else { return }
      row = rows.first { $0.count > max(key, column) && $0[key].text == value }
    }
    guard let row else {
      return reading.add(
        Diagnostic(
          .feedPick, "no row has a value of `\(brief(pick.path))` for `\(brief(pick.variable))`",
          at: headings[column].range))
    }
    let field = row[column]
    guard pick.kind == nil, let number = Double(field.text), number.isFinite,
      field.text.first != "0" || field.text.count == 1 || field.text.contains(".")
    else { return take(field.text, at: field.range, pick, &reading) }
    take(number, field.range, pick, &reading)
  }

  private static func column(
    _ name: String, _ headings: [TableText.Field], _ reading: inout FeedReading
  ) -> Int? {
    if let column = headings.firstIndex(where: { $0.text == name }) { return column }
    let names = headings.map { "`\(brief($0.text))`" }.prefix(12).joined(separator: ", ")
    let message = "there is no column `\(brief(name))`; the columns are \(names)"
    reading.add(Diagnostic(.feedPick, .init(message), at: headings.first?.range))
    return nil
  }
}
