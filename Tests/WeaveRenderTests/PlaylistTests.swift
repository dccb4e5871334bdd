// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveTime

/// What shows at a moment, and until when.
@Suite struct PlaylistTests {
  private static let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt

  private func showing(
    _ text: String, at moment: String, _ facts: Snapshots = Snapshots()
  ) throws -> (show: String?, until: String) {
    let checked = PlaylistReader.read(SourceText(name: "playlist.json", text: text))
    let playlist = try #require(checked.output, "\(checked.diagnostics)")
    let now = try #require(InstantText.date(moment))
    let shown = PlaylistSchedule(
      playlist, at: Moment(now: now, timeZone: Self.paris, locale: Locale(identifier: "en_US")), facts: facts
    ).showing()
    return (shown.show, InstantText.millisecondText(shown.until))
  }

  private static let day = #"""
    {"entries": [
      {"show": "morning.json", "days": "weekdays", "from": "06:30", "until": "09:00"},
      {"show": "night.json", "from": "22:00", "until": "06:30"}],
     "otherwise": "home.json"}
    """#

  /// Friday 27 March 2026 in Paris is an hour ahead of UTC, Sunday 29 from 02:00 on two.
  @Test(arguments: [
    ("2026-03-27T05:29:59Z", "night.json", "2026-03-27T05:30:00.000Z"),
    ("2026-03-27T05:30:00Z", "morning.json", "2026-03-27T08:00:00.000Z"),
    ("2026-03-27T08:00:00Z", "home.json", "2026-03-27T21:00:00.000Z"),
    ("2026-03-27T22:59:00Z", "night.json", "2026-03-27T23:00:00.000Z"),
    // After midnight yesterday's window goes on.
    ("2026-03-28T02:00:00Z", "night.json", "2026-03-28T05:30:00.000Z"),
    // No morning on Saturday.
    ("2026-03-28T06:00:00Z", "home.json", "2026-03-28T21:00:00.000Z"),
    // The night in which clocks are set forward ends at 06:30 of summer time.
    ("2026-03-29T03:00:00Z", "night.json", "2026-03-29T04:30:00.000Z"),
  ])
  func followsTheClockOverMidnight(moment: String, show: String, until: String) throws {
    let shown = try showing(Self.day, at: moment)
    #expect(shown.show == show)
    #expect(shown.until == until)
  }

  @Test func takesTurnsFromMidnight() throws {
    let turns = #"{"for": "10m", "entries": [{"show": "a"}, {"show": "b", "for": "20m"}, {"show": "c"}]}"#
    // Rounds of 40 minutes: at 14:05 of the clock 5 minutes of the 22nd have passed.
    for (minute, show, until) in [(5, "a", "13:10"), (10, "b", "13:30"), (29, "b", "13:30"), (30, "c", "13:40")] {
      let shown = try showing(turns, at: "2026-03-27T13:\(minute < 10 ? "0" : "")\(minute):00Z")
      #expect(shown.show == show)
      #expect(shown.until == "2026-03-27T\(until):00.000Z")
    }
  }

  @Test func conditionsReadFactsAndEndWithThem() throws {
    let list = #"""
      {"entries": [{"show": "event.json", "when": "__calendar_today_left > 0", "urgent": true}, {"show": "home.json"}]}
      """#
    #expect(try showing(list, at: "2026-03-27T12:00:00Z").show == "home.json")
    let clock = #"{"entries": [{"show": "x", "when": "=__hour < 13"}], "otherwise": "y"}"#
    let before = try showing(clock, at: "2026-03-27T11:30:00Z")
    #expect(before.show == "x")
    #expect(before.until == "2026-03-27T12:00:00.000Z")
    #expect(try showing(clock, at: "2026-03-27T12:00:00Z").show == "y")
  }

  /// What is not known is no reason to show something: without a forecast it is not said to rain within the hour.
  @Test(arguments: [
    ("__weather_rain_start_min < 60", ["__weather_rain_start_min"]),
    ("__weather_rain_start_min == 0", ["__weather_rain_start_min"]),
    ("not __weather_temp", ["__weather_temp"]),
    ("__hour < 13 and __weather_temp < 5", ["__weather_temp"]),
    ("__weather_temp < 5 or __weather_hi < 9", ["__weather_temp", "__weather_hi"]),
    ("__wether_temp < 5", ["__wether_temp"]),
  ])
  func aMissingFactHoldsNothing(formula: String, names: [String]) throws {
    #expect(try states(formula).first == .factsMissing(names))
  }

  /// A condition that does not depend on the missing fact, asks whether it is missing, or says what stands in for it, decides.
  @Test(arguments: [
    ("__hour < 13 or __weather_temp < 5", true), ("__hour > 13 and __weather_temp < 5", false),
    ("__weather_temp == ''", true), ("__weather_temp != ''", false), ("(__weather_temp ?? 20) < 5", false),
    ("(__weather_temp ?? 0) < 5", true), ("done < 3", true),
  ])
  func aConditionMayDoWithoutAFact(formula: String, holds: Bool) throws {
    #expect(try states(formula).first == (holds ? .shown : .conditionFails))
  }

  /// What becomes of an entry with a condition at 12:30 in Paris, with no facts at all.
  private func states(_ formula: String) throws -> [PlaylistSchedule.EntryState] {
    let text = #"{"entries": [{"show": "a", "when": "\#(formula)"}]}"#
    let playlist = try #require(PlaylistReader.read(SourceText(name: "p", text: text)).output)
    let now = try #require(InstantText.date("2026-03-27T11:30:00Z"))
    return PlaylistSchedule(
      playlist, at: Moment(now: now, timeZone: Self.paris, locale: Locale(identifier: "en_US"))
    ).account()
  }

  /// The name's place, and the name that is meant; also behind an `=`.
  @Test(arguments: ["", "="]) func misspeltFactsHavePlaces(mark: String) throws {
    let text = #"{"entries": [{"show": "a", "when": "\#(mark)__weather_tmp < 5 and own > 1"}]}"#
    let source = SourceText(name: "p", text: text)
    let found = try #require(PlaylistReader.read(source).output).conditionDiagnostics(in: source)
    #expect(found.map(\.code) == [.textUnknownVariable])
    let range = try #require(found.first?.range)
    #expect(String(decoding: source.bytes[range.lower..<range.upper], as: UTF8.self) == "__weather_tmp")
    #expect(found.first?.fixes.contains { $0.edits.contains { $0.replacement == "__weather_temp" } } == true)
  }

  /// A temperature is never a word.
  @Test func factsAreComparedWithWhatTheyAre() throws {
    let text = #"{"entries": [{"show": "a", "when": "__weather_temp == 'warm'"}]}"#
    let source = SourceText(name: "p", text: text)
    let found = try #require(PlaylistReader.read(source).output).conditionDiagnostics(in: source)
    #expect(found.map(\.code) == [.factComparison])
  }

  @Test(arguments: [
    (#"{"entries": []}"#, DiagnosticCode.playlistNothing),
    (#"{"entries": [{"show": "a", "from": "25:00"}]}"#, .playlistTime),
    (#"{"entries": [{"show": "a", "for": "1d"}]}"#, .playlistTime),
    (#"{"entries": [{"show": "a", "when": "1 +"}]}"#, .playlistCondition),
    (#"{"entries": [{"from": "06:00"}]}"#, .boardMissingKey),
    (#"{"entries": [{"show": "a", "days": "someday"}]}"#, .boardUnknownToken),
  ])
  func mistakesHavePlaces(text: String, code: DiagnosticCode) {
    let checked = PlaylistReader.read(SourceText(name: "p", text: text))
    #expect(checked.output == nil)
    #expect(checked.diagnostics.contains { $0.code == code && $0.range != nil })
  }
}
