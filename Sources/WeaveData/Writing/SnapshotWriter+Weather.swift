// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

extension SnapshotWriter {
  static func weather(_ weather: WeatherSnapshot) -> JSONNode {
    .object([
      ("attribution", .text(weather.attribution)), ("attributionURL", .text(weather.attributionURL)),
      ("current", .object(conditions(weather.current))),
      ("days", .array(weather.days.map(day))), ("fetchedAt", .moment(weather.fetchedAt)),
      ("hours", .array(weather.hours.map(hour))), ("minutes", weather.minutes.map { .array($0.map(minute)) }),
      ("place", weather.place.map(place)), version,
    ])
  }

  private static func conditions(_ conditions: WeatherConditions) -> [(String, JSONNode?)] {
    [
      ("apparentTemperatureC", .number(conditions.apparentTemperature)),
      ("cloudCover01", .number(conditions.cloudCover)), ("condition", .text(conditions.condition)),
      ("date", .moment(conditions.date)), ("dewPointC", .number(conditions.dewPoint)),
      ("humidity01", .number(conditions.humidity)), ("isDaylight", .flag(conditions.isDaylight)),
      ("precipitationChance01", .number(conditions.precipitationChance)),
      ("precipitationMMPerHour", .number(conditions.precipitation)),
      ("pressureHPa", .number(conditions.pressure)), ("symbolName", .text(conditions.symbolName)),
      ("temperatureC", .number(conditions.temperature)), ("uvIndex", .number(conditions.uvIndex)),
      ("visibilityM", .number(conditions.visibility)), ("weatherCode", .integer(conditions.weatherCode)),
      ("windDirectionDeg", .number(conditions.windDirection)), ("windGustMS", .number(conditions.windGust)),
      ("windSpeedMS", .number(conditions.windSpeed)),
    ]
  }

  private static func hour(_ hour: WeatherHour) -> JSONNode {
    // The hour's own moment holds; conditions may have another only by mistake.
    .object(conditions(hour.conditions).filter { $0.0 != "date" } + [("date", .moment(hour.date))])
  }

  private static func minute(_ minute: WeatherMinute) -> JSONNode {
    .object([
      ("date", .moment(minute.date)), ("precipitationChance01", .number(minute.precipitationChance)),
      ("precipitationMMPerHour", .number(minute.precipitation)),
    ])
  }

  private static func day(_ day: WeatherDay) -> JSONNode {
    .object([
      ("day", .day(day.day)), ("highC", .number(day.high)), ("lowC", .number(day.low)),
      ("precipitationChance01", .number(day.precipitationChance)),
      ("precipitationSumMM", .number(day.precipitationSum)), ("sunrise", .moment(day.sunrise)),
      ("sunset", .moment(day.sunset)), ("symbolName", .text(day.symbolName)),
      ("uvIndexMax", .number(day.uvIndexMax)), ("weatherCode", .integer(day.weatherCode)),
      ("windSpeedMaxMS", .number(day.windSpeedMax)),
    ])
  }
}
