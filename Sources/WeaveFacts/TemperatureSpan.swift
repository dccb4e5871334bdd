// SPDX-License-Identifier: MIT

import WeaveData
import WeaveScience

/// The lowest and highest temperatures of several days, the common scale of their bars.
struct TemperatureSpan: Sendable {
  let low: Double
  let high: Double

  /// Nil if no temperature is known.
  init?(_ days: some Sequence<WeatherDay>) {
    let known = days.flatMap { [$0.low, $0.high] }.compactMap { $0 }.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// The position of a temperature in the span, 0...1.
  func place(of celsius: Double) -> Double {
    high > low ? min(max((celsius - low) / (high - low), 0), 1) : 0.5
  }
}

/// A day of the forecast with the span of its list.
struct DayOfSpan: Sendable {
  var day: WeatherDay
  var span: TemperatureSpan?

  /// The fields for a bar from low to high.
  static let fields: [MemberField<DayOfSpan>] = [
    place("bar_start", "The position of its low between the lowest and the highest of all days.", \.low),
    place("bar_end", "The position of its high.", \.high),
    color("low_color", "The colour of its low.") { $0.low },
    color("middle_color", "The colour of the middle of its day.") { day in
      day.low.flatMap { low in day.high.map { (low + $0) / 2 } }
    },
    color("high_color", "The colour of its high.") { $0.high },
    MemberField("bar_now", .number, in: .fraction, "The position of the current temperature; today only.") {
      entry, context in
      guard entry.day.day == context.placeToday, let now = context.conditions?.temperature else { return nil }
      return FactText.number(entry.span?.place(of: now))
    },
  ]

  private static func place(
    _ name: String, _ summary: String, _ celsius: @escaping @Sendable (WeatherDay) -> Double?
  ) -> MemberField<DayOfSpan> {
    MemberField(name, .number, in: .fraction, summary) { entry, _ in
      FactText.number(celsius(entry.day).flatMap { degrees in entry.span.map { $0.place(of: degrees) } })
    }
  }

  private static func color(
    _ name: String, _ summary: String, _ celsius: @escaping @Sendable (WeatherDay) -> Double?
  ) -> MemberField<DayOfSpan> {
    MemberField(name, .color, summary) { entry, _ in
      FactText.text(celsius(entry.day).map(TemperatureScale.color(atCelsius:)))
    }
  }
}
