// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Boards and playlists in the commands that accept designs.
@Suite(.waiting) struct BoardCommandTests {
  private static let board = #"""
    {"name": "Hall", "layout": "1Lx1R", "canvas": {"width": 200, "height": 100}, "slots": [
      {"design": "one.json"}, {"design": "two.json", "profile": "ana"}]}
    """#

  private static let playlist = #"""
    {"for": "15m", "entries": [
      {"show": "one.json", "from": "06:00", "until": "09:00"},
      {"show": "two.json", "when": "2 > 3"},
      {"show": "board.json", "from": "09:00", "until": "22:00", "variables": {"word": "Hall"}},
      {"show": "three.json", "from": "09:00", "until": "22:00"}]}
    """#

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Design.red, to: "one.json")
    try folder.write(Design.custom(#"{"type": "text", "text": "{{stored|nobody}}"}"#), to: "two.json")
    try folder.write(Design.custom(#"{"type": "text", "text": "{{word|three}}"}"#), to: "three.json")
    try folder.write(Self.board, to: "board.json")
    try folder.write(Self.playlist, to: "hall.playlist.json")
    try folder.makeFolder("facts/profiles/ana")
    try folder.write(
      #"{"version": 1, "values": {"stored": "Ana"}}"#, to: "facts/profiles/ana/variables.json")
    return folder
  }

  private func size(_ file: Data) -> [Int] {
    let bytes = Array(file)
    return [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// The entry at 14:00 UTC: fourteen hours are 28 rounds of two entries of a quarter of an hour.
  @Test func aPlaylistIsDrawnAsItShows() throws {
    let folder = try folder()
    let arguments = ["--snapshots", "facts", "--scale", "1", "-o", "now.png"]
    let first = try Tool.run(["render", "hall.playlist.json", "--now", "2026-03-28T14:00:00Z"] + arguments, in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.errors == """
        hall.playlist.json: shows board.json until 14:15
          one.json: it starts at 06:00 on 2026-03-29
          two.json: its `when` is false
          three.json: its turn starts at 14:15

        """)
    #expect(size(try folder.read("now.png")) == [200, 100])
    let later = try Tool.run(["render", "hall.playlist.json", "--now", "2026-03-28T14:20:00Z"] + arguments, in: folder)
    #expect(later.errors.hasPrefix("hall.playlist.json: shows three.json until 14:30\n"), "\(later.errors)")
    #expect(size(try folder.read("now.png")) == [338, 158])
  }

  /// At 14:00 the board shows for a quarter of an hour; at 22:00 nothing changes until six.
  @Test func aDisplaySleepsUntilTheNextTurn() throws {
    let folder = try folder()
    func change(_ now: String) throws -> String {
      try Tool.run(["next-change", "hall.playlist.json", "--snapshots", "facts", "--now", now], in: folder).text
    }
    #expect(
      try change("2026-03-28T14:00:00Z").hasSuffix(
        "2026-03-28 14:15:00, in 15 min 0 s\n  `hall.playlist.json` shows three.json then\n"))
    #expect(
      try change("2026-03-28T08:00:00Z")
        == "one medium: 2026-03-28 09:00:00, in 1 h 0 min\n  `hall.playlist.json` shows board.json then\n")
    #expect(
      try change("2026-03-28T22:00:00Z")
        == "hall.playlist.json medium: 2026-03-29 06:00:00, in 8 h 0 min\n  `hall.playlist.json` shows one.json then\n")
  }

  @Test func aPlaylistIsInspectedAsItShows() throws {
    let folder = try folder()
    let arguments = ["inspect", "hall.playlist.json", "--snapshots", "facts", "--now"]
    let shown = try Tool.run(arguments + ["2026-03-28T14:20:00Z"], in: folder)
    #expect(shown.status == 0 && shown.text.contains("three"), "\(shown.text)\(shown.errors)")
    #expect(shown.errors.hasPrefix("hall.playlist.json: shows three.json until 14:30\n"), "\(shown.errors)")
    let nothing = try Tool.run(arguments + ["2026-03-28T23:00:00Z"], in: folder)
    #expect(nothing.status == 2 && nothing.errors.contains("shows nothing at these moments"), "\(nothing.errors)")
  }

  @Test func aPlaylistIsCheckedWithAllThatItShows() throws {
    let folder = try folder()
    let whole = try Tool.run(
      ["validate", "hall.playlist.json", "--snapshots", "facts", "--now", "2026-03-28T14:00:00Z"], in: folder)
    #expect(whole.status == 0, "\(whole.text)\(whole.errors)")
    #expect(whole.errors.contains("hall.playlist.json: shows board.json until 14:15\n"))
    try folder.write(Self.playlist.replacing("three.json", with: "gone.json"), to: "hall.playlist.json")
    try folder.write(Design.custom(#"{"type": "texts"}"#), to: "one.json")
    let broken = try Tool.run(["validate", "hall.playlist.json", "--snapshots", "facts"], in: folder)
    #expect(broken.status == 1)
    #expect(
      broken.text.contains("hall.playlist.json:5:3: error: there is no file `gone.json` [W1623]"), "\(broken.text)")
    #expect(broken.text.contains("one.json:1:"))
    try folder.write(Self.playlist.replacing("three.json", with: "../three.json"), to: "hall.playlist.json")
    let outside = try Tool.run(["render", "hall.playlist.json"], in: folder)
    #expect(outside.status == 1)
    #expect(outside.errors.contains("`../three.json` is not in the playlist's folder [W1623]"), "\(outside.errors)")
  }

  /// Every command shows Ana's facts in her slot: the picture differs from one without them.
  @Test func commandsKnowProfiles() throws {
    let folder = try folder()
    let known = try Tool.run(["validate", "board.json", "--snapshots", "facts"], in: folder)
    #expect(known.status == 0, "\(known.text)\(known.errors)")
    try folder.write("name\na\n", to: "rows.csv")
    for (out, facts) in [("with", ["--snapshots", "facts"]), ("without", [])] {
      let arguments = ["batch", "rows.csv", "--spec", "board.json", "-o", out, "--scale", "1"]
      let outcome = try Tool.run(arguments + facts, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let pictures = try ["with", "without"].map { try folder.read("\($0)/a-medium@1x.png") }
    #expect(size(pictures[0]) == [200, 100])
    #expect(pictures[0] != pictures[1])
    let drawn = try Tool.run(
      ["render", "board.json", "--snapshots", "facts", "--scale", "1", "-o", "b.png"], in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try folder.read("b.png") == pictures[0])
  }

  /// A suite draws a board with the profiles among its snapshots, and does not treat their files as designs.
  @Test func suitesKnowProfiles() throws {
    let folder = try folder()
    try folder.makeFolder("Specs/facts/profiles/ana")
    for name in ["one", "two", "board", "facts/profiles/ana/variables"] {
      try folder.write(try folder.read("\(name).json"), to: "Specs/\(name).json")
    }
    try folder.write(
      #"{"sizes": ["small"], "appearances": ["light"], "scales": [1], "snapshots": "facts"}"#,
      to: "Specs/weave.test.json")
    let tested = try Tool.run(["test", "Specs", "--update"], in: folder)
    #expect(tested.status == 0, "\(tested.text)\(tested.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Golden")
    #expect(!names.contains { $0.hasPrefix("variables") })
    let reference = try #require(names.first { $0.hasPrefix("board") })
    #expect(size(try folder.read("Golden/\(reference)")) == [200, 100])
    let drawn = try Tool.run(
      ["render", "board.json", "--snapshots", "facts", "--scale", "1", "-o", "b.png"], in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    // A reference also contains its tree; the pixels equal the picture's.
    let compared = try Tool.run(["diff", "b.png", "Golden/\(reference)"], in: folder)
    #expect(compared.status == 0, "\(compared.text)\(compared.errors)")
  }

  /// A gallery shows a board once per appearance, in its own frame.
  @Test func galleryTakesBoards() throws {
    let folder = try folder()
    let outcome = try Tool.run(
      [
        "gallery", "board.json", "one.json", "--snapshots", "facts", "--appearances", "light", "-o", "g.svg", "--text",
        "live",
      ],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let text = String(decoding: try folder.read("g.svg"), as: UTF8.self)
    #expect(text.contains("Hall"))
    #expect(text.contains("Ana"))
    // The board's one frame, and three sizes of the design.
    #expect(text.components(separatedBy: "small, light</text>").count - 1 == 1)
    #expect(text.components(separatedBy: "medium, light</text>").count - 1 == 2)
  }
}
