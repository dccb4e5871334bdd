// SPDX-License-Identifier: MIT

import FoundationEssentials
import FoundationInternationalization
import WeaveTime

/// "2 hours ago", "in 3 days": a distance in time in its largest whole unit, in the locale's words.
struct RelativePhrase: Hashable {
  enum Unit: Hashable, CaseIterable { case year, month, week, day, hour, minute, second }

  var unit: Unit
  /// Whole units, never negative.
  var count: Int
  var isPast: Bool

  /// The distance from one moment to another, in seconds since 1970, rounded down to the largest calendar unit that it
  /// contains at least once. Days and longer units follow the local calendar.
  init(from now: Double, to target: Double, in timeZone: TimeZone) {
    isPast = target < now
    let (early, late) = isPast ? (target, now) : (now, target)
    let first = CivilTime(seconds: early, in: timeZone)
    let last = CivilTime(seconds: late, in: timeZone)
    let months = Self.wholeMonths(from: first, to: last)
    let days = last.dayNumber - first.dayNumber - (last.isEarlierOnClock(than: first) ? 1 : 0)
    (unit, count) = Self.largest(months: months, days: days, seconds: Int(CivilTime.clamped(late - early)))
  }

  /// The first moment after `now` at which the phrase may change.
  static func end(from now: Double, to target: Double, in timeZone: TimeZone) -> Double {
    let phrase = RelativePhrase(from: now, to: target, in: timeZone)
    // A calendar day can be shorter than 24 hours by multiples of half an hour.
    let step: Double =
      switch phrase.unit {
      case .second: 1
      case .minute: 60
      case .hour: 1_800
      case .day, .week, .month, .year: 86_400
      }
    func offset(_ seconds: Double) -> Double {
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }
    // A day is complete when the clock shows the target's time.
    let shift = step == 86_400 ? offset(target) - offset(now) : 0
    func next(_ step: Double) -> Double {
      let steps = (now - target - shift) / step
      // A past distance grows at a whole number, a future one shrinks just after one.
      return phrase.isPast
        ? target + shift + (steps.rounded(.down) + 1) * step : (target + shift + steps.rounded(.up) * step).nextUp
    }
    let end = next(step)
    return step == 86_400 && offset(end) != offset(now) ? min(end, next(1_800)) : end
  }

  private static func largest(months: Int, days: Int, seconds: Int) -> (Unit, Int) {
    if months >= 12 { return (.year, months / 12) }
    if months >= 1 { return (.month, months) }
    if days >= 7 { return (.week, days / 7) }
    if days >= 1 { return (.day, days) }
    if seconds >= 3_600 { return (.hour, seconds / 3_600) }
    return seconds >= 60 ? (.minute, seconds / 60) : (.second, seconds)
  }

  /// The number of complete months; a day that the last month lacks counts as its last day.
  private static func wholeMonths(from first: CivilTime, to last: CivilTime) -> Int {
    let months = (last.year - first.year) * 12 + last.month - first.month
    let due = min(first.day, CivilTime.daysInMonth(last.month, ofYear: last.year))
    let isShort = last.day < due || (last.day == due && last.isEarlierOnClock(than: first))
    return months - (isShort ? 1 : 0)
  }

  /// The phrase in a locale's words, always with a number: "in 1 day", not "tomorrow".
  func text(locale: Locale) -> String {
    if let english = englishText(locale) { return english }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // The system formats a pair of moments with exactly this distance. Both are after the calendar reform of 1582,
    // before which years would come out too short.
    let near = CivilTime(year: 2_001, month: 1, day: 1)
    let (now, target) = isPast ? (later(than: near), near) : (near, later(than: near))
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: Self.date(target), presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar)
    style.allowedFields = [field]
    return style.format(Self.date(now))
  }

  /// The phrase in English, the language of most designs; nil for another language, and for numbers with grouping.
  ///
  /// These are the system's own words, without the milliseconds for loading its tables.
  ///
  /// - Source: CLDR, relative time patterns of `en`.
  private func englishText(_ locale: Locale) -> String? {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" }
    guard language == "en", !locale.identifier.contains("@"), count < 1_000 else { return nil }
    let amount = count == 1 ? "1 \(unit)" : "\(count) \(unit)s"
    return isPast ? "\(amount) ago" : "in \(amount)"
  }

  private func later(than civil: CivilTime) -> CivilTime {
    var result = civil
    switch unit {
    case .year: result.year += count
    case .month:
      result.year += count / 12
      result.month += count % 12
    case .week: return CivilTime(secondNumber: civil.secondNumber + count * 604_800)
    case .day: return CivilTime(secondNumber: civil.secondNumber + count * 86_400)
    case .hour: return CivilTime(secondNumber: civil.secondNumber + count * 3_600)
    case .minute: return CivilTime(secondNumber: civil.secondNumber + count * 60)
    case .second: return CivilTime(secondNumber: civil.secondNumber + count)
    }
    return result
  }

  private static func date(_ civil: CivilTime) -> Date { Date(timeIntervalSince1970: Double(civil.secondNumber)) }

  private var field: Date.RelativeFormatStyle.Field {
    switch unit {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension CivilTime {
  fileprivate func isEarlierOnClock(than other: CivilTime) -> Bool {
    (secondOfDay, nanosecond) < (other.secondOfDay, other.nanosecond)
  }
}
