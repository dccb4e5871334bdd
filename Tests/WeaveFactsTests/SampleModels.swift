// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import WeaveData
import WeaveTime

@testable import WeaveFacts

/// The snapshots of the app, read into models by hand.
enum SampleModels {
  private static func object(_ name: String) throws -> [String: Any] {
    let data = Data(try Oracle.bytes("App/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  static func snapshots() throws -> Snapshots {
    var snapshots = Snapshots()
    snapshots.weather = try weather(object("weather"))
    snapshots.steps = try steps(object("steps-today"), object("steps-history"))
    snapshots.activity = try activity(object("activity"))
    return snapshots
  }

  private static func date(_ value: Any?) throws -> Date {
    guard let text = value as? String, let date = InstantText.date(text) else { throw CocoaError(.coderReadCorrupt) }
    return date
  }

  private static func weather(_ json: [String: Any]) throws -> WeatherSnapshot {
    var current = WeatherConditions()
    current.temperature = json["temperatureC"] as? Double
    current.apparentTemperature = json["apparentTemperatureC"] as? Double
    current.humidity = json["humidity01"] as? Double
    current.precipitationChance = json["precipitationChance01"] as? Double
    current.symbolName = json["symbolName"] as? String
    current.condition = json["conditionDescription"] as? String
    current.isDaylight = json["isDaylight"] as? Bool
    let entries = { (key: String) in json[key] as? [[String: Any]] ?? [] }
    let place = Place(
      name: json["locationName"] as? String ?? "", latitude: json["latitude"] as? Double ?? 0,
      longitude: json["longitude"] as? Double ?? 0)
    return WeatherSnapshot(
      fetchedAt: try date(json["fetchedAt"]), place: place, current: current,
      minutes: try entries("minute").map {
        WeatherMinute(
          date: try date($0["date"]), precipitation: $0["precipitationIntensityMMPerHour"] as? Double,
          precipitationChance: $0["precipitationChance01"] as? Double)
      },
      hours: try entries("hourly").map {
        var conditions = WeatherConditions()
        conditions.temperature = $0["temperatureC"] as? Double
        conditions.symbolName = $0["symbolName"] as? String
        conditions.precipitationChance = $0["precipitationChance01"] as? Double
        return WeatherHour(date: try date($0["date"]), conditions: conditions)
      },
      days: try entries("daily").map {
        var day = WeatherDay(day: LocalDay(try date($0["date"]), in: .gmt))
        day.high = $0["highTemperatureC"] as? Double
        day.low = $0["lowTemperatureC"] as? Double
        day.symbolName = $0["symbolName"] as? String
        day.precipitationChance = $0["precipitationChance01"] as? Double
        return day
      })
  }

  private static func steps(_ today: [String: Any], _ history: [String: Any]) throws -> StepsSnapshot {
    let days = history["days"] as? [[String: Any]] ?? []
    return StepsSnapshot(
      fetchedAt: try date(today["fetchedAt"]),
      today: StepsDay(
        day: LocalDay(try date(today["startOfDay"]), in: .gmt), steps: today["steps"] as? Int ?? -1),
      history: try days.map {
        StepsDay(day: LocalDay(try date($0["dayStart"]), in: .gmt), steps: $0["steps"] as? Int ?? -1)
      })
  }

  private static func activity(_ json: [String: Any]) throws -> ActivitySnapshot {
    var activity = ActivitySnapshot(
      fetchedAt: try date(json["fetchedAt"]), day: LocalDay(try date(json["startOfDay"]), in: .gmt))
    activity.steps = json["steps"] as? Int
    activity.flightsClimbed = json["flightsClimbed"] as? Int
    activity.distance = json["distanceWalkingRunningMeters"] as? Double
    activity.activeEnergy = json["activeEnergyBurnedKilocalories"] as? Double
    return activity
  }
}
