// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveTime

/// The words of a locale for months, weekdays and the like, from the Unicode locale data.
///
/// Each is asked for with a day of our own choice in UTC that shows it, so that only the words come from there and
/// never the arithmetic of another calendar.
struct DateNames {
  enum Width {
    case abbreviated, wide, narrow

    /// Four letters are wide, five narrow, any other number abbreviated.
    init(letters: Int) {
      self = letters == 4 ? .wide : letters == 5 ? .narrow : .abbreviated
    }
  }

  let locale: Locale

  func era(isBefore: Bool, _ width: Width) -> String {
    let day = CivilTime(year: isBefore ? -1_000 : 2_000, month: 6, day: 15)
    return switch width {
    case .abbreviated: text("\(era: .abbreviated)", day)
    case .wide: text("\(era: .wide)", day)
    case .narrow: text("\(era: .narrow)", day)
    }
  }

  func month(_ month: Int, _ width: Width) -> String {
    let day = CivilTime(year: 2_001, month: month, day: 1)
    return switch width {
    case .abbreviated: text("\(month: .abbreviated)", day)
    case .wide: text("\(month: .wide)", day)
    case .narrow: text("\(month: .narrow)", day)
    }
  }

  func standaloneMonth(_ month: Int, _ width: Width) -> String {
    let day = CivilTime(year: 2_001, month: month, day: 1)
    return switch width {
    case .abbreviated: text("\(standaloneMonth: .abbreviated)", day)
    case .wide: text("\(standaloneMonth: .wide)", day)
    case .narrow: text("\(standaloneMonth: .narrow)", day)
    }
  }

  func quarter(_ quarter: Int, _ width: Width) -> String {
    let day = CivilTime(year: 2_001, month: quarter * 3, day: 1)
    return switch width {
    case .abbreviated: text("\(quarter: .abbreviated)", day)
    case .wide: text("\(quarter: .wide)", day)
    case .narrow: text("\(quarter: .narrow)", day)
    }
  }

  func standaloneQuarter(_ quarter: Int, _ width: Width) -> String {
    let day = CivilTime(year: 2_001, month: quarter * 3, day: 1)
    return switch width {
    case .abbreviated: text("\(standaloneQuarter: .abbreviated)", day)
    case .wide: text("\(standaloneQuarter: .wide)", day)
    case .narrow: text("\(standaloneQuarter: .narrow)", day)
    }
  }

  /// A weekday, 0 for Sunday; six letters ask for the short form.
  func weekday(_ weekday: Int, _ letters: Int) -> String {
    let day = Self.day(weekday)
    return switch letters {
    case 4: text("\(weekday: .wide)", day)
    case 5: text("\(weekday: .narrow)", day)
    case 6: text("\(weekday: .short)", day)
    default: text("\(weekday: .abbreviated)", day)
    }
  }

  func standaloneWeekday(_ weekday: Int, _ letters: Int) -> String {
    let day = Self.day(weekday)
    return switch letters {
    case 4: text("\(standaloneWeekday: .wide)", day)
    case 5: text("\(standaloneWeekday: .narrow)", day)
    case 6: text("\(standaloneWeekday: .short)", day)
    default: text("\(standaloneWeekday: .abbreviated)", day)
    }
  }

  /// The first days of October 2000 began with a Sunday.
  private static func day(_ weekday: Int) -> CivilTime { CivilTime(year: 2_000, month: 10, day: 1 + weekday) }

  /// `a` (AM), `b` (noon) or `B` (in the morning) at a local time.
  func dayPeriod(of civil: CivilTime, _ field: DateField, _ width: Width) -> String {
    var time = CivilTime(year: 2_001, month: 1, day: 1)
    (time.hour, time.minute, time.second) = (civil.hour, civil.minute, civil.second)
    let symbolWidth: Date.FormatStyle.Symbol.DayPeriod.Width =
      switch width {
      case .abbreviated: .abbreviated
      case .wide: .wide
      case .narrow: .narrow
      }
    return switch field {
    case .dayPeriodWithNoon: text("\(dayPeriod: .with12s(symbolWidth))", time)
    case .flexibleDayPeriod: text("\(dayPeriod: .conversational(symbolWidth))", time)
    default: text("\(dayPeriod: .standard(symbolWidth))", time)
    }
  }

  /// The name of a moment's time zone.
  func zone(_ symbol: Date.FormatStyle.Symbol.TimeZone, _ writer: DateFieldWriter) -> String {
    Date.VerbatimFormatStyle(
      format: "\(timeZone: symbol)", locale: locale, timeZone: writer.context.timeZone,
      calendar: Calendar(identifier: .gregorian)
    ).format(Date(timeIntervalSince1970: writer.seconds))
  }

  private func text(_ format: Date.FormatString, _ civil: CivilTime) -> String {
    Date.VerbatimFormatStyle(
      format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian)
    ).format(Date(timeIntervalSince1970: Double(civil.secondNumber)))
  }
}
