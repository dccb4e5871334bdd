// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave remix` and `weave theme from`.
@Suite(.waiting) struct RemixCommandTests {
  private let note = #"{"name": "Note", "primaryText": "Hello", "secondaryText": "From the lake"}"#

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(note, to: "note.json")
    return folder
  }

  @Test func aSheetAndWhatIsOnIt() throws {
    let folder = try folder()
    let outcome = try Tool.run(["remix", "note.json", "--seed", "7", "--count", "4", "-o", "sheet.png"], in: folder)
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 5 && lines.last == "sheet.png")
    #expect(try folder.read("sheet.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let again = try Tool.run(["remix", "note.json", "--seed", "7", "--count", "4", "-o", "again.png"], in: folder)
    #expect(again.text.split(separator: "\n").dropLast() == lines.dropLast())
    #expect(try folder.read("again.png") == folder.read("sheet.png"))
  }

  /// What was picked is on the sheet of the same seed, and the design keeps its texts.
  @Test func oneIsPicked() throws {
    let folder = try folder()
    let list = try Tool.run(["remix", "note.json", "--seed", "7", "--format", "json"], in: folder)
    let looks = try #require(JSONSerialization.jsonObject(with: list.bytes) as? [[String: Any]])
    #expect(looks.count == 12)
    let outcome = try Tool.run(["remix", "note.json", "--seed", "7", "--pick", "3", "-i"], in: folder)
    #expect(outcome.status == 0 && outcome.text == "")
    let design = try #require(JSONSerialization.jsonObject(with: folder.read("note.json")) as? [String: Any])
    #expect(design["style"] as? NSDictionary == looks[2]["style"] as? NSDictionary)
    #expect(design["layout"] as? NSDictionary == looks[2]["layout"] as? NSDictionary)
    #expect(design["secondaryText"] as? String == "From the lake")
  }

  /// Without a seed it is another one each time, and told.
  @Test func theSeedIsTold() throws {
    let outcome = try Tool.run(["remix", "note.json", "--count", "1"], in: folder())
    #expect(outcome.text.split(separator: "\n").contains { $0.hasPrefix("seed ") })
  }

  @Test(arguments: [
    (["--pick", "3"], "--pick needs the --seed"), (["--in-place"], "--in-place needs --pick"),
    (["--count", "0"], "--count must be from 1 to 60"),
    (["--seed", "1", "--pick", "13"], "--pick must be from 1 to 12"),
    (["--design", "Lake"], "has no design 'Lake'"), (["-o", "sheet.svg"], "draws PNG"),
  ])
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(["remix", "note.json"] + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(folder.names == ["note.json"])
  }

  @Test func aThemeFromAPhoto() throws {
    let folder = try folder()
    // All of it one orange.
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="rgb(255,149,0)"/></svg>"#,
      to: "sun.svg")
    #expect(try Tool.run(["theme", "from", "sun.svg"], in: folder).text.hasPrefix("accent orange, background "))
    let outcome = try Tool.run(["theme", "from", "sun.svg", "note.json", "-i"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let design = try #require(JSONSerialization.jsonObject(with: folder.read("note.json")) as? [String: Any])
    #expect((design["style"] as? [String: Any])?["accent"] as? String == "orange")
    #expect(design["primaryText"] as? String == "Hello")
    let missing = try Tool.run(["theme", "from", "moon.jpg"], in: folder)
    #expect(missing.status == 2 && missing.errors.contains("moon.jpg"))
  }
}
