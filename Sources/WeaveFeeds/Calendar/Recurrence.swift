// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
import WeaveTime

/// The local times of a rule. Daily, weekly and shorter rules are computed here, monthly and yearly rules by libical.
///
/// libical has two errors that are corrected here: it ignores a negative BYMONTHDAY in a daily rule, and it gives week
/// 1 for BYWEEKNO=53 in a year of 52 weeks. For a rule that never matches, it searches 500 years; this is bounded here.
struct Recurrence {
  /// The work that all rules of a file together may cost.
  struct Budget {
    var steps = Limits.feedRecurrences
    var emptyRules = Limits.feedEmptyRules
  }

  enum Outcome: Equatable {
    /// Local seconds, `CivilTime.secondNumber`, in order.
    case times([Int])
    /// The rule would take too long, or cannot be followed.
    case notFollowed
  }

  let rule: RecurrenceRule
  /// Local seconds.
  let start: Int
  let isDay: Bool

  /// The times of the rule in a window, in local seconds. Times before the window count towards COUNT but are not
  /// returned.
  ///
  /// - Parameters:
  ///   - isPast: whether a time is after UNTIL.
  func times(
    from lower: Int, to upper: Int, _ budget: inout Budget, isPast: (Int) -> Bool = { _ in false }
  ) -> Outcome {
    var found: [Int] = []
    var counted = 0
    func take(_ time: Int) -> Bool {
      guard time <= upper, !isPast(time), rule.count.map({ counted < $0 }) ?? true else { return false }
      counted += 1
      if time >= lower { found.append(time) }
      return found.count <= 100_000
    }
    let isComplete = isCounted ? count(from: lower, to: upper, &budget, take) : follow(&budget, take)
    return isComplete ? .times(found) : .notFollowed
  }

  // MARK: Computed here

  /// Whether the rule is a fixed step in time, with some days filtered out.
  private var isCounted: Bool {
    guard rule.extensions.isEmpty, rule.lists["BYSETPOS"] == nil else { return false }
    let names = Set(rule.lists.keys)
    switch rule.frequency {
    case .secondly:
      return names.isSubset(of: ["BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYHOUR", "BYMINUTE", "BYSECOND"])
    case .minutely: return names.isSubset(of: ["BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYHOUR", "BYMINUTE"])
    case .hourly: return names.isSubset(of: ["BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYHOUR"])
    case .daily: return names.isSubset(of: ["BYMONTH", "BYMONTHDAY"])
    case .weekly: return names.isSubset(of: ["BYMONTH"]) && rule.weekdays.allSatisfy { $0.ordinal == 0 }
    case .monthly, .yearly: return false
    }
  }

  private func count(
    from lower: Int, to upper: Int, _ budget: inout Budget, _ take: (Int) -> Bool
  ) -> Bool {
    guard let unit = rule.frequency.seconds else { return false }
    let step = unit * rule.interval
    let days = rule.frequency == .weekly ? weekOffsets : [0]
    // The first week begins before the start, unless the start is on the first day of a week.
    var base = rule.frequency == .weekly ? start - weekday(of: start, since: rule.weekStart) * 86_400 : start
    // Without COUNT, times before the window need not be computed.
    if rule.count == nil, lower > base { base += max((lower - base) / step - 1, 0) * step }
    while base <= upper {
      budget.steps -= 1
      guard budget.steps > 0 else { return false }
      for offset in days {
        let time = base + offset
        guard time >= start, isAllowed(time) else { continue }
        if !take(time) { return true }
      }
      base += step
    }
    return true
  }

  /// The days of a week that match, in seconds from its beginning.
  private var weekOffsets: [Int] {
    let days = rule.weekdays.isEmpty ? [CivilTime(secondNumber: start).weekday] : rule.weekdays.map(\.day)
    return Set(days.map { ($0 - rule.weekStart + 7) % 7 * 86_400 }).sorted()
  }

  private func weekday(of time: Int, since first: Int) -> Int {
    (CivilTime(secondNumber: time).weekday - first + 7) % 7
  }

  /// Whether a time passes the parts of the rule that only filter.
  private func isAllowed(_ time: Int) -> Bool {
    if rule.lists.isEmpty, rule.weekdays.isEmpty || rule.frequency == .weekly { return true }
    let civil = CivilTime(secondNumber: time)
    if let months = rule.lists["BYMONTH"], !months.contains(civil.month) { return false }
    if let days = rule.lists["BYMONTHDAY"] {
      let fromEnd = civil.day - CivilTime.daysInMonth(civil.month, ofYear: civil.year) - 1
      if !days.contains(civil.day), !days.contains(fromEnd) { return false }
    }
    if let days = rule.lists["BYYEARDAY"] {
      let length = CivilTime(year: civil.year, month: 12, day: 31).dayOfYear
      if !days.contains(civil.dayOfYear), !days.contains(civil.dayOfYear - length - 1) { return false }
    }
    if rule.frequency != .weekly, !rule.weekdays.isEmpty, !rule.weekdays.contains(where: { $0.day == civil.weekday }) {
      return false
    }
    if let hours = rule.lists["BYHOUR"], !hours.contains(civil.hour) { return false }
    if let minutes = rule.lists["BYMINUTE"], !minutes.contains(civil.minute) { return false }
    if let seconds = rule.lists["BYSECOND"], !seconds.contains(civil.second) { return false }
    return true
  }

  // MARK: Computed by libical

  private func follow(_ budget: inout Budget, _ take: (Int) -> Bool) -> Bool {
    guard budget.emptyRules > 0, canBeFollowed else { return false }
    if isImpossible { return true }
    let civil = CivilTime(secondNumber: start)
    let time = RecurrenceTime(
      year: civil.year, month: civil.month, day: civil.day, hour: civil.hour, minute: civil.minute,
      second: civil.second, isDay: isDay)
    guard RecurrenceIterator.isAvailable else { return false }
    guard var iterator = RecurrenceIterator(libraryRule.text, from: time) else {
      budget.emptyRules -= 1
      return true
    }
    var isEmpty = true
    while let next = iterator.next() {
      isEmpty = false
      budget.steps -= 1
      guard budget.steps > 0 else { return false }
      let local = CivilTime(
        year: next.year, month: next.month, day: next.day, hour: next.hour, minute: next.minute, second: next.second
      ).secondNumber
      guard local >= start, isInItsWeek(local), isInItsMonth(local) else { continue }
      if !take(local) { return true }
    }
    if isEmpty { budget.emptyRules -= 1 }
    return true
  }

  /// False for rules that would take libical hours: by seconds and minutes, and by hours with parts that filter.
  private var canBeFollowed: Bool {
    switch rule.frequency {
    case .secondly, .minutely: false
    case .hourly:
      // BYMINUTE and BYSECOND add times within an hour. Any other part only filters, and might filter out everything.
      Set(rule.lists.keys).isSubset(of: ["BYMINUTE", "BYSECOND", "BYSETPOS"]) && rule.weekdays.isEmpty
    case .daily, .weekly, .monthly, .yearly: true
    }
  }

  /// The rule without the part that is filtered here: BYMONTH in a monthly rule.
  private var libraryRule: RecurrenceRule {
    var rule = rule
    if rule.frequency == .monthly { rule.lists["BYMONTH"] = nil }
    return rule
  }

  private func isInItsMonth(_ time: Int) -> Bool {
    guard rule.frequency == .monthly, let months = rule.lists["BYMONTH"] else { return true }
    return months.contains(CivilTime(secondNumber: time).month)
  }

  /// Whether the week of a time is in BYWEEKNO, by the number of the week itself.
  private func isInItsWeek(_ time: Int) -> Bool {
    guard rule.frequency == .yearly, let weeks = rule.lists["BYWEEKNO"], rule.extensions.isEmpty else { return true }
    let (number, count) = WeekNumber.of(
      dayNumber: CivilTime.floorDivision(time, 86_400).quotient, weekStart: rule.weekStart)
    return weeks.contains(number) || weeks.contains(number - count - 1)
  }

  /// Whether all positions in BYSETPOS exceed what a period can hold, so that the rule never matches.
  private var isImpossible: Bool {
    guard let positions = rule.lists["BYSETPOS"] else { return false }
    let times = ["BYHOUR", "BYMINUTE", "BYSECOND"].map { max(rule.lists[$0]?.count ?? 1, 1) }.reduce(1, *)
    let days =
      switch rule.frequency {
      case .yearly: 366
      case .monthly: daysOfMonth
      case .weekly: max(rule.weekdays.count, 1)
      case .secondly, .minutely, .hourly, .daily: 1
      }
    return positions.allSatisfy { abs($0) > days * times }
  }

  private var daysOfMonth: Int {
    let byDate = rule.lists["BYMONTHDAY"]?.count
    let byWeekday = rule.weekdays.isEmpty ? nil : rule.weekdays.map { $0.ordinal == 0 ? 5 : 1 }.reduce(0, +)
    return min(byDate ?? 31, byWeekday ?? 31)
  }
}

/// Weeks of a year: the first is the one with at least four days in that year.
enum WeekNumber {
  /// The number of a day's week, and how many weeks that week's year has.
  static func of(dayNumber: Int, weekStart: Int) -> (number: Int, count: Int) {
    let year = CivilTime(dayNumber: dayNumber).year
    for candidate in [year + 1, year, year - 1] {
      let first = firstDay(ofYear: candidate, weekStart)
      if dayNumber >= first {
        let count = (firstDay(ofYear: candidate + 1, weekStart) - first) / 7
        return ((dayNumber - first) / 7 + 1, count)
      }
    }
    return (1, 52)
  }

  private static func firstDay(ofYear year: Int, _ weekStart: Int) -> Int {
    let fourth = CivilTime(year: year, month: 1, day: 4)
    return fourth.dayNumber - (fourth.weekday - weekStart + 7) % 7
  }
}
