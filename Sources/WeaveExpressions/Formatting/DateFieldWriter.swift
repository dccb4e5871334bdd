// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

/// Writes the fields of one moment. Numbers are computed here; names come from the locale (`DateNames`).
struct DateFieldWriter {
  let seconds: Double
  let context: EvaluationContext
  let civil: CivilTime
  private let digits: LocaleDigits

  init(seconds: Double, in context: EvaluationContext) {
    self.seconds = CivilTime.clamped(seconds)
    self.context = context
    civil = CivilTime(seconds: seconds, in: context.timeZone)
    digits = LocaleDigits(locale: context.locale)
  }

  /// The text of one field, by the number of its letters.
  func text(of field: DateField, count: Int) -> String {
    switch field {
    case .era, .quarter, .standaloneQuarter, .month, .standaloneMonth: dateText(of: field, count)
    case .year, .weekYear, .extendedYear, .cyclicYear, .relatedYear: yearText(of: field, count)
    case .weekOfYear, .weekOfMonth, .day, .dayOfYear, .weekdayInMonth, .julianDay: dayText(of: field, count)
    case .weekday, .localWeekday, .standaloneWeekday: weekdayText(of: field, count)
    case .dayPeriod, .dayPeriodWithNoon, .flexibleDayPeriod, .hour12, .hour24, .hour11, .hour1To24, .minute,
      .second, .fraction, .millisecondOfDay:
      clockText(of: field, count)
    case .zoneName, .zoneOffset, .zoneGMT, .zoneGenericName, .zoneIdentifier, .zoneISOWithZ, .zoneISO:
      zoneText(of: field, count)
    }
  }

  private var names: DateNames { DateNames(locale: context.locale) }

  private func dateText(of field: DateField, _ count: Int) -> String {
    let width = DateNames.Width(letters: count)
    switch field {
    case .era: return names.era(isBefore: civil.year <= 0, width)
    case .month: return count <= 2 ? number(civil.month, count) : names.month(civil.month, width)
    case .standaloneMonth:
      return count <= 2 ? number(civil.month, count) : names.standaloneMonth(civil.month, width)
    default:
      let quarter = (civil.month + 2) / 3
      if count <= 2 { return number(quarter, count) }
      return field == .quarter ? names.quarter(quarter, width) : names.standaloneQuarter(quarter, width)
    }
  }

  private func yearText(of field: DateField, _ count: Int) -> String {
    switch field {
    case .extendedYear, .relatedYear: return number(civil.year, count)
    case .weekYear: return shortYear(WeekRule(context.locale).weekOfYear(civil).year, count)
    default: return shortYear(civil.year > 0 ? civil.year : 1 - civil.year, count)
    }
  }

  /// Two letters mean the last two digits; any other number is the minimum width.
  private func shortYear(_ year: Int, _ count: Int) -> String {
    count == 2 ? number(abs(year) % 100, 2) : number(year, count)
  }

  private func dayText(of field: DateField, _ count: Int) -> String {
    switch field {
    case .weekOfYear: number(WeekRule(context.locale).weekOfYear(civil).week, count)
    case .weekOfMonth: number(WeekRule(context.locale).weekOfMonth(civil), count)
    case .dayOfYear: number(civil.dayOfYear, count)
    case .weekdayInMonth: number((civil.day - 1) / 7 + 1, count)
    // Day 0 of the Julian count began 2,440,588 days before 1970-01-01.
    case .julianDay: number(civil.dayNumber + 2_440_588, count)
    default: number(civil.day, count)
    }
  }

  private func weekdayText(of field: DateField, _ count: Int) -> String {
    if field != .weekday && count <= 2 { return number(WeekRule(context.locale).position(of: civil.weekday), count) }
    return field == .standaloneWeekday
      ? names.standaloneWeekday(civil.weekday, count) : names.weekday(civil.weekday, count)
  }

  private func clockText(of field: DateField, _ count: Int) -> String {
    switch field {
    case .hour12: number((civil.hour + 11) % 12 + 1, count)
    case .hour11: number(civil.hour % 12, count)
    case .hour1To24: number(civil.hour == 0 ? 24 : civil.hour, count)
    case .hour24: number(civil.hour, count)
    case .minute: number(civil.minute, count)
    case .second: number(civil.second, count)
    case .millisecondOfDay: number(civil.secondOfDay * 1_000 + civil.nanosecond / 1_000_000, count)
    case .fraction:
      // Rounded down like the digits of a clock; digits after the ninth are zeros.
      digits.localized(
        String(CivilTime.digits(civil.nanosecond, 9).prefix(count))
          + String(repeating: "0", count: max(count - 9, 0)))
    default: names.dayPeriod(of: civil, field, DateNames.Width(letters: count))
    }
  }

  private func number(_ value: Int, _ width: Int) -> String {
    digits.localized(CivilTime.digits(value, width))
  }
}

/// How a locale counts weeks.
struct WeekRule {
  /// 0 for Sunday.
  var firstWeekday: Int
  /// The minimum number of days of the year, or month, in its first week.
  var minimumDays: Int

  init(firstWeekday: Int, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  init(_ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // CLDR has 1 and 4. Foundation has 5 for China without a source, so its weeks there are one less than on phones.
    let days = calendar.minimumDaysInFirstWeek
    self.init(firstWeekday: calendar.firstWeekday - 1, minimumDays: days > 4 ? 1 : days)
  }

  /// The position of a weekday in the week, from 1.
  func position(of weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 + 1 }

  func weekOfMonth(_ civil: CivilTime) -> Int { week(dayOfPeriod: civil.day, weekday: civil.weekday) }

  /// The week and its year, which may be the year before or after the day's own.
  func weekOfYear(_ civil: CivilTime) -> (week: Int, year: Int) {
    let day = civil.dayOfYear
    let week = week(dayOfPeriod: day, weekday: civil.weekday)
    if week == 0 {
      let last = CivilTime(year: civil.year - 1, month: 12, day: 31).dayOfYear
      return (self.week(dayOfPeriod: day + last, weekday: civil.weekday), civil.year - 1)
    }
    // The week of New Year's Eve is the first of the next year if enough of its days are in that year.
    let newYear = CivilTime(year: civil.year + 1, month: 1, day: 1)
    let daysBefore = position(of: newYear.weekday) - 1
    let length = CivilTime(year: civil.year, month: 12, day: 31).dayOfYear
    let isInNext = 7 - daysBefore >= minimumDays && day > length - daysBefore
    return isInNext ? (1, civil.year + 1) : (week, civil.year)
  }

  /// The week of a day in a period; 0 if the period's first days are too few for a week.
  private func week(dayOfPeriod: Int, weekday: Int) -> Int {
    let daysBefore = CivilTime.floorDivision(weekday - firstWeekday - dayOfPeriod + 1, 7).remainder
    let full = (dayOfPeriod + daysBefore - 1) / 7
    return 7 - daysBefore >= minimumDays ? full + 1 : full
  }
}
