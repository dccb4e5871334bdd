// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// The moment that a fact is computed for, and for how long the answers hold that were given from it.
///
/// What asks for the day gets an answer that holds for the day, and what asks whether an event has begun one that holds
/// until it does: so a fact knows when it changes by itself, though nobody says so. One is made for each computation.
final class FactClock {
  /// The moment. Whoever reads it here says himself for how long the answer holds.
  let moment: Date
  /// The time in which all that was asked so far has the same answers, but for the parts of a record.
  private(set) var ownPeriod = FactPeriod.always
  /// That of all parts.
  private var partsPeriod = FactPeriod.always
  /// The time in which all that was asked so far has the same answers.
  var period: FactPeriod { ownPeriod.narrowed(to: partsPeriod) }
  /// The members of a record that were told by clocks of their own, which the period has all of.
  private(set) var parts: [String: FactPeriod] = [:]
  /// The member of a record that alone is asked for; nil for all.
  private let asked: String?
  /// Whether other members were left out.
  private(set) var leavesOut = false

  init(_ moment: Date, asking member: String? = nil) { (self.moment, asked) = (moment, member) }

  /// Holds no longer than a period, in which the moment lies.
  func narrow(to other: FactPeriod) { ownPeriod = ownPeriod.narrowed(to: other) }

  /// Whether a member of the record is to be told.
  func asks(for name: String) -> Bool {
    guard let asked, asked != name else { return true }
    leavesOut = true
    return false
  }

  /// Holds no longer than a member of the record, which may hold longer than the others.
  func add(part name: String, _ period: FactPeriod) {
    parts[name] = period
    partsPeriod = partsPeriod.narrowed(to: period)
  }

  /// The moment, for what changes with every other one.
  var now: Date {
    narrow(to: .only(moment))
    return moment
  }

  /// Whether a date has come: it is now, or over.
  func hasCome(_ date: Date) -> Bool {
    ownPeriod = ownPeriod.split(at: date, keeping: moment)
    return date <= moment
  }

  /// Whether a date is over.
  func hasPassed(_ date: Date) -> Bool { hasCome(date.next) }

  /// When the running minute of coordinated time began: what counts in minutes is the same until it ends.
  var runningMinute: Date { running(60) }

  /// When the running piece of so many seconds began, counted from 1970.
  private func running(_ seconds: Double) -> Date {
    let start = (moment.timeIntervalSince1970 / seconds).rounded(.down) * seconds
    narrow(to: FactPeriod(start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + seconds)))
    return Date(timeIntervalSince1970: start)
  }

  /// Whole minutes since a date; negative before it.
  func minutes(since date: Date) -> Double {
    var minutes = (moment.timeIntervalSince(date) / 60).rounded(.down)
    // A date and minutes are rounded as their sum is, so that the period ends where the next one begins.
    if date.addingTimeInterval(60 * (minutes + 1)) <= moment { minutes += 1 }
    narrow(
      to: FactPeriod(start: date.addingTimeInterval(60 * minutes), end: date.addingTimeInterval(60 * (minutes + 1))))
    return minutes
  }

  /// Minutes until a date, begun ones counted; negative after it.
  func minutes(until date: Date) -> Double {
    var minutes = (date.timeIntervalSince(moment) / 60).rounded(.up)
    if date.addingTimeInterval(-60 * (minutes - 1)) <= moment { minutes -= 1 }
    narrow(
      to: FactPeriod(start: date.addingTimeInterval(-60 * minutes), end: date.addingTimeInterval(-60 * (minutes - 1))))
    return minutes
  }

  /// The first date of a row of so many seconds from 1970 that is not over.
  func next(ofEvery seconds: Double) -> Date {
    var next = Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / seconds).rounded(.up) * seconds)
    if next < moment { next.addTimeInterval(seconds) }
    narrow(to: FactPeriod(start: next.addingTimeInterval(-seconds).next, end: next.next))
    return next
  }

  /// The day that a place's calendar shows.
  func day(in timeZone: TimeZone) -> LocalDay {
    let day = LocalDay(moment, in: timeZone)
    let period = FactPeriod(start: day.start(in: timeZone), end: day.advanced(by: 1).start(in: timeZone))
    // Where clocks go back over midnight, a day begins twice.
    if period.contains(moment) { narrow(to: period) } else { _ = runningMinute }
    return day
  }

  /// The moment for what a place's clock shows of it: down to the second, the minute or the hour.
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
    // Some places have moved their clocks within an hour.
    let last = Date(timeIntervalSince1970: span.start + span.length - 1)
    let isEven = timeZone.secondsFromGMT(for: period.start) == timeZone.secondsFromGMT(for: last)
    if isEven { narrow(to: period) } else { _ = running(1) }
    return moment
  }
}
