// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// Every subcommand on its good path.
@Suite(.waiting) struct SubcommandTests {
  private func run(_ arguments: [String], _ design: String = Design.red, input: Data? = nil) throws -> (
    Tool.Outcome, Folder
  ) {
    let folder = try Folder()
    try folder.write(design, to: "design.json")
    return (try Tool.run(arguments, in: folder, input: input), folder)
  }

  // MARK: render

  @Test func oneSize() throws {
    let (outcome, folder) = try run(["render", "design.json", "--size", "small", "--scale", "1"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "design-small.png\n")
    #expect(outcome.errors == "")
    // Width and height of the small widget on the standard phone, in the header of the PNG.
    #expect(try folder.read("design-small.png")[16..<24].elementsEqual([0, 0, 0, 158, 0, 0, 0, 158]))
  }

  @Test func allSizesAsSVGInAFolder() throws {
    let (outcome, folder) = try run(["render", "design.json", "--size", "all", "--format", "svg", "-o", "out/"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "out/design-small.svg\nout/design-medium.svg\nout/design-large.svg\n")
    let svg = String(decoding: try folder.read("out/design-medium.svg"), as: UTF8.self)
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.contains(">x</title>"))
  }

  @Test func standardInput() throws {
    let (outcome, _) = try run(
      ["render", "-", "--canvas", "4x4", "--scale", "1", "-o", "-"], input: Data(Design.red.utf8))
    #expect(outcome.status == 0)
    #expect(outcome.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aPipeAsStandardInput() throws {
    let folder = try Folder()
    try folder.write(Design.red, to: "design.json")
    let outcome = try Tool.run(
      ["validate", "-"], in: folder, shell: #"cat design.json | "$0" "$@"; exit"#)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "-: no problems\n")
  }

  @Test func severalDesignsOfOneFile() throws {
    let (outcome, folder) = try run(
      ["render", "design.json", "--canvas", "4x4", "--scale", "1"],
      "[\(Design.red), \(Design.red.replacing("\"x\"", with: "\"Über/uns!\""))]")
    #expect(outcome.status == 0)
    #expect(outcome.text == "design-x-medium.png\ndesign-über-uns-medium.png\n")
    #expect(folder.names.count == 3)
  }

  // MARK: validate

  @Test func mistakesAreReportedWithTheirPlaces() throws {
    let (outcome, _) = try run(["validate", "design.json"], #"{"name": "x", "primryText": "a"}"#)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix(
        #"""
        design.json:1:15: warning: unknown key `primryText`; did you mean `primaryText`? [W0101]
         1 | {"name": "x", "primryText": "a"}
           |               ^~~~~~~~~~~~
        help: replace with `primaryText` [sure]
        """#))
  }

  @Test func sureFixesAreApplied() throws {
    let (outcome, folder) = try run(["validate", "--fix", "design.json"], #"{"name": "x", "primryText": "a"}"#)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("design.json: 1 fixed\n"))
    #expect(try folder.read("design.json") == Data(#"{"name": "x", "primaryText": "a"}"#.utf8))
    #expect(folder.names == ["design.json"])
  }

  @Test func warningsAreErrorsOnRequest() throws {
    let (outcome, _) = try run(["validate", "--strict", "design.json"], #"{"name": "x", "primryText": "a"}"#)
    #expect(outcome.status == 1)
  }

  @Test(arguments: ["json", "sarif"]) func reportsForMachinesAreJSON(_ format: String) throws {
    let (outcome, _) = try run(["validate", "--format", format, "design.json"], #"{"name": 5}"#)
    #expect(outcome.status == 1)
    #expect(try JSONSerialization.jsonObject(with: outcome.bytes) is [String: Any])
  }

  @Test func reportsForGitHubAreCommands() throws {
    let (outcome, _) = try run(["validate", "--format", "github", "design.json"], #"{"name": 5}"#)
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("::error file=design.json,line=1,"))
  }

  // MARK: inspect, format, eval

  @Test func valuesAreInspected() throws {
    let (outcome, _) = try run(["inspect", "design.json", "--size", "small"])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("x: small, 158 × 158 points at 2x, light\n"))
    #expect(outcome.text.contains("line 1"))
    #expect(outcome.text.contains("default"))
  }

  @Test func treeAndDisplayListAreDumped() throws {
    let (tree, _) = try run(["inspect", "design.json", "--tree", "--canvas", "40x40"])
    #expect(tree.status == 0)
    #expect(tree.text.contains("content"))
    let (list, _) = try run(["inspect", "design.json", "--display-list", "--canvas", "40x40"])
    #expect(list.status == 0)
    #expect(list.text.contains("fill"))
  }

  @Test func formattingTwiceChangesNothing() throws {
    let (first, folder) = try run(["format", "design.json"])
    #expect(first.status == 0)
    try folder.write(first.bytes, to: "again.json")
    let second = try Tool.run(["format", "-i", "again.json"], in: folder)
    #expect(second.status == 0)
    #expect(second.text == "")
    #expect(try folder.read("again.json") == first.bytes)
  }

  static let texts: [([String], String)] = [
    (["Streak: {{streak|0}} days", "--var", "streak=12"], "Streak: 12 days"),
    (["{{=2 * (a + 1)}}", "--var", "a=4"], "10"),
    (["{{d||date:yyyy-MM-dd}}", "--var", "d=2026-03-28T23:30:00Z", "--time-zone", "Asia/Tokyo"], "2026-03-29"),
    (["{{n||number:1}}", "--var", "n=1234.5", "--locale", "de_DE"], "1.234,5"),
    (["a\u{1F600}{{b|c}}"], "a\u{1F600}c"),
  ]

  @Test(arguments: texts) func aTextIsEvaluated(_ arguments: [String], _ text: String) throws {
    let (outcome, _) = try run(["eval"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.text == text + "\n")
  }

  // MARK: What the language has

  @Test func templatesAreListedAndPrinted() throws {
    let (list, _) = try run(["template"])
    let names = list.text.split(separator: "\n")
    #expect(names == names.sorted())
    #expect(Set(["classic", "hero", "poster"]).isSubset(of: names.map(String.init)))
    let (hero, _) = try run(["template", "hero"])
    #expect(hero.status == 0)
    #expect(try JSONSerialization.jsonObject(with: hero.bytes) is [String: Any])
  }

  /// At a full hour a clock's hand lies over a number, whose contrast is then none.
  private static let moment = ["--now", "2026-11-20T10:09:00Z"]

  /// Every template starts a design that is drawn without a complaint.
  @Test(arguments: [
    "classic", "hero", "weather", "nextUpCalendar", "reminders", "steps", "stepsMonth", "stepsYear", "activity",
    "feelsLike", "conditions", "wetBulb", "uv", "clockIcon",
    "clockDigital", "clockWord", "custom",
  ])
  func aDesignToStartFrom(_ template: String) throws {
    let (made, folder) = try run(["new", "Morning run", "--template", template])
    #expect(made.status == 0)
    #expect(made.text == "morning-run.json\n")
    let checked = try Tool.run(["validate", "--strict", "morning-run.json"] + Self.moment, in: folder)
    #expect(checked.status == 0, "\(checked.text)")
    let again = try Tool.run(["new", "Morning run", "--template", template], in: folder)
    #expect(again.status == 64)
    #expect(again.errors.contains("morning-run.json already exists"))
  }

  /// Two designs: margins of 24, three sizes twice with gaps of 16; titles of 28, captions of 18 and gaps of 16 under
  /// pictures of 354 points.
  @Test func aSheetHoldsEverySizeOfEveryDesign() throws {
    let (outcome, folder) = try run(["gallery", "design.json", "design.json", "-o", "sheet.png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.text == "sheet.png\n")
    let header = try folder.read("sheet.png")[16..<24]
    let width = 2 * (158 + 338 + 338) + 5 * 16 + 2 * 24
    let height = 2 * (28 + 354 + 18 + 16) + 2 * 24
    #expect(
      header.elementsEqual([0, 0, UInt8(width >> 8), UInt8(width & 255), 0, 0, UInt8(height >> 8), UInt8(height & 255)])
    )
    let (broken, other) = try run(["gallery", "design.json"], #"{"name": 5}"#)
    #expect(broken.status == 1)
    #expect(other.names == ["design.json"])
  }

  @Test func templatesHaveALineEach() throws {
    let (outcome, _) = try run(["templates"])
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasPrefix("uv ") && $0.hasSuffix("burns.") })
    #expect(lines.contains { $0.hasPrefix("photoClock ") && $0.hasSuffix("photo.") })
  }

  /// Every layout, ready design and board is without a mistake; only the photo is the reader's own.
  @Test func everyBeginningIsSound() throws {
    let (list, folder) = try run(["templates"])
    let names = list.text.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(names.count == 77 && Set(names).count == 77)
    for name in names {
      let outcome = try Tool.run(["new", "My \(name)", "--template", name], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let files = folder.names.filter { $0.hasPrefix("my-") }
    #expect(files.count == 77)
    let checked = try Tool.run(["validate"] + files + Self.moment, in: folder)
    let problems = checked.text.split(separator: "\n").filter { line in
      (line.contains(": error: ") || line.contains(": warning: ")) && !line.hasSuffix("[W0401]")
    }
    #expect(problems == [])
  }

  @Test func aNameWithoutLettersIsAName() throws {
    let folder = try Folder()
    #expect(try Tool.run(["new", "😀"], in: folder).text == "design.json\n")
    #expect(try Tool.run(["new", String(repeating: "long ", count: 80)], in: folder).status == 0)
    #expect(folder.names.count == 3 && folder.names.contains(".weave.schema.json"))
  }

  @Test func galleryTakesListsAndHasItsLimit() throws {
    let (outcome, folder) = try run(
      ["gallery", "design.json", "--sizes", "small,accessoryCircular", "--appearances", "eink", "-o", "g.png"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.names.contains("g.png"))
    let many = try Tool.run(["gallery"] + Array(repeating: "design.json", count: 60), in: folder)
    #expect(many.status == 64 && many.errors.contains("60 designs are too many for one sheet"))
    let wrong = try Tool.run(["gallery", "design.json", "--sizes", "small,tiny"], in: folder)
    #expect(wrong.status == 64)
  }

  /// The ending of a file says what it holds.
  @Test func endingsTellTheFormat() throws {
    let (outcome, folder) = try run(["render", "design.json", "-o", "x.svg"])
    #expect(outcome.status == 0)
    #expect(try folder.read("x.svg").starts(with: Array("<svg ".utf8)))
    let lost = try Tool.run(["render", "design.json", "-o", "nowhere/x.png"], in: folder)
    #expect(lost.status == 2 && lost.errors.contains("`nowhere/x.png`: its folder does not exist"))
  }

  @Test func aBeginningThatDoesNotExistIsNamed() throws {
    let (outcome, folder) = try run(["new", "Mine", "--template", "photoClok"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("There is no template 'photoClok'. Did you mean 'photoClock'?"))
    #expect(folder.names == ["design.json"])
  }

  @Test func aThemeReplacesTheStyle() throws {
    let (outcome, folder) = try run(["theme", "apply", "sunset-warmth", "design.json", "-i"])
    #expect(outcome.status == 0)
    let design = try #require(
      JSONSerialization.jsonObject(with: try folder.read("design.json")) as? [String: Any])
    let style = try #require(design["style"] as? [String: Any])
    #expect(style["background"] as? String == "sunset" && style["accent"] as? String == "orange")
    #expect(design["name"] as? String == "x")
    let (wrong, _) = try run(["theme", "apply", "sunset", "design.json"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("There is no theme 'sunset'"))
  }

  @Test func symbolsAreListedAndDrawn() throws {
    let (outcome, folder) = try run(["symbols", "cloud.rain"])
    #expect(outcome.status == 0)
    #expect(outcome.text.split(separator: "\n").contains("cloud.rain.fill"))
    let sheet = try Tool.run(["symbols", "cloud.rain", "-o", "sheet.png"], in: folder)
    #expect(sheet.text == "sheet.png\n")
    #expect(try folder.read("sheet.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let (none, _) = try run(["symbols", "clowd"])
    #expect(none.status == 64)
  }

  @Test func theSchemaIsJSON() throws {
    let (outcome, _) = try run(["schema"])
    #expect(outcome.status == 0)
    let schema = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func devicesAreATable() throws {
    let (outcome, _) = try run(["devices"])
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("NAME"))
    #expect(lines.dropFirst().allSatisfy { $0.contains("×") })
  }

  @Test func codesAreExplained() throws {
    let (outcome, _) = try run(["explain", "w0501"])
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("W0501 (warning): a text is cut\n\n"))
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 78 })
    let (all, _) = try run(["explain"])
    #expect(all.text.contains("W0501  warning  a text is cut\n"))
  }

  // MARK: Help

  @Test(arguments: [
    "render", "validate", "inspect", "format", "eval", "template", "schema", "devices", "explain",
  ])
  func helpNamesEverySubcommand(_ name: String) throws {
    let (all, _) = try run(["--help"])
    #expect(all.status == 0)
    #expect(all.text.contains("\n  \(name) "))
    let (one, _) = try run([name, "--help"])
    #expect(one.status == 0)
    #expect(one.text.contains("USAGE: weave \(name)"))
  }

  @Test func theVersion() throws { #expect(try run(["--version"]).0.text == "1.1.0\n") }

  @Test(arguments: ["bash", "zsh", "fish"]) func completions(_ shell: String) throws {
    let (outcome, _) = try run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("weave"))
    #expect(outcome.text.contains("text-size"))
  }
}
