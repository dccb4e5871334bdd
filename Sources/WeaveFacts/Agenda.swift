// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

/// The events that have not ended, in order of importance.
///
/// Events that are running or come first are first; all-day events follow that day's timed events. Cancelled events do
/// not count. The agenda is made for one moment, so its next event has never ended.
struct Agenda: Sendable {
  struct Entry: Sendable {
    var event: CalendarEvent
    /// The moment when it begins; for an all-day event, midnight on the reader's clock.
    var start: Date
    /// The moment after its end.
    var end: Date
    var isAllDay: Bool
    var isRunning: Bool
    /// Its first day that has not ended.
    var day: LocalDay
  }

  let entries: [Entry]
  /// The number of today's events, including those that have ended.
  let countOfToday: Int
  /// The part of the day in which no event begins or ends.
  let period: FactPeriod

  init?(_ snapshot: CalendarSnapshot?, now: Date, today: LocalDay, timeZone: TimeZone) {
    guard let snapshot else { return nil }
    let all = snapshot.events.filter { !$0.isCancelled }.map {
      Entry($0, now: now, today: today, timeZone: timeZone)
    }
    let (midnight, next) = (today.start(in: timeZone), today.advanced(by: 1).start(in: timeZone))
    countOfToday = all.count { $0.start < next && ($0.end > midnight || $0.start >= midnight) }
    entries = all.filter { $0.end > now }.sorted { $0.order < $1.order }
    period = all.reduce(FactPeriod.always) { period, entry in
      period.split(at: entry.start, keeping: now).split(at: entry.end, keeping: now)
    }
  }

  var next: Entry? { entries.first }

  var following: Entry? { entries.dropFirst().first }

  /// Today's all-day events, with their indices among all events.
  func allDay(on today: LocalDay) -> [(place: Int, entry: Entry)] {
    entries.enumerated().filter { $0.element.isAllDay && $0.element.day == today }.map { ($0.offset, $0.element) }
  }

  /// The number of today's events that have not ended.
  func left(on today: LocalDay) -> Int { entries.count { $0.day == today } }
}

extension Agenda.Entry {
  init(_ event: CalendarEvent, now: Date, today: LocalDay, timeZone: TimeZone) {
    self.event = event
    switch event.span {
    case .timed(let start, let end):
      (self.start, self.end, isAllDay) = (start, end, false)
      day = max(LocalDay(start, in: timeZone), today)
    case .allDay(let first, let last):
      (start, end, isAllDay) = (first.start(in: timeZone), last.advanced(by: 1).start(in: timeZone), true)
      day = max(first, today)
    }
    isRunning = start <= now && end > now
  }

  fileprivate var order: (Int, Int, Double, Double) {
    (day.number, isAllDay ? 1 : 0, start.timeIntervalSince1970, end.timeIntervalSince1970)
  }

  /// The last day to show it on: a dinner that ends after midnight is shown on its evening only.
  func lastDay(in timeZone: TimeZone) -> LocalDay {
    guard isAllDay || end.timeIntervalSince(start) >= 86_400 else { return day }
    // An event that ends at midnight ends with the day before.
    return max(LocalDay(end.addingTimeInterval(-1), in: timeZone), day)
  }

  func title(in words: Words) -> String { event.title.isEmpty ? words[.untitled] : event.title }

  /// Minutes until it begins, rounded up; 0 once it is running.
  func minutes(_ context: FactContext) -> Double {
    context.hasCome(start) ? 0 : max(context.time.minutes(until: start), 0)
  }

  /// The same if it is less than a day; otherwise nil.
  private func minutesOfDay(_ context: FactContext) -> Int? {
    // More than 1,439 minutes are a day or more.
    guard context.hasCome(start.addingTimeInterval(-1_439 * 60)) else { return nil }
    return Int(min(minutes(context), 1_439))
  }

  /// The time until it begins: `Now`, `15m`, `2h 5m`, or `1d` for another day. For an all-day event, `Today` or the
  /// days.
  func countdown(_ context: FactContext) -> String {
    let days = day.days(since: context.today)
    if isAllDay { return days == 0 ? context.words[.today] : context.words.count(.daysShort, days) }
    guard let minutes = minutesOfDay(context) else { return context.words.count(.daysShort, max(days, 1)) }
    return minutes > 0 ? context.words.shortSpan(minutes: minutes) : context.words[.now]
  }

  /// The time until it begins, in words: `25 min`, `1 h 25 min`, `Tomorrow`, `3 days`; `Now` once it is running.
  func wait(_ context: FactContext) -> String {
    let days = day.days(since: context.today)
    if isAllDay { return days == 0 ? context.words[.today] : Self.days(days, context) }
    guard let minutes = minutesOfDay(context) else { return Self.days(max(days, 1), context) }
    return minutes > 0 ? context.words.span(minutes: minutes) : context.words[.now]
  }

  /// The time until it ends: the same words within a day, then `Tomorrow` or the weekday, and from a week on the number
  /// of days; nil before it has begun.
  func rest(_ context: FactContext) -> String? {
    guard isRunning, !isAllDay else { return nil }
    guard !context.hasCome(end.addingTimeInterval(-1_439 * 60)) else {
      return context.words.span(minutes: Int(min(max(context.time.minutes(until: end), 0), 1_439)))
    }
    // An event that ends at midnight ends with the day before.
    let moment = end.addingTimeInterval(-1)
    let last = LocalDay(moment, in: context.timeZone)
    let days = last.days(since: context.today)
    return (2...6).contains(days) ? context.clock.weekday(moment) : Self.days(max(days, 1), context)
  }

  /// The part of it that is over, 0...1; nil before it has begun.
  func elapsed(_ context: FactContext) -> Double? {
    let length = end.timeIntervalSince(start)
    guard isRunning, length > 0 else { return nil }
    return min(max(context.runningMinute.timeIntervalSince(start) / length, 0), 1)
  }

  private static func days(_ count: Int, _ context: FactContext) -> String {
    count == 1 ? context.words[.tomorrow] : context.words.count(.daysLong, count)
  }
}
