// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// The first hour of a new user: empty files, other formats, first designs, plain dates.
@Suite(.waiting) struct FirstHourTests {
  private func run(_ arguments: [String], _ design: String = Design.red, _ name: String = "design.json") throws
    -> Tool.Outcome
  {
    let folder = try Folder()
    try folder.write(design, to: name)
    return try Tool.run(arguments, in: folder)
  }

  /// Only one picture, so that a test is fast.
  private static let quick = ["--size", "small", "--appearance", "light", "--scale", "1"]

  // MARK: Files

  /// The suggested design is valid.
  @Test func anEmptyFile() throws {
    let outcome = try run(["render", "design.json"], "")
    #expect(outcome.status == 1)
    let line = try #require(outcome.errors.split(separator: "\n").first { $0.contains("a small design: `") })
    let suggested = try #require(line.split(separator: "`").dropFirst().first)
    let folder = try Folder()
    try folder.write(String(suggested), to: "card.json")
    let checked = try Tool.run(["validate", "--strict", "card.json"], in: folder)
    #expect(checked.status == 0 && checked.errors == "card.json: no problems\n", "\(checked.text)\(checked.errors)")
    #expect(try Tool.run(["render", "card.json"], in: folder).status == 0)
  }

  static let languages: [(String, String)] = [
    ("name: Morning run\nlayout:\n  template: steps\n", "YAML"), ("---\nname: x\n", "YAML"),
    ("# my first design\n\nname: x\n", "YAML"), ("- name: x\n- name: y\n", "YAML"), ("%YAML 1.2\n---\n", "YAML"),
    ("layout:\n  template: steps\n", "YAML"),
    ("name = \"x\"\n[layout]\ntemplate = \"steps\"\n", "TOML"), ("[layout]\ntemplate = \"steps\"\n", "TOML"),
    ("<?xml version=\"1.0\"?>\n<design/>\n", "XML"), ("<plist>\n</plist>\n", "XML"),
    ("name,city\nAda,Paris\n", "CSV"), ("first name;city\r\n\"Ada; L.\";Paris\r\n", "CSV"),
  ]

  @Test(arguments: languages) func anotherLanguage(_ text: String, _ language: String) throws {
    let outcome = try run(["validate", "design.yaml"], text, "design.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("error: the file is written in \(language), not in JSON [W0009]"), "\(outcome.text)")
    #expect(outcome.text.contains("`weave explain W0009` explains how to convert it"))
    #expect(outcome.text.hasSuffix("1 error\n"))
  }

  /// A binary file gives one message, not one for each byte.
  @Test func binaryData() throws {
    let folder = try Folder()
    try folder.write(Data((0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7) }), to: "design.json")
    let outcome = try Tool.run(["render", "design.json"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("error: the file is binary data, not JSON text [W0002]"), "\(outcome.errors.prefix(300))")
    #expect(outcome.errors.split(separator: "\n").count < 5)
  }

  /// The suggested conversion leads to a valid design.
  @Test(.enabled(if: BatchFolder.hasPython, "no python3 installed")) func theConversionWorks() throws {
    let batch = try BatchFolder()
    let told = try Tool.run(["explain", "W0009"], in: batch.path).text.replacing("\n", with: " ")
    let command = try #require(told.split(separator: "`").first { $0.contains("tomllib") }).replacing("  ", with: " ")
    try batch.path.write("name = \"Note\"\nprimaryText = \"Hello\"\n", to: "card.toml")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    shell.currentDirectoryURL = URL(fileURLWithPath: batch.path.path)
    try shell.start()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(command)")
    #expect(try Tool.run(["validate", "--strict", "card.json"], in: batch.path).status == 0)
  }

  /// Broken JSON is still treated as JSON.
  @Test(arguments: [
    "\"name\": \"x\"", "{name: 'x'}", "name", "[\"x\"", "[x]", "{\n", "x, y", "x,\ny,", "name: \"x\",\n\"layout\": {}",
  ])
  func brokenJSON(_ text: String) throws {
    let outcome = try run(["validate", "design.json"], text)
    #expect(!outcome.text.contains("W0009"), "\(outcome.text)")
  }

  // MARK: New designs

  @Test func aNewDesignLeadsToItsSchema() throws {
    let folder = try Folder()
    #expect(try Tool.run(["new", "Morning run", "--template", "countdown"], in: folder).status == 0)
    #expect(folder.names == [".weave.schema.json", "morning-run.json"])
    let design = try #require(
      try JSONSerialization.jsonObject(with: folder.read("morning-run.json")) as? [String: Any])
    #expect(design["$schema"] as? String == ".weave.schema.json")
    #expect(design["name"] as? String == "Morning run")
    let schema = try Tool.run(["schema"], in: folder)
    #expect(try folder.read(".weave.schema.json") == schema.bytes)
    // Neither a batch nor a test treats it as a design.
    #expect(try Tool.run(["batch", ".", "-o", "out", "--canvas", "40x40"], in: folder).text.hasPrefix("1 drawn"))
    #expect(try Tool.run(["validate", "--strict", "morning-run.json"] + Self.quick, in: folder).status == 0)
  }

  @Test func aFileOfThatNameStays() throws {
    let folder = try Folder()
    try folder.write("mine", to: ".weave.schema.json")
    #expect(try Tool.run(["new", "x"], in: folder).status == 0)
    #expect(try folder.read(".weave.schema.json") == Data("mine".utf8))
    // A schema from another version of weave is replaced.
    try folder.write(#"{"$id": "urn:weave:schema:widget"}"#, to: ".weave.schema.json")
    #expect(try Tool.run(["new", "y"], in: folder).status == 0)
    #expect(try folder.read(".weave.schema.json").count > 10_000)
  }

  @Test func readyDesignsAreFound() throws {
    let outcome = try run(["template", "countdown"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let folder = try Folder()
    try folder.write(outcome.bytes, to: "countdown.json")
    #expect(try Tool.run(["validate", "--strict", "countdown.json"] + Self.quick, in: folder).status == 0)
  }

  /// The schema contains every name of a closed list, so that editors can offer it.
  @Test func theSchemaHoldsAllNames() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: run(["schema"]).bytes) as? [String: Any])
    #expect(schema["$id"] as? String == "urn:weave:schema:widget")
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func words(_ name: String) -> Set<String> { Set(definitions[name]?["enum"] as? [String] ?? []) }
    func lines(_ command: String...) throws -> Set<String> {
      Set(try run(command).text.split(separator: "\n").map(String.init))
    }
    #expect(try words("symbolName") == lines("symbols"))
    #expect(try words("templateName") == lines("template"))
    #expect(words("factText").contains("{{__steps_today}}"))
    for kind in ["weather", "variables", "tests"] {
      let other = try #require(try JSONSerialization.jsonObject(with: run(["schema", kind]).bytes) as? [String: Any])
      #expect(other["$id"] as? String == "urn:weave:schema:\(kind)")
    }
  }

  // MARK: Moments

  static let moments: [(String, String, String)] = [
    ("2026-03-28", "UTC", "2026-03-28T00:00:00Z"), ("2026-03-28", "Asia/Tokyo", "2026-03-27T15:00:00Z"),
    ("2026-03-28T14:05", "Europe/Paris", "2026-03-28T13:05:00Z"),
    ("2026-03-28 14:05:30", "America/New_York", "2026-03-28T18:05:30Z"),
    // Clocks go forward at midnight: the day begins at one.
    ("2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00Z"),
  ]

  @Test(arguments: moments) func aDayIsItsBeginning(_ written: String, _ zone: String, _ instant: String) throws {
    let pattern = "{{__now||date:yyyy-MM-dd HH:mm:ss}}"
    let given = try run(["eval", pattern, "--now", written, "--time-zone", zone])
    let expected = try run(["eval", pattern, "--now", instant, "--time-zone", zone])
    #expect(given.status == 0 && given.text == expected.text, "\(given.text)\(given.errors)")
  }

  /// Every command that accepts a moment accepts a day, in the time zone of the place whose facts are shown.
  @Test func aDayWhereTheFactsAre() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let zone = [
      "location.place.name=Tokyo", "location.place.latitude=35.7", "location.place.longitude=139.7",
      "location.place.timeZone=Asia/Tokyo",
    ]
    let set = try Tool.run(["snapshot", "set", "--snapshots", "facts", "--now", "2026-03-28"] + zone, in: folder)
    #expect(set.status == 0, "\(set.errors)")
    let text = try Tool.run(
      ["eval", "{{__now||date:yyyy-MM-dd HH:mm XXX}}", "--now", "2026-03-28", "--snapshots", "facts"], in: folder)
    #expect(text.text == "2026-03-28 00:00 +09:00\n", "\(text.errors)")
    for command in [["snapshot", "show"], ["snapshot", "check"], ["variables", "__today"]] {
      let outcome = try Tool.run(command + ["--now", "2026-03-28", "--snapshots", "facts"], in: folder)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    for command in [["next-change"], ["inspect"], ["validate"], ["gallery"]] {
      let outcome = try Tool.run(command + ["design.json", "--now", "2026-03-28"], in: folder)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
  }

  @Test(arguments: ["2026-02-30", "2026-3-28", "2026-03-28T25:00", "2026-03-28T14", "28.03.2026", "2026-03-28x"])
  func noMoment(_ text: String) throws {
    #expect(try run(["eval", "x", "--now", text]).status == 64)
  }

  @Test func aDayInTestSettings() throws {
    let folder = try Folder()
    try folder.makeFolder("designs")
    try folder.write(Design.custom(#"{"type": "text", "text": "{{__today}} {{__time}}"}"#), to: "designs/a.json")
    func update(_ settings: String) throws -> Data {
      try folder.write(settings, to: "designs/weave.test.json")
      let outcome = try Tool.run(["test", "designs", "--update"], in: folder)
      #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
      return try folder.read("Golden/a-small-light@2x.png")
    }
    let more = #""zone": "Asia/Tokyo", "sizes": ["small"], "appearances": ["light"]}"#
    let day = try update(#"{"now": "2026-03-28", "# + more)
    #expect(try update(#"{"now": "2026-03-27T15:00:00Z", "# + more) == day)
  }

  // MARK: Pictures

  /// A design is checked with the same frame, facts and text size with which it will be drawn.
  @Test func designsAreCheckedForWhatTheyAreDrawnFor() throws {
    let design = Design.custom(#"{"type": "text", "text": "{{word|Hi}}", "lineLimit": 1}"#)
    let wide = ["--canvas", "600x60", "--var", "word=Donaudampfschifffahrtsgesellschaft"]
    #expect(try run(["validate", "design.json"] + wide, design).errors == "design.json: no problems\n")
    let narrow = try run(["validate", "design.json", "--canvas", "60x60", "--size", "small"] + wide.suffix(2), design)
    #expect(narrow.text.contains("[W0501]") && !narrow.text.contains("medium"), "\(narrow.text)")
    let large = try run(
      ["validate", "design.json", "--canvas", "330x60", "--text-size", "accessibility5"] + wide.suffix(2), design)
    #expect(large.text.contains("[W0501]"), "\(large.text)")
    let folder = try Folder()
    try folder.write(
      Design.custom(#"{"type": "text", "text": "{{__location_name|Hi}}", "lineLimit": 1}"#), to: "design.json")
    let place = "location.place.name=Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    let more = [
      "location.place.latitude=53.2", "location.place.longitude=-4.2", "location.place.timeZone=Europe/London",
    ]
    let set = try Tool.run(["snapshot", "set", place, "--snapshots", "facts"] + more, in: folder)
    #expect(set.status == 0, "\(set.errors)")
    let long = try Tool.run(["validate", "design.json", "--snapshots", "facts"], in: folder)
    #expect(long.text.contains("[W0501]"), "\(long.text)\(long.errors)")
    for option in [
      "--device iphone-se", "--appearance tinted", "--shape square", "--scale 1", "--unavailable",
      "--locale de-DE", "--placeholder", "--wallpaper #203050", "--tint #FFB340",
    ] {
      let outcome = try run(["validate", "design.json"] + option.split(separator: " ").map(String.init), design)
      #expect(outcome.status == 0, "\(option): \(outcome.errors)")
    }
  }

  static let roots: [(String, String)] = [
    (#"{"type": "text", "text": "x", "when": "=1 > 2"}"#, "this `when` leaves out the whole content"),
    (
      #"{"type": "when", "condition": "=1 > 2", "then": [{"type": "text", "text": "x"}]}"#,
      "the content gives no node"
    ),
  ]

  /// With other facts there may be something to draw, so validation alone does not fail.
  @Test(arguments: roots) func aContentOfNothing(_ content: String, _ message: String) throws {
    for command in [["render", "design.json"], ["inspect", "design.json"]] {
      let outcome = try run(command, Design.custom(content))
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: \(message)"), "\(outcome.errors)")
    }
    let checked = try run(["validate", "design.json"], Design.custom(content))
    #expect(checked.status == 0 && checked.text.contains("warning: \(message)"), "\(checked.text)")
  }

  // MARK: Photos that are not there

  /// A poster asks for a photo, as in the app; other templates do without.
  @Test(arguments: ["poster", "hero", "classic"]) func aMissingPhotoIsLeftOut(_ template: String) throws {
    let design = #"{"name": "x", "primaryText": "Hello", %"layout": {"template": "\#(template)"}}"#
    let missing = design.replacing("%", with: #""image": {"fileName": "no.jpg"}, "#)
    let strict = try run(["render", "design.json", "-o", "-"], missing)
    #expect(strict.status == 1 && strict.errors.contains("error: "))
    let lenient = try run(["render", "design.json", "--lenient", "-o", "-"], missing)
    #expect(lenient.status == 0, "\(lenient.errors)")
    #expect(lenient.errors.contains("warning: ") && lenient.errors.contains("[W0401]"), "\(lenient.errors)")
    let without = try run(["render", "design.json", "--lenient", "-o", "-"], design.replacing("%", with: ""))
    #expect(lenient.bytes == without.bytes)
    let checked = try run(["validate", "design.json", "--lenient"], missing)
    #expect(checked.status == 0 && checked.text.contains("warning: ") && checked.text.contains("[W0401]"))
    #expect(try run(["render", "design.json", "--lenient", "--strict"], missing).status == 64)
  }

  @Test func aMissingPhotoOfAContentTree() throws {
    let tree = #"{"type": "zstack", "children": [{"type": "image", "file": "no.jpg"}, {"type": "text", "text": "x"}]}"#
    let outcome = try run(["render", "design.json", "--lenient", "-o", "-"], Design.custom(tree))
    #expect(outcome.status == 0 && outcome.errors.contains("warning: "), "\(outcome.errors)")
  }
}
