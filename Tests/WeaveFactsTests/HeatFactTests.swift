// SPDX-License-Identifier: MIT

import FactFixtures
import Foundation
import Testing
import WeaveData
import WeaveExpressions

@testable import WeaveFacts

/// What is said of heat and cold, and of old weather.
@Suite struct HeatFactTests {
  private func facts(_ temperature: Double, _ humidity: Double, wind: Double) -> FactVariables {
    var world = Snapshots()
    var air = WeatherConditions()
    (air.temperature, air.humidity, air.windSpeed) = (temperature, humidity, wind)
    world.weather = WeatherSnapshot(fetchedAt: SampleFacts.now, current: air)
    return SampleFacts.facts(world)
  }

  /// 45 °C at 5 % have a wet bulb of 19°, and a heat index of 104 °F; -38 °C in a storm freeze skin within minutes. Air of
  /// 20 °C at 50 % is safe, and 35 °C at 60 % is in the warning that its wet bulb of 28° gives. 35 °C at 15 % have a
  /// wet bulb of 18°, and a heat index of 91 °F: extreme caution. 32 °C at 20 % have 87 °F.
  @Test(
    arguments: [
      (45, 0.05, 3, "warning", "Dry heat", "dryHeat"), (-38, 1, 28, "danger", "Extreme cold", "cold"),
      (35, 0.15, 3, "caution", "Dry heat", "dryHeat"), (32, 0.2, 3, "safe", "Safe", nil),
      (20, 0.5, 3, "safe", "Safe", nil), (35, 0.6, 3, "warning", "Warning", nil),
    ] as [(Double, Double, Double, String, String, String?)])
  func safeIsSafe(temperature: Double, humidity: Double, wind: Double, level: String, title: String, hazard: String?) {
    let facts = facts(temperature, humidity, wind: wind)
    #expect(facts.value(for: "__wetbulb_level")?.text == level)
    #expect(facts.value(for: "__wetbulb_level_title")?.text == title)
    #expect(facts.value(for: "__wetbulb_hazard")?.text == hazard)
    if hazard != nil { #expect(facts.value(for: "__wetbulb_level_rest")?.text == level) }
  }

  /// After Steadman: 10 °C with 7.60 hPa of vapour and a wind of 5 m/s feel like 10 + 2.51 - 3.5 - 4 = 5.01 °C.
  @Test func hoursFeelAsNowDoes() {
    guard case .record(let weather)? = SampleFacts.facts().value(for: "weather"),
      case .list(let hours)? = weather["hourly"]
    else { return #expect(Bool(false), "no hours") }
    #expect(hours[3].member("felt_c")?.number == 5)
  }

  /// Rain that was seen four hours ago is not the worst of the rest of the day.
  @Test func theWorstIsAhead() {
    var world = SampleFacts.full
    world.weather?.hours = []
    let soon = SampleFacts.facts(world)
    #expect(soon.value(for: "__weather_worst_code")?.text == "80")
    let later = SampleFacts.facts(world, now: SampleFacts.now.addingTimeInterval(4 * 3_600))
    #expect(later.value(for: "__weather_worst_code") == nil && later.value(for: "__weather_worst_when") == nil)
  }
}
