// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveJSON

@testable import WeaveFeeds

/// Home Assistant, Prometheus, RSS and Atom as variables.
@Suite struct RecipeTests {
  private static func values(
    _ text: String, _ source: FeedSource, _ variable: String? = nil
  ) throws -> [String: DataValue] {
    var request = Answer.request()
    request.variable = variable
    return try #require(try Answer.snapshot(text, source, request).variables).values
  }

  @Test func statesAreNumbersWhereTheyAre() throws {
    let text = """
      [{"entity_id": "sensor.outside", "state": "21.5", "attributes": {"unit_of_measurement": "°C", "friendly_name": "Garden"}},
       {"entity_id": "binary_sensor.door", "state": "off", "attributes": {}},
       {"entity_id": "sensor.old", "state": "unavailable"}]
      """
    let values = try Self.values(text, .homeAssistant)
    #expect(values["outside"] == .number(21.5) && values["outside_unit"] == .text("°C"))
    #expect(values["outside_name"] == .text("Garden") && values["door"] == .text("off"))
    // What is not known is missing, and does not keep an old value alive.
    #expect(values["old"] == .null)
    #expect(Answer.findings(text, .homeAssistant) == ["W1103 \"unavailable\""])
    #expect(Answer.findings(#"{"message": "Entity not found."}"#, .homeAssistant).first?.hasPrefix("W1101") == true)
    #expect(Answer.findings("[]", .homeAssistant).first?.hasPrefix("W1102") == true)
  }

  @Test func queriesGiveANumberOrAList() throws {
    let one = """
      {"status": "success", "data": {"resultType": "vector",
      "result": [{"metric": {"instance": "nas"}, "value": [1774703100.1, "0.25"]}]}}
      """
    #expect(try Self.values(one, .prometheus, "load") == ["load": .number(0.25)])
    let several = """
      {"status": "success", "data": {"resultType": "vector", "result": [
      {"metric": {"instance": "nas"}, "value": [1, "0.25"]}, {"metric": {"instance": "desk"}, "value": [1, "NaN"]}]}}
      """
    #expect(
      try Self.values(several, .prometheus, "load")["load"]
        == .list([
          .record(["instance": .text("nas"), "value": .number(0.25)]),
          .record(["instance": .text("desk"), "value": .null]),
        ]))
    let range = """
      {"status": "success", "data": {"resultType": "matrix", "result": [{"metric": {}, "values": [[1, "3"], [2, "4"]]}]}}
      """
    #expect(try Self.values(range, .prometheus, "load") == ["load": .number(4)])
    let scalar = #"{"status": "success", "data": {"resultType": "scalar", "result": [1, "+Inf"]}}"#
    #expect(try Self.values(scalar, .prometheus, "load") == ["load": .null])
    let refused = #"{"status": "error", "errorType": "bad_data", "error": "unknown function"}"#
    #expect(Answer.findings(refused, .prometheus).first?.hasPrefix("W1101") == true)
    let empty = #"{"status": "success", "data": {"resultType": "vector", "result": []}}"#
    #expect(Answer.findings(empty, .prometheus).first?.hasPrefix("W1103") == true)
  }

  @Test func newsOfRSSAreRead() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>The Paper</title>
      <item><title>Older</title><link>https://example.org/1</link><pubDate>Fri, 27 Mar 26 10:00 GMT</pubDate></item>
      <item><title><![CDATA[Rain &amp; <b>wind</b>]]></title><link>https://example.org/2</link>
        <pubDate>Sat, 28 Mar 2026 13:05:00 +0100</pubDate><dc:creator>Ana</dc:creator>
        <description>&lt;p&gt;It rains.&lt;/p&gt;</description></item>
      </channel></rss>
      """
    let values = try Self.values(text, .rss, "paper")
    #expect(values["paper_title"] == .text("The Paper"))
    #expect(
      values["paper"]
        == .list([
          .record([
            "title": .text("Rain & wind"), "link": .text("https://example.org/2"), "author": .text("Ana"),
            "summary": .text("It rains."), "date": .text("2026-03-28T12:05:00Z"),
          ]),
          .record([
            "title": .text("Older"), "link": .text("https://example.org/1"), "date": .text("2026-03-27T10:00:00Z"),
          ]),
        ]))
  }

  @Test func newsOfAtomAreRead() throws {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>Notes</title>
      <entry><title type="html">Tea &amp;lt; coffee</title><link rel="self" href="https://example.org/self"/>
      <link href="https://example.org/tea"/><updated>2026-03-28T12:00:00Z</updated><author><name>Bo</name></author></entry>
      </feed>
      """
    #expect(
      try Self.values(text, .rss)["news"]
        == .list([
          .record([
            "title": .text("Tea < coffee"), "link": .text("https://example.org/tea"), "author": .text("Bo"),
            "date": .text("2026-03-28T12:00:00Z"),
          ])
        ]))
  }

  @Test(arguments: ["<html><body>no</body></html>", "<rss><channel>", "", "{}"])
  func whatIsNoNewsIsTold(_ text: String) { #expect(Answer.findings(text, .rss).first?.hasPrefix("W1102") == true) }

  /// The calendars of a Home Assistant, by day and by time; the answer's days end with the one after the last.
  @Test func calendarsOfAHomeAreEvents() throws {
    let events = """
      [{"start": {"dateTime": "2026-03-29T15:00:00+02:00"}, "end": {"dateTime": "2026-03-29T16:00:00+02:00"},
      "summary": "Play", "location": "Hall", "description": "", "uid": "1", "recurrence_id": null, "rrule": null},
      {"start": {"date": "2026-03-30"}, "end": {"date": "2026-04-01"}, "summary": "Guests", "rrule": null}]
      """
    for (text, name) in [(events, nil), ("[{\"name\": \"Family\", \"events\": \(events)}]", "Family")] {
      let read = try #require(try Answer.snapshot(text, .homeAssistantCalendar).calendar).events
      #expect(read.map(\.title) == ["Play", "Guests"] && read.map(\.calendarName) == [name, name])
      #expect(
        read[0].span
          == .timed(start: Answer.date("2026-03-29T13:00:00Z"), end: Answer.date("2026-03-29T14:00:00Z")))
      #expect(read[1].span == .allDay(first: Answer.day("2026-03-30"), last: Answer.day("2026-03-31")))
      #expect(read[0].location == "Hall" && read[1].location == nil)
    }
    #expect(try Answer.snapshot("[]", .homeAssistantCalendar).calendar?.events == [])
    #expect(Answer.findings(#"{"message": "no"}"#, .homeAssistantCalendar).first?.hasPrefix("W1101") == true)
    #expect(Answer.findings("{}", .homeAssistantCalendar).first?.hasPrefix("W1102") == true)
  }

  /// Departures as proxies write them: names in two ways, numbers also as texts, with and without an envelope.
  @Test func departuresComeInTheirOrder() throws {
    let camel = """
      {"header": {"gtfsRealtimeVersion": "2.0"}, "entity": [
      {"id": "1", "tripUpdate": {"trip": {"tripId": "a", "routeId": "12"}, "stopTimeUpdate": [
        {"stopId": "S1", "arrival": {"time": "1774703500"}, "departure": {"time": "1774703520", "delay": 120}},
        {"stopId": "S2", "arrival": {"time": 1774703700}}]}},
      {"id": "2", "tripUpdate": {"trip": {"tripId": "b", "routeId": "4"}, "stopTimeUpdate": [
        {"stopId": "S1", "departure": {"time": "1774703400"}}, {"stopId": "S9", "departure": {"time": "1774703400"}}]}},
      {"id": "3", "tripUpdate": {"trip": {"routeId": "5", "scheduleRelationship": "CANCELED"}, "stopTimeUpdate": [
        {"stopId": "S1", "departure": {"time": "1774703400"}}]}},
      {"id": "4", "tripUpdate": {"trip": {"routeId": "6"}, "stopTimeUpdate": [
        {"stopId": "S1", "departure": {"time": "1774703400"}, "scheduleRelationship": "SKIPPED"},
        {"stopId": "S1", "departure": {"time": "1774700000"}}, {"stopId": "S1"}]}},
      {"id": "5", "vehicle": {"position": {"latitude": 1, "longitude": 2}}}]}
      """
    let snake = camel.replacing("tripUpdate", with: "trip_update").replacing("stopTimeUpdate", with: "stop_time_update")
      .replacing("stopId", with: "stop_id").replacing("routeId", with: "route_id").replacing("tripId", with: "trip_id")
      .replacing("scheduleRelationship", with: "schedule_relationship")
    for text in [camel, snake, "{\"status\": \"OK\", \"response\": \(camel)}"] {
      var request = Answer.request()
      (request.variable, request.query) = ("bus", "S1, S2")
      let variables = try #require(try Answer.snapshot(text, .gtfsRealtime, request).variables).values
      #expect(
        variables["bus"]
          == .list([
            .record([
              "line": .text("4"), "trip": .text("b"), "stop": .text("S1"), "time": .text("2026-03-28T13:10:00Z"),
              "at": .text("2026-03-28T13:10:00Z"),
            ]),
            .record([
              "line": .text("12"), "trip": .text("a"), "stop": .text("S1"), "time": .text("2026-03-28T13:12:00Z"),
              "delay": .number(120), "at": .text("2026-03-28T13:10:00Z"), "delay_min": .number(2),
            ]),
            .record([
              "line": .text("12"), "trip": .text("a"), "stop": .text("S2"), "time": .text("2026-03-28T13:15:00Z"),
              "at": .text("2026-03-28T13:15:00Z"),
            ]),
          ]))
    }
    // A night without departures empties the list, and is said.
    #expect(
      try Self.values(#"{"header": {"timestamp": "1774703100"}, "entity": []}"#, .gtfsRealtime, "bus") == [
        "bus": .list([]), "bus_at": .text("2026-03-28T13:05:00Z"),
      ])
    #expect(Answer.findings(#"{"entity": []}"#, .gtfsRealtime).first?.hasPrefix("W1103") == true)
    #expect(Answer.findings(#"{"error": 1}"#, .gtfsRealtime).first?.hasPrefix("W1102") == true)
  }

  @Test func wholeListsAndRecordsArePicked() throws {
    var request = Answer.request()
    request.picks = [
      FeedPick(variable: "rooms", path: "$.rooms"), FeedPick(variable: "none", path: "$.rooms", kind: .number),
    ]
    let checked = Answer.read(#"{"rooms": [{"name": "Attic", "c": 19.5}]}"#, .json, request)
    #expect(
      checked.output?.first?.variables?.values
        == ["rooms": .list([.record(["name": .text("Attic"), "c": .number(19.5)])])])
    #expect(checked.diagnostics.map(\.message.text) == ["`$.rooms` finds an array, not a number"])
  }
}

/// Answers that complete each other.
@Suite struct CompletedWeatherTests {
  private static let lyon = Place(name: "Lyon", latitude: 45.76, longitude: 4.84)

  private static func weather(_ minutes: Double, at place: Place = lyon, by whom: String) -> WeatherSnapshot {
    let date = Answer.date("2026-03-28T13:00:00Z").addingTimeInterval(minutes * 60)
    return WeatherSnapshot(fetchedAt: date, place: place, current: WeatherConditions(), attribution: whom)
  }

  @Test func aNowcastLeavesTheForecast() throws {
    var forecast = Self.weather(0, by: "Data from MET Norway")
    forecast.hours = [-120.0, 0, 60, 120].map { minutes in
      WeatherHour(
        date: Answer.date("2026-03-28T13:00:00Z").addingTimeInterval(minutes * 60), conditions: WeatherConditions())
    }
    forecast.days = ["2026-03-27", "2026-03-28", "2026-03-29"].map { WeatherDay(day: Answer.day($0)) }
    var nowcast = Self.weather(10, by: "Weather data by Open-Meteo.com")
    nowcast.minutes = [WeatherMinute(date: Answer.date("2026-03-28T13:15:00Z"), precipitation: 1)]
    var known = Snapshots()
    known.weather = forecast
    var new = Snapshots()
    new.weather = nowcast
    known = Snapshots.merged(feeds: [known, new], in: .gmt)
    let whole = try #require(known.weather)
    #expect(whole.fetchedAt == nowcast.fetchedAt && whole.minutes == nowcast.minutes)
    // What is over is dropped.
    #expect(whole.hours == Array(forecast.hours.dropFirst()) && whole.days == Array(forecast.days.dropFirst()))
    #expect(whole.attribution == "Weather data by Open-Meteo.com, Data from MET Norway")
  }

  @Test func anotherPlaceIsAnother() {
    var forecast = Self.weather(0, by: "A")
    forecast.days = [WeatherDay(day: Answer.day("2026-03-28"))]
    var known = Snapshots()
    known.weather = forecast
    var new = Snapshots()
    new.weather = Self.weather(10, at: Place(name: "Oslo", latitude: 59.91, longitude: 10.75), by: "B")
    known = Snapshots.merged(feeds: [known, new], in: .gmt)
    #expect(known.weather == new.weather)
  }
}
