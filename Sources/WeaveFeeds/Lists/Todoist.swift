// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveTime

extension FeedSource {
  /// A project of Todoist, exported as CSV: the open tasks. A section is a list; tasks above it are in a list with the
  /// name of the request, or of the file.
  ///
  /// - Source: Todoist's help, “Import or export a project as a CSV file”. Dates are texts as people typed them.
  static let todoist = FeedSource(
    "todoist", "Todoist", [.reminders],
    recognises: { start in
      let names = Set(start.firstLine.uppercased().split(separator: ",").map { $0.filter { $0 != "\"" } })
      return names.isSuperset(of: ["TYPE", "CONTENT", "PRIORITY", "INDENT"])
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let table = TaskTable(source, ["TYPE", "CONTENT"], of: "Todoist", &reading) else {
      return reading.checked([])
    }
    var project = TodoistProject(table: table, request: request)
    return reading.checked(project.read(&reading))
  }
}

private struct TodoistProject {
  let table: TaskTable
  let request: FeedRequest
  private var names = ItemNames()
  private var list: String

  init(table: TaskTable, request: FeedRequest) {
    (self.table, self.request) = (table, request)
    list = request.name ?? table.fileTitle
  }

  mutating func read(_ reading: inout FeedReading) -> [Snapshots] {
    var items: [Reminder] = []
    for row in table.rows where !table.isFull(items, row, &reading) {
      switch table.text("TYPE", row).lowercased() {
      case "section": list = table.text("CONTENT", row)
      case "task": if let item = item(row, &reading) { items.append(item) }
      default: break
      }
    }
    return table.snapshots(items)
  }

  private mutating func item(_ row: [TableText.Field], _ reading: inout FeedReading) -> Reminder? {
    // Labels are written behind the text: `Water the plants @garden`.
    let words = table.text("CONTENT", row).split(whereSeparator: \.isWhitespace)
    let title = words.filter { !$0.hasPrefix("@") || $0.count == 1 }.joined(separator: " ").singleLine
    if title.isEmpty { return nil }
    var item = Reminder(id: names.name(title), title: title, listID: list, listTitle: list)
    item.priority = ["1": 1, "2": 5, "3": 9][table.text("PRIORITY", row)] ?? 0
    let zone = TimeZone(identifier: table.text("TIMEZONE", row)) ?? request.timeZone
    item.due = due("DATE", row, zone, &item, &reading) ?? due("DEADLINE", row, zone, &item, &reading)
    return item
  }

  private func due(
    _ column: String, _ row: [TableText.Field], _ zone: TimeZone, _ item: inout Reminder, _ reading: inout FeedReading
  ) -> Reminder.When? {
    guard let field = table.field(column, row), !field.text.isEmpty else { return nil }
    if let date = TaskDate(field.text, today: table.today) { return date.when(in: zone) }
    if field.text.lowercased().hasPrefix("every") || field.text.hasPrefix("ev ") {
      // The export does not say on which day the next turn is.
      item.isRecurring = true
      return nil
    }
    reading.add(
      Diagnostic(
        .feedLine, "`\(brief(field.text))` is not a date such as `2026-03-28`; the task is read without it",
        at: field.range))
    return nil
  }
}
