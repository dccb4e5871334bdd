// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData

@testable import WeaveFetch

/// The weather service of the US, which leads from a place to its stations.
@Suite struct NWSTests {
  private func feed(_ server: ScriptedServer) -> Feed {
    var feed = Feed(name: "now", source: "nws-observations")
    feed.location = .at(Place(name: "Denver", latitude: 39.7392, longitude: -104.9903))
    feed.url = .plain(server.address)
    return feed
  }

  private static let observation = #"""
    {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-104.9, 39.8]},
     "properties": {"station": "https://api.weather.gov/stations/KBKF", "timestamp": "2026-03-28T12:55:00+00:00",
      "textDescription": "Mostly Cloudy", "temperature": {"unitCode": "wmoUnit:degC", "value": 7.8}}}
    """#

  @Test func theNearestStationIsAsked() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      switch question.target {
      case "/points/39.7392,-104.9903":
        .init("200 OK", [], #"{"properties": {"observationStations": "/gridpoints/BOU/62,60/stations"}}"#)
      case "/gridpoints/BOU/62,60/stations":
        .init(
          "200 OK", [],
          #"{"features": [{"properties": {"stationIdentifier": "KBKF"}}, {"properties": {"stationIdentifier": "KDEN"}}]}"#
        )
      case "/stations/KBKF/observations/latest": .init("200 OK", [], Self.observation)
      default: .init("404 Not Found")
      }
    }
    let outcome = try await scene.run(feed(server))
    #expect(outcome.map(\.result) == [.new])
    let written = String(decoding: try #require(scene.bytes(.weather)), as: UTF8.self)
    #expect(written.contains("7.8") && written.contains("US National Weather Service"))
    #expect(server.questions.count == 3)
    await server.end()
  }

  private static func forecast(_ start: String, _ end: String, _ temperature: Int) -> String {
    #"""
    {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[-105, 39.7], [-105, 39.8], [-104.9, 39.8],
     [-105, 39.7]]]}, "properties": {"units": "us", "periods": [{"number": 1, "startTime": "\#(start)",
       "endTime": "\#(end)",
     "isDaytime": true, "temperature": \#(temperature), "temperatureUnit": "F", "windSpeed": "5 mph",
     "windDirection": "NW", "shortForecast": "Sunny"}]}}
    """#
  }

  private static let point = #"""
    {"properties": {"forecast": "/gridpoints/BOU/62,60/forecast",
     "forecastHourly": "/gridpoints/BOU/62,60/forecast/hourly",
     "observationStations": "/gridpoints/BOU/62,60/stations", "timeZone": "America/Denver"}}
    """#
  private static let stations = #"""
    {"features": [{"properties": {"stationIdentifier": "KBKF"}}, {"properties": {"stationIdentifier": "KDEN"}}]}
    """#

  private func weather(_ server: ScriptedServer) -> Feed {
    var feed = feed(server)
    (feed.name, feed.source) = ("weather", "nws")
    return feed
  }

  /// The nearest station has just sent a measurement without a temperature, so the next one is asked.
  @Test func aFeedHasDaysHoursAndNow() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      switch question.target {
      case "/points/39.7392,-104.9903": .init("200 OK", [], Self.point)
      case "/gridpoints/BOU/62,60/forecast/hourly":
        .init("200 OK", [], Self.forecast("2026-03-28T07:00:00-06:00", "2026-03-28T08:00:00-06:00", 41))
      case "/gridpoints/BOU/62,60/forecast":
        .init("200 OK", [], Self.forecast("2026-03-28T06:00:00-06:00", "2026-03-28T18:00:00-06:00", 59))
      case "/gridpoints/BOU/62,60/stations": .init("200 OK", [], Self.stations)
      case "/stations/KBKF/observations/latest":
        .init("200 OK", [], Self.observation.replacing("7.8", with: "null"))
      case "/stations/KDEN/observations/latest": .init("200 OK", [], Self.observation)
      default: .init("404 Not Found")
      }
    }
    let outcome = try await scene.run(weather(server))
    #expect(outcome.map(\.result) == [.new] && outcome.first?.notices == [])
    let weather = try #require(outcome.first?.snapshots.first?.weather)
    #expect(weather.current.temperature == 7.8 && weather.hours.count == 1)
    #expect(weather.days.first?.high == 15 && "\(weather.days[0].day)" == "2026-03-28")
    #expect(server.questions.count == 6)
    await server.end()
  }

  /// What fails is named, and the rest is used; without any forecast the feed fails.
  @Test(arguments: [true, false]) func aPartThatFailsIsNamed(hasHours: Bool) async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      switch question.target {
      case "/points/39.7392,-104.9903": .init("200 OK", [], Self.point)
      case "/gridpoints/BOU/62,60/forecast/hourly" where hasHours:
        .init("200 OK", [], Self.forecast("2026-03-28T07:00:00-06:00", "2026-03-28T08:00:00-06:00", 41))
      default: .init("500 Internal Server Error")
      }
    }
    let outcome = try await scene.run(weather(server))
    #expect(outcome.map(\.result) == [hasHours ? .new : .failed])
    if hasHours {
      #expect(outcome.first?.snapshots.first?.weather?.hours.count == 1)
      #expect(outcome.first?.notices.map { String($0.prefix(20)) } == ["no forecast of days:", "no current weather: "])
    }
    await server.end()
  }

  /// A name of a station leads nowhere else.
  @Test(arguments: ["../../admin", "", "K BKF"]) func aStrangeStationIsRefused(_ station: String) async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { question in
      question.target.hasPrefix("/points")
        ? .init("200 OK", [], #"{"properties": {"observationStations": "/stations"}}"#)
        : .init("200 OK", [], #"{"features": [{"properties": {"stationIdentifier": "\#(station)"}}]}"#)
    }
    let outcome = try await scene.run(feed(server))
    #expect(outcome.map(\.result) == [.failed])
    #expect(server.questions.count == 2)
    await server.end()
  }
}
