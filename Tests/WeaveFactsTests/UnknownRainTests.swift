// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions
import WeaveScience

@testable import WeaveFacts

/// What is said of rain whose minutes are missing, partial or of another kind.
@Suite struct UnknownRainTests {
  /// 14:00 UTC on a full hour.
  private let now = SampleFacts.instant("2026-03-28T14:00:00Z")

  private func minutes(_ count: Int, _ rain: Double?, _ chance: Double?, from first: Int = 0) -> [WeatherMinute] {
    (first..<first + count).map {
      WeatherMinute(date: now.addingTimeInterval(Double($0) * 60), precipitation: rain, precipitationChance: chance)
    }
  }

  /// Hours from 14:00 on, each with its rain and chance.
  private func weather(
    _ minutes: [WeatherMinute]?, _ hours: [(Double?, Double?)] = [], temperature: Double? = 10, code: Int? = nil
  ) -> WeatherSnapshot {
    var conditions = WeatherConditions()
    (conditions.temperature, conditions.weatherCode) = (temperature, code)
    var weather = WeatherSnapshot(fetchedAt: now, current: conditions, minutes: minutes)
    weather.hours = hours.enumerated().map { offset, row in
      (conditions.precipitation, conditions.precipitationChance) = row
      return WeatherHour(date: now.addingTimeInterval(Double(offset) * 3_600), conditions: conditions)
    }
    return weather
  }

  private func hour(_ weather: WeatherSnapshot, at minute: Int = 0) throws -> NextHour {
    try #require(NextHour(weather, now: now.addingTimeInterval(Double(minute) * 60), skyIsWet: false))
  }

  private let clock = LocaleClock(Locale(identifier: "en_GB"), in: .gmt)

  @Test func fiveDryMinutesAreNoDryHour() throws {
    let dry = minutes(5, 0, 0)
    #expect(try hour(weather(dry)).headline == "No rain next 5m")
    #expect(try hour(weather(dry, [(0, 0.1), (0, 0.1)])).headline == "No rain next hour")
    // The hour that runs is wet, and its first minutes are not.
    #expect(try hour(weather(dry, [(2, 0.9), (2, 0.9)])).headline == "Rain this hour")
  }

  /// Taken at 14:00 and read at 14:25: 35 minutes are left, and at 15:00 it rains.
  @Test func theHourAfterTheMinutesSpeaks() throws {
    let hour = try hour(weather(minutes(60, 0, 0), [(0, 0), (2, 0.9)]), at: 25)
    #expect(hour.headline == "Rain in 35m" && hour.start == 35 && hour.secondLine == "90% chance")
  }

  @Test func minutesWithoutValuesAreUnknown() throws {
    #expect(try hour(weather(minutes(60, nil, nil))).headline == NextHour.unknown)
    #expect(try hour(weather([], [(2, 0.9), (2, 0.9)])).headline == "Rain this hour")
    #expect(try hour(weather([])).headline == NextHour.unknown)
    #expect(try hour(weather(nil, [(nil, nil), (nil, nil)])).headline == NextHour.unknown)
    #expect(try hour(weather(nil, [(nil, nil), (2, 0.9)])).headline == "Rain in 1h")
  }

  @Test func aChanceIsNoDryHour() throws {
    let hour = try hour(weather(minutes(60, nil, 0.6)))
    #expect(hour.headline == "60% chance of rain" && hour.secondLine == nil)
  }

  /// Under 0.005 mm/h nothing is wet here, however certain it is.
  @Test func aTraceIsNoRain() throws {
    let trace = try hour(weather(minutes(60, 0.004, 1)))
    #expect(trace.headline == "No rain next hour" && trace.peakChance == nil && trace.start == nil)
    let mixed = try hour(weather(minutes(30, 0.004, 1) + minutes(30, nil, 0.4, from: 30)))
    #expect(mixed.headline == "40% chance of rain" && mixed.peakChance == 0.4)
    #expect(try hour(weather(minutes(60, 0.01, 0.4))).headline == "40% chance of rain")
  }

  /// It snows now, and every minute is dry: the snow is too light for the forecast's numbers.
  @Test func currentSnowIsNotDenied() throws {
    for forecast in [
      weather(minutes(60, 0, 0), temperature: -1, code: 71), weather(minutes(5, 0, 0), temperature: -1, code: 71),
      weather(nil, [(0, 0.1), (0, 0.1)], temperature: -1, code: 71),
      weather(minutes(60, 0.004, 1), temperature: -1, code: 71),
    ] {
      let hour = try #require(NextHour(forecast, now: now, skyIsWet: true))
      #expect(hour.headline == "Snow now" && hour.secondLine == NextHour.unknown && hour.start == 0)
    }
    var world = Snapshots()
    world.weather = weather(minutes(60, 0, 0), temperature: -1, code: 71)
    #expect(SampleFacts.facts(world, now: now).value(for: "__weather_nowcast")?.text == "Snow now")
    // The minutes show that what fell at 14:00 ends at 14:10.
    let over = weather(minutes(10, 1, 1) + minutes(50, 0, 0, from: 10), [(0.2, 1), (0, 0)], temperature: -1, code: 71)
    let later = try #require(NextHour(over, now: now.addingTimeInterval(1_200), skyIsWet: true))
    #expect(later.headline == "No snow next hour")
  }

  @Test func theEndOfTheDataIsNoEnd() throws {
    let cut = try hour(weather(minutes(5, 1, 0.9)))
    #expect(cut.headline == "Rain now" && cut.secondLine == "Light rain" && cut.end == nil)
    let phrase = try #require(RainPhrase(cut, now: now, clock: clock))
    #expect(phrase.lead == "Rain" && phrase.wait == "now" && phrase.note == "Light")
    #expect(phrase.detail == "Light rain, its end is not known")
    // Hours that look wet promise no minutes: headline and large line say the same.
    let wet = try hour(weather(minutes(5, 1, 0.9), [(2, 0.9), (2, 0.9)]))
    #expect(wet.headline == "Rain now" && RainPhrase(wet, now: now, clock: clock)?.wait == "now")
    let whole = try hour(weather(minutes(60, 1, 0.9)))
    #expect(RainPhrase(whole, now: now, clock: clock)?.wait == "all hour")
    // A dry minute says when it ends, the same in all words: after 14:04 comes 14:05.
    let ending = try hour(weather(minutes(5, 1, 0.9) + minutes(55, 0, 0, from: 5)))
    #expect(ending.secondLine == "Ends in 5m")
    #expect(RainPhrase(ending, now: now, clock: clock)?.wait == "5 min")
    #expect(RainPhrase(ending, now: now, clock: clock)?.brief == "Until 14:05")
  }

  @Test func noChanceIsNotZero() throws {
    let hour = try hour(weather(minutes(20, 0, nil) + minutes(40, 1, nil, from: 20)))
    #expect(hour.headline == "Rain in 20m" && hour.secondLine == "Light rain" && hour.peakChance == nil)
  }

  @Test func rainInMinutesIsToldInMinutes() throws {
    let weather = weather(nil, [(0, 0.1), (2, 0.9)])
    #expect(try hour(weather, at: 55).headline == "Rain in 5m")
    #expect(try hour(weather, at: 0).headline == "Rain in 1h")
  }

  /// By the code, else by the air's temperature.
  @Test(
    arguments: [
      (86, -38.0, "Snow"), (73, 3, "Snow"), (66, 4, "Freezing rain"), (57, 0, "Freezing drizzle"), (68, 2, "Sleet"),
      (63, -2, "Rain"), (3, -38, "Snow"), (3, 12, "Rain"), (nil, -5, "Snow"), (nil, nil, "Rain"), (95, 20, "Rain"),
    ] as [(Int?, Double?, String)])
  func snowIsCalledSnow(code: Int?, temperature: Double?, name: String) throws {
    let wet = weather(minutes(60, 5, 1), temperature: temperature, code: code)
    let hour = try hour(wet)
    #expect(hour.headline == "\(name) now" && hour.secondLine == "Heavy \(name.lowercased())")
    let phrase = try #require(RainPhrase(hour, now: now, clock: clock))
    #expect(phrase.lead == name && phrase.wait == "all hour")
    #expect(phrase.detail == "Heavy \(name.lowercased()) past the hour")
    let dry = try self.hour(weather(minutes(60, 0, 0), temperature: temperature, code: code))
    #expect(dry.headline == "No \(name.lowercased()) next hour")
  }
}
