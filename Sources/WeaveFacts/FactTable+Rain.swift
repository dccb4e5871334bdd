// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions
import WeaveTime

extension FactTable {
  /// The rain of the next hour, in words and numbers, and of the rest of the day.
  static let weatherRain: [FactKey] = joined(
    [
      nowcast, nowcast.alias("__weather_rain_next_hour"),
      key("__weather_nowcast_secondary", .text, "More about the next hour.") {
        FactText.text($0.secondLine)
      },
      key("__weather_rain_start", .text, "When rain begins: `Now` or `9m`.") { FactText.text($0.startText) },
      key("__weather_rain_start_min", .integer, in: .minutes, "Minutes until rain.") { FactText.whole($0.start) },
      key("__weather_rain_end_min", .integer, in: .minutes, "Minutes until the shower ends.") {
        FactText.whole($0.end)
      },
      key("__weather_rain_showers", .integer, in: .count, "The number of showers in the next hour.") {
        $0.peakIntensity == nil ? nil : FactText.whole($0.showers.count)
      },
      key("__weather_rain_peak_min", .integer, in: .minutes, "Minutes until the hardest rain of the next hour.") {
        FactText.whole($0.peakOffset)
      },
      key("__weather_rain_peak_intensity_mmh", .number, in: .millimetersPerHour, "The hardest rain of the next hour.") {
        FactText.tenths($0.peakIntensity)
      },
    ],
    FactKey.share(
      "__weather_rain_peak_chance", from: .weather, changes: .minute, "The greatest chance of rain in the next hour."
    ) { $0.nextHour?.peakChance },
    FactKey.share(
      "__weather_rain_rest_of_day", from: .weather, changes: .hour, "The greatest chance of rain until midnight."
    ) {
      $0.restOfDayChance
    })

  private static let nowcast = key("__weather_nowcast", .text, "The next hour's rain in a few words.") {
    FactText.text($0.headline)
  }

  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, _ summary: String,
    value: @escaping @Sendable (NextHour) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: .minute, summary) { $0.nextHour.flatMap(value) }
  }
}

extension FactContext {
  /// The greatest chance of rain in the remaining hours of the place's day, including the current one.
  var restOfDayChance: Double? {
    let end = placeToday.advanced(by: 1).start(in: placeTimeZone)
    return snapshots.weather?.hours.filter { !isOver(hourFrom: $0.date) && $0.date < end }
      .compactMap(\.conditions.precipitationChance).max()
  }
}
