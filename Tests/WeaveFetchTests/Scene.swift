// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveStore
import WeaveTime

@testable import WeaveFetch

/// Folders of one test and a clock that it sets.
final class Scene {
  let root = FileManager.default.temporaryDirectory.appending(path: "weave-fetch-\(UUID().uuidString)").path
  /// Saturday, 28 March 2026, 13:05 UTC.
  var now = Date(timeIntervalSince1970: 1_774_703_100)
  var environment: [String: String] = [:]
  /// Whether feeds are asked out of turn.
  var asksNow = false

  init() throws { try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: root) }

  var snapshots: SnapshotFolder { SnapshotFolder(path: root + "/snapshots") }
  var state: StateFolder { StateFolder(path: root + "/state", profile: nil) }

  func refresh(_ feeds: [Feed], isDry: Bool = false) -> Refresh {
    let environment = environment
    var refresh = Refresh(
      FeedSettings(contact: "ana@example.org", feeds: feeds), folder: snapshots, state: state,
      secrets: SecretStore { environment[$0] }, now: now, timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt,
      isDry: isDry, agent: "weave/test")
    refresh.file = root + "/feeds.json"
    refresh.asksNow = asksNow
    return refresh
  }

  func run(_ feeds: Feed..., isDry: Bool = false) async throws -> [RefreshOutcome] {
    var outcomes: [RefreshOutcome] = []
    try await refresh(feeds, isDry: isDry).run(nil) { outcomes.append($0) }
    return outcomes
  }

  func bytes(_ kind: SnapshotKind) -> Data? { FileManager.default.contents(atPath: snapshots.path(of: kind)) }

  /// All that a refresh has written anywhere, as text.
  var allFiles: String {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.compactMap { FileManager.default.contents(atPath: root + "/" + $0) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  static let lyon = Place(
    name: "Lyon", latitude: 45.7640432, longitude: 4.8356571, timeZone: TimeZone(identifier: "Europe/Paris"))

  /// A feed of weather that asks a scripted server.
  static func weather(_ server: ScriptedServer, source: String = "open-meteo") -> Feed {
    var feed = Feed(name: "weather", source: source)
    feed.location = .at(lyon)
    feed.url = .plain(server.address)
    return feed
  }

  /// A feed that picks one value of JSON.
  static func pick(_ server: ScriptedServer, _ path: String = "/state") -> Feed { pick(server.address + path) }

  /// The same from an address.
  static func pick(_ address: String) -> Feed {
    var feed = Feed(name: "outside", source: "json")
    feed.url = .plain(address)
    feed.picks = [FeedPick(variable: "outside", path: "$.state", kind: .number)]
    return feed
  }

  /// Open-Meteo's answer for a temperature; `stamp` differs each time, as it does there.
  static func openMeteo(_ temperature: Double, stamp: String = "0.1") -> String {
    """
    {"latitude": 45.76, "longitude": 4.84, "generationtime_ms": \(stamp), "utc_offset_seconds": 3600,
    "timezone": "Europe/Paris", "timezone_abbreviation": "CET", "elevation": 175.0,
    "current_units": {"time": "iso8601", "interval": "seconds", "temperature_2m": "°C"},
    "current": {"time": "2026-03-28T14:00", "interval": 900, "temperature_2m": \(temperature)}}
    """
  }
}
