// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension ExpressionFunction {
  /// Functions of dates and lengths of time. A value that is not a date gives a missing value.
  static let dates =
    [
      ExpressionFunction(
        "today", "", 0...0, gives: .date, "The day of the render in the reader's time zone.", example: "today()",
        readsClock: true,
        .nodes { _, context in .date(DateValue(seconds: context.nowSeconds).wholeDay(in: context.timeZone)) }),
      onDate(
        "date", gives: .date, "A text or number as a date for calculations.", example: "date(\"2026-02-10\")"
      ) { date, _ in .date(date) },
      onDate("day", gives: .date, "The day of a moment.", example: "day(\"2026-02-10 18:30\")") {
        .date($0.wholeDay(in: $1.timeZone))
      },
      ExpressionFunction(
        "startOf", "unit, date", 2...2, gives: .date,
        "The first day of the `week`, `month`, `quarter` or `year` of a date; weeks begin as in the locale.",
        example: "startOf(\"month\", \"2026-02-10\")",
        word: .oneOf(["week", "month", "quarter", "year", "day"], at: 0),
        .values(startOf)),
      ExpressionFunction(
        "daysIn", "unit, date", 2...2, gives: .number,
        "The number of days in the `month`, `quarter` or `year` of a date.",
        example: "daysIn(\"month\", \"2026-02-10\")", word: .oneOf(["month", "quarter", "year"], at: 0), .values(daysIn)
      ),
      onDate(
        "weekday", gives: .number, "The day of the week, 1 for the locale's first to 7.",
        example: "weekday(\"2026-02-10\")"
      ) { date, context in
        let first = context.firstWeekday
        return .number(Double((date.localDay(in: context.timeZone).weekday - first + 7) % 7 + 1))
      },
      onDate("isToday", gives: .flag, "Whether a date is today.", example: "isToday(\"today\")", readsClock: true) {
        let today = DateValue(seconds: $1.nowSeconds).localDay(in: $1.timeZone)
        return .bool($0.localDay(in: $1.timeZone) == today)
      },
    ] + [
      part("year", "The year of a date.", "2026-02-10") { Double($0.year) },
      part("month", "The month of a date, 1 to 12.", "2026-02-10") { Double($0.month) },
      part("dayOfMonth", "The day of a date's month, from 1.", "2026-02-10") { Double($0.day) },
      part("hour", "The hour of a moment, 0 to 23.", "2026-02-10 18:30") { Double($0.hour) },
      part("minute", "The minute of a moment, 0 to 59.", "2026-02-10 18:30") { Double($0.minute) },
      span("days", unit: 86_400) { TimeSpan(days: $0) }, span("weeks", unit: 604_800) { TimeSpan(days: $0 * 7) },
      span("hours", unit: 3_600) { TimeSpan(seconds: $0 * 3_600) },
      span("minutes", unit: 60) { TimeSpan(seconds: $0 * 60) },
      span("months", unit: 2_629_746) { TimeSpan(months: $0) },
      span("years", unit: 31_556_952) { TimeSpan(months: $0 * 12) },
    ]

  /// A function of one date.
  private static func onDate(
    _ name: String, gives type: ResultType, _ summary: String, example: String, readsClock: Bool = false,
    _ work: @escaping @Sendable (DateValue, EvaluationContext) -> Value
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "date", 1...1, gives: type, summary, example: example, readsClock: readsClock,
      .values { values, context in DateValue(noting: values[0], in: context).map { work($0, context) } ?? .missing })
  }

  /// A number on the calendar or clock at a date.
  private static func part(
    _ name: String, _ summary: String, _ date: String, _ work: @escaping @Sendable (CivilTime) -> Double
  ) -> ExpressionFunction {
    onDate(name, gives: .number, summary, example: "\(name)(\"\(date)\")") { .number(work($0.civil(in: $1.timeZone))) }
  }

  /// A length of time from a number; the number of units from a length of time.
  private static func span(
    _ name: String, unit: Double, _ work: @escaping @Sendable (Double) -> TimeSpan
  ) -> ExpressionFunction {
    ExpressionFunction(
      name, "x", 1...1, gives: .span,
      "A number of \(name) to add to a date or subtract from it; for a length of time, the number of \(name) in it.",
      example: "date(\"2026-02-10\") + \(name)(2)",
      .values { values, context in
        if case .span(let span) = values[0] { return .number(span.length / unit) }
        if let number = values[0].number { return .span(work(number)) }
        context.noteUnfit(values[0], for: name, taking: "a number or a length of time")
        return .missing
      })
  }

  // MARK: Work

  private static func startOf(_ values: [Value], _ context: EvaluationContext) -> Value {
    guard let date = DateValue(noting: values[1], in: context) else { return .missing }
    let day = date.localDay(in: context.timeZone)
    guard let start = start(of: values[0].text.lowercased(), day, context.firstWeekday) else { return .missing }
    return .date(DateValue(start, in: context.timeZone))
  }

  private static func daysIn(_ values: [Value], _ context: EvaluationContext) -> Value {
    guard let date = DateValue(noting: values[1], in: context) else { return .missing }
    let months: Int
    switch values[0].text.lowercased() {
    case "month": months = 1
    case "quarter": months = 3
    case "year": months = 12
    default: return .missing
    }
    guard let start = start(of: values[0].text.lowercased(), date.localDay(in: context.timeZone), 0) else {
      return .missing
    }
    let first = DateValue(start, in: .gmt)
    let end = first.advanced(by: TimeSpan(months: Double(months)), in: .gmt).localDay(in: .gmt)
    return .number(Double(end.days(since: start)))
  }

  /// The first day of a unit; nil for an unknown word.
  private static func start(of unit: String, _ day: LocalDay, _ firstWeekday: Int) -> LocalDay? {
    var civil = day.civil
    civil.day = 1
    switch unit {
    case "day": return day
    case "week": return day.advanced(by: -((day.weekday - firstWeekday + 7) % 7))
    case "month": break
    case "quarter": civil.month = (civil.month - 1) / 3 * 3 + 1
    case "year": civil.month = 1
    default: return nil
    }
    return LocalDay(number: civil.dayNumber)
  }
}

extension EvaluationContext {
  /// The first day of the reader's week, 0 for Sunday.
  fileprivate var firstWeekday: Int {
    switch locale.firstDayOfWeek {
    case .sunday: 0
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    @unknown default: 1
    }
  }
}
