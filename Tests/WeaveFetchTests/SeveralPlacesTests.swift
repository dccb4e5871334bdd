// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveStore

@testable import WeaveFetch

/// Several places in one question.
@Suite struct SeveralPlacesTests {
  private static let lisbon = Place(name: "Lisbon", latitude: 38.7223, longitude: -9.1393)

  private func feed(_ server: ScriptedServer) -> Feed {
    var feed = Scene.weather(server)
    feed.others = [Feed.OtherPlace(name: "lisbon", place: Self.lisbon)]
    return feed
  }

  private func temperature(_ folder: SnapshotFolder, _ scene: Scene) throws -> Double? {
    try folder.read(now: scene.now, timeZone: .gmt).snapshots.weather?.current.temperature
  }

  @Test func oneQuestionFillsTheFoldersOfAll() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init("200 OK", [], "[\(Scene.openMeteo(12.5)), \(Scene.openMeteo(21.5))]")
    }
    #expect(try await scene.run(feed(server)).map(\.result) == [.new])
    #expect(server.questions.count == 1)
    let asked = server.questions.first?.target.removingPercentEncoding ?? ""
    #expect(asked.contains("latitude=45.764,38.7223&longitude=4.8357,-9.1393&"), "\(asked)")
    #expect(try temperature(scene.snapshots, scene) == 12.5)
    let lisbon = try #require(scene.snapshots.profile("lisbon"))
    #expect(try temperature(lisbon, scene) == 21.5)
    let facts = try lisbon.read(now: scene.now, timeZone: .gmt).snapshots
    #expect(facts.location?.place.name == "Lisbon" && facts.weather?.place?.name == "Lisbon")
    await server.end()
  }

  /// What is wrong with one place costs that one.
  @Test func aPlaceThatFailsCostsItself() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init("200 OK", [], "[{\"error\": true, \"reason\": \"no such place\"}, \(Scene.openMeteo(21.5))]")
    }
    #expect(try await scene.run(feed(server)).map(\.result) == [.failed])
    #expect(try temperature(scene.snapshots, scene) == nil)
    let lisbon = try #require(scene.snapshots.profile("lisbon"))
    #expect(try temperature(lisbon, scene) == 21.5)
    await server.end()
  }

  @Test func settingsNameThem() {
    let text = #"""
      {"places": {"home": {"latitude": 45.764, "longitude": 4.8357}, "lisbon": {"latitude": 38.7223, "longitude": -9.1393}},
       "feeds": {"weather": {"source": "open-meteo", "place": "home", "also": ["lisbon", "lisbob"]},
                 "hours": {"source": "nws", "place": "home", "also": ["lisbon"]}}}
      """#
    let read = FeedSettingsReader.read(SourceText(name: "feeds.json", text: text))
    let told = read.diagnostics.map { "\($0.message)" }
    #expect(told.contains { $0.contains("there is no place `lisbob`") })
    #expect(told.contains { $0.contains("one place at a time") })
  }

  /// Two places are two calls to the service's terms.
  @Test func eachPlaceCounts() {
    var counts: [String: CallLedger.Count] = [:]
    let service = ServiceTable.all[0]
    #expect(CallLedger.add(service, places: 2, to: &counts, now: 1_000_000) == nil)
    #expect(counts.values.allSatisfy { $0.calls == 2 * service.weight } && !counts.isEmpty)
  }
}
