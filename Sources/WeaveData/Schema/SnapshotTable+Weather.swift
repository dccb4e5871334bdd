// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension SnapshotTable {
  static let weather = ObjectType(
    "Weather", "The weather of a place as a service told it once.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("current", .object("Conditions"), "The weather when the values were taken."),
      Field(
        "minutes", .array(.object("Minute"), atMost: Limits.snapshotMinutes),
        "The next hour, minute by minute. Missing where the service has no such forecast; an empty list says nothing."),
      Field("hours", .array(.object("Hour"), atMost: Limits.snapshotHours), default: "[]", "The forecast by hours."),
      Field("days", .array(.object("WeatherDay"), atMost: Limits.snapshotDays), default: "[]", "The forecast by days."),
    ])

  static let conditions = ObjectType(
    "Conditions", "Sky and air at a moment. What the service does not say is left out, never 0.",
    [Field("date", .moment, "When it was so; `fetchedAt` where missing.")] + sky)

  static let hour = ObjectType(
    "Hour", "Sky and air of an hour.",
    [Field("date", .moment, required: true, "When the hour begins.")] + sky)

  static let temperatures = -150.0...100.0
  static let speeds = 0.0...150.0
  static let rates = 0.0...2_000.0

  static let chance = Field.quantity("precipitationChance", .fraction, 0...1, "How likely it rains or snows.")
  static let rate = Field.quantity("precipitation", .rainRate, rates, "How hard it rains or snows, as water.")
  static let weatherCode = Field(
    "weatherCode", .integer(0...99), "The code of WMO table 4677, as Open-Meteo uses it: 61 is light rain.")
  static let symbolName = Field("symbolName", .string, "A name of SF Symbols, where the service gives one.")

  private static let sky: [Field] = [
    .quantity("temperature", .temperature, temperatures, "The air's temperature."),
    .quantity("apparentTemperature", .temperature, temperatures, "What it feels like, as the service computed it."),
    .quantity("dewPoint", .temperature, temperatures, "Where its water condenses."),
    .quantity("humidity", .fraction, 0...1, "Relative humidity."),
    .quantity("windSpeed", .speed, speeds, "The mean wind."),
    .quantity("windGust", .speed, speeds, "The strongest gusts."),
    .quantity("windDirection", .angle, 0...360, "Where the wind comes from, clockwise from north."),
    rate, chance,
    .quantity("cloudCover", .fraction, 0...1, "How much of the sky is covered."),
    .quantity("pressure", .pressure, 800...1_100, "The air's pressure at sea level."),
    .quantity("visibility", .length, 0...1_000_000, "How far one sees."),
    Field("uvIndex", .number(0...50), "The index of ultraviolet light, clouds included."),
    weatherCode, symbolName,
    Field("condition", .string, "The service's own words."),
    Field("isDaylight", .bool, "Whether the sun is up."),
  ]

  static let minute = ObjectType(
    "Minute", "A minute of the next hour.",
    [Field("date", .moment, required: true, "When the minute begins."), rate, chance])

  static let weatherDay = ObjectType(
    "WeatherDay", "A day of the place.",
    [
      Field("day", .day, required: true, "The day."),
      .quantity("high", .temperature, temperatures, "Its highest temperature."),
      .quantity("low", .temperature, temperatures, "Its lowest temperature."),
      chance,
      .quantity("precipitationSum", .rainAmount, rates, "What rains or snows in all, as water."),
      .quantity("windSpeedMax", .speed, speeds, "Its strongest mean wind."),
      Field("uvIndexMax", .number(0...50), "Its highest index of ultraviolet light."),
      weatherCode, symbolName,
      Field("sunrise", .moment, "When the sun rises; missing where it does not."),
      Field("sunset", .moment, "When the sun sets; missing where it does not."),
    ])
}
