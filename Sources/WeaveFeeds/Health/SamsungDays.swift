// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// Tables of days of Samsung Health’s export, such as `com.samsung.shealth.step_daily_trend.….csv`. The first line
  /// names the table, the second has the headings, which may begin with that name.
  static let samsungHealth = FeedSource(
    "samsung-health", "Samsung Health", [.steps, .activity],
    recognises: { SamsungDays.table(of: $0).map(SamsungDays.counts.keys.contains) ?? false }
  ) { source, request in SamsungDays(source, request).read() }
}

struct SamsungDays {
  /// The tables that have steps by days, with their columns of steps.
  static let counts = [
    "com.samsung.shealth.step_daily_trend": "count", "com.samsung.shealth.activity.day_summary": "step_count",
    "com.samsung.shealth.tracker.pedometer_day_summary": "step_count",
  ]
  /// The `source_type` of rows that stand for all devices together.
  private static let allDevices = "-2"

  private let request: FeedRequest
  private let source: SourceText
  private let table: TableText

  init(_ source: SourceText, _ request: FeedRequest) {
    (self.source, self.request) = (source, request)
    table = TableText(source)
  }

  /// The name of the table in a file of Samsung Health; nil for other files.
  static func table(of start: FileStart) -> String? {
    let first = start.firstLine.prefix { $0 != "," && $0 != ";" }
    return first.hasPrefix("com.samsung.") ? String(first) : nil
  }

  func read() -> Checked<[Snapshots]> {
    var reading = FeedReading(source, request)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    let name = table.rows.first?.first?.text ?? ""
    guard let counted = Self.counts[name], table.rows.count > 1 else {
      reading.add(.wrongShape(of: "Samsung Health", expected: "it has no steps by days", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    let headings = table.rows[1].map { String($0.text.split(separator: ".").last ?? "") }
    guard let steps = headings.firstIndex(of: counted), let day = headings.firstIndex(of: "day_time") else {
      reading.add(
        .wrongShape(
          of: "Samsung Health", expected: "it has no columns `\(counted)` and `day_time`",
          at: table.rows[1].first?.range))
      return reading.checked([])
    }
    let devices = headings.firstIndex(of: "source_type")
    var all: [LocalDay: Int] = [:]
    var greatest: [LocalDay: Int] = [:]
    for row in table.rows(below: 1, untilBlank: false, &reading) {
      guard let day = self.day(row, day, &reading), let count = count(row, steps, &reading) else { continue }
      if let devices, devices < row.count, row[devices].text == Self.allDevices {
        all[day] = max(all[day] ?? 0, count)
      } else {
        greatest[day] = max(greatest[day] ?? 0, count)
      }
    }
    // A device counts a part of what all devices count together.
    let days = greatest.merging(all) { $1 }
    guard !days.isEmpty else {
      reading.add(.noData(from: "Samsung Health", "no steps for any day", at: SourceRange(0, 0)))
      return reading.checked([])
    }
    return reading.checked([StepHistory.snapshots(days, all.isEmpty ? .totals : .allDevices, &reading)])
  }

  /// Milliseconds of the day's midnight in UTC, or `2026-03-28 00:00:00.000`.
  private func day(_ row: [TableText.Field], _ column: Int, _ reading: inout FeedReading) -> LocalDay? {
    guard row.count > column, !row[column].text.isEmpty else { return nil }
    let field = row[column]
    if let day = LocalDay(String(field.text.prefix(10))) { return day }
    if let milliseconds = Double(field.text), abs(milliseconds) < 1e14 {
      return LocalDay(number: Int((milliseconds / 86_400_000).rounded(.down)))
    }
    reading.add(Diagnostic(.feedLine, "`\(brief(field.text))` is not a day; skipped its row", at: field.range))
    return nil
  }

  /// nil for an empty cell, which does not mean zero.
  private func count(_ row: [TableText.Field], _ column: Int, _ reading: inout FeedReading) -> Int? {
    guard row.count > column, !row[column].text.isEmpty else { return nil }
    let field = row[column]
    if let count = Double(field.text), (0...1e7).contains(count) { return Int(count.rounded()) }
    reading.add(
      Diagnostic(.feedLine, "`\(brief(field.text))` is not a number of steps; skipped its row", at: field.range))
    return nil
  }
}
