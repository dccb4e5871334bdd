// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Displays of TRMNL on `weave serve`.
@Suite(.waiting) struct TRMNLTests {
  private static let address = "AA:BB:CC:00:11:22"

  private func household(_ more: String = "", shows: String = "red.json") throws -> Folder {
    try Household.folder([
      Household.display("kitchen", "trmnl-og", shows, #", "device": "\#(Self.address)""# + more)
    ])
  }

  @Test func setsUpAndShowsItsPicture() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    #expect(device.token?.count == 32)
    let drawn = try Tool.run(["render", "red.json", "--panel", "trmnl-og", "-o", "-"], in: folder)
    #expect(try device.wake() == .drawn(drawn.bytes))
    // The same picture is not fetched again.
    #expect(try device.wake() == .same)
    let name = try #require(device.shown)
    #expect(name.wholeMatch(of: /screen-[0-9a-f]{6}-[0-9]{10}/) != nil, "\(name)")
  }

  @Test func aNewPictureReplacesTheOldOne() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    #expect(try device.setUp() == 200)
    _ = try device.wake()
    let first = try #require(device.shown)
    try folder.write(Household.clock, to: "red.json")
    var wake = try device.wake()
    for _ in 0..<1_000 where wake == .same { wake = try device.wake() }
    guard case .drawn = wake else { throw Unexpected(wake: wake) }
    #expect(device.files.count == 1)
    #expect(device.shown != first)
    #expect(device.shown?.prefix(13) == first.prefix(13))
  }

  private struct Unexpected: Error { var wake: TRMNLDevice.Wake }

  /// The time that a display sleeps is that of its picture, in the bounds of the display.
  @Test(arguments: [
    ("", "red.json", 3_600...3_600), (#", "maximumRefresh": 900"#, "red.json", 900...900),
    ("", "clock.json", 60...61), (#", "minimumRefresh": 5"#, "clock.json", 1...61),
    (#", "minimumRefresh": 600"#, "clock.json", 600...600),
  ]) func sleepsUntilItsPictureChanges(_ keys: String, _ shows: String, _ seconds: ClosedRange<Int>) throws {
    let server = try RunningServer(try household(keys, shows: shows))
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    _ = try device.wake()
    #expect(seconds.contains(device.sleep), "\(device.sleep)")
  }

  @Test func aDeviceThatNobodyKnowsShowsItsName() throws {
    let folder = try household()
    let server = try RunningServer(folder)
    let device = TRMNLDevice("11:22:33:44:55:66", server)
    // It has not introduced itself.
    #expect(try device.wake() == .pollsSoon)
    #expect(try device.setUp() == 200)
    #expect(device.friendlyID?.count == 6)
    guard case .drawn = try device.wake() else { throw Unexpected(wake: .same) }
    // Its owner gives it a name.
    try Household.write(
      [Household.display("hall", "trmnl-og", "blue.json", #", "device": "11:22:33:44:55:66""#)], to: folder)
    let blue = try Tool.run(["render", "blue.json", "--panel", "trmnl-og", "-o", "-"], in: folder)
    var wake = try device.wake()
    for _ in 0..<1_000 where wake == .same { wake = try device.wake() }
    #expect(wake == .drawn(blue.bytes))
  }

  @Test(arguments: ["sleep", "add_wifi", "rewind", "send_to_me", "restart_playlist", "identify", "guest_mode"])
  func doesWhatADoubleClickAsksFor(_ function: String) throws {
    let folder = try household(#", "specialFunction": "\#(function)", "guest": "blue.json", "maximumRefresh": 1800"#)
    let server = try RunningServer(folder)
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    let outcome = try #require(try device.doubleClick())
    #expect(outcome.function == function)
    func drawn(_ design: String) throws -> Data {
      try Tool.run(["render", design, "--panel", "trmnl-og", "-o", "-"], in: folder).bytes
    }
    switch function {
    case "restart_playlist": #expect(outcome.picture == (try drawn("red.json")))
    case "guest_mode":
      #expect(outcome.picture == (try drawn("blue.json")))
      #expect(device.sleep == 1_800)
    case "identify":
      #expect(outcome.picture != nil)
      #expect(outcome.picture != (try drawn("red.json")))
    case "sleep": #expect(device.sleep == 1_800)
    default: #expect(outcome.picture == nil)
    }
    // The next wake shows what it always shows.
    #expect(try device.wake() == .drawn(try drawn("red.json")))
  }

  @Test func aDoubleClickWithoutAFunctionDoesNothing() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    #expect(try device.doubleClick() == nil)
  }

  @Test func takesLogs() throws {
    let server = try RunningServer(try household())
    let device = TRMNLDevice(Self.address, server)
    _ = try device.setUp()
    #expect(try device.log("WiFi connection failed") == 204)
    #expect(try server.ask("/api/log", method: "POST", headers: ["ID: \(Self.address)"], body: "no JSON").status == 204)
    let large = String(repeating: "x", count: 100_000)
    #expect(try server.ask("/api/log", method: "POST", headers: ["ID: \(Self.address)"], body: large).status == 413)
  }

  @Test func listsModelsAndPalettes() throws {
    let server = try RunningServer(try household())
    func list(_ path: String) throws -> [[String: Any]] {
      let object = try JSONSerialization.jsonObject(with: try server.ask(path).body) as? [String: Any]
      return try #require(object?["data"] as? [[String: Any]])
    }
    let og = try #require(try list("/api/models").first { $0["name"] as? String == "trmnl-og" })
    #expect(og["width"] as? Int == 800)
    #expect(og["bit_depth"] as? Int == 1)
    #expect(og["palette_ids"] as? [String] == ["bw"])
    #expect(try list("/api/palettes").contains { $0["id"] as? String == "color-6a" })
  }
}
