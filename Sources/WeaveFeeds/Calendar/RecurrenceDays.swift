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
  private let filter: DayFilter

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
    filter = DayFilter(
      months: months, monthDays: monthDays, yearDays: yearDays, weekNumbers: weekNumbers, weekdays: weekdays)
  }

  // MARK: Work

  /// The work of looking at one day.
  var dayCost: Int {
    let isPlain = months.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weekNumbers.isEmpty
    return isPlain ? 1 : weekNumbers.isEmpty ? 3 : 8
  }

  /// The work of `days(ofMonth:year:)`.
  var monthCost: Int { daysPerMonth * dayCost }

  /// The work of `days(ofYear:)`.
  var yearCost: Int {
    if !yearDays.isEmpty { return yearDays.count * dayCost }
    if !weekNumbers.isEmpty { return 3 * 7 * weekNumbers.count * dayCost }
    if monthDays.isEmpty, months.isEmpty { return Self.count(of: weekdays, per: 53) }
    return (months.isEmpty ? 12 : months.count) * daysPerMonth * dayCost
  }

  private var daysPerMonth: Int {
    monthDays.isEmpty ? (weekdays.isEmpty ? 31 : Self.count(of: weekdays, per: 5)) : monthDays.count
  }

  private static func count(of weekdays: [RecurrenceRule.Weekday], per period: Int) -> Int {
    weekdays.reduce(1) { $0 + ($1.ordinal == 0 ? period : 1) }
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
    let weekday = Self.weekday(day)
    guard filter.allows(weekday: weekday) else { return false }
    if months.isEmpty, monthDays.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty { return true }
    let civil = CivilTime(dayNumber: day)
    if !months.isEmpty, !filter.allows(month: civil.month) { return false }
    if !monthDays.isEmpty {
      let fromEnd = CivilTime.daysInMonth(civil.month, ofYear: civil.year) + 1 - civil.day
      guard filter.allows(monthDay: civil.day, fromEnd: fromEnd) else { return false }
    }
    if !yearDays.isEmpty {
      let length = CivilTime(year: civil.year, month: 12, day: 31).dayOfYear
      guard filter.allows(yearDay: civil.dayOfYear, fromEnd: length + 1 - civil.dayOfYear) else { return false }
    }
    if !weekNumbers.isEmpty {
      let (number, count) = WeekNumber.of(dayNumber: day, weekStart: weekStart)
      guard filter.allows(week: number, fromEnd: count + 1 - number) else { return false }
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
    let weekday = Self.weekday(day)
    if filter.allowsEvery(weekday) { return true }
    let isByMonth = frequency == .monthly || !months.isEmpty
    let first = CivilTime(year: civil.year, month: isByMonth ? civil.month : 1, day: 1).dayNumber
    let length =
      isByMonth
      ? CivilTime.daysInMonth(civil.month, ofYear: civil.year)
      : CivilTime(year: civil.year + 1, month: 1, day: 1).dayNumber - first
    return filter.allows(weekday, number: (day - first) / 7 + 1, fromEnd: (first + length - 1 - day) / 7 + 1)
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
