// SPDX-License-Identifier: MIT

import FactFixtures
import Testing
import WeaveData
import WeaveExpressions
import WeaveJSON

@testable import WeaveFacts

/// What `weave variables` prints.
@Suite struct FactReportTests {
  @Test func aTableForPeople() {
    var world = SampleFacts.full
    world.steps = nil
    world.variables = StoredVariables(values: ["streak": .number(7)])
    let report = FactReport(SampleFacts.facts(world), given: ["mood": .string("good")], matching: nil)
    let shown = ["__weather_temp ", "__steps_today ", "__calendar_next_title ", "streak ", "mood ", "calendar "]
    let lines = report.text.split(separator: "\n").filter { line in shown.contains { line.hasPrefix($0) } }
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    #expect(
      lines == [
        "__weather_temp 11 °C weather 25 min", "__steps_today missing: no steps.json steps steps",
        "__calendar_next_title Walk calendar 10 min", "calendar all_day[1] events[3] calendar 10 min",
        "mood good given",
        "streak 7 variables",
      ])
    let starts = Set(report.text.split(separator: "\n").compactMap { $0.firstRange(of: " weather ")?.lowerBound })
    #expect(!starts.isEmpty)
    #expect(report.text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  /// Lists within records are keys of their own.
  @Test func listsOfRecords() throws {
    let report = FactReport(SampleFacts.facts(), matching: "weather.*")
    #expect(report.rows.map(\.key.name) == ["weather.hourly", "weather.daily", "weather.minutes", "weather.rain"])
    let hours = try #require(report.rows.first)
    #expect(hours.key.kind == .list && hours.origin == "weather")
    #expect(hours.value?.member("count")?.number ?? 0 > 0)
    #expect(
      FactReport(SampleFacts.facts(Snapshots()), matching: "weather.hourly").rows.first?.reason == "no weather.json")
    #expect(
      FactReference.markdown(of: try #require(FactTable.sections.first { $0.name == "weather" }))
        .contains("| `weather.hourly` | The hours from now on. | list |"))
  }

  /// No service gives the sun: its times come from the place, whoever found that.
  @Test func theSunIsComputed() throws {
    let report = FactReport(SampleFacts.facts(), matching: "__sun_*")
    #expect(
      report.rows.allSatisfy { $0.origin == "computed" && $0.age == nil && $0.key.summary.hasSuffix(" Computed.") })
    #expect(report.rows.contains { $0.key.name == "__sun_rise" && $0.value != nil })
    #expect(FactReport(SampleFacts.facts(Snapshots()), matching: "__sun_rise").rows.first?.reason == "no location.json")
  }

  @Test(arguments: [
    ("__sun_civil_*_iso", ["__sun_civil_dawn_iso", "__sun_civil_dusk_iso"]),
    ("now_unix", ["__now_unix"]), ("__TODAY", ["__today"]),
    ("*steps", ["__steps", "steps"]), ("nothing", []), ("__now*unix*", ["__now_unix"]),
  ])
  func patterns(pattern: String, names: [String]) {
    #expect(FactReport(SampleFacts.facts(), matching: pattern).rows.map(\.key.name) == names)
  }
}
