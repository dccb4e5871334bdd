// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveTime

extension SnapshotReading {
  mutating func appWeather(_ root: SnapshotObject) -> WeatherSnapshot? {
    guard let fetchedAt = date(root, "fetchedAt") else { return nil }
    var weather = WeatherSnapshot(fetchedAt: fetchedAt, place: appPlace(root), current: appConditions(root))
    weather.minutes = root.objects("minute").map { appMinutes($0) }
    weather.hours = appHours(root)
    weather.days = appDays(root, fetchedAt)
    return weather
  }

  private func appPlace(_ root: SnapshotObject) -> Place? {
    guard let latitude = root.number("latitude"), let longitude = root.number("longitude") else { return nil }
    return Place(name: root.string("locationName") ?? "", latitude: latitude, longitude: longitude)
  }

  private func appConditions(_ root: SnapshotObject) -> WeatherConditions {
    var conditions = WeatherConditions()
    conditions.temperature = root.number("temperatureC")
    conditions.apparentTemperature = root.number("apparentTemperatureC")
    conditions.humidity = root.number("humidity01")
    conditions.precipitationChance = root.number("precipitationChance01")
    conditions.symbolName = root.string("symbolName")
    conditions.condition = root.string("conditionDescription")
    conditions.isDaylight = root.bool("isDaylight")
    return conditions
  }

  private mutating func appMinutes(_ objects: [SnapshotObject]) -> [WeatherMinute] {
    let entries = objects.compactMap { object in
      object.moment("date").map { date in
        TimedEntry(
          key: date,
          value: WeatherMinute(
            date: date, precipitation: object.number("precipitationIntensityMMPerHour"),
            precipitationChance: object.number("precipitationChance01")), range: object.range("date"))
      }
    }
    return inOrder(entries, of: "minute")
  }

  private mutating func appHours(_ root: SnapshotObject) -> [WeatherHour] {
    let entries = (root.objects("hourly") ?? []).compactMap { object -> TimedEntry<Date, WeatherHour>? in
      guard let date = object.moment("date") else { return nil }
      var conditions = WeatherConditions()
      conditions.temperature = object.number("temperatureC")
      conditions.symbolName = object.string("symbolName")
      conditions.precipitationChance = object.number("precipitationChance01")
      conditions.precipitation = object.number("precipitationIntensityMMPerHour")
      return TimedEntry(key: date, value: WeatherHour(date: date, conditions: conditions), range: object.range("date"))
    }
    return inOrder(entries, of: "hourly")
  }

  /// The days. The app stores today's high and low separately; they are used if its list has none.
  private mutating func appDays(_ root: SnapshotObject, _ fetchedAt: Date) -> [WeatherDay] {
    var entries: [TimedEntry<LocalDay, WeatherDay>] = []
    for object in root.objects("daily") ?? [] {
      guard let date = object.moment("date") else { continue }
      var day = WeatherDay(day: LocalDay(date, in: timeZone))
      day.high = object.number("highTemperatureC")
      day.low = object.number("lowTemperatureC")
      day.symbolName = object.string("symbolName")
      day.precipitationChance = object.number("precipitationChance01")
      entries.append(TimedEntry(key: day.day, value: day, range: object.range("date")))
    }
    var days = inOrder(entries, of: "daily")
    var today = WeatherDay(day: LocalDay(fetchedAt, in: timeZone))
    today.high = root.number("highTemperatureC")
    today.low = root.number("lowTemperatureC")
    guard today.high != nil || today.low != nil else { return days }
    if let index = days.firstIndex(where: { $0.day == today.day }) {
      days[index].high = days[index].high ?? today.high
      days[index].low = days[index].low ?? today.low
    } else {
      days.insert(today, at: days.firstIndex { $0.day > today.day } ?? days.count)
    }
    return days
  }
}
