// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveTime

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
