// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveTime

/// The periods of a rule, such as every second month, and the times in each.
///
/// Periods are counted from the one that contains the start, which is 0. Times are local seconds.
struct RecurrencePeriods {
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int
  private let days: RecurrenceDays
  /// From midnight, or from the beginning of the hour or minute, in order.
  private let clock: [Int]
  private let positions: [Int]
  /// What filters the hours and minutes of a rule by hours, minutes or seconds.
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]
  /// The year, the number of the month since year 0, or the beginning in seconds, of period 0.
  private let origin: Int

  /// nil if the rule names more times of a day than anyone keeps appointments.
  init?(_ rule: RecurrenceRule, start: Int, isDay: Bool) {
    let civil = CivilTime(secondNumber: start)
    guard let clock = Self.clock(of: rule, civil, isDay: isDay) else { return nil }
    self.clock = clock
    frequency = rule.frequency
    interval = rule.interval
    days = RecurrenceDays(rule, start: civil)
    positions = rule.lists["BYSETPOS"] ?? []
    hours = isDay ? [] : rule.lists["BYHOUR"] ?? []
    minutes = isDay ? [] : rule.lists["BYMINUTE"] ?? []
    seconds = isDay ? [] : rule.lists["BYSECOND"] ?? []
    switch frequency {
    case .yearly: origin = civil.year
    case .monthly: origin = civil.year * 12 + civil.month - 1
    case .weekly: origin = (civil.dayNumber - (civil.weekday - rule.weekStart + 7) % 7) * 86_400
    case .daily: origin = civil.dayNumber * 86_400
    case .hourly: origin = start - civil.minute * 60 - civil.second
    case .minutely: origin = start - civil.second
    case .secondly: origin = start
    }
  }

  /// The times of the clock that the rule adds, in seconds from midnight, or from the hour or minute of its frequency.
  private static func clock(of rule: RecurrenceRule, _ start: CivilTime, isDay: Bool) -> [Int]? {
    if isDay { return [0] }
    let unit = rule.frequency.seconds ?? 86_400
    let hours = unit <= 3_600 ? [0] : rule.lists["BYHOUR"] ?? [start.hour]
    let minutes = unit <= 60 ? [0] : rule.lists["BYMINUTE"] ?? [start.minute]
    // A leap second is the last second of its minute.
    let seconds = unit <= 1 ? [0] : Set((rule.lists["BYSECOND"] ?? [start.second]).map { min($0, 59) }).sorted()
    guard hours.count * minutes.count * seconds.count <= Limits.feedTimesOfDay else { return nil }
    return hours.sorted().flatMap { hour in
      minutes.sorted().flatMap { minute in seconds.map { hour * 3_600 + minute * 60 + $0 } }
    }
  }

  // MARK: Periods

  /// When a period begins, or a little before.
  func begin(of index: Int) -> Int {
    let place = origin + index * interval * (frequency.seconds ?? 1)
    return switch frequency {
    case .yearly: CivilTime(year: place, month: 1, day: 1).secondNumber
    case .monthly:
      CivilTime(
        year: CivilTime.floorDivision(place, 12).quotient, month: CivilTime.floorDivision(place, 12).remainder + 1,
        day: 1
      ).secondNumber
    case .weekly, .daily, .hourly, .minutely, .secondly: place
    }
  }

  /// A period that ends before a time, near to it; 0 if there is none.
  func index(before time: Int) -> Int {
    let civil = CivilTime(secondNumber: time)
    let distance =
      switch frequency {
      case .yearly: civil.year - origin
      case .monthly: civil.year * 12 + civil.month - 1 - origin
      case .weekly, .daily, .hourly, .minutely, .secondly: (time - origin) / (frequency.seconds ?? 1)
      }
    return max((distance - 1) / interval - 1, 0)
  }

  /// The next period that may have times. Days and hours that the rule filters out are passed over as a whole.
  func index(after index: Int) -> Int {
    guard let unit = frequency.seconds, unit < 86_400 else { return index + 1 }
    let next = begin(of: index + 1)
    let (day, second) = CivilTime.floorDivision(next, 86_400)
    if !days.isAllowed(day) { return self.index(from: (day + 1) * 86_400) }
    if !hours.isEmpty, !hours.contains(second / 3_600) { return self.index(from: next - second % 3_600 + 3_600) }
    if unit < 60, !minutes.isEmpty, !minutes.contains(second / 60 % 60) {
      return self.index(from: next - second % 60 + 60)
    }
    return index + 1
  }

  /// The first period that begins at or after a time.
  private func index(from time: Int) -> Int {
    let step = interval * (frequency.seconds ?? 1)
    return (time - origin + step - 1) / step
  }

  /// How many times each period has, if all have the same number.
  var constantSize: Int? {
    guard let unit = frequency.seconds, days.isUniform else { return nil }
    if unit < 86_400, !hours.isEmpty || unit < 3_600 && !minutes.isEmpty || unit < 60 && !seconds.isEmpty { return nil }
    return times(at: 1).count
  }

  // MARK: Times

  /// The times of a period, in order.
  func times(at index: Int) -> [Int] { times(of: bases(at: index)) }

  /// How many days `bases(at:)` looks at, each with the work of its filters.
  var cost: Int {
    switch frequency {
    case .yearly: days.yearCost
    case .monthly: days.monthCost
    case .weekly: days.dayCost == 1 ? 2 : 7 * days.dayCost
    // Its own day, and that of the next period.
    case .daily, .hourly, .minutely, .secondly: 2 * days.dayCost
    }
  }

  /// How many times there are on the days of a period.
  func count(of bases: [Int]) -> Int {
    positions.isEmpty ? bases.count * clock.count : min(positions.count, bases.count * clock.count)
  }

  /// The times on the days of a period, in order.
  func times(of bases: [Int]) -> [Int] {
    if positions.isEmpty {
      if clock.count == 1 { return bases.map { $0 + clock[0] } }
      return bases.flatMap { base in clock.map { base + $0 } }
    }
    // The set itself is never made: a place in it is a day and a time of that day.
    let count = bases.count * clock.count
    let places = positions.map { $0 < 0 ? count + $0 : $0 - 1 }.filter { (0..<count).contains($0) }
    return Set(places).sorted().map { bases[$0 / clock.count] + clock[$0 % clock.count] }
  }

  /// What the times of the clock are added to: the midnights of a period, or its hour, minute or second.
  func bases(at index: Int) -> [Int] {
    let place = origin + index * interval * (frequency.seconds ?? 1)
    switch frequency {
    case .yearly: return days.days(ofYear: place).map { $0 * 86_400 }
    case .monthly:
      let (year, month) = CivilTime.floorDivision(place, 12)
      return days.days(ofMonth: month + 1, year: year).map { $0 * 86_400 }
    case .weekly:
      return days.days(ofWeekFrom: CivilTime.floorDivision(place, 86_400).quotient).map { $0 * 86_400 }
    case .daily, .hourly, .minutely, .secondly: return isAllowed(place) ? [place] : []
    }
  }

  private func isAllowed(_ time: Int) -> Bool {
    let (day, second) = CivilTime.floorDivision(time, 86_400)
    guard days.isAllowed(day) else { return false }
    guard let unit = frequency.seconds, unit < 86_400 else { return true }
    if !hours.isEmpty, !hours.contains(second / 3_600) { return false }
    if unit < 3_600, !minutes.isEmpty, !minutes.contains(second / 60 % 60) { return false }
    return unit >= 60 || seconds.isEmpty || seconds.contains(second % 60)
  }
}
