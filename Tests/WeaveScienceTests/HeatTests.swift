// SPDX-License-Identifier: MIT

import Oracles
import Testing
import WeaveScience

struct HeatTests {
  /// 20 °C at 50 % is the worked example of Stull's paper. An app gave 21.5 for 30/50 and 27.1 for 35/60; the formula, the
  /// psychrometer and ASHRAE's tables all say 22 and 28.
  @Test(arguments: [(20.0, 50.0, 13.699), (30, 50, 22.297), (35, 60, 28.488), (25, 80, 22.330)])
  func stull(temperature: Double, humidity: Double, expected: Double) throws {
    let wet = try #require(WetBulb(temperature: temperature, humidity: humidity))
    #expect(abs(wet.temperature - expected) < 0.001)
    #expect(wet.isInDomain)
    let measured = try #require(WetBulb.psychrometric(temperature: temperature, humidity: humidity))
    #expect(abs(measured - expected) < 0.3)
  }

  @Test func isNeverOverTheTemperatureOfTheAir() throws {
    for temperature in stride(from: -60.0, through: 60, by: 1) {
      for humidity in stride(from: 0.0, through: 100, by: 1) {
        let wet = try #require(WetBulb(temperature: temperature, humidity: humidity))
        #expect(wet.temperature <= temperature)
      }
    }
  }

  /// In saturated air nothing evaporates: a wet thermometer shows what a dry one does.
  @Test(arguments: [-38.4, 3.6, 21.4]) func isThatOfSaturatedAir(temperature: Double) throws {
    let wet = try #require(WetBulb(temperature: temperature, humidity: 100))
    #expect(wet.temperature == temperature && !wet.isInDomain)
  }

  @Test(arguments: [(-15.0, 6.0), (20, 4), (51, 50), (-21, 50), (20, 99.5)])
  func tellsWhereItIsAGuess(temperature: Double, humidity: Double) throws {
    #expect(try !#require(WetBulb(temperature: temperature, humidity: humidity)).isInDomain)
  }

  @Test func isMissingForNonsense() {
    #expect(WetBulb(temperature: .nan, humidity: 50) == nil)
    #expect(WetBulb(temperature: 20, humidity: 101) == nil)
    #expect(WetBulb.psychrometric(temperature: .infinity, humidity: 50) == nil)
    // What is not known is not safe.
    #expect(HeatStress(wetBulb: .nan, activity: .rest) == nil)
  }

  /// A boundary belongs to the level above it; effort moves the boundaries down by two degrees a step.
  @Test(arguments: [
    (20.99, HeatStress.Activity.rest, HeatStress.safe), (21, .rest, .caution), (26, .rest, .warning),
    (30, .rest, .danger), (32, .rest, .extreme), (18.9, .light, .safe), (19, .light, .caution),
    (17, .moderate, .caution),
    (14.9, .intense, .safe), (23, .intense, .warning), (23, .rest, .caution), (26, .intense, .extreme),
  ])
  func levels(wetBulb: Double, activity: HeatStress.Activity, expected: HeatStress) {
    #expect(HeatStress(wetBulb: wetBulb, activity: activity) == expected)
  }

  @Test func everyLevelHasAdviceThatFits() {
    var seen: Set<String> = []
    for level in HeatStress.allCases {
      for activity in HeatStress.Activity.allCases {
        let (short, full) = (level.advice(for: activity), level.fullAdvice(for: activity))
        #expect(short.count <= 40 && full.count <= 140, "\(short) | \(full)")
        #expect(seen.insert(short).inserted, "twice: \(short)")
      }
    }
  }

  private struct Temperature: Decodable { var celsius, humidity, stull, psychrometer: Double }

  @Test func referenceTables() throws {
    for row in try Oracle.rows("wet-bulb", "temperatures", as: Temperature.self) {
      let wet = try #require(WetBulb(temperature: row.celsius, humidity: row.humidity))
      let measured = try #require(WetBulb.psychrometric(temperature: row.celsius, humidity: row.humidity))
      #expect(abs(wet.temperature - row.stull) < 0.001 && abs(measured - row.psychrometer) < 0.006, "\(row)")
    }
    for row in try Oracle.rows("wet-bulb", "levels") {
      let wetBulb = try #require(row["wetBulb"] as? Double)
      for activity in HeatStress.Activity.allCases {
        let level = try #require(row["\(activity.rawValue)"] as? String)
        #expect(HeatStress(wetBulb: wetBulb, activity: activity)?.name == level, "\(wetBulb) \(activity)")
      }
    }
  }
}
