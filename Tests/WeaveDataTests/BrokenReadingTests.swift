// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveTime

/// Snapshots with mistakes: each is told at its place, and the rest is used.
@Suite struct BrokenReadingTests {
  private func weather(_ rest: String) -> String {
    #"{"version": 1, "fetchedAt": "2026-03-28T14:00:00+01:00", \#(rest)}"#
  }

  @Test func convertsUnits() throws {
    let text = weather(
      """
      "current": {"temperatureF": 50, "windSpeedKMH": 36, "windGustKN": 10, "humidityPercent": 57, "pressureInHg": 30,
      "visibilityMi": 10, "precipitationInPerHour": 0.1, "dewPointK": 280.15}
      """)
    let checked = Reading.read(text, as: .weather)
    #expect(checked.diagnostics.isEmpty)
    let air = try #require(checked.output?.weather?.current)
    // 50 °F is 10 °C; a knot is 1852 m an hour; an inch 25.4 mm; a mile 1609.344 m; 30 inHg are 1015.92 hPa.
    #expect(air.temperature == 10 && air.windSpeed == 10 && air.humidity == 0.57)
    #expect(abs((air.windGust ?? 0) - 5.144_444) < 1e-6 && abs((air.pressure ?? 0) - 1_015.916_7) < 1e-3)
    #expect(air.visibility == 16_093.44 && abs((air.precipitation ?? 0) - 2.54) < 1e-12)
    #expect(abs((air.dewPoint ?? 0) - 7) < 1e-9)
  }

  @Test func tellsOfUnits() throws {
    let two = weather(#""current": {"temperatureC": 10, "temperatureF": 50, "humidity01": 0.5}"#)
    #expect(Reading.findings(two, as: .weather) == [#"W0812 "temperatureF""#])
    let air = try #require(Reading.read(two, as: .weather).output?.weather?.current)
    #expect(air.temperature == nil && air.humidity == 0.5)
    #expect(
      Reading.findings(weather(#""current": {"temperatureR": 5, "windSpeed": 3, "temperaturef": 9}"#), as: .weather)
        == [#"W0811 "temperatureR""#, #"W0811 "windSpeed""#, #"W0811 "temperaturef""#])
    #expect(
      Reading.mended(weather(#""current": {"temperaturef": 50}"#), as: .weather, .sure).contains(#""temperatureF": 50"#)
    )
  }

  @Test func dropsWhatCannotBe() throws {
    let text = weather(
      #""current": {"humidity01": 40, "temperatureC": 1e999, "windSpeedMS": "3", "uvIndex": 4}, "place": {"latitude": 91, "longitude": 0}"#
    )
    let checked = Reading.read(text, as: .weather)
    #expect(checked.diagnostics.filter { $0.code == .snapshotOutOfRange }.count == 2)
    let weather = try #require(checked.output?.weather)
    #expect(weather.place == nil && weather.current.uvIndex == 4)
    #expect(weather.current.humidity == nil && weather.current.temperature == nil && weather.current.windSpeed == nil)
    let mended = Reading.mended(text, as: .weather)
    #expect(mended.contains(#""humidity01": 0.4"#) && mended.contains(#""windSpeedMS": 3,"#))
  }

  @Test func needsZones() throws {
    let text = """
      {"version": 1, "generatedAt": "2026-03-28T14:00:00Z", "events": [
        {"title": "A", "start": "2026-03-28T15:00:00", "end": "2026-03-28T16:00:00Z"},
        {"title": "B", "start": "2026-03-28T17:00:00Z", "end": "2026-03-28T16:00:00Z"},
        {"title": "C", "firstDay": "2026-03-29", "lastDay": "2026-03-28"}, {"title": "D"},
        {"title": "E", "start": "2026-03-28T18:00:00Z"}]}
      """
    #expect(
      Reading.findings(text, as: .calendar) == [
        "W0816 \"2026-03-28T14:00:00Z\"", "W0810 \"2026-03-28T15:00:00\"", "W0819 \"2026-03-28T16:00:00Z\"",
        "W0819 \"2026-03-28\"", "W0803 {",
      ])
    #expect(Reading.read(text, as: .calendar).output?.calendar?.events.map(\.title) == ["E"])
    #expect(Reading.mended(text, as: .calendar).contains("\"2026-03-28T15:00:00Z\""))
  }

  @Test func keepsEachDayOnce() throws {
    let text = """
      {"version": 1, "fetchedAt": "2026-03-28T12:00:00Z", "history": [
        {"day": "2026-03-03", "steps": 5}, {"day": "2026-03-01", "steps": 100}, {"day": "2026-03-02", "steps": -7},
        {"day": "2026-03-01", "steps": 300}, {"day": "2026-03-01", "steps": 200}, {"day": "2026-02-30", "steps": 9}]}
      """
    let checked = Reading.read(text, as: .steps)
    #expect(
      Reading.findings(text, as: .steps) == [
        "W0817 \"2026-03-01\"", "W0806 -7", "W0818 \"2026-03-01\"", "W0818 \"2026-03-01\"", "W0808 \"2026-02-30\"",
      ])
    let history = try #require(checked.output?.steps?.history)
    #expect(history.map(\.steps) == [300, 5])
    #expect(history.map(\.day.description) == ["2026-03-01", "2026-03-03"])
  }

  @Test func keepsTwentyYears() throws {
    let days = (0..<7_305).map { "{\"day\": \"\(LocalDay(number: 13_000 + $0))\", \"steps\": \($0)}" }
    let text =
      "{\"version\": 1, \"fetchedAt\": \"2026-03-28T12:00:00Z\", \"history\": [\(days.joined(separator: ",\n"))]}"
    let checked = Reading.read(text, as: .steps)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.output?.steps?.history.count == 7_305)
  }

  @Test func usesHalfOfAFile() throws {
    let whole = weather(
      #""current": {"temperatureC": 12}, "hours": [{"date": "2026-03-28T13:00:00Z", "temperatureC": 13}]"#)
    let half = String(whole.dropLast(30))
    let checked = Reading.read(half, as: .weather)
    #expect(checked.hasErrors)
    #expect(checked.output?.weather?.current.temperature == 12)
    // Cut anywhere, it is told, and nothing is made up.
    for count in 0..<whole.count {
      let cut = Reading.read(String(whole.prefix(count)), as: .weather)
      #expect(cut.hasErrors, "cut after \(count)")
      #expect(cut.output?.weather?.current.temperature.map { $0 == 12 || $0 == 1 } ?? true, "cut after \(count)")
    }
  }

  @Test func tellsVersions() {
    let date = #""fetchedAt": "2026-03-28T12:00:00Z""#
    #expect(Reading.findings("{\(date)}", as: .ozone) == ["W0813 {"])
    #expect(Reading.mended("{\(date)}", as: .ozone, .sure) == "{\"version\": 1, \(date)}")
    #expect(Reading.findings("{\"version\": 2, \(date)}", as: .ozone) == ["W0814 2"])
    #expect(Reading.read("{\"version\": 2, \(date)}", as: .ozone).output?.ozone != nil)
    #expect(Reading.findings("{\"version\": \"1\", \(date)}", as: .ozone) == ["W0804 \"1\""])
  }

  @Test func tellsOfTheFuture() {
    let ahead = #"{"version": 1, "updatedAt": "2026-03-28T14:10:01+01:00", "values": {}}"#
    #expect(Reading.findings(ahead, as: .variables) == ["W0816 \"2026-03-28T14:10:01+01:00\""])
    #expect(Reading.findings(ahead.replacing("10:01", with: "10:00"), as: .variables).isEmpty)
  }

  @Test func tellsOtherKinds() throws {
    let steps =
      #"{"version": 1, "fetchedAt": "2026-03-28T12:00:00Z", "today": {"day": "2026-03-28", "steps": 5}, "history": []}"#
    let checked = Reading.read(steps, as: .weather)
    #expect(checked.output == nil)
    #expect(checked.diagnostics.map(\.code) == [.snapshotWrongKind])
    #expect(checked.diagnostics[0].message.text.contains("`steps`"))
    #expect(Reading.read(steps, as: .variables).diagnostics.map(\.code) == [.snapshotWrongKind])
    let activity =
      #"{"fetchedAt": "2026-03-28T12:00:00Z", "startOfDay": "2026-03-27T23:00:00Z", "steps": 5, "flightsClimbed": 1, "distanceWalkingRunningMeters": 9, "activeEnergyBurnedKilocalories": 4}"#
    #expect(Reading.read(activity, as: .steps).diagnostics.map(\.code) == [.snapshotWrongKind])
  }

  @Test(arguments: SnapshotKind.allCases) func survivesAnything(_ kind: SnapshotKind) {
    for text in ["", " ", "[]", "7", "null", "{", "{}", "{\"version\": {}}", "\u{0}", "{\"fetchedAt\": 5}", "\"x\""] {
      let checked = Reading.read(text, as: kind)
      // Any object may be a dictionary of the app's variables.
      let isReadable = kind == .variables && ["{}", "{\"version\": {}}", "{\"fetchedAt\": 5}"].contains(text)
      #expect(isReadable || checked.output?.date(of: kind) == nil, "\(text)")
      #expect(isReadable || !checked.diagnostics.isEmpty, "\(text)")
    }
    let large = SourceText(name: "", bytes: [UInt8](repeating: 0x20, count: Limits.snapshotBytes + 1))
    let checked = SnapshotReader.read(large, as: kind, now: Reading.now, timeZone: .gmt)
    #expect(checked.output == nil && checked.diagnostics.map(\.code) == [.snapshotTooLarge])
  }

  /// Numbers that no integer holds, and days that no calendar counts.
  @Test func survivesHugeNumbers() {
    for number in ["1e300", "-1e300", "9223372036854775808", "1e19", "0.5", "-0"] {
      for (kind, text) in [
        (
          SnapshotKind.steps,
          #"{"version": \#(number), "fetchedAt": "9999-12-31T23:59:59Z", "today": {"day": "9999-12-31", "steps": \#(number)}}"#
        ),
        (.weather, weather(#""current": {"weatherCode": \#(number), "temperatureF": \#(number)}"#)),
        (
          .reminders,
          #"{"version": 1, "generatedAt": \#(number), "items": [{"id": "a", "title": "", "priority": \#(number), "due": \#(number)}]}"#
        ),
      ] {
        _ = Reading.read(text, as: kind)
      }
    }
  }
}
