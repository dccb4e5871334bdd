// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// A to-do as a calendar writes it.
struct WrittenToDo {
  var component: ICalComponent
  var id: String
  var title: String
  var due: (time: ICalTime, zone: CalendarZone)?
  var start: (time: ICalTime, zone: CalendarZone)?
  /// Its place in a series, by its start, or else by when it is due; nil if it has neither.
  var event: WrittenEvent?

  init(_ component: ICalComponent, id: String, title: String) {
    self.component = component
    self.id = id
    self.title = title
  }

  var isRecurring: Bool { component.recurs }

  var isCancelled: Bool { component.line("STATUS")?.value.uppercased() == "CANCELLED" }

  var isCompleted: Bool {
    component.line("STATUS")?.value.uppercased() == "COMPLETED" || component.line("COMPLETED") != nil
      || component.line("PERCENT-COMPLETE")?.value == "100"
  }

  /// The reminder, moved by a number of seconds on the clock.
  func reminder(movedBy shift: Int = 0, listTitle: String) -> Reminder {
    var item = Reminder(id: id, title: title, listID: listTitle, listTitle: listTitle)
    item.due = due.map { Self.when($0, shift) } ?? dueByDuration(shift)
    item.start = start.map { Self.when($0, shift) }
    item.priority =
      component.line("PRIORITY").flatMap { Int($0.value) }.flatMap { (0...9).contains($0) ? $0 : nil } ?? 0
    item.isCompleted = isCompleted
    item.isRecurring = isRecurring
    return item
  }

  private func dueByDuration(_ shift: Int) -> Reminder.When? {
    guard let start, let duration = component.line("DURATION").flatMap({ ICalDuration($0.value) }) else { return nil }
    let due = Self.when(start, shift + duration.days * 86_400)
    guard case .moment(let moment) = due else { return due }
    return .moment(moment.addingTimeInterval(Double(duration.seconds)))
  }

  private static func when(_ written: (time: ICalTime, zone: CalendarZone), _ shift: Int) -> Reminder.When {
    let local = written.time.seconds + shift
    if written.time.form == .day {
      return .day(LocalDay(number: CivilTime.floorDivision(local, 86_400).quotient))
    }
    return .moment(Date(timeIntervalSince1970: written.zone.moment(of: local)))
  }
}

/// The to-dos of one calendar. Of a recurring one, the next occurrence that is still open is shown, and those that were
/// done.
struct CalendarToDos {
  private let listTitle: String
  private let today: LocalDay
  private let zone: TimeZone
  private var order: [String] = []
  private var series: [String: [WrittenToDo]] = [:]

  init(_ request: FeedRequest, listTitle: String) {
    self.listTitle = listTitle
    zone = request.timeZone
    today = LocalDay(request.now, in: request.timeZone)
  }

  mutating func add(_ toDo: WrittenToDo, uid: String) {
    if series[uid] == nil { order.append(uid) }
    series[uid, default: []].append(toDo)
  }

  /// The reminders, in the order of the calendar.
  func reminders(
    _ budget: inout Recurrence.Budget, _ add: (DiagnosticCode, Diagnostic.Message, SourceRange) -> Void
  ) -> [Reminder] {
    order.flatMap { uid -> [Reminder] in
      let toDos = series[uid] ?? []
      let shown = toDos.filter { !$0.isCancelled }.map { ($0, $0.reminder(listTitle: listTitle)) }
      guard let master = toDos.first(where: { $0.isRecurring && $0.event?.replacedTime == nil }), !master.isCancelled,
        !master.isCompleted, let event = master.event
      else { return shown.map(\.1) }
      let next = next(of: master, event, toDos, &budget, add)
      return shown.filter { $0.0.isCompleted }.map(\.1) + (next.map { [$0] } ?? [])
    }
  }

  /// The first open occurrence that is due today or later; without one, the last that was due before.
  private func next(
    of master: WrittenToDo, _ event: WrittenEvent, _ toDos: [WrittenToDo], _ budget: inout Recurrence.Budget,
    _ add: (DiagnosticCode, Diagnostic.Message, SourceRange) -> Void
  ) -> Reminder? {
    let changes = toDos.compactMap { toDo -> (Double, WrittenToDo)? in
      guard let time = toDo.event?.replacedTime else { return nil }
      return (event.moment(event.local(of: time)), toDo)
    }
    let changed = Set(changes.map(\.0))
    let open = changes.filter { !$0.1.isCompleted && !$0.1.isCancelled }.map { $0.1.reminder(listTitle: listTitle) }
    // Most recur within weeks; some only every few years.
    let begin = today.number * 86_400
    var earlier: Reminder?
    for days in [62, 3_660] {
      let lower = begin - days * 86_400
      let times = SeriesTimes(of: event, from: lower, to: begin + days * 86_400, &budget, add)
      let locals = times.locals.filter {
        let moment = event.moment($0)
        return !times.excluded.contains(moment) && !changed.contains(moment)
      }
      // Days follow one another as times do, so few of thousands of occurrences are made.
      let made = { (local: Int) in master.reminder(movedBy: local - event.start.seconds, listTitle: listTitle) }
      let due = locals.partitioningIndex { day(of: made($0)) >= today }
      let all = (locals[max(due - 1, 0)..<min(due + 1, locals.count)].map(made) + open).map { (day(of: $0), $0) }
      if let next = all.filter({ $0.0 >= today }).min(by: { $0.0 < $1.0 })?.1 { return next }
      earlier = all.reversed().max { $0.0 < $1.0 }?.1
    }
    return earlier
  }

  /// The day on which a reminder is due, or else starts.
  private func day(of item: Reminder) -> LocalDay {
    switch item.due ?? item.start {
    case .day(let day): day
    case .moment(let moment): LocalDay(moment, in: zone)
    case nil: today
    }
  }
}

extension Array {
  /// The index of the first element for which a condition holds, which holds for all after it; the count if for none.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
