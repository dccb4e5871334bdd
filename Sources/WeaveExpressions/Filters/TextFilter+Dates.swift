// SPDX-License-Identifier: MIT

extension TextFilter {
  /// Filters of dates.
  static let dates =
    [date, relative] + [
      until("daysuntil", 86_400, "Days until a date, partial ones in full.", "{{d|2026-02-10||daysuntil}}", "9"),
      until("hoursuntil", 3_600, "Hours until a date, partial ones in full.", "{{d|18:30||hoursuntil}}", "5"),
      until("minutesuntil", 60, "Minutes until a date, partial ones in full.", "{{d|18:30||minutesuntil}}", "265"),
      until("sincedays", -86_400, "Days since a date, partial ones in full.", "{{d|2026-01-30||sincedays}}", "3"),
      until("sincehours", -3_600, "Hours since a date, partial ones in full.", "{{d|12:00||sincehours}}", "3"),
      until("sinceminutes", -60, "Minutes since a date, partial ones in full.", "{{d|14:00||sinceminutes}}", "6"),
    ]

  package static let date = TextFilter(
    "date", .datePattern, gives: .unknown,
    Reference(
      "[:pattern]",
      "A date in a pattern of Unicode letters, in the locale's order of some fields (`yMMMd`), or of medium length.",
      "{{d|2026-02-10||date:EEE d MMM}}", "Tue 10 Feb"),
    .moment { seconds, call, context in
      guard let pattern = call.arguments, !pattern.isEmpty else {
        return MediumDate.text(seconds: seconds, in: context)
      }
      return DatePattern(pattern, in: context.locale).format(seconds: seconds, in: context)
    })

  package static let relative = TextFilter(
    "relative", gives: .unknown, readsClock: true,
    Reference("", "The distance to a date in words.", "{{d|2026-02-01 12:05||relative}}", "2 hours ago"),
    .moment { seconds, _, context in
      let now = context.nowSeconds { RelativePhrase.end(from: $0, to: seconds, in: context.timeZone) }
      return RelativePhrase(from: now, to: seconds, in: context.timeZone).text(locale: context.locale)
    })

  /// Whole units from now to a moment, in both directions. A unit that has begun counts in full.
  ///
  /// - Parameter unit: in seconds; below 0 to count from the moment to now.
  private static func until(
    _ name: String, _ unit: Double, _ summary: String, _ example: String, _ result: String
  ) -> TextFilter {
    TextFilter(
      name, gives: .count, readsClock: true, Reference("", summary, example, result),
      .moment { seconds, _, context in
        let now = context.nowSeconds { end(ofCount: (seconds - $0) / unit, unit, to: seconds) }
        return PlainNumber.text(of: ((seconds - now) / unit).rounded(.awayFromZero))
      })
  }

  /// When a count that is rounded away from zero changes: at a whole number if it approaches zero, and just after one
  /// if it grows.
  private static func end(ofCount count: Double, _ unit: Double, to seconds: Double) -> Double {
    let comesNearer = unit > 0 ? count > 0 : count < 0
    let whole = count.rounded(.awayFromZero)
    if comesNearer { return seconds - (whole - (count > 0 ? 1 : -1)) * unit }
    return (seconds - whole * unit).nextUp
  }
}
