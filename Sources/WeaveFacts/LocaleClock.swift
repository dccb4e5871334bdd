// SPDX-License-Identifier: MIT

package import FoundationEssentials
import WeaveExpressions
import WeaveTime

/// Formats times of day for a locale: `14:05`, `14 h 05`, `2:05 PM`, `오후 2:05`.
package struct LocaleClock: Sendable {
  let isTwelveHours: Bool
  let timeZone: TimeZone
  private let pattern: DatePattern
  /// The pattern of a full hour.
  private let hourPattern: DatePattern
  private let context: EvaluationContext

  /// - Source: CLDR, `timeFormats/short`; `@hours=` or `-u-hc-` in the identifier takes precedence.
  package init(_ locale: Locale, in timeZone: TimeZone) {
    self.timeZone = timeZone
    var pattern = LocaleRecord(locale).shortTime
    let requested: Bool? =
      switch LocaleRegion(locale).keyword("hours", "hc") {
      case "h11", "h12", "h": true
      case "h23", "h24": false
      default: nil
      }
    if let requested, requested != pattern.isTwelveHours, let other = DateSkeleton(requested ? "hm" : "Hm") {
      pattern = other.pattern(locale)
    }
    self.pattern = pattern
    isTwelveHours = pattern.isTwelveHours
    if isTwelveHours {
      // The locale's own pattern includes the word after the hour that some languages have, such as Korean.
      let own = DatePattern("j", in: locale)
      hourPattern = own.isTwelveHours ? own : pattern.withoutMinutes
    } else {
      hourPattern = Self.twoDigits
    }
    context = EvaluationContext(now: Date(timeIntervalSince1970: 0), timeZone: timeZone, locale: locale)
  }

  /// `14:05` or `2:05 PM`.
  package func time(_ date: Date) -> String { text(pattern, date) }

  /// A full hour: `15`, `3 PM` or `오후 3시`.
  func hour(_ date: Date) -> String { text(hourPattern, date) }

  /// The hour without anything else: `14` or `2`.
  func hourDigits(_ date: Date) -> String {
    text(isTwelveHours ? pattern.parts(where: \.isHour) : Self.twoDigits, date)
  }

  /// The half of the day in the reader's words, `AM` or `PM`; empty on a 24-hour clock.
  package func halfDay(_ date: Date) -> String { text(pattern.parts(where: \.isHalfDay), date) }

  /// A range of times: `14:30–15:15`, `2:30–3:15 PM`, `11:30 AM–12:15 PM`, `오후 2:30–3:15`.
  func span(_ start: Date, _ end: Date) -> String {
    guard isTwelveHours, halfDay(start) == halfDay(end) else { return "\(time(start))–\(time(end))" }
    let alone = pattern.withoutHalfDay
    return pattern.parts.first?.isHalfDay == true
      ? "\(time(start))–\(text(alone, end))" : "\(text(alone, start))–\(time(end))"
  }

  /// The same for a range that may last for days: `8:00–Wed 19:00`, and `Mon–Wed 19:00` after its first day. Days of
  /// another week are shown as dates. A range within a day, such as a night, names no day.
  func span(_ start: Date, _ end: Date, today: LocalDay) -> String {
    guard end.timeIntervalSince(start) >= 86_400 else { return span(start, end) }
    let (first, last) = (LocalDay(start, in: timeZone), LocalDay(end, in: timeZone))
    let isFar = today.days(since: first) > 6 || last.days(since: today) > 6
    let day = isFar ? DatePattern("MMMd", in: context.locale) : Self.shortWeekday
    return (first < today ? text(day, start) : time(start)) + "–" + text(day, end) + " " + time(end)
  }

  /// The full name of a date's weekday.
  func weekday(_ date: Date) -> String { text(Self.weekdayName, date) }

  private func text(_ pattern: DatePattern, _ date: Date) -> String {
    pattern.format(seconds: CivilTime.clamped(date.timeIntervalSince1970), in: context)
  }

  private static let weekdayName = DatePattern("EEEE")
  private static let shortWeekday = DatePattern("EEE")
  private static let twoDigits = DatePattern("HH")
}

extension DatePattern.Part {
  fileprivate var isHour: Bool {
    switch self {
    case .field(.hour12, _), .field(.hour11, _), .field(.hour24, _), .field(.hour1To24, _): true
    default: false
    }
  }

  fileprivate var isMinute: Bool { if case .field(.minute, _) = self { true } else { false } }

  fileprivate var isHalfDay: Bool {
    switch self {
    case .field(.dayPeriod, _), .field(.dayPeriodWithNoon, _), .field(.flexibleDayPeriod, _): true
    default: false
    }
  }
}

extension DatePattern {
  fileprivate var isTwelveHours: Bool {
    parts.contains { part in
      if case .field(.hour12, _) = part { return true }
      if case .field(.hour11, _) = part { return true }
      return false
    }
  }

  fileprivate func parts(where isWanted: (Part) -> Bool) -> DatePattern { DatePattern(parts: parts.filter(isWanted)) }

  /// `h a` from `h:mm a`: removes the minute with the sign before it.
  fileprivate var withoutMinutes: DatePattern {
    guard let minute = parts.firstIndex(where: \.isMinute) else { return self }
    let kept = parts[..<minute].lastIndex(where: \.isHour).map { $0 + 1 } ?? minute
    return DatePattern(parts: Array(parts[..<kept] + parts[(minute + 1)...]))
  }

  /// `h:mm` from `h:mm a` or `a h:mm`.
  fileprivate var withoutHalfDay: DatePattern {
    guard let place = parts.firstIndex(where: \.isHalfDay) else { return self }
    var rest = parts
    rest.remove(at: place)
    // The blank between time and half of the day.
    let blank = place > 0 ? place - 1 : 0
    if rest.indices.contains(blank), case .literal(let text) = rest[blank], text.allSatisfy(\.isWhitespace) {
      rest.remove(at: blank)
    }
    return DatePattern(parts: rest)
  }
}
