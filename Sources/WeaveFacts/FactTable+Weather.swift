// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveData
import WeaveExpressions

extension FactTable {
  /// The weather from its snapshot, and facts derived from it.
  static let weather: [FactKey] =
    joined(
      weatherText, weatherTemperatures, weatherAir, weatherDay, weatherRain, age(.weather, "the weather"),
      [weatherRecord])

  private static let weatherPlace = key("__weather_location", .text, "The place's name.") {
    FactText.text($0.snapshots.weather?.place?.name) ?? FactText.text($0.snapshots.location?.place.name)
  }

  private static let weatherText: [FactKey] = [
    weatherPlace, weatherPlace.alias("__weather_city"),
    key("__weather_condition", .text, "The sky in words.") { FactText.text($0.sky?.description) },
    key("__weather_symbol", .symbol, "The sky as a symbol, by day or night.") { FactText.text($0.sky?.symbol) },
    key("__weather_sky", .text, "The ground for the sky: `clearDay`, `partlyNight`, `rain`, `storm`, …") {
      FactText.text($0.skyGround?.rawValue)
    },
    key("__weather_code", .integer, in: .index, "The sky as a code of WMO table 4677.") {
      FactText.whole($0.conditions?.weatherCode)
    },
    key("__weather_is_day", .flag, "Whether the sun was up.") { FactText.flag($0.conditions?.isDaylight) },
    key("__weather_attribution", .text, "The credit that the licence of the weather requires.") {
      FactText.text($0.snapshots.weather?.attribution)
    },
    key("__weather_lat", .number, in: .degrees, "The place's latitude, north positive.") {
      FactText.coordinate($0.place?.latitude)
    },
    key("__weather_lon", .number, in: .degrees, "The place's longitude, east positive.") {
      FactText.coordinate($0.place?.longitude)
    },
    key("__weather_coordinates", .text, "Both as text: `45.76° N, 4.84° E`.") { context in
      context.place.map { .string(coordinates(of: $0, in: context)) }
    },
  ]

  private static let weatherTemperatures: [FactKey] = joined(
    FactKey.temperature("__weather_temp", from: .weather, "The air temperature.") { $0.conditions?.temperature },
    FactKey.temperature("__weather_feels", from: .weather, "The apparent temperature from the service.") {
      $0.conditions?.apparentTemperature
    },
    FactKey.temperature("__weather_dew_point", from: .weather, "The dew point.") { $0.conditions?.dewPoint }
  )

  private static let weatherAir: [FactKey] = joined(
    FactKey.share("__weather_precip", from: .weather, "The chance of rain or snow now.") {
      $0.conditions?.precipitationChance
    },
    FactKey.share("__weather_humidity", from: .weather, "The relative humidity.") { $0.conditions?.humidity },
    FactKey.share("__weather_cloud_cover", from: .weather, "How much of the sky clouds cover.") {
      $0.conditions?.cloudCover
    },
    FactKey.speed("__weather_wind", from: .weather, "The wind.") { $0.conditions?.windSpeed },
    FactKey.speed("__weather_gust", from: .weather, "The wind gusts.") { $0.conditions?.windGust },
    FactKey.distance("__weather_visibility", from: .weather, "How far one can see.") { $0.conditions?.visibility },
    [
      key("__weather_wind_direction", .integer, in: .degrees, "Where the wind comes from, clockwise from north.") {
        FactText.whole($0.conditions?.windDirection)
      },
      key("__weather_wind_compass", .text, "Where the wind comes from, by 16 points: `NNW`.") { context in
        FactText.text(context.conditions?.windDirection.flatMap { Compass.point($0, in: context.words) })
      },
      key("__weather_wind_words", .text, "Where the wind comes from, by 8 points: `north-west`.") { context in
        FactText.text(context.conditions?.windDirection.flatMap { Compass.words($0, in: context.words) })
      },
      key("__weather_pressure", .number, in: .localPressure, "The air pressure at sea level.") {
        $0.measures.pressure == .hectopascals
          ? FactText.whole($0.conditions?.pressure) : FactText.inches($0.conditions?.pressure)
      },
      key("__weather_pressure_hpa", .integer, in: .hectopascals, "The air pressure at sea level.") {
        FactText.whole($0.conditions?.pressure)
      },
      key("__weather_pressure_inhg", .number, in: .inchesOfMercury, "The air pressure at sea level.") {
        FactText.inches($0.conditions?.pressure)
      },
      key("__weather_rain_mmh", .number, in: .millimetersPerHour, "How hard it rains now.") {
        FactText.tenths($0.conditions?.precipitation)
      },
    ]
  )

  /// Shorter than the initializer, because almost all keys of this file have the same source.
  private static func key(
    _ name: String, _ kind: FactKey.Kind, in unit: FactUnit? = nil, changes grain: FactGrain = .snapshot,
    _ summary: String, value: @escaping @Sendable (FactContext) -> Value?
  ) -> FactKey {
    FactKey(name, kind, in: unit, from: .weather, changes: grain, summary, value: value)
  }
}
