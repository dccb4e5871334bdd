// SPDX-License-Identifier: MIT

import Foundation
import Logging
import Testing

@testable import WeaveServe

/// Displays that show facts from a folder of snapshots.
@Suite struct FactContentTests {
  private static let board = #"""
    {"name": "Hall", "layout": "1Lx1R", "canvas": {"width": 200, "height": 100}, "slots": [
      {"design": "word.json"}, {"design": "word.json", "profile": "ana"}]}
    """#

  /// A new value shows at the next moment, in the facts of the display and in those of a profile on a board.
  @Test(arguments: [("word.json", "facts"), ("board.json", "facts/profiles/ana")])
  func aChangedSnapshotIsShown(design: String, folder: String) async throws {
    let household = try Household(
      ["word.json": Household.text("{{word|none}}"), "board.json": Self.board],
      [Household.display("hall", design)], at: "2026-03-28T14:00:00Z")
    let facts = "\(household.path)/\(folder)"
    try FileManager.default.createDirectory(atPath: facts, withIntermediateDirectories: true)
    func write(_ word: String) throws {
      let text = #"{"version": 1, "values": {"word": "\#(word)"}}"#
      try Data(text.utf8).write(to: URL(filePath: facts + "/variables.json"))
    }
    var log = Logger(label: "test")
    log.logLevel = .critical
    let scene = ServerScene(folder: household.path, snapshots: household.path + "/facts")
    let core = ServerCore(
      ServerOptions(scene: scene, state: "\(household.path)/.other"), clock: household.clock, log: log)
    core.readDisplays(after: .zero)
    let slot = core.shelf.slot(of: try #require(core.shelf.display("hall")))
    var tags: [String] = []
    for word in ["first", "other", "first"] {
      try write(word)
      household.clock.now += 60
      slot.forget()
      tags.append("\(try #require(await core.picture(in: slot).picture).tag)")
    }
    #expect(tags[0] != tags[1] && tags[0] == tags[2])
    await core.state.close()
  }
}
