// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveDisplay
import WeaveExpressions
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveTime

/// A picture of snapshots: keys in texts, lists in `forEach`, and what stands where data is missing.
@Suite struct SnapshotTests {
  private static let design = """
    {"name": "Today", "layout": {"template": "custom"}, "variables": {"__weather_wind": "calm"},
     "content": {"type": "vstack", "children": [
       {"type": "text", "text": "{{__weather_temp|no}} degrees, {{__weather_wind}}"},
       {"type": "forEach", "items": "=weather.daily", "as": "day", "limit": 2,
        "children": [{"type": "text", "text": "{{day.weekday}} {{day.high}}"}]}]}}
    """

  /// 20 November 2026, a Friday, and two days more.
  private static func weather(at now: Date) -> Snapshots {
    var current = WeatherConditions()
    (current.temperature, current.windSpeed) = (12.4, 5)
    var snapshots = Snapshots()
    let today = LocalDay(now, in: .gmt)
    snapshots.weather = WeatherSnapshot(
      fetchedAt: now, current: current,
      days: (0..<3).map { offset in
        var day = WeatherDay(day: today.advanced(by: offset))
        day.high = 20 + Double(offset)
        return day
      })
    return snapshots
  }

  private func spoken(_ snapshots: (Date) -> Snapshots, variables: [String: String] = [:]) throws -> String {
    let environment = RenderEnvironment.fixed(.medium, locale: "en_GB")
    let compiled = WidgetCompiler.compile(.init(name: "today", text: Self.design), now: environment.now)
    let widget = try #require(compiled.output?.widgets.first ?? nil)
    let drawn = try Renderer().render(
      widget, in: environment, variables: variables.mapValues { .string($0) }, photos: PhotoFolder(designFolder: "."),
      snapshots: snapshots(environment.now))
    return try #require(drawn.output).displayList.summary
  }

  @Test func dataIsDrawn() throws {
    let text = try spoken(Self.weather)
    // 5 m/s are 11 mph, which is what people in the UK read.
    #expect(text.contains("12 degrees, 11"))
    #expect(text.contains("Fri 20") && text.contains("Sat 21") && !text.contains("Sun"))
  }

  /// 32 °C at 50 % are a wet bulb of 24 °C: caution at rest (21 to 26), danger for hard work (6 °C more).
  @Test(arguments: [([:], "caution"), (["heat_activity": "intense"], "danger")])
  func theCallerSaysWhatTheReaderDoes(variables: [String: String], level: String) throws {
    let text = #"""
      {"name": "Heat", "layout": {"template": "custom"}, "variables": {"heat_activity": "rest"},
       "content": {"type": "text", "text": "{{__wetbulb_level|no}}"}}
      """#
    let environment = RenderEnvironment.fixed(.small)
    var current = WeatherConditions()
    (current.temperature, current.humidity) = (32, 0.5)
    var snapshots = Snapshots()
    snapshots.weather = WeatherSnapshot(fetchedAt: environment.now, current: current)
    let design = try Design("heat", text: Array(text.utf8))
    let drawn = try Renderer().render(
      design.widget, in: environment, variables: variables.mapValues { .string($0) }, photos: design.photos,
      snapshots: snapshots)
    #expect(drawn.output?.displayList.summary == level)
  }

  @Test func samplesStandInWithoutData() throws {
    let text = try spoken { _ in Snapshots() }
    #expect(text.contains("no degrees, calm"))
    #expect(!text.contains("Fri"))
  }

  @Test func theCallerGoesBeforeData() throws {
    #expect(try spoken(Self.weather, variables: ["__weather_temp": "99"]).contains("99 degrees, 11"))
  }
}
