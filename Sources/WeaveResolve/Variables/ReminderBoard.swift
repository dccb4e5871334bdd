// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveTime

/// Reminders sorted into the app's pages, each open one on exactly one of them, and counted by its modes.
///
/// - Source: WidgetWeaver's partition of its second reminders widget, and the filters of the first.
struct ReminderBoard: Sendable {
  enum Page: String, Sendable, CaseIterable {
    case overdue, today, upcoming, high, anytime, lists

    var title: String {
      switch self {
      case .overdue: "Overdue"
      case .today: "Today"
      case .upcoming: "Upcoming"
      case .high: "High priority"
      case .anytime: "Anytime"
      case .lists: "Lists"
      }
    }
  }

  enum Mode: String, Sendable, CaseIterable { case today, overdue, soon, flagged, focus }

  struct Item: Sendable {
    var reminder: Reminder
    var page: Page
    var modes: Set<Mode>
    /// The moment that it is due; of a day its beginning.
    var due: Date?
    var dueDay: LocalDay?
    var isTimed: Bool
  }

  /// The open ones: by page, in each the most urgent first.
  let items: [Item]
  let done: Int
  let total: Int

  init?(_ snapshot: RemindersSnapshot?, now: Date, today: LocalDay, timeZone: TimeZone) {
    guard let snapshot else { return nil }
    total = snapshot.items.count
    done = snapshot.items.count { $0.isCompleted }
    items = snapshot.items.filter { !$0.isCompleted }
      .map { Item($0, now: now, today: today, timeZone: timeZone) }
      .sorted { ($0.pageIndex, $0.order) < ($1.pageIndex, $1.order) }
  }

  func items(on page: Page) -> [Item] { items.filter { $0.page == page } }

  func count(_ mode: Mode) -> Int { items.count { $0.modes.contains(mode) } }

  /// What is due first, whatever its page; without anything due the first of all.
  var next: Item? {
    items.filter { $0.due != nil }.min { ($0.order) < ($1.order) } ?? items.first
  }

  /// The share of all that is done; nil where there is nothing.
  var progress: Double? { total > 0 ? Double(done) / Double(total) : nil }
}

extension ReminderBoard.Item {
  /// How far ahead `soon` looks, as the app's default has it.
  private static let soon = 86_400.0

  init(_ reminder: Reminder, now: Date, today: LocalDay, timeZone: TimeZone) {
    self.reminder = reminder
    (due, dueDay, isTimed) = Self.moment(reminder.due, timeZone)
    let startDay = Self.moment(reminder.start, timeZone).1
    let isPast = dueDay.map { $0 < today } ?? false
    let isLate = isPast || (isTimed && due.map { $0 < now } == true)
    page = Self.page(reminder, dueDay, today)
    modes = [.focus]
    if dueDay == today || startDay == today || (reminder.isRecurring && isPast) { modes.insert(.today) }
    if isLate { modes.insert(.overdue) }
    if let due, !isLate, due <= now.addingTimeInterval(Self.soon) { modes.insert(.soon) }
    if reminder.isHigh { modes.insert(.flagged) }
  }

  private static func page(_ reminder: Reminder, _ due: LocalDay?, _ today: LocalDay) -> ReminderBoard.Page {
    if let due, due < today { return reminder.isRecurring ? .today : .overdue }
    if due == today { return .today }
    if let due, due <= today.advanced(by: 7) { return .upcoming }
    if reminder.isHigh { return .high }
    return due == nil ? .anytime : .lists
  }

  private static func moment(_ when: Reminder.When?, _ timeZone: TimeZone) -> (Date?, LocalDay?, Bool) {
    switch when {
    case .moment(let date)?: (date, LocalDay(date, in: timeZone), true)
    case .day(let day)?: (day.start(in: timeZone), day, false)
    case nil: (nil, nil, false)
    }
  }

  var title: String { reminder.title.isEmpty ? "Untitled" : reminder.title }

  fileprivate var pageIndex: Int { ReminderBoard.Page.allCases.firstIndex(of: page) ?? 0 }

  /// Day, timed before untimed, moment, priority, title, id; what has no date comes last.
  fileprivate var order: Order {
    Order(
      day: dueDay?.number ?? .max, untimed: isTimed ? 0 : 1, moment: due?.timeIntervalSince1970 ?? .infinity,
      priority: reminder.rank, title: reminder.title, id: reminder.id)
  }

  fileprivate struct Order: Comparable {
    var day, untimed: Int
    var moment: Double
    var priority: Int
    var title, id: String

    static func < (a: Order, b: Order) -> Bool {
      (a.day, a.untimed, a.moment, a.priority, a.title, a.id) < (b.day, b.untimed, b.moment, b.priority, b.title, b.id)
    }
  }
}

extension Reminder {
  /// Priority 1 to 4, or flagged without a priority.
  fileprivate var isHigh: Bool { (1...4).contains(priority) || (isFlagged && priority == 0) }

  /// 1 to 9; a flag alone counts as 1, and nothing as last.
  fileprivate var rank: Int { priority > 0 ? priority : isFlagged ? 1 : 10 }
}
