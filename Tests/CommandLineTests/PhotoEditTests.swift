// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave photo cut` and `weave photo filter`, as a user runs them.
@Suite(.waiting) struct PhotoEditTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(#"{"name": "Lake", "layout": {"template": "poster"}}"#, to: "lake.json")
    try folder.write(PNG.gray(width: 200, height: 150), to: "lake.png")
  }

  private func run(_ arguments: String...) throws -> Tool.Outcome { try Tool.run(["photo"] + arguments, in: folder) }

  private func image() throws -> [String: Any] {
    let root = try #require(JSONSerialization.jsonObject(with: folder.read("lake.json")) as? [String: Any])
    return try #require(root["image"] as? [String: Any])
  }

  /// The part is told in the design, and the file that it names is there; another part is another file.
  @Test func aCropIsChanged() throws {
    let early = try run("cut", "lake.json", "--size", "small", "--part", "0,0,0.5")
    #expect(early.status == 64 && early.errors.contains("the design has no cropped photo"))
    #expect(try run("prepare", "lake.png", "lake.json", "-i").status == 0)
    let cut = try run("cut", "lake.json", "--size", "small", "--part", "0.25,0.5,0.375", "--in-place")
    #expect(cut.status == 0 && cut.errors == "" && cut.text == "")
    let smart = try #require(image()["smartPhoto"] as? [String: Any])
    let small = try #require(smart["small"] as? [String: Any])
    // 75 × 75 pixels of 200 × 150.
    #expect(small["cropRect"] as? [String: Double] == ["x": 0.25, "y": 0.5, "width": 0.375, "height": 0.5])
    #expect(folder.names.contains(try #require(small["renderFileName"] as? String)))
    #expect(try Tool.run(["validate", "lake.json", "--strict"], in: folder).status == 0)
  }

  @Test(arguments: ["1,2", "0,0,2", "a,b,c", "0,0,0", "", "0.9,0,0.5"]) func whatIsNoPartIsRefused(
    _ part: String
  ) throws {
    #expect(try run("prepare", "lake.png", "lake.json", "-i").status == 0)
    let before = folder.names
    let outcome = try run("cut", "lake.json", "--size", "medium", "--part", part)
    #expect(outcome.status == 64 && outcome.text == "" && outcome.errors.contains("part"))
    #expect(folder.names == before)
  }

  @Test func aFilterIsGivenAndTakenAway() throws {
    #expect(try run("filter", "noir", "lake.json").errors.contains("'Lake' has no photo."))
    #expect(try run("prepare", "lake.png", "lake.json", "-i").status == 0)
    #expect(try run("filter", "noir", "lake.json", "--intensity", "0.5", "-i").status == 0)
    let filter = try #require(image()["filter"] as? [String: Any])
    #expect(filter["token"] as? String == "noir" && filter["intensity"] as? Double == 0.5)
    #expect(try run("filter", "none", "lake.json", "-i").status == 0)
    #expect(try image()["filter"] == nil)
    #expect(try run("filter", "noirr", "lake.json").errors.contains("Did you mean 'noir'?"))
    #expect(try run("filter", "noir", "lake.json", "--intensity", "2").status == 64)
  }

  /// Two photos follow each other: the design shows the one, then the other, and knows when.
  @Test func photosFollowEachOther() throws {
    try folder.write(PNG.gray(width: 150, height: 150), to: "wood.png")
    let moment = ["--now", "2026-03-28T14:05:00Z"]
    let made = try Tool.run(
      ["photo", "shuffle", "lake.json", "lake.png", "wood.png", "--every", "30", "-i"] + moment, in: folder)
    #expect(made.status == 0 && made.errors == "" && made.text == "")
    let smart = try #require(image()["smartPhoto"] as? [String: Any])
    let album = try #require(smart["shuffleManifestFileName"] as? String)
    func shown(_ now: String) throws -> [Substring] {
      try Tool.run(["photo", "album", album, "--size", "small", "--now", now], in: folder).text.split(separator: " ")
    }
    let first = try shown("2026-03-28T14:10:00Z")
    #expect(first.last == "2026-03-28T14:35:00Z\n")
    let second = try shown("2026-03-28T14:40:00Z")
    #expect(first.first != second.first && folder.names.contains(String(second.first ?? "")))
    #expect(try shown("2026-03-28T15:10:00Z").first == first.first)
    let next = try Tool.run(["next-change", "lake.json", "--size", "small"] + moment, in: folder)
    #expect(next.text.contains("2026-03-28 14:35:00"), "\(next.text)\(next.errors)")
    #expect(try run("shuffle", "lake.json", "lake.png", "--every", "7").status == 64)
    let broken = try run("shuffle", "lake.json", "lake.png", "lake.json")
    #expect(broken.status == 2 && broken.errors.contains("`lake.json`"))
  }
}
