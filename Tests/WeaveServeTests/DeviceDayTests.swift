// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveRender

@testable import WeaveServe

/// A day of devices on batteries, whose clocks are fast or slow by up to one in a hundred.
@Suite(.waiting) struct DeviceDayTests {
  /// What a device shows, and how often it may wake for that in a day.
  private static let kinds: [(shows: String, wakes: Int)] = [
    // A picture for each hour of the weather and for the events in between.
    ("family-day.json", 48), ("week-ahead.json", 48), ("weather-station.json", 72),
    // Three entries, each for an hour.
    ("turns.json", 60),
    // The time on a battery: a quarter of an hour, although it changes each minute.
    ("clock.json", 97),
  ]

  private struct Device {
    let name: String
    let kind: Int
    let address: String
    let drift: Double
    var wake: Date
    var picture: String?
    var wakes = 0
    var pictures = 0
    var bytes = 0
    var milliseconds = 0.0
  }

  private func household(_ devices: [Device]) throws -> Household {
    var files = ["clock.json": Household.text("{{__time_local}}")]
    for board in ["family-day", "week-ahead", "weather-station"] {
      for file in try #require(Language.newBoard(from: board)) { files[file.file] = file.text }
    }
    files["turns.json"] =
      #"{"for": "1h", "entries": [{"show": "family-day.json"}, {"show": "week-ahead.json"}, {"show": "weather-station.json"}]}"#
    let displays = devices.map { device in
      #"{"name": "\#(device.name)", "panel": "trmnl-og", "shows": "\#(Self.kinds[device.kind].shows)", "device": "\#(device.address)", "timeZone": "Europe/Paris"}"#
    }
    return try Household(files, displays, at: "2026-03-28T00:00:00Z")
  }

  /// Each device sleeps as long as it is told, by its own clock. No device wakes more often than what it shows is worth,
  /// and none sleeps for good.
  ///
  /// `tools/bench/serve --day 50` runs it with more devices, and prints the table of `docs/server.md`.
  @Test func wakesAsOftenAsThePictureIsWorth() async throws {
    let wanted = ProcessInfo.processInfo.environment["WEAVE_DAY_DISPLAYS"].flatMap { Int($0) }
    let number = wanted ?? 2
    let start = StandingClock.date("2026-03-28T00:00:00Z")
    var devices = (0..<number).map { place in
      let pair = String(place, radix: 16)
      return Device(
        name: "display-\(place)", kind: place % Self.kinds.count,
        address: "AA:BB:CC:00:01:\(pair.count < 2 ? "0" : "")\(pair.uppercased())",
        drift: 1 + Double(place % 5 - 2) / 200, wake: start.addingTimeInterval(Double(place * 37 % 900)))
    }
    let household = try household(devices)
    let facts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs/Snapshots/lyon").path
    let server = try await LiveServer(household, patience: 60, snapshots: facts)
    let end = start.addingTimeInterval(86_400)
    while let next = devices.indices.min(by: { devices[$0].wake < devices[$1].wake }), devices[next].wake < end {
      household.clock.now = devices[next].wake
      let before = clock()
      let answer = try server.wake(devices[next].address, ["Battery-Voltage: 3.9", "RSSI: -60"])
      devices[next].wakes += 1
      if answer.name != devices[next].picture {
        devices[next].bytes += try server.fetch(answer.address).body.count
        devices[next].pictures += 1
        devices[next].picture = answer.name
      }
      devices[next].milliseconds += Double(clock() - before) / Double(CLOCKS_PER_SEC) * 1_000
      let sleep = try #require(answer.sleep)
      #expect(sleep >= 60 && sleep <= 86_400)
      devices[next].wake.addTimeInterval(Double(sleep) * devices[next].drift)
    }
    for device in devices {
      let kind = Self.kinds[device.kind]
      #expect(device.wakes >= 1 && device.wakes <= kind.wakes, "\(kind.shows): \(device.wakes)")
      #expect(device.pictures <= device.wakes)
    }
    if wanted != nil { print(Self.table(devices)) }
  }

  private static func table(_ devices: [Device]) -> String {
    var lines = ["| Shows | Devices | Wakes a day | Pictures | Bytes | Processor time |", "|---|---|---|---|---|---|"]
    for (place, kind) in kinds.enumerated() {
      let own = devices.filter { $0.kind == place }
      guard !own.isEmpty else { continue }
      func mean(_ value: (Device) -> Double) -> Int { Int((own.map(value).reduce(0, +) / Double(own.count)).rounded()) }
      let wakes = own.map(\.wakes)
      lines.append(
        "| \(kind.shows) | \(own.count) | \(mean { Double($0.wakes) }) (\(wakes.min() ?? 0)–\(wakes.max() ?? 0)) | \(mean { Double($0.pictures) }) | \(mean { Double($0.bytes) }) | \(mean(\.milliseconds)) ms |"
      )
    }
    return lines.joined(separator: "\n")
  }
}
