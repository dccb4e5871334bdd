// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveTime

/// A time of a property with its zone.
struct WrittenTime {
  var time: ICalTime
  /// nil for a local time without a zone.
  var zone: CalendarZone?

  /// The number of the day that a time names: its date; for a time in UTC its date in a zone.
  ///
  /// The first and the last second of a day in UTC mean that day anywhere.
  func day(in zone: CalendarZone) -> Int {
    let (day, second) = CivilTime.floorDivision(time.seconds, 86_400)
    guard time.form == .utc, second != 0, second != 86_399 else { return day }
    return CivilTime.floorDivision(zone.local(Double(time.seconds)), 86_400).quotient
  }

  /// The moment of the time; nil for a day.
  func moment(_ floating: CalendarZone) -> Double? {
    switch time.form {
    case .day: nil
    case .local: (zone ?? floating).moment(of: time.seconds)
    case .utc: Double(time.seconds)
    }
  }
}

/// One event as a calendar writes it: its first time, its length and its recurrence.
struct WrittenEvent {
  var component: ICalComponent
  var uid: String
  var start: ICalTime
  var zone: CalendarZone
  var length: Length
  /// The occurrence of its series that it replaces, as it is written.
  var replacedTime: WrittenTime?
  /// The occurrence of its series that it replaces, in seconds since 1970; for whole days, midnight UTC of the day.
  var replaces: Double?
  /// Whether it also replaces all later occurrences.
  var isFromThenOn: Bool
  var sequence: Int
  /// RDATE, each with its own length if it is a period.
  var additions: [(time: WrittenTime, length: Length?)] = []
  /// EXDATE.
  var exclusions: [WrittenTime] = []

  enum Length {
    /// Exact seconds.
    case exact(Int)
    /// Calendar days plus exact seconds.
    case nominal(ICalDuration)
    /// Whole days.
    case days(Int)
  }

  var isDay: Bool { start.form == .day }

  /// The local time that the series gives to an occurrence that a property names.
  ///
  /// Exchange names an occurrence of whole days by its midnight, in a time zone or in UTC. A day names the occurrence of
  /// a timed series that begins on it.
  ///
  /// - Source: RFC 5545, 3.8.4.4 and 3.8.5.1, by which both have the same type of value; and calendars of Exchange.
  func local(of written: WrittenTime) -> Int {
    if isDay { return written.day(in: zone) * 86_400 }
    switch written.time.form {
    case .day: return written.time.seconds + CivilTime.floorDivision(start.seconds, 86_400).remainder
    case .local:
      guard let other = written.zone else { return written.time.seconds }
      return zone.local(other.moment(of: written.time.seconds))
    case .utc: return zone.local(Double(written.time.seconds))
    }
  }

  /// The moment of a local time of the event.
  func moment(_ local: Int) -> Double { start.form == .day ? Double(local) : zone.moment(of: local) }

  /// The span of the occurrence that begins at a local time.
  ///
  /// - Parameter own: the length of this occurrence, if it has its own.
  func span(at local: Int, _ own: Length? = nil) -> CalendarEvent.Span {
    let length = own ?? length
    if isDay {
      let first = LocalDay(number: CivilTime.floorDivision(local, 86_400).quotient)
      guard case .days(let count) = length else { return .allDay(first: first, last: first) }
      return .allDay(first: first, last: first.advanced(by: max(count, 1) - 1))
    }
    let begin = moment(local)
    let end =
      switch length {
      case .exact(let seconds): begin + Double(seconds)
      case .nominal(let duration):
        (duration.days == 0 ? begin : moment(local + duration.days * 86_400)) + Double(duration.seconds)
      case .days(let count): moment(local + count * 86_400)
      }
    return .timed(
      start: Date(timeIntervalSince1970: begin), end: Date(timeIntervalSince1970: max(begin, end)))
  }
}
