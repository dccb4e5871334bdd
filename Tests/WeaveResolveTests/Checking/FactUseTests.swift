// SPDX-License-Identifier: MIT

import Testing
import WeaveData

@testable import WeaveFacts
@testable import WeaveResolve

/// Which facts a design reads, and how often its picture can change for them.
@Suite struct FactUseTests {
  @Test(arguments: [
    ("Hello", "", FactGrain.snapshot), ("{{mine|0}}", "", .snapshot),
    ("{{__weather_temp|--}}", "__weather_temp", .snapshot),
    ("{{__time}}", "__time", .minute), ("{{__today}} {{__time}}", "__time __today", .minute),
    ("{{__now}}", "__now", .second), ("{{__now||date:HH:mm}}", "__now", .minute),
    ("{{__now||date:HH}}", "__now", .hour),
    ("{{__now||date:EEEE d MMMM}}", "__now", .day), ("{{__now||date:HH:mm:ss}}", "__now", .second),
    ("{{__now||date}}", "__now", .day), ("{{__today||date:HH:mm}}", "__today", .day),
    ("{{=now() / 60}}", "", .second), ("{{x|now||date:HH:mm}}", "", .minute), ("{{x|today||date:d}}", "", .day),
    ("{{due|2026-12-24||daysuntil}}", "", .second), ("{{__today||daysuntil}}", "__today", .minute),
    ("{{x|{{__time}}}}", "__time", .minute), ("{{=__weather_temp > 3 ? __time : 0}}", "__time __weather_temp", .minute),
    ("{{=var(\"__time\")}}", "__time", .minute), ("{{x|1||date:HH:mm}}", "", .snapshot),
  ])
  func texts(text: String, keys: String, grain: FactGrain) throws {
    let use = try CheckedDesign.text(text).factUse
    #expect(use.keys.sorted().joined(separator: " ") == keys)
    #expect(use.grain == grain)
  }

  @Test func snapshotsOfTrees() throws {
    let use = try CheckedDesign.tree(
      #"""
      {"type": "vstack", "children": [
        {"type": "forEach", "items": "=weather.hourly", "as": "weather", "children": [
          {"type": "text", "text": "{{weather.temp}}"}]},
        {"type": "gauge", "value": "=__steps_today_fraction"},
        {"type": "text", "text": "{{__calendar_next_title|--}}", "when": "=__reminders_done_count > 0"}
      ]}
      """#
    ).factUse
    #expect(use.snapshots == [.weather, .steps, .calendar, .reminders])
    #expect(use.keys.contains("weather"))
    #expect(!use.callsNow)
    #expect(!use.countsFromNow)
  }

  @Test func clocksInTexts() throws {
    #expect(try CheckedDesign.text("{{=now() - 3}}").factUse.callsNow)
    #expect(try CheckedDesign.text("{{x|2026-01-01||relative}}").factUse.countsFromNow)
  }

  /// Data goes before a sample, so that the design still needs it.
  @Test func samplesDoNotHideSnapshots() throws {
    let widget = try CheckedDesign.text(
      "{{__weather_temp}} {{weather}}", variables: #"{"__weather_temp": 3, "weather": 1}"#)
    #expect(widget.factUse.keys == ["__weather_temp"])
  }
}
