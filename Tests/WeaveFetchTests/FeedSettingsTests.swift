// SPDX-License-Identifier: MIT

import Testing
import WeaveData
import WeaveDiagnostics
import WeaveFeeds

@testable import WeaveFetch

/// What `feeds.json` may say, and what is told of what it may not.
@Suite struct FeedSettingsTests {
  private func read(_ feed: String, before: String = "") -> Checked<FeedSettings> {
    FeedSettingsReader.read(SourceText(name: "feeds.json", text: "{\(before) \"feeds\": {\"weather\": \(feed)}}"))
  }

  private static let lyon = #""place": {"name": "Lyon", "latitude": 45.764, "longitude": 4.8357}"#

  @Test func readsAFeed() throws {
    let checked = read(
      #"{"source": "openweathermap", \#(Self.lyon), "every": "1h30m", "key": {"env": "OWM"}}"#)
    #expect(checked.diagnostics.isEmpty)
    let feed = try #require(checked.output?.feed("weather"))
    #expect(feed.interval == 5_400 && feed.key == .environment("OWM"))
    #expect(feed.location == .at(.init(name: "Lyon", latitude: 45.764, longitude: 4.8357)))
  }

  @Test func placesHaveNames() throws {
    let places = #""places": {"home": {"latitude": 1.5, "longitude": -2}},"#
    let checked = read(#"{"source": "open-meteo", "place": "home"}"#, before: places)
    #expect(checked.output?.feeds.first?.location == .at(.init(name: "", latitude: 1.5, longitude: -2)))
    #expect(read(#"{"source": "open-meteo", "place": "random"}"#).output?.feeds.first?.location == .random)
  }

  /// Each mistake with its code and a part of what is said.
  static let mistakes: [(feed: String, code: String, words: String)] = [
    (#"{"source": "open-meteo"}"#, "W1211", "lacks a `place`, which Open-Meteo needs"),
    (#"{"source": "open-mete", \#(lyon)}"#, "W1205", "open-meteo"),
    (#"{"source": "open-meteo", \#(lyon), "evry": "1h"}"#, "W1201", "evry"),
    (#"{"source": "open-meteo", \#(lyon), "every": "soon"}"#, "W1210", "`soon` is not a duration"),
    (#"{"source": "open-meteo", "place": "home"}"#, "W1210", "there is no place `home`"),
    (#"{"source": "open-meteo", "place": {"latitude": 91, "longitude": 0}}"#, "W1206", "91"),
    (#"{"source": "open-meteo", \#(lyon), "timeout": "long"}"#, "W1204", "timeout"),
    (#"{\#(lyon)}"#, "W1203", "source"),
    (#"{"source": "icalendar", "url": "ftp://example.org/a.ics"}"#, "W1213", "https://"),
    (#"{"source": "icalendar", "url": "https://example.org/", "color": "red"}"#, "W1210", "#2E7D32"),
    (#"{"source": "json", "url": "https://example.org/"}"#, "W1211", "something to pick"),
    (
      #"{"source": "home-assistant-energy", "url": "http://a/", "entities": ["sensor.a"]}"#, "W1210",
      "`solar=`, `grid=`"
    ),
    (
      #"{"source": "home-assistant-energy", "url": "http://a/", "entities": ["solar=sensor.a"]}"#, "W1210",
      "name the meter of the grid"
    ), (#"{"source": "json", "url": "http://a/", "schedule": "a.zip"}"#, "W1210", "needs no timetable"),
  ]

  @Test(arguments: mistakes) func tellsMistakes(feed: String, code: String, words: String) {
    let checked = read(feed)
    #expect(checked.output == nil)
    #expect(
      checked.diagnostics.contains { $0.code.name == code && $0.message.text.contains(words) },
      "\(checked.diagnostics.map { "\($0.code.name) \($0.message.text)" })")
    #expect(checked.diagnostics.allSatisfy { $0.range != nil })
  }

  @Test(arguments: [
    #"{"source": "openweathermap", \#(lyon), "key": "tell-nobody"}"#,
    #"{"source": "caldav", "url": "https://example.org/", "user": "ana", "password": "tell-nobody"}"#,
    #"{"source": "caldav", "url": "https://ana:tell-nobody@example.org/"}"#,
  ])
  func refusesSecretsWithoutRepeatingThem(feed: String) {
    let found = read(feed).diagnostics
    #expect(found.map(\.code.name) == ["W1212"] || found.map(\.code.name).contains("W1212"))
    #expect(!found.contains { $0.message.text.contains("tell-nobody") })
  }

  @Test func everyServiceHasItsReader() {
    for service in ServiceTable.all {
      let readers = ["caldav": "icalendar", "nws-observations": "nws"]
      #expect(service.reader.name == readers[service.name] ?? service.name)
    }
  }

  @Test func spansOfTime() {
    #expect(FeedInterval.seconds("90s") == 90 && FeedInterval.seconds("1h30m") == 5_400)
    #expect(FeedInterval.seconds("1d") == 86_400 && FeedInterval.seconds("") == nil && FeedInterval.seconds("5") == nil)
  }
}

/// The small parts.
@Suite struct FetchPartTests {
  @Test func degreesHaveFourDecimals() {
    #expect(decimals(45.7640432) == "45.764" && decimals(-0.00004) == "0" && decimals(-0.12345) == "-0.1235")
    #expect(decimals(180) == "180" && decimals(4.00049) == "4.0005")
  }

  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
  ])
  func base64Texts(text: String, encoded: String) { #expect(base64(Array(text.utf8)) == encoded) }

  /// The examples of RFC 9110, section 5.6.7.
  @Test(arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
  func momentsOfHTTP(text: String) { #expect(HTTPDate.seconds(text) == 784_111_777) }

  @Test func momentsThatAreNone() {
    #expect(HTTPDate.seconds("Sun, 32 Nov 1994 08:49:37 GMT") == nil && HTTPDate.seconds("0") == nil)
  }

  /// However the questions lie, no minute holds more than the limit.
  @Test func limitsAreNeverPassed() {
    var counts: [String: CallLedger.Count] = [:]
    var asked: [Double] = []
    for step in 0..<4_000 {
      let now = 1_774_703_100 + Double(step) * 0.37
      if CallLedger.add(.openWeatherCurrent, to: &counts, now: now) == nil { asked.append(now) }
    }
    for (index, moment) in asked.enumerated() {
      #expect(asked[index...].prefix { $0 < moment + 60 }.count <= 60)
    }
    #expect(asked.count > 500)
  }

  @Test func clocksThatWerePutBackDoNoHarm() {
    var state = FeedState()
    state.lastAnswer = 2_000_000_000
    state.notBefore = 2_000_000_000
    #expect(state.due(every: 3_600, now: 1_774_703_100) == 1_774_703_100)
    #expect(state.blocked(at: 1_774_703_100) == nil)
  }
}
