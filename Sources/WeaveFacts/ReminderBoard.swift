// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

/// Reminders sorted into the app's pages, with each open one on exactly one page, and counted by the app's modes.
///
/// - Source: the pages of WidgetWeaver's second reminders widget, and the filters of the first.
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
    /// Its index among all open reminders, from 0.
    var index = 0
    var page: Page
    var modes: Set<Mode>
    /// The moment when it is due; the beginning of the day if it has no time.
    var due: Date?
    var dueDay: LocalDay?
    var isTimed: Bool
  }

  /// The open reminders by page, the most urgent first on each.
  let items: [Item]
  let done: Int
  let total: Int
  /// The part of the day in which no reminder becomes due or `soon`.
  let period: FactPeriod
  /// Lists that the snapshot has prepared for some modes, as identifiers of reminders.
  private let prepared: [String: [String]]

  init?(_ snapshot: RemindersSnapshot?, now: Date, today: LocalDay, timeZone: TimeZone) {
    guard let snapshot else { return nil }
    prepared = Dictionary(snapshot.modes.map { ($0.mode, $0.itemIDs) }) { first, _ in first }
    total = snapshot.items.count
    done = snapshot.items.count { $0.isCompleted }
    let open = snapshot.items.filter { !$0.isCompleted }
      .map { Item($0, now: now, today: today, timeZone: timeZone) }
    let sorted = open.map { ($0.pageIndex, $0.pageOrder, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    items = sorted.enumerated().map { index, entry in
      var item = entry.2
      item.index = index
      return item
    }
    period = open.reduce(FactPeriod.always) { period, item in item.narrowed(period, now) }
  }

  func items(on page: Page) -> [Item] { items.filter { $0.page == page } }

  /// The open reminders of a mode: as prepared by the snapshot, otherwise by due date, then flagged, then title.
  func items(in mode: Mode) -> [Item] {
    guard let ids = prepared[mode.rawValue] else {
      return items.filter { $0.modes.contains(mode) }.map { ($0.modeOrder, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    let byID = Dictionary(items.map { ($0.reminder.id, $0) }) { first, _ in first }
    return ids.compactMap { byID[$0] }
  }

  func count(_ mode: Mode) -> Int {
    prepared[mode.rawValue] == nil ? items.count { $0.modes.contains(mode) } : items(in: mode).count
  }

  /// The reminder that is due first, whatever its page; the first of all if none has a date.
  var next: Item? {
    items.filter { $0.due != nil }.min { $0.dueOrder < $1.dueOrder } ?? items.first
  }

  /// The completed share of all reminders; nil if there are none.
  var progress: Double? { total > 0 ? Double(done) / Double(total) : nil }
}

extension ReminderBoard.Item {
  /// How far ahead `soon` looks, in seconds; the app's default.
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
    if let due, !isLate, due.addingTimeInterval(-Self.soon) <= now { modes.insert(.soon) }
    if reminder.isFlagged || reminder.isHigh { modes.insert(.flagged) }
  }

  /// The part of a period in which the reminder's relation to the moment stays the same.
  fileprivate func narrowed(_ period: FactPeriod, _ now: Date) -> FactPeriod {
    guard let due else { return period }
    let soon = period.split(at: due.addingTimeInterval(-Self.soon), keeping: now)
    return isTimed ? soon.split(at: due.next, keeping: now) : soon
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

  func title(in words: Words) -> String { reminder.title.isEmpty ? words[.untitled] : reminder.title }

  /// The title for sorting, which is the same in every language.
  private var title: String { title(in: Words(.en)) }

  fileprivate var pageIndex: Int { ReminderBoard.Page.allCases.firstIndex(of: page) ?? 0 }

  /// The sort order on its page.
  fileprivate var pageOrder: Order {
    let rank = Double(reminder.rank)
    switch page {
    case .overdue, .upcoming: return dueOrder
    case .today:
      let isCarriedOver = modes.contains(.overdue) && reminder.isRecurring
      return order([isCarriedOver ? 0 : 1, isTimed ? 0 : 1, isTimed ? moment : rank])
    case .high: return order([rank, due == nil ? 1 : 0, moment])
    case .anytime: return order([rank])
    case .lists: return order([due == nil ? 1 : 0, moment, rank], within: reminder.listTitle)
    }
  }

  /// The order by due date, without a date last; then by urgency.
  fileprivate var dueOrder: Order { order([moment, isTimed ? 0 : 1, Double(reminder.rank)]) }

  fileprivate var modeOrder: Order { order([moment, modes.contains(.flagged) ? 0 : 1]) }

  private var moment: Double { due?.timeIntervalSince1970 ?? .infinity }

  /// With equal numbers the title decides, then the identifier, so that every run gives the same order.
  private func order(_ numbers: [Double], within group: String = "") -> Order {
    Order(group: group, numbers: numbers, title: title, id: reminder.id)
  }

  fileprivate struct Order: Comparable {
    var group: String
    var numbers: [Double]
    var title, id: String

    static func < (a: Order, b: Order) -> Bool {
      if a.group != b.group { return a.group < b.group }
      if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
      return (a.title, a.id) < (b.title, b.id)
    }
  }
}

extension Reminder {
  /// Whether its priority is 1 to 4, or it is flagged without a priority.
  fileprivate var isHigh: Bool { (1...4).contains(priority) || (isFlagged && priority == 0) }

  /// Its priority, 1 to 9; a flag without a priority counts as 1, and neither counts as last.
  fileprivate var rank: Int { priority > 0 ? priority : isFlagged ? 1 : 10 }
}
