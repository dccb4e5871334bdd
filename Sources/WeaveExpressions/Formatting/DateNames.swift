// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveTime

/// A locale's names of months, weekdays and so on, from the Unicode locale data.
///
/// The names of parts of the day and time zones come from the system. Each is requested for a suitable moment, so that
/// only the words come from the system and never the arithmetic of another calendar.
struct DateNames {
  enum Width: Int {
    case abbreviated = 3
    case wide
    case narrow

    /// Four letters are wide, five narrow, any other number abbreviated.
    init(letters: Int) {
      self = letters == 4 ? .wide : letters == 5 ? .narrow : .abbreviated
    }
  }

  let locale: Locale

  private var record: LocaleRecord { LocaleRecord(locale) }

  func era(isBefore: Bool, _ width: Width) -> String { record.name("G", width.rawValue, at: isBefore ? 0 : 1) }

  func month(_ month: Int, _ width: Width) -> String { record.name("M", width.rawValue, at: month - 1) }

  func standaloneMonth(_ month: Int, _ width: Width) -> String { record.name("L", width.rawValue, at: month - 1) }

  func quarter(_ quarter: Int, _ width: Width) -> String { record.name("Q", width.rawValue, at: quarter - 1) }

  func standaloneQuarter(_ quarter: Int, _ width: Width) -> String { record.name("q", width.rawValue, at: quarter - 1) }

  /// A weekday, 0 for Sunday; six letters mean the short form.
  func weekday(_ weekday: Int, _ letters: Int) -> String {
    record.name("E", (4...6).contains(letters) ? letters : 3, at: weekday)
  }

  func standaloneWeekday(_ weekday: Int, _ letters: Int) -> String {
    record.name("e", (4...6).contains(letters) ? letters : 3, at: weekday)
  }

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
    default: record.name("a", width.rawValue, at: civil.hour < 12 ? 0 : 1)
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
