// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

extension FactTable {
  /// Reminders: counts and the next one.
  static let reminders: [FactKey] = joined(
    modeCounts, pageCounts, totals, nextReminder,
    FactKey.share(
      "__reminders_progress", from: .reminders, "The completed share of all reminders."
    ) { $0.reminders?.progress }, age(.reminders, "the reminders"), [remindersRecord])

  private static let modeCounts: [FactKey] = [
    count("today", .today, "due or started today, and repeating ones that are late"),
    count("overdue", .overdue, "that are late"), count("soon", .soon, "due within 24 hours"),
    count("flagged", .flagged, "that are flagged or of high priority"), count("open", .focus, "that are not done"),
  ]

  private static func count(_ name: String, _ mode: ReminderBoard.Mode, _ which: String) -> FactKey {
    key("__reminders_\(name)_count", .integer, in: .count, "The number of reminders \(which).") {
      FactText.whole($0.count(mode))
    }
  }

  private static let pageCounts: [FactKey] = ReminderBoard.Page.allCases.map { page in
    key(
      "__reminders_page_\(page.rawValue)_count", .integer, in: .count,
      "The number of reminders on the page \(page.title); each open one is on one page."
    ) { FactText.whole($0.items(on: page).count) }
  }

  private static let totals: [FactKey] = [
    key("__reminders_done_count", .integer, in: .count, "The number of completed reminders.") {
      FactText.whole($0.done)
    },
    key("__reminders_total_count", .integer, in: .count, "The number of all reminders.") {
      FactText.whole($0.total)
    },
    FactKey("__reminders_status", .text, from: .reminders, "Whether reminders could be read: `ok`, `denied`, …") {
      FactText.text($0.snapshots.reminders?.status.rawValue)
    },
  ]

  private static let nextReminder: [FactKey] = [
    next("title", .text, "The reminder that is due first.") { .string($0.title(in: $1.words)) },
    next("list", .text, "Its list.") { item, _ in FactText.text(item.reminder.listTitle) },
    next("time", .clock, "Its time of day, if it has one.") { item, context in
      item.isTimed ? FactText.clock(item.due, in: context.timeZone) : nil
    },
    next("time_local", .text, "The same in the reader's format.") { item, context in
      item.isTimed ? item.due.map { .string(context.clock.time($0)) } : nil
    },
    next("day", .day, "Its day.") { item, _ in FactText.day(item.dueDay) },
    next("due_iso", .instant, "When it is due; the beginning of the day if it has no time.") { item, _ in
      FactText.instant(item.due)
    },
    next("is_overdue", .flag, "Whether it is late.") { item, _ in .bool(item.modes.contains(.overdue)) },
  ]

  private static func next(
    _ part: String, _ kind: FactKey.Kind, _ summary: String,
    value: @escaping @Sendable (ReminderBoard.Item, FactContext) -> Value?
  ) -> FactKey {
    FactKey("__reminders_next_\(part)", kind, from: .reminders, changes: .minute, summary) { context in
      context.reminders?.next.flatMap { value($0, context) }
    }
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (ReminderBoard) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .reminders, changes: .minute, summary) { $0.reminders.flatMap(value) }
  }

  // MARK: Lists

  private static let remindersRecord = FactKey(
    .reminders, from: .reminders, changes: .minute,
    members: [
      FactMember("items", .list, presence: .always, members: items.members, "The open reminders, page by page."),
      FactMember(
        "sections", .list, presence: .always,
        members: [
          FactMember("title", .text, presence: .always, "The page's title."),
          FactMember("page", .text, presence: .always, "The page's name."),
          FactMember("count", .integer, in: .count, presence: .always, "The number of its reminders."),
          FactMember(
            "items", .list, presence: .always, members: items.members, "Its reminders, as in `reminders.items`."),
        ], "The pages that are not empty."),
    ]
      + ReminderBoard.Mode.allCases.map { mode in
        FactMember(
          mode.rawValue, .list, presence: .always, members: items.members, "The open ones of mode `\(mode.rawValue)`.")
      }, "The open reminders as lists for `forEach`."
  ) { context in
    guard let board = context.reminders else { return nil }
    let pages = ReminderBoard.Page.allCases.map { ($0, board.items(on: $0)) }.filter { !$0.1.isEmpty }
    // Each reminder appears in several lists.
    let records = board.items.map { items.record(of: $0, in: context) }
    func list(_ entries: [ReminderBoard.Item]) -> Value { .list(entries.map { records[$0.index] }) }
    let modes = ReminderBoard.Mode.allCases.map { ($0.rawValue, list(board.items(in: $0))) }
    let lists: [String: Value] = [
      "items": .list(records),
      "sections": .list(
        pages.map { page, entries in
          .record([
            "title": .string(context.words.translated(page.title)), "page": .string(page.rawValue),
            "count": .number(Double(entries.count)),
            "items": list(entries),
          ])
        }),
    ]
    return .record(lists.merging(modes) { own, _ in own })
  }

  private static let items = MemberTable<ReminderBoard.Item>([
    MemberField("title", .text, presence: .always, "Its title.") { .string($0.title(in: $1.words)) },
    MemberField("list", .text, "Its list.") { item, _ in FactText.text(item.reminder.listTitle) },
    MemberField("page", .text, presence: .always, "Its page.") { item, _ in .string(item.page.rawValue) },
    MemberField("time", .clock, "Its time of day, if it has one.") { item, context in
      item.isTimed ? FactText.clock(item.due, in: context.timeZone) : nil
    },
    MemberField("time_local", .text, "Its time of day, in the reader's format.") { item, context in
      item.isTimed ? item.due.map { .string(context.clock.time($0)) } : nil
    },
    MemberField("day", .day, "Its day.") { item, _ in FactText.day(item.dueDay) },
    MemberField("due_iso", .instant, "When it is due; the beginning of the day if it has no time.") { item, _ in
      FactText.instant(item.due)
    },
    MemberField("priority", .integer, in: .index, presence: .always, "1 is the highest, 9 the lowest, 0 none.") {
      item, _ in FactText.whole(item.reminder.priority)
    },
    MemberField("is_overdue", .flag, presence: .always, "Whether it is late.") { item, _ in
      .bool(item.modes.contains(.overdue))
    },
    MemberField("is_today", .flag, presence: .always, "Whether it is for today.") { item, _ in
      .bool(item.modes.contains(.today))
    },
    MemberField("is_flagged", .flag, presence: .always, "Whether it is flagged or has high priority.") { item, _ in
      .bool(item.modes.contains(.flagged))
    },
    MemberField("is_recurring", .flag, presence: .always, "Whether it repeats.") { item, _ in
      .bool(item.reminder.isRecurring)
    },
  ])
}
