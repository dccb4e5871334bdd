// SPDX-License-Identifier: MIT

import Foundation
import Oracles
import Testing
import WeaveData
import WeaveJSON
import WeaveDiagnostics
import WeaveTime

/// Snapshots as WidgetWeaver keeps them.
@Suite struct AppReadingTests {
  @Test func readsItsFiles() throws {
    let files: [(String, SnapshotKind)] = [
      ("weather", .weather), ("steps-today", .steps), ("steps-history", .steps), ("activity", .activity),
      ("calendar", .calendar), ("reminders", .reminders),
    ]
    let now = Reading.moment("2026-02-01T14:05:00Z")
    var all = Snapshots()
    for (name, kind) in files {
      let source = try Reading.source(Oracle.folder.appendingPathComponent("App/\(name).json"))
      let checked = SnapshotReader.read(source, as: kind, now: now, timeZone: .gmt)
      #expect(checked.diagnostics.map(\.message.text) == [], "\(name)")
      all.merge(try #require(checked.output, "\(name)"))
    }
    // Each value stands in the file of its name.
    #expect(all.steps?.today == StepsDay(day: Reading.day("2026-02-01"), steps: 7_423))
    #expect(all.steps?.history.first == StepsDay(day: Reading.day("2026-01-02"), steps: 4_000))
    #expect(all.activity?.distance == 5_250 && all.activity?.activeEnergy == 412 && all.activity?.flightsClimbed == 11)
    #expect(all.calendar?.events.map(\.title) == ["Choir", "Soup kitchen"])
    #expect(all.reminders?.items.map(\.title) == ["Sharpen the scythe", "Ring the beekeeper", "Order seed potatoes"])
    #expect(all.reminders?.items[0].due == .day(Reading.day("2026-02-01")))
    #expect(all.reminders?.items[1].due == .moment(Reading.moment("2026-02-01T02:00:00Z")))
    let weather = try #require(all.weather)
    #expect(weather.current.apparentTemperature == 21 && weather.current.condition == "Sunny spells")
    #expect(weather.days.map(\.high) == [23, 23.5, 24, 24.5, 25, 25.5])
    #expect(weather.hours.first?.conditions.temperature == 18)
    #expect(weather.minutes?.isEmpty == false)
  }

  @Test func readsVariablesAsAPlainDictionary() {
    let checked = Reading.read(#"{"Last  Done": "2026-03-27", "count": "12", "waterMl": 9, "x": [1]}"#, as: .variables)
    #expect(checked.diagnostics.map(\.code) == [])
    #expect(
      checked.output?.variables?.values == [
        "last done": .text("2026-03-27"), "count": .text("12"), "waterml": .number(9),
        "x": .list([.number(1)]),
      ])
  }

  /// The phone stood in London when the day began there; the reader is an hour further east.
  @Test func takesADayOfAnotherZoneForTheNearest() {
    let text = #"{"fetchedAt": "2026-03-28T12:00:00Z", "startOfDay": "2026-03-28T00:00:00Z", "steps": 9}"#
    let checked = Reading.read(text, as: .steps)
    #expect(checked.diagnostics.map(\.code) == [.snapshotDayOfAnotherZone])
    #expect(checked.output?.steps?.today?.day == Reading.day("2026-03-28"))
    let west = Reading.read(text, as: .steps, in: TimeZone(identifier: "America/New_York") ?? .gmt)
    #expect(west.output?.steps?.today?.day == Reading.day("2026-03-28"))
  }

  /// Whole days end a second before midnight, or at it.
  @Test(arguments: ["2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"]) func readsWholeDays(_ end: String) {
    let text = """
      {"generatedAt": "2026-03-28T12:00:00Z", "next": {"title": " ", "startDate": "2026-03-27T23:00:00Z",
       "endDate": "\(end)", "isAllDay": true}}
      """
    let checked = Reading.read(text, as: .calendar)
    #expect(checked.diagnostics.isEmpty)
    let span = CalendarEvent.Span.allDay(first: Reading.day("2026-03-28"), last: Reading.day("2026-03-29"))
    #expect(checked.output?.calendar?.events == [CalendarEvent(title: "Untitled", span: span)])
  }

  @Test func readsThePlace() {
    let text = #"{"name": "Lyon", "latitude": 45.764, "longitude": 4.8357, "updatedAt": "2026-03-28T12:00:00Z"}"#
    let checked = Reading.read(text, as: .location)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.output?.location?.place == Place(name: "Lyon", latitude: 45.764, longitude: 4.8357))
  }

  /// Today's high stands apart from the list of days.
  @Test func keepsTheHighOfToday() {
    let text = """
      {"fetchedAt": "2026-03-28T12:00:00Z", "temperatureC": 14, "highTemperatureC": 16, "locationName": "Lyon",
       "daily": [{"date": "2026-03-29T10:00:00Z", "highTemperatureC": 18}]}
      """
    let weather = Reading.read(text, as: .weather).output?.weather
    #expect(weather?.days.map(\.high) == [16, 18])
    #expect(weather?.minutes == nil)
  }
}
