// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

/// A table of tasks with a line of headings.
struct TaskTable {
  let rows: [[TableText.Field]]
  /// The name of the file without folder and ending; empty for an answer.
  let fileTitle: String
  let today: LocalDay
  private let columns: [String: Int]
  private let now: Date

  /// - Parameters:
  ///   - required: the headings without which it is another table; it is then reported.
  ///   - program: the name of the program that writes such tables.
  init?(_ source: SourceText, _ required: [String], of program: String, _ reading: inout FeedReading) {
    let table = TableText(source)
    for diagnostic in table.diagnostics { reading.add(diagnostic) }
    let headings = (table.rows.first ?? []).map { $0.text.uppercased() }
    if let missing = required.first(where: { !headings.contains($0.uppercased()) }) {
      reading.add(
        .wrongShape(of: program, expected: "it has no column `\(missing)`", at: table.rows.first?.first?.range))
      return nil
    }
    columns = Dictionary(headings.enumerated().map { ($1, $0) }) { first, _ in first }
    rows = table.rows(below: 0, untilBlank: false, &reading)
    let file = source.name.split(separator: "/").last.map(String.init) ?? ""
    fileTitle = file.lowercased().hasSuffix(".csv") ? String(file.dropLast(4)) : ""
    now = reading.request.now
    today = LocalDay(now, in: reading.request.timeZone)
  }

  /// A cell; nil if the table does not have it.
  func field(_ column: String, _ row: [TableText.Field]) -> TableText.Field? {
    columns[column.uppercased()].flatMap { $0 < row.count ? row[$0] : nil }
  }

  /// The text of a cell, empty if the table does not have it.
  func text(_ column: String, _ row: [TableText.Field]) -> String {
    String((field(column, row)?.text ?? "").stripped)
  }

  /// Whether no more tasks are read, which is reported once.
  func isFull(_ items: [Reminder], _ row: [TableText.Field], _ reading: inout FeedReading) -> Bool {
    guard items.count >= Limits.snapshotReminders else { return false }
    if !reading.diagnostics.contains(where: { $0.code == .feedTooMany }) {
      reading.add(
        Diagnostic(
          .feedTooMany, "more than \(Limits.snapshotReminders) to-dos; skipped this one and the rest",
          at: row.first?.range))
    }
    return true
  }

  /// The tasks as a snapshot; a table without tasks has nothing to do.
  func snapshots(_ items: [Reminder]) -> [Snapshots] {
    var snapshots = Snapshots()
    snapshots.reminders = RemindersSnapshot(generatedAt: now, items: items)
    return [snapshots]
  }
}
