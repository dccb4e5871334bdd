// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// References that say what drew them: on the machine of a colleague, whose fonts are others.
@Suite(.waiting) struct ProvenanceTests {
  private let one = GoldenFolder.one
  private let golden: GoldenFolder
  /// The version of the installed font.
  private let version: String

  init() throws {
    golden = try GoldenFolder()
    version = try FontFile.installed().revision
    try #require(try golden.test("--update").status == 0)
  }

  /// The version of the other font.
  private var other: String { "9" + version.dropFirst() }

  /// A folder `fonts` with a font of another version; its letters may be wider.
  private func writeFonts(widened: Bool) throws {
    var font = try FontFile.installed()
    try font.rename(version: version, to: other)
    if widened { try font.widen(by: 60) }
    try golden.path.makeFolder("fonts")
    try golden.path.write(font.bytes, to: "fonts/Inter-Regular.otf")
  }

  private func reference(_ name: String = GoldenFolder.one) throws -> String {
    String(decoding: try golden.path.read("Golden/\(name).png"), as: UTF8.self)
  }

  @Test func referencesSayWhatDrewThem() throws {
    let text = try reference()
    #expect(text.contains("iTXtDrawn with\0") && text.contains("library ") && text.contains(" Cairo\n"))
    #expect(text.contains(" \(version) Inter/Regular\n"))
    // The fonts of words that no reference shows do not count.
    let environment = String(decoding: try golden.path.read("Golden/environment.json"), as: UTF8.self)
    #expect(environment.contains("\"Inter\"") && !environment.contains("Emoji"))
    #expect(environment.contains("\"\(version)\""))
  }

  @Test func otherFontsAreTheFirstWords() throws {
    try writeFonts(widened: true)
    let outcome = try golden.test("--fonts", "fonts")
    let cause = "drawn with other fonts: Inter \(other), not \(version)"
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("\(cause) (2 of 2 pictures)\n"), "\(outcome.text)")
    let changes = try golden.changes(one)
    #expect(changes.first?["text"] as? String == cause)
    #expect(changes.first?["verdict"] as? String == "font or library changed")
    // The letters are wider by the font, and not by the design.
    #expect(
      changes.allSatisfy { ["font or library changed", "moved"].contains($0["verdict"] as? String) }, "\(changes)")
  }

  @Test func picturesFromElsewhereAreNotAccepted() throws {
    try writeFonts(widened: true)
    let before = try reference()
    #expect(try golden.test("--fonts", "fonts").status == 1)
    let refused = try Tool.run(["accept", "--all"], in: golden.path)
    #expect(refused.status == 2 && refused.text.isEmpty)
    #expect(
      refused.errors.hasPrefix(
        "weave: error: `\(one)` and 1 more were drawn with other fonts: Inter \(other), not \(version);"),
      "\(refused.errors)")
    #expect(refused.errors.contains("--from-elsewhere"))
    #expect(try reference() == before)
    // Who says so may.
    #expect(try Tool.run(["accept", one, "--from-elsewhere"], in: golden.path).text == "accepted \(one)\n")
    #expect(try reference().contains(" \(other) Inter/Regular\n"))
    // At home, the reference is the stranger.
    let home = try golden.test()
    #expect(
      home.text.hasPrefix("a reference was drawn with other fonts: Inter \(other), not \(version)\n"), "\(home.text)")
    let lead = "the reference was drawn with other fonts: Inter \(other), not \(version)"
    #expect(try golden.changes(one).first?["text"] as? String == lead)
    // What draws the others may replace it.
    #expect(try Tool.run(["accept", one], in: golden.path).status == 0)
    #expect(try golden.test().text == "2 same\n")
  }

  @Test func newPicturesAreComparedWithTheOthers() throws {
    try writeFonts(widened: true)
    try golden.path.write(GoldenFolder.design("Three"), to: "Specs/three.json")
    #expect(try golden.test("--fonts", "fonts", "--filter", "three").text.contains("1 new"))
    let refused = try Tool.run(["accept", "three*"], in: golden.path)
    #expect(refused.status == 2 && refused.errors.contains("Inter \(other), not \(version)"), "\(refused.errors)")
  }

  @Test func equalPixelsAreTheSameWhateverDrewThem() throws {
    try writeFonts(widened: false)
    let before = try reference()
    #expect(try golden.test("--fonts", "fonts").text == "2 same\n")
    #expect(try golden.test("--fonts", "fonts", "--update").text == "2 same\n")
    #expect(try reference() == before)
    // A run that has compared all of them makes the other fonts those of the folder.
    #expect(String(decoding: try golden.path.read("Golden/environment.json"), as: UTF8.self).contains("\"\(other)\""))
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    #expect(try golden.test("--fonts", "fonts").status == 1)
    #expect(try Tool.run(["accept", one], in: golden.path).status == 0)
  }

  @Test func aToleranceForOtherFontsExcusesNoOtherWords() throws {
    try writeFonts(widened: true)
    #expect(try golden.test("--fonts", "fonts", "--environment-tolerance", "5%").status == 0)
    try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/one.json")
    #expect(try golden.test("--fonts", "fonts", "--environment-tolerance", "5%").status == 1)
  }

  @Test func aDesignWithoutTheFontIsNotTouchedByIt() throws {
    try golden.path.write(
      Design.custom(##"{"type": "shape", "shape": "rectangle", "fill": "#204060"}"##), to: "Specs/one.json")
    #expect(try golden.test("--update").status == 0)
    try golden.path.write(
      Design.custom(##"{"type": "shape", "shape": "rectangle", "fill": "#204070"}"##), to: "Specs/one.json")
    try writeFonts(widened: true)
    #expect(try golden.test("--fonts", "fonts", "--filter", "one").text.hasPrefix("changed  \(one)"))
    #expect(try Tool.run(["accept", one], in: golden.path).status == 0)
  }

  // MARK: References of an earlier weave

  @Test func earlierReferencesAreValid() throws {
    let marked = try golden.path.read("Golden/\(one).png")
    for name in [one, GoldenFolder.two] {
      let file = try golden.path.read("Golden/\(name).png")
      try golden.path.write(#require(PNG.withoutText(file)), to: "Golden/\(name).png")
    }
    let outcome = try golden.test(ci: true)
    #expect(outcome.status == 0 && outcome.text == "2 same\n")
    #expect(
      outcome.errors
        == "2 references do not say which fonts and libraries drew them; `weave test Specs --update` adds that, and "
        + "changes no pixel of those that are the same\n")
    #expect(try golden.test("--update").status == 0)
    #expect(try golden.path.read("Golden/\(one).png") == marked)
    #expect(try golden.test(ci: true).errors.isEmpty)
  }

  @Test(arguments: [["--golden-format", "tree"], []]) func otherFormsSayItToo(format: [String]) throws {
    if format.isEmpty {
      let settings = GoldenFolder.settings.dropLast() + #", "largestReference": 100}"#
      try golden.path.write(String(settings), to: "Specs/weave.test.json")
      try FileManager.default.removeItem(atPath: golden.path.path + "/Golden")
    }
    let name = "Golden/\(one).\(format.isEmpty ? "hash" : "tree")"
    #expect(try Tool.run(["test", "Specs", "--update"] + format, in: golden.path).status == 0)
    #expect(
      String(decoding: try golden.path.read(name), as: UTF8.self).contains(" \(version) Inter/Regular\n"))
    try writeFonts(widened: true)
    let outcome = try Tool.run(["test", "Specs", "--fonts", "fonts"] + format, in: golden.path)
    #expect(outcome.text.hasPrefix("drawn with other fonts: Inter \(other), not \(version)"), "\(outcome.text)")
    #expect(try Tool.run(["accept", "--all"], in: golden.path).status == 2)
    #expect(try Tool.run(["accept", "--all", "--from-elsewhere"], in: golden.path).status == 0)
    #expect(String(decoding: try golden.path.read(name), as: UTF8.self).contains(" \(other) Inter/Regular\n"))
  }

  @Test func aDamagedEnvironmentIsTold() throws {
    try golden.path.write("{}", to: "Golden/environment.json")
    let outcome = try golden.test()
    #expect(outcome.status == 2 && outcome.errors.contains("remove it and run with --update"), "\(outcome.errors)")
  }

  @Test func doctorComparesWithWhatWasTested() throws {
    try writeFonts(widened: true)
    let text = try Tool.run(["doctor", "--fonts", "fonts"], in: golden.path).text
    #expect(text.contains("Other than this release was tested with\n  Inter \(other), not "), "\(text)")
    let outcome = try Tool.run(["doctor", "--fonts", "fonts", "--format", "json"], in: golden.path)
    let root = try #require(JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    let differences = try #require(root["differences"] as? [[String: String]])
    #expect(root["asTested"] as? Bool == false)
    #expect(differences.contains { $0["name"] == "Inter" && $0["now"] == other }, "\(differences)")
  }
}
