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
