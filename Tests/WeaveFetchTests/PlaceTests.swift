// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import WeaveData
import WeaveStore

@testable import WeaveFetch

/// Places that are looked up by their names, and what stands in for them.
@Suite struct PlaceTests {
  private static let found = """
    {"results": [{"id": 1, "name": "Lyon", "latitude": 45.74846, "longitude": 4.84671, "elevation": 173.0,
    "timezone": "Europe/Paris", "country": "France"}]}
    """

  private final class World: Sendable {
    let isSearchDown = Mutex(false)
    let isNowhere = Mutex(false)
  }

  private func server(_ world: World) async throws -> ScriptedServer {
    try await ScriptedServer { question in
      guard question.target.hasPrefix("/v1/search") else { return .init("200 OK", [], Scene.openMeteo(12.5)) }
      if world.isSearchDown.withLock({ $0 }) { return .init("503 Later") }
      return .init("200 OK", [], world.isNowhere.withLock { $0 } ? #"{"generationtime_ms": 0.5}"# : Self.found)
    }
  }

  private func feed(_ server: ScriptedServer) -> Feed {
    var feed = Scene.weather(server)
    feed.location = .named("Lyon")
    return feed
  }

  private func run(_ scene: Scene, _ server: ScriptedServer) async throws -> RefreshOutcome {
    var refresh = scene.refresh([feed(server)])
    refresh.settings.geocoding = server.address
    var outcomes: [RefreshOutcome] = []
    try await refresh.run(nil) { outcomes.append($0) }
    return try #require(outcomes.first)
  }

  private static func places(_ server: ScriptedServer) -> [String] {
    server.questions.map(\.target).filter { $0.hasPrefix("/v1/forecast") }.compactMap { target in
      target.split(separator: "?").last.map { $0.split(separator: "&").prefix(2).joined(separator: "&") }
    }
  }

  @Test func aPlaceIsLookedUpOnceAMonth() async throws {
    let (scene, world) = (try Scene(), World())
    let server = try await server(world)
    #expect(try await run(scene, server).result == .new)
    scene.now += 7_200
    #expect(try await run(scene, server).result == .unchanged)
    #expect(server.questions.filter { $0.target.hasPrefix("/v1/search") }.count == 1)
    // A month later the search is down: what it said before holds.
    world.isSearchDown.withLock { $0 = true }
    scene.now += 31 * 86_400
    #expect(try await run(scene, server).result == .unchanged)
    #expect(server.questions.filter { $0.target.hasPrefix("/v1/search") }.count == 2)
    #expect(Set(Self.places(server)) == ["latitude=45.7485&longitude=4.8467"])
    await server.end()
  }

  @Test func aStoredPlaceOfTodayStandsIn() async throws {
    let (scene, world) = (try Scene(), World())
    let server = try await server(world)
    world.isSearchDown.withLock { $0 = true }
    try FileManager.default.createDirectory(atPath: scene.snapshots.path, withIntermediateDirectories: true)
    let stored = """
      {"version": 1, "updatedAt": "2026-03-28T08:00:00Z",
      "place": {"name": "Oslo", "latitude": 59.91, "longitude": 10.75}}
      """
    try Data(stored.utf8).write(to: URL(filePath: scene.snapshots.path(of: .location)))
    let outcome = try await run(scene, server)
    #expect(outcome.result == .new && outcome.notices.first?.contains("location.json") == true, "\(outcome.reason)")
    #expect(Self.places(server) == ["latitude=59.91&longitude=10.75"])
    // A day later it is too old to be taken for where one is.
    scene.now += 86_400
    let later = try await run(scene, server)
    #expect(later.result == .failed && later.reason.contains("Lyon cannot be looked up"), "\(later.reason)")
    await server.end()
  }

  @Test func aNameThatNobodyKnowsIsTold() async throws {
    let (scene, world) = (try Scene(), World())
    let server = try await server(world)
    world.isNowhere.withLock { $0 = true }
    let outcome = try await run(scene, server)
    #expect(outcome.result == .failed && outcome.reason.contains("no place is called `Lyon`"), "\(outcome.reason)")
    #expect(Self.places(server) == [])
    await server.end()
  }

  @Test func aRandomPlaceIsAnotherEachTime() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("200 OK", [], Scene.openMeteo(12.5)) }
    var feed = Scene.weather(server)
    feed.location = .random
    _ = try await scene.run(feed)
    scene.now += 7_200
    _ = try await scene.run(feed)
    #expect(Set(Self.places(server)).count == 2)
    for place in Self.places(server) {
      let numbers = place.split { "=&".contains($0) }.compactMap { Double($0) }
      #expect(numbers.count == 2 && (-90...90).contains(numbers[0]) && (-180...180).contains(numbers[1]))
    }
    await server.end()
  }
}
