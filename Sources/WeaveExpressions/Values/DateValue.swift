// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// A date in expressions: a moment, or a whole day.
public struct DateValue: Sendable, Hashable {
  /// Seconds since 1970; for a day, its local midnight.
  let seconds: Double
  /// The day; nil for a moment.
  let day: LocalDay?

  /// A moment, clamped to the range of calendars.
  init(seconds: Double) {
    self.seconds = CivilTime.clamped(seconds)
    day = nil
  }

  init(_ day: LocalDay, in timeZone: TimeZone) {
    seconds = day.start(in: timeZone).timeIntervalSince1970
    self.day = day
  }

  /// The form that every date filter reads: `2026-03-28`, or a moment in UTC.
  var text: String { day.map(\.description) ?? InstantText.text(Date(timeIntervalSince1970: seconds)) }
}

extension DateValue {
  /// A value as a date; nil if it is not one. Texts and numbers are read as in date filters.
  init?(_ value: Value, in context: EvaluationContext) {
    switch value {
    case .date(let date): self = date
    case .string(let text):
      if let day = LocalDay(text.trimmed) {
        self.init(day, in: context.timeZone)
        return
      }
      guard let seconds = DateText.seconds(text, in: context) else { return nil }
      let isDay = ["today", "tomorrow", "yesterday"].contains(text.trimmed.lowercased())
      self = isDay ? DateValue(seconds: seconds).wholeDay(in: context.timeZone) : DateValue(seconds: seconds)
    case .number(let number):
      guard number.isFinite, let seconds = DateText.seconds(PlainNumber.text(of: number), in: context) else {
        return nil
      }
      self.init(seconds: seconds)
    case .missing, .bool, .list, .record, .span: return nil
    }
  }

  /// A value as a date, if one is required; a text that is not a date is noted.
  init?(noting value: Value, in context: EvaluationContext) {
    guard let date = DateValue(value, in: context) else {
      context.noteDate(value)
      return nil
    }
    self = date
  }

  /// The date and time on a clock in a time zone.
  func civil(in timeZone: TimeZone) -> CivilTime { day?.civil ?? CivilTime(seconds: seconds, in: timeZone) }

  /// The day of the date in a time zone.
  func localDay(in timeZone: TimeZone) -> LocalDay { day ?? LocalDay(number: civil(in: timeZone).dayNumber) }

  func wholeDay(in timeZone: TimeZone) -> DateValue { DateValue(localDay(in: timeZone), in: timeZone) }

  /// The date a span later.
  ///
  /// Months and days follow the calendar, so that summer time does not shift a day; a day that a month lacks becomes
  /// its last. Adding hours to a whole day gives a moment.
  func advanced(by span: TimeSpan, in timeZone: TimeZone) -> DateValue {
    var civil = civil(in: timeZone)
    let months = civil.year * 12 + civil.month - 1 + span.months
    let (year, month) = CivilTime.floorDivision(months, 12)
    civil.year = min(max(year, -200_000), 200_000)
    civil.month = month + 1
    civil.day = min(civil.day, CivilTime.daysInMonth(civil.month, ofYear: civil.year))
    let moved = LocalDay(number: civil.dayNumber).advanced(by: span.days)
    if day != nil, span.seconds == 0 { return DateValue(moved, in: timeZone) }
    if span.months == 0, span.days == 0 { return DateValue(seconds: seconds + span.seconds) }
    var clock = moved.civil
    (clock.hour, clock.minute, clock.second) = (civil.hour, civil.minute, civil.second)
    return DateValue(seconds: clock.seconds(in: timeZone) + span.seconds)
  }
}

/// A length of time in calendar units: `days(3)`, `months(1) + hours(2)`.
public struct TimeSpan: Sendable, Hashable {
  let months: Int
  let days: Int
  let seconds: Double

  /// A span with each part clamped to the range of calendars.
  init(months: Double = 0, days: Double = 0, seconds: Double = 0) {
    func whole(_ number: Double, _ limit: Double) -> Int {
      number.isNaN ? 0 : Int(min(max(number, -limit), limit).rounded(.towardZero))
    }
    self.months = whole(months, 2_400_000)
    // Fractions of a day become hours.
    let wholeDays = whole(days, 1e8)
    self.days = wholeDays
    let rest = days.isFinite && abs(days) < 1e8 ? (days - Double(wholeDays)) * 86_400 : 0
    self.seconds = CivilTime.clamped(seconds + rest)
  }

  /// Its approximate length in seconds; a month counts as the mean of the Gregorian calendar, 30.436875 days.
  var length: Double { Double(months) * 2_629_746 + Double(days) * 86_400 + seconds }

  func times(_ factor: Double) -> TimeSpan {
    TimeSpan(months: Double(months) * factor, days: Double(days) * factor, seconds: seconds * factor)
  }

  static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan {
    TimeSpan(
      months: Double(a.months) + Double(b.months), days: Double(a.days) + Double(b.days), seconds: a.seconds + b.seconds
    )
  }

  /// The span from one date to another: in days if both are whole days, else in seconds.
  static func between(_ later: DateValue, _ earlier: DateValue) -> TimeSpan {
    if let end = later.day, let start = earlier.day { return TimeSpan(days: Double(end.days(since: start))) }
    return TimeSpan(seconds: later.seconds - earlier.seconds)
  }
}
