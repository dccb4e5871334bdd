// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// Microsoft To Do: the tasks that Outlook exports as CSV, or the JSON of Microsoft Graph, which exporters write.
  ///
  /// - Source: Microsoft, “Export tasks” of Outlook; Microsoft Graph, `todoTask`: a due date is a day, written as its
  ///   midnight.
  static let microsoftToDo = FeedSource(
    "microsoft-todo", "Microsoft To Do", [.reminders],
    recognises: { start in
      if start.isJSON {
        return start.contains("\"title\"") && start.contains("\"importance\"") && start.contains("\"status\"")
      }
      let line = start.firstLine
      return ["Subject", "Due Date", "Priority"].allSatisfy { line.contains($0) }
    }
  ) { source, request in
    var reading = FeedReading(source, request)
    let start = FileStart(source.bytes.prefix(64), name: source.name)
    return reading.checked(start.isJSON ? GraphTasks.read(&reading) : OutlookTasks.read(source, &reading))
  }
}

/// The tasks of Outlook's export, which has names of categories but not of lists.
private enum OutlookTasks {
  static func read(_ source: SourceText, _ reading: inout FeedReading) -> [Snapshots] {
    guard let table = TaskTable(source, ["Subject", "Due Date"], of: "Microsoft To Do", &reading) else { return [] }
    let order = TaskDate.order(of: table.rows.flatMap { [table.text("Due Date", $0), table.text("Start Date", $0)] })
    let list = reading.request.name ?? table.fileTitle
    var names = ItemNames()
    var items: [Reminder] = []
    for row in table.rows where !table.isFull(items, row, &reading) {
      let title = table.text("Subject", row).singleLine
      if title.isEmpty { continue }
      var item = Reminder(id: names.name(title), title: title, listID: list, listTitle: list)
      item.priority = ["high": 1, "low": 9][table.text("Priority", row).lowercased()] ?? 0
      let status = table.text("Status", row).lowercased()
      item.isCompleted =
        status == "completed" || status == "complete" || !table.text("Date Completed", row).isEmpty
        || table.text("% Complete", row).hasPrefix("100")
      item.due = day("Due Date", row, table, order, &reading)
      item.start = day("Start Date", row, table, order, &reading)
      items.append(item)
    }
    return table.snapshots(items)
  }

  private static func day(
    _ column: String, _ row: [TableText.Field], _ table: TaskTable, _ order: TaskDate.Order,
    _ reading: inout FeedReading
  ) -> Reminder.When? {
    guard let field = table.field(column, row), !field.text.isEmpty else { return nil }
    if let date = TaskDate(field.text, order: order, today: table.today) {
      return date.when(in: reading.request.timeZone)
    }
    reading.add(
      Diagnostic(
        .feedLine,
        order == .unknown
          ? "`\(brief(field.text))` can be read with the day or the month first; the task is read without it"
          : "`\(brief(field.text))` is not a date; the task is read without it", at: field.range))
    return nil
  }
}

/// The tasks of Microsoft Graph: an answer with `value`, a list of tasks, or a list of lists with their tasks.
private enum GraphTasks {
  static func read(_ reading: inout FeedReading) -> [Snapshots] {
    guard let root = reading.json() else { return [] }
    guard let entries = root["value"]?.elements ?? root.elements ?? root["lists"]?.elements else {
      reading.add(
        root["error"].map { .refused(by: "Microsoft To Do", $0["message"]?.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Microsoft To Do", expected: "it has no `value`", at: root.range))
      return []
    }
    var items: [Reminder] = []
    var names = ItemNames()
    for entry in entries {
      let list = reading.request.name ?? entry["displayName"]?.stringValue ?? ""
      for task in entry["tasks"]?.elements ?? [entry] {
        guard let title = task["title"]?.stringValue?.singleLine, !title.isEmpty else { continue }
        guard items.count < Limits.snapshotReminders else {
          reading.add(
            Diagnostic(
              .feedTooMany, "more than \(Limits.snapshotReminders) to-dos; skipped this one and the rest",
              at: task.range))
          return snapshots(items, reading)
        }
        items.append(item(task, title, list, &names))
      }
    }
    return snapshots(items, reading)
  }

  private static func item(
    _ task: JSONNode, _ title: String, _ list: String, _ names: inout ItemNames
  ) -> Reminder {
    var item = Reminder(
      id: task["id"]?.stringValue ?? names.name(title), title: title, listID: list, listTitle: list)
    item.priority = ["high": 1, "low": 9][task["importance"]?.stringValue ?? ""] ?? 0
    item.isCompleted = task["status"]?.stringValue == "completed"
    item.isRecurring = task["recurrence"]?.members != nil
    item.due = day(task["dueDateTime"])
    item.start = day(task["startDateTime"])
    return item
  }

  /// `{"dateTime": "2026-03-28T00:00:00.0000000", "timeZone": "UTC"}` is the 28th, wherever the reader is.
  private static func day(_ node: JSONNode?) -> Reminder.When? {
    let text = node?["dateTime"]?.stringValue ?? node?.stringValue
    return text.flatMap { LocalDay(String($0.prefix(10))) }.map { .day($0) }
  }

  private static func snapshots(_ items: [Reminder], _ reading: FeedReading) -> [Snapshots] {
    var snapshots = Snapshots()
    snapshots.reminders = RemindersSnapshot(generatedAt: reading.request.now, items: items)
    return [snapshots]
  }
}
