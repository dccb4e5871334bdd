// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Feeds that the server of displays refreshes itself.
@Suite(.waiting) struct ServeFeedTests {
  private static let picture = ##"{"type": "text", "text": "{{door}}", "font": {"size": 40}}"##

  private func household() throws -> Folder {
    let folder = try Household.folder([Household.display("kitchen", "frame-800x480", "door.json")])
    try folder.write(Design.custom(Self.picture), to: "door.json")
    try folder.makeFolder(".config/weave")
    try folder.write(#"{"state": "open"}"#, to: "door-now.json")
    try folder.write(
      #"""
      {"version": 1, "feeds": {"door": {"source": "json", "file": "\#(folder.path)/door-now.json",
      "picks": [{"variable": "door", "path": "$.state"}]}}}
      """#, to: ".config/weave/feeds.json")
    return folder
  }

  /// What the command draws where the variable has a value.
  private func drawn(_ value: String, in folder: Folder) throws -> Data {
    try Tool.run(
      ["render", "door.json", "--panel", "frame-800x480", "-o", "-", "--var", "door=\(value)"], in: folder
    ).bytes
  }

  /// Asks until something holds: the server refreshes when it starts, beside its answers.
  private func eventually(_ holds: () throws -> Bool) throws -> Bool {
    for _ in 0..<5_000 where try holds() { return true }
    return false
  }

  @Test func picturesShowWhatFeedsSay() throws {
    let folder = try household()
    let open = try drawn("open", in: folder)
    let server = try RunningServer(folder)
    #expect(try eventually { try server.ask("/picture/kitchen.png").body == open })
    #expect(try server.ask("/health").text.contains(#""feeds": 1, "feedsFailing": 0"#))
    #expect(try server.ask("/").text.contains("door"))
    // Another command sees the same facts.
    let kept = try folder.read(".local/share/weave/snapshots/variables.json")
    #expect(String(decoding: kept, as: UTF8.self).contains("open"))
    #expect(server.stop() == 0)
  }

  /// A device comes when the feed has been asked again, not before and not an hour later.
  @Test func devicesComeWhenAFeedBringsSomething() throws {
    let folder = try household()
    let display = #", "device": "AA:BB:CC:00:11:22", "minimumRefresh": 60"#
    try Household.write([Household.display("kitchen", "trmnl-og", "door.json", display)], to: folder)
    let feeds = String(decoding: try folder.read(".config/weave/feeds.json"), as: UTF8.self)
    let timed = feeds.replacing(#""source": "json","#, with: #""source": "json", "every": "15m","#)
    try folder.write(timed, to: ".config/weave/feeds.json")
    let server = try RunningServer(folder)
    #expect(try eventually { try server.ask("/health").text.contains(#""feeds": 1"#) })
    let answer = try server.ask("/api/display", headers: ["ID: AA:BB:CC:00:11:22"])
    let object = try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
    let sleep = try #require(object["refresh_rate"] as? Int)
    #expect((840...900).contains(sleep), "\(sleep)")
  }

  /// A feed that is dead costs no picture and does not end the server; whoever looks is told.
  @Test func aDeadFeedIsToldAndCostsNothing() throws {
    let folder = try household()
    try FileManager.default.removeItem(atPath: folder.path + "/door-now.json")
    let server = try RunningServer(folder)
    #expect(try eventually { try server.ask("/health").text.contains(#""feedsFailing": 1"#) })
    #expect(try server.ask("/health").text.contains(#""status": "degraded""#))
    #expect(try server.ask("/metrics").text.contains(#"weave_feed_failing{feed="door",profile=""} 1"#))
    #expect(try server.ask("/").text.contains("door-now.json"))
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    #expect(server.stop() == 0)
  }

  @Test func aBrokenFileOfFeedsIsTold() throws {
    let folder = try household()
    try folder.write("{", to: ".config/weave/feeds.json")
    let server = try RunningServer(folder)
    #expect(try eventually { try server.ask("/health").text.contains("degraded") })
    #expect(try server.ask("/").text.contains("feeds.json"))
    #expect(try server.ask("/picture/kitchen.png").status == 200)
  }

  @Test func feedsCanBeLeftAlone() throws {
    let folder = try household()
    let server = try RunningServer(folder, ["--no-feeds"])
    #expect(try server.ask("/picture/kitchen.png").status == 200)
    #expect(try server.ask("/health").text.contains(#""feeds": 0"#))
    #expect(server.stop() == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.local/share/weave/snapshots/variables.json"))
  }
}
