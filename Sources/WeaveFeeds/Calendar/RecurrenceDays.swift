// SPDX-License-Identifier: MIT

import WeaveTime

/// The days on which a rule falls, period by period: a year, a month, a week, or any single day.
///
/// A part either adds days to a period or filters them; all parts together give the days that match every part. What a
/// rule does not say comes from its start.
///
/// - Source: RFC 5545, 3.3.10, the table of expanding and limiting parts; RFC 7529, 4.1, for `SKIP`.
struct RecurrenceDays {
  private let frequency: RecurrenceRule.Frequency
  private let weekStart: Int
  private let months: [Int]
  private let monthDays: [Int]
  private let yearDays: [Int]
  private let weekNumbers: [Int]
  private let weekdays: [RecurrenceRule.Weekday]
  private let skip: RecurrenceRule.Skip

  /// - Parameter start: the first day of the rule.
  init(_ rule: RecurrenceRule, start: CivilTime) {
    frequency = rule.frequency
    weekStart = rule.weekStart
    yearDays = rule.lists["BYYEARDAY"] ?? []
    weekNumbers = rule.lists["BYWEEKNO"] ?? []
    skip = rule.skip
    var months = rule.lists["BYMONTH"] ?? []
    var monthDays = rule.lists["BYMONTHDAY"] ?? []
    var weekdays = rule.weekdays
    // Only months and years have a first or last Monday. Elsewhere the number means nothing, and is ignored.
    if frequency != .monthly, frequency != .yearly {
      weekdays = weekdays.map { RecurrenceRule.Weekday(ordinal: 0, day: $0.day) }
    }
    let namesDays = !(yearDays.isEmpty && weekNumbers.isEmpty && monthDays.isEmpty && weekdays.isEmpty)
    if !namesDays {
      switch frequency {
      case .yearly:
        if months.isEmpty { months = [start.month] }
        monthDays = [start.day]
      case .monthly: monthDays = [start.day]
      case .weekly: weekdays = [RecurrenceRule.Weekday(ordinal: 0, day: start.weekday)]
      case .secondly, .minutely, .hourly, .daily: break
      }
    }
    self.months = months.sorted()
    self.monthDays = monthDays
    self.weekdays = weekdays
  }

  /// Whether every day of a daily rule, and every week of a weekly rule, has the same occurrences.
  var isUniform: Bool {
    let filters = months.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
    return filters && (weekdays.isEmpty || frequency == .weekly)
  }

  // MARK: Periods

  /// The days of a year, in order.
  func days(ofYear year: Int) -> [Int] {
    let first = CivilTime(year: year, month: 1, day: 1).dayNumber
    let length = CivilTime(year: year + 1, month: 1, day: 1).dayNumber - first
    if !yearDays.isEmpty {
      let days = yearDays.map { first + ($0 < 0 ? length + $0 : $0 - 1) }
      return Self.sorted(days.filter { $0 >= first && $0 < first + length && isAllowed($0) })
    }
    if !weekNumbers.isEmpty {
      let days = daysOfWeeks(year)
      return Self.sorted(days.filter { $0 >= first && $0 < first + length && isAllowed($0) })
    }
    if monthDays.isEmpty, months.isEmpty {
      return Self.sorted(weekdays.flatMap { Self.days(of: $0, from: first, length: length) })
    }
    let months = months.isEmpty ? Array(1...12) : months
    return Self.sorted(months.flatMap { days(inMonth: $0, ofYear: year) })
  }

  /// The days of a month, in order.
  func days(ofMonth month: Int, year: Int) -> [Int] {
    if !months.isEmpty, !months.contains(month) { return [] }
    var days = days(inMonth: month, ofYear: year)
    if !yearDays.isEmpty || !weekNumbers.isEmpty { days = days.filter { isAllowed($0) } }
    return Self.sorted(days)
  }

  /// The days of the week that begins on a day, in order.
  func days(ofWeekFrom first: Int) -> [Int] { (first..<(first + 7)).filter { isAllowed($0) } }

  /// Whether a day matches all parts.
  func isAllowed(_ day: Int) -> Bool {
    if !weekdays.isEmpty, !weekdays.contains(where: { $0.day == Self.weekday(day) }) { return false }
    if months.isEmpty, monthDays.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty { return true }
    let civil = CivilTime(dayNumber: day)
    if !months.isEmpty, !months.contains(civil.month) { return false }
    if !monthDays.isEmpty {
      let fromEnd = civil.day - CivilTime.daysInMonth(civil.month, ofYear: civil.year) - 1
      if !monthDays.contains(civil.day), !monthDays.contains(fromEnd) { return false }
    }
    if !yearDays.isEmpty {
      let length = CivilTime(year: civil.year, month: 12, day: 31).dayOfYear
      if !yearDays.contains(civil.dayOfYear), !yearDays.contains(civil.dayOfYear - length - 1) { return false }
    }
    if !weekNumbers.isEmpty {
      let (number, count) = WeekNumber.of(dayNumber: day, weekStart: weekStart)
      if !weekNumbers.contains(number), !weekNumbers.contains(number - count - 1) { return false }
    }
    return weekdays.isEmpty || isOrdinal(day, civil)
  }

  // MARK: Parts

  /// The days of a month by BYMONTHDAY or BYDAY.
  private func days(inMonth month: Int, ofYear year: Int) -> [Int] {
    let civil = CivilTime(year: year, month: month, day: 1)
    let first = civil.dayNumber
    let length = CivilTime.daysInMonth(month, ofYear: year)
    if monthDays.isEmpty {
      return weekdays.isEmpty
        ? Array(first..<(first + length)) : weekdays.flatMap { Self.days(of: $0, from: first, length: length) }
    }
    return monthDays.compactMap { day -> Int? in
      let index = day < 0 ? length + day : day - 1
      if (0..<length).contains(index) { return first + index }
      switch skip {
      case .omit: return nil
      case .backward: return day < 0 ? first - 1 : first + length - 1
      case .forward: return day < 0 ? first : first + length
      }
    }.filter { weekdays.isEmpty || isOrdinal($0, CivilTime(dayNumber: $0)) }
  }

  /// Whether a day is one of BYDAY: any Friday, or the numbered one of its month or year.
  private func isOrdinal(_ day: Int, _ civil: CivilTime) -> Bool {
    weekdays.contains { weekday in
      guard weekday.day == Self.weekday(day) else { return false }
      if weekday.ordinal == 0 { return true }
      let isByMonth = frequency == .monthly || !months.isEmpty
      let first = CivilTime(year: civil.year, month: isByMonth ? civil.month : 1, day: 1).dayNumber
      let length =
        isByMonth
        ? CivilTime.daysInMonth(civil.month, ofYear: civil.year)
        : CivilTime(year: civil.year + 1, month: 1, day: 1).dayNumber - first
      let fromStart = (day - first) / 7 + 1
      let fromEnd = -((first + length - 1 - day) / 7 + 1)
      return weekday.ordinal == fromStart || weekday.ordinal == fromEnd
    }
  }

  /// The days of BYWEEKNO. The weeks of a year may begin in the year before and end in the next, so the weeks of three
  /// years are looked at.
  private func daysOfWeeks(_ year: Int) -> [Int] {
    var days: [Int] = []
    for year in (year - 1)...(year + 1) {
      let first = WeekNumber.firstDay(ofYear: year, weekStart)
      let count = (WeekNumber.firstDay(ofYear: year + 1, weekStart) - first) / 7
      for number in weekNumbers {
        let index = number < 0 ? count + number : number - 1
        if (0..<count).contains(index) { days += (first + 7 * index)..<(first + 7 * index + 7) }
      }
    }
    return days
  }

  /// Every such weekday of a span of days, or the numbered one.
  private static func days(of weekday: RecurrenceRule.Weekday, from first: Int, length: Int) -> [Int] {
    let earliest = first + (weekday.day - Self.weekday(first) + 7) % 7
    let count = (first + length - 1 - earliest) / 7 + 1
    if weekday.ordinal == 0 { return (0..<count).map { earliest + 7 * $0 } }
    let index = weekday.ordinal < 0 ? count + weekday.ordinal : weekday.ordinal - 1
    return (0..<count).contains(index) ? [earliest + 7 * index] : []
  }

  /// 0 for Sunday.
  private static func weekday(_ day: Int) -> Int { CivilTime.floorDivision(day + 4, 7).remainder }

  private static func sorted(_ days: [Int]) -> [Int] {
    guard days.count > 1 else { return days }
    let sorted = days.sorted()
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }.map(\.element)
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

  /// The day on which the first week of a year begins.
  static func firstDay(ofYear year: Int, _ weekStart: Int) -> Int {
    let fourth = CivilTime(year: year, month: 1, day: 4)
    return fourth.dayNumber - (fourth.weekday - weekStart + 7) % 7
  }
}
