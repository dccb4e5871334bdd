// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveTime

extension SnapshotTable {
  static let weather = ObjectType(
    "Weather", "The weather at a place, as reported once by a service.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("current", .object("Conditions"), "The weather when the values were taken."),
      Field(
        "minutes", .array(.object("Minute"), atMost: Limits.snapshotMinutes),
        "The next hour, minute by minute. Missing if the service has no such forecast; an empty list has no meaning."),
      Field("hours", .array(.object("Hour"), atMost: Limits.snapshotHours), default: "[]", "The forecast by hours."),
      Field("days", .array(.object("WeatherDay"), atMost: Limits.snapshotDays), default: "[]", "The forecast by days."),
    ])

  static let conditions = ObjectType(
    "Conditions", "The weather conditions at a moment. Values that the service does not give are left out, never 0.",
    [Field("date", .moment, "When the values were taken. Default: `fetchedAt`.")] + sky)

  static let hour = ObjectType(
    "Hour", "The weather conditions in an hour.",
    [Field("date", .moment, required: true, "When the hour begins.")] + sky)

  static let temperatures = -150.0...100.0
  static let speeds = 0.0...150.0
  static let rates = 0.0...2_000.0

  static let chance = Field.quantity("precipitationChance", .fraction, 0...1, "The chance of rain or snow.")
  static let rate = Field.quantity("precipitation", .rainRate, rates, "The intensity of rain, or of snow as water.")
  static let weatherCode = Field(
    "weatherCode", .integer(0...99), "The code of WMO table 4677, as Open-Meteo uses it: 61 is light rain.")
  static let symbolName = Field("symbolName", .string, "The name of an SF Symbol, if the service gives one.")

  private static let sky: [Field] = [
    .quantity("temperature", .temperature, temperatures, "The air temperature."),
    .quantity("apparentTemperature", .temperature, temperatures, "The apparent temperature from the service."),
    .quantity("dewPoint", .temperature, temperatures, "The dew point."),
    .quantity("humidity", .fraction, 0...1, "Relative humidity."),
    .quantity("windSpeed", .speed, speeds, "The mean wind."),
    .quantity("windGust", .speed, speeds, "The strongest gusts."),
    .quantity("windDirection", .angle, 0...360, "The direction the wind comes from, clockwise from north."),
    rate, chance,
    .quantity("cloudCover", .fraction, 0...1, "The covered share of the sky."),
    .quantity("pressure", .pressure, 800...1_100, "The air pressure at sea level."),
    .quantity("visibility", .length, 0...1_000_000, "The visibility."),
    Field("uvIndex", .number(0...50), "The UV index, clouds included."),
    weatherCode, symbolName,
    Field("condition", .string, "The service's own description."),
    Field("isDaylight", .bool, "Whether the sun is up."),
  ]

  static let minute = ObjectType(
    "Minute", "A minute of the next hour.",
    [Field("date", .moment, required: true, "When the minute begins."), rate, chance])

  static let weatherDay = ObjectType(
    "WeatherDay", "A local day.",
    [
      Field("day", .day, required: true, "The day."),
      .quantity("high", .temperature, temperatures, "Its highest temperature."),
      .quantity("low", .temperature, temperatures, "Its lowest temperature."),
      chance,
      .quantity("precipitationSum", .rainAmount, rates, "The total of rain, and of snow as water."),
      .quantity("windSpeedMax", .speed, speeds, "Its strongest mean wind."),
      Field("uvIndexMax", .number(0...50), "Its highest UV index."),
      weatherCode, symbolName,
      Field("sunrise", .moment, "Sunrise; missing if there is none."),
      Field("sunset", .moment, "Sunset; missing if there is none."),
    ])
}

extension SnapshotReading {
  mutating func weather(_ root: SnapshotObject) -> WeatherSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    return WeatherSnapshot(
      fetchedAt: fetchedAt, place: place(root.object("place")),
      current: root.object("current").map(conditions) ?? WeatherConditions(),
      minutes: root.objects("minutes").map { minutes($0) }, hours: hours(root), days: days(root),
      attribution: root.string("attribution"), attributionURL: root.string("attributionURL"))
  }

  private func conditions(_ object: SnapshotObject) -> WeatherConditions {
    var conditions = WeatherConditions()
    conditions.date = object.moment("date")
    conditions.temperature = object.number("temperatureC")
    conditions.apparentTemperature = object.number("apparentTemperatureC")
    conditions.humidity = object.number("humidity01")
    conditions.windSpeed = object.number("windSpeedMS")
    conditions.windGust = object.number("windGustMS")
    conditions.windDirection = object.number("windDirectionDeg")
    conditions.precipitation = object.number("precipitationMMPerHour")
    conditions.precipitationChance = object.number("precipitationChance01")
    conditions.cloudCover = object.number("cloudCover01")
    conditions.pressure = object.number("pressureHPa")
    conditions.visibility = object.number("visibilityM")
    conditions.dewPoint = object.number("dewPointC")
    conditions.uvIndex = object.number("uvIndex")
    conditions.weatherCode = object.integer("weatherCode")
    conditions.symbolName = object.string("symbolName")
    conditions.condition = object.string("condition")
    conditions.isDaylight = object.bool("isDaylight")
    return conditions
  }

  private mutating func minutes(_ objects: [SnapshotObject]) -> [WeatherMinute] {
    let entries = objects.compactMap { object in
      object.moment("date").map { date in
        TimedEntry(
          key: date,
          value: WeatherMinute(
            date: date, precipitation: object.number("precipitationMMPerHour"),
            precipitationChance: object.number("precipitationChance01")), range: object.range("date"))
      }
    }
    return inOrder(entries, of: "minutes")
  }

  private mutating func hours(_ root: SnapshotObject) -> [WeatherHour] {
    let entries = (root.objects("hours") ?? []).compactMap { object in
      object.moment("date").map { date in
        TimedEntry(
          key: date, value: WeatherHour(date: date, conditions: conditions(object)), range: object.range("date"))
      }
    }
    return inOrder(entries, of: "hours")
  }

  private mutating func days(_ root: SnapshotObject) -> [WeatherDay] {
    var entries: [TimedEntry<LocalDay, WeatherDay>] = []
    for object in root.objects("days") ?? [] {
      guard let date = object.day("day") else { continue }
      var day = WeatherDay(day: date)
      day.high = object.number("highC")
      day.low = object.number("lowC")
      day.precipitationChance = object.number("precipitationChance01")
      day.precipitationSum = object.number("precipitationSumMM")
      day.windSpeedMax = object.number("windSpeedMaxMS")
      day.uvIndexMax = object.number("uvIndexMax")
      day.weatherCode = object.integer("weatherCode")
      day.symbolName = object.string("symbolName")
      day.sunrise = object.moment("sunrise")
      day.sunset = object.moment("sunset")
      checkLowAndHigh(day, object)
      entries.append(TimedEntry(key: date, value: day, range: object.range("day")))
    }
    return inOrder(entries, of: "days")
  }

  mutating func checkLowAndHigh(_ day: WeatherDay, _ object: SnapshotObject) {
    guard let low = day.low, let high = day.high, low > high else { return }
    add(Diagnostic(.snapshotLowAboveHigh, "the low of \(day.day) is above its high", at: object.range("lowC")))
  }
}

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
    // The hour's own date wins; its conditions should not have a different one.
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
