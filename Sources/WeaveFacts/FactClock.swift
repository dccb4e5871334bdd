// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// The moment that a fact is computed for. Tracks how long the answers given for it stay valid.
///
/// A question about the day gets an answer that is valid for the day; a question about whether an event has begun gets
/// one that is valid until it begins. In this way, each fact knows when it changes without declaring it. Each
/// computation has its own clock.
final class FactClock {
  /// The moment. Code that reads it directly must limit the period itself.
  let moment: Date
  /// The period in which all answers so far stay the same, except those for parts of a record.
  private(set) var ownPeriod = FactPeriod.always
  /// The same period for all parts.
  private var partsPeriod = FactPeriod.always
  /// The period in which all answers so far stay the same.
  var period: FactPeriod { ownPeriod.narrowed(to: partsPeriod) }
  /// The members of a record that were computed with clocks of their own. The clock's period covers all of them.
  private(set) var parts: [String: FactPeriod] = [:]
  /// The only member of a record that is wanted; nil for all.
  private let requested: String?
  /// Whether other members were left out.
  private(set) var leavesOut = false

  init(_ moment: Date, member: String? = nil) { (self.moment, requested) = (moment, member) }

  /// Limits the period to another one that contains the moment.
  func narrow(to other: FactPeriod) { ownPeriod = ownPeriod.narrowed(to: other) }

  /// Whether a member of the record is wanted.
  func needs(_ name: String) -> Bool {
    guard let requested, requested != name else { return true }
    leavesOut = true
    return false
  }

  /// Limits the period to that of a member of the record, which may be longer than that of other members.
  func add(part name: String, _ period: FactPeriod) {
    parts[name] = period
    partsPeriod = partsPeriod.narrowed(to: period)
  }

  /// The moment, for values that change continuously.
  var now: Date {
    narrow(to: .only(moment))
    return moment
  }

  /// Whether a date is now or in the past.
  func hasCome(_ date: Date) -> Bool {
    ownPeriod = ownPeriod.split(at: date, keeping: moment)
    return date <= moment
  }

  /// Whether a date is in the past.
  func hasPassed(_ date: Date) -> Bool { hasCome(date.next) }

  /// The start of the current minute in coordinated time. Values counted in minutes stay the same until it ends.
  var runningMinute: Date { running(60) }

  /// The start of the current interval of a number of seconds, counted from 1970.
  private func running(_ seconds: Double) -> Date {
    let start = (moment.timeIntervalSince1970 / seconds).rounded(.down) * seconds
    narrow(to: FactPeriod(start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + seconds)))
    return Date(timeIntervalSince1970: start)
  }

  /// Whole minutes since a date; negative before it.
  func minutes(since date: Date) -> Double {
    var minutes = (moment.timeIntervalSince(date) / 60).rounded(.down)
    // Round as the sum of date and minutes does, so that the period ends where the next one begins.
    if date.addingTimeInterval(60 * (minutes + 1)) <= moment { minutes += 1 }
    narrow(
      to: FactPeriod(start: date.addingTimeInterval(60 * minutes), end: date.addingTimeInterval(60 * (minutes + 1))))
    return minutes
  }

  /// Minutes until a date, rounded up; negative after it.
  func minutes(until date: Date) -> Double {
    var minutes = (date.timeIntervalSince(moment) / 60).rounded(.up)
    if date.addingTimeInterval(-60 * (minutes - 1)) <= moment { minutes -= 1 }
    narrow(
      to: FactPeriod(start: date.addingTimeInterval(-60 * minutes), end: date.addingTimeInterval(-60 * (minutes - 1))))
    return minutes
  }

  /// The first multiple of a number of seconds since 1970 that is not in the past.
  func next(ofEvery seconds: Double) -> Date {
    var next = Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / seconds).rounded(.up) * seconds)
    if next < moment { next.addTimeInterval(seconds) }
    narrow(to: FactPeriod(start: next.addingTimeInterval(-seconds).next, end: next.next))
    return next
  }

  /// The calendar day in a time zone.
  func day(in timeZone: TimeZone) -> LocalDay {
    let day = LocalDay(moment, in: timeZone)
    let period = FactPeriod(start: day.start(in: timeZone), end: day.advanced(by: 1).start(in: timeZone))
    // If clocks go back across midnight, a day begins twice.
    if period.contains(moment) { narrow(to: period) } else { _ = runningMinute }
    return day
  }

  /// The moment as shown by the clock of a time zone: to the second, minute or hour.
  func moment(to grain: FactGrain, in timeZone: TimeZone) -> Date {
    let civil = CivilTime(seconds: moment.timeIntervalSince1970, in: timeZone)
    let second = moment.timeIntervalSince1970.rounded(.down)
    let span: (start: Double, length: Double)? =
      switch grain {
      case .second: (second, 1)
      case .minute: (second - Double(civil.second), 60)
      case .hour: (second - Double(civil.minute * 60 + civil.second), 3_600)
      case .day, .snapshot: nil
      }
    guard let span else { return now }
    let period = FactPeriod(
      start: Date(timeIntervalSince1970: span.start), end: Date(timeIntervalSince1970: span.start + span.length))
    // Some places have changed their clocks within an hour.
    let last = Date(timeIntervalSince1970: span.start + span.length - 1)
    let isEven = timeZone.secondsFromGMT(for: period.start) == timeZone.secondsFromGMT(for: last)
    if isEven { narrow(to: period) } else { _ = running(1) }
    return moment
  }
}
