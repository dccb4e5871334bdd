// SPDX-License-Identifier: MIT

import WeaveData
import WeaveSpec

extension FactTable {
  /// The rain of the next hour, in words and numbers, and of the rest of the day.
  static let weatherRain: [FactKey] = [
    nowcast, nowcast.alias("__weather_rain_next_hour"),
    key("__weather_nowcast_secondary", .text, "What more there is to say of the next hour.") { _ in nil },
    key("__weather_rain_start_min", .integer, in: .minutes, "Minutes until rain.") { _ in nil },
    key("__weather_rain_end_min", .integer, in: .minutes, "Minutes until the rain of the next hour ends.") { _ in nil },
    key("__weather_rain_start", .text, "When rain begins: `Now` or `9m`.") { _ in nil },
    key("__weather_rain_peak_intensity_mmh", .number, in: .millimetersPerHour, "The hardest rain of the next hour.") {
      _ in
      nil
    },
    key("__weather_rain_peak_chance", .integer, in: .percent, "The greatest chance of rain in the next hour.") { _ in
      nil
    },
    key("__weather_rain_peak_chance_fraction", .number, in: .fraction, "The greatest chance of rain in the next hour.")
    {
      _ in nil
    },
  ]

  private static let nowcast = key("__weather_nowcast", .text, "The next hour's rain in a few words.") { _ in nil }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: .minute, summary, value: value)
  }
}
