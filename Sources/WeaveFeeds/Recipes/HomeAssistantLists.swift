// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension FeedSource {
  /// To-do lists of Home Assistant: records with `entity_id`, `name` and `items`. The open items become reminders, and the
  /// names of the lists the variable `lists`, as the board of chores reads them.
  ///
  /// - Source: Home Assistant, action `todo.get_items`: items with `summary`, `uid`, `status`, and `due`, which is a day
  ///   or a moment.
  static let homeAssistantLists = FeedSource(
    "home-assistant-lists", "Home Assistant", [.reminders, .variables]
  ) { source, request in
    var reading = FeedReading(source, request)
    guard let root = reading.json() else { return reading.checked([]) }
    guard let lists = root.elements, lists.allSatisfy({ $0["items"]?.elements != nil }) else {
      reading.add(
        root["message"].map { .refused(by: "Home Assistant", $0.stringValue, at: $0.range) }
          ?? .wrongShape(of: "Home Assistant", expected: "it is not a list of to-do lists", at: root.range))
      return reading.checked([])
    }
    var reminders = RemindersSnapshot(generatedAt: request.now)
    var names = ItemNames()
    var titles: [String] = []
    for list in lists {
      let entity = list["entity_id"]?.stringValue ?? ""
      // A comma stands between the names of lists.
      let title = (list["name"]?.stringValue ?? entity).replacing(",", with: " ").singleLine
      titles.append(title)
      for item in list["items"]?.elements ?? [] {
        guard reminders.items.count < Limits.snapshotReminders else {
          reading.add(
            Diagnostic(
              .feedTooMany, "more than \(Limits.snapshotReminders) to-dos; skipped this one and the rest",
              at: item.range))
          break
        }
        guard let reminder = reminder(item, entity, title, &names, &reading) else { continue }
        reminders.items.append(reminder)
      }
    }
    var snapshots = Snapshots()
    snapshots.reminders = reminders
    snapshots.variables = StoredVariables(
      updatedAt: request.now, values: ["lists": .text(titles.joined(separator: ", "))])
    return reading.checked([snapshots])
  }

  private static func reminder(
    _ item: JSONNode, _ entity: String, _ list: String, _ names: inout ItemNames, _ reading: inout FeedReading
  ) -> Reminder? {
    guard let title = item["summary"]?.stringValue?.singleLine, !title.isEmpty else { return nil }
    var reminder = Reminder(
      id: names.name("\(entity)/\(item["uid"]?.stringValue ?? title)"), title: title, listID: entity, listTitle: list)
    reminder.isCompleted = item["status"]?.stringValue == "completed"
    if let due = item["due"], let text = due.stringValue {
      let day = LocalDay(text).map { Reminder.When.day($0) }
      reminder.due = day ?? InstantText.date(text).map { .moment($0) }
      if reminder.due == nil {
        reading.add(
          Diagnostic(.feedLine, "`\(brief(text))` is not a date; the task is read without it", at: due.range))
      }
    }
    return reminder
  }
}
