// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveRender
import WeaveDiagnostics
import WeavePNG

@testable import WeaveGolden

/// What the causes of changed pictures are, through whole runs.
@Suite struct CauseTests {
  private let system: DesignSystem

  init() throws { system = try DesignSystem() }

  /// The title and the pictures of each group.
  private func groups() throws -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: try system.report().groups.map { ($0.cause.title, $0.pictures) })
  }

  private static let all = ["a", "b", "c"].flatMap { name in
    ["dark-de-DE", "dark", "light-de-DE", "light"].map { "\(name)-small-\($0)@1x" }
  }

  private static func pictures(_ part: String, of names: [String] = ["a", "b", "c"]) -> [String] {
    all.filter { picture in (part.isEmpty || picture.contains(part)) && names.contains { picture.hasPrefix("\($0)-") } }
      .sorted()
  }

  // MARK: One cause

  @Test func aColorIsOneCause() throws {
    try system.changeKit("#1E66F5", "#C02020")
    let report = try system.report()
    let group = try #require(report.groups.first)
    #expect(report.groups.count == 1 && group.id == "colour:brand")
    #expect(group.cause.title == "colour `brand`" && group.cause.detail == "#1E66F5 → #C02020")
    #expect(group.cause.place == FilePlace("\(system.kit):2:35"))
    // Its value for dark pictures is as it was.
    #expect(group.pictures == Self.pictures("-light"))
    #expect(Set(group.shown).isSubset(of: group.pictures) && group.shown.count == CauseGroup.shownCount)
  }

  @Test func aTextIsACauseInItsLanguage() throws {
    try system.changeKit("Aufträge", "Bestellungen")
    #expect(try groups() == ["text `orders`": Self.pictures("de-DE", of: ["a", "b"])])
    #expect(try system.report().groups.first?.cause.detail == "Aufträge → Bestellungen")
  }

  @Test func aComponentIsACause() throws {
    try system.changeKit("\"spacing\": 4", "\"spacing\": 10")
    #expect(try groups() == ["component `card`": Self.all.sorted()])
    #expect(try system.report().groups.first?.cause.detail == "`content.spacing` 4 → 10")
  }

  @Test func aStyleIsACause() throws {
    try system.changeKit("\"size\": 13", "\"size\": 15")
    #expect(try groups() == ["style `title`": Self.all.sorted()])
  }

  @Test func aDesignIsACause() throws {
    try system.write(DesignSystem.card("orders", figure: "13"), "a.json")
    let groups = try groups()
    #expect(groups == ["design `\(system.folder)/Specs/a.json`": Self.pictures("", of: ["a"])])
    #expect(try system.report().groups.first?.cause.detail == "`content.children[0].text` 12 → 13")
  }

  @Test func dataIsACause() throws {
    let settings = String(DesignSystem.settings.dropLast(2)) + #", "variables": { "stock": 7 } }"#
    try system.write(settings, "weave.test.json")
    try system.write(DesignSystem.card("orders", figure: "{{stock}}"), "a.json")
    _ = try system.run(updates: true)
    try system.write(settings.replacing("7", with: "8"), "weave.test.json")
    #expect(try groups() == ["data `stock`": Self.pictures("", of: ["a"])])
    #expect(try system.report().groups.first?.cause.detail == "7 → 8")
  }

  /// A value from outside stands where it is written: in the settings, or in the file that they name.
  @Test func dataHasAPlace() throws {
    try FileManager.default.createDirectory(atPath: "\(system.folder)/Specs/facts", withIntermediateDirectories: true)
    let settings =
      String(DesignSystem.settings.dropLast(2))
      + #", "snapshots": "facts", "data": ["trains=trains.csv"],\#n  "variables": { "stock": 7 } }"#
    try system.write(settings, "weave.test.json")
    try system.write("line,delay\nS1,0\nS2,5\n", "trains.csv")
    let steps =
      #"{"version": 1, "fetchedAt": "2026-11-20T09:00:00Z", "today": {"day": "2026-11-20", "steps": 7000}}"#
    try system.write(steps, "facts/steps.json")
    try system.write(DesignSystem.card("orders", figure: "{{stock}}"), "a.json")
    try system.write(DesignSystem.card("orders", figure: "{{=trains[1].delay}}"), "b.json")
    try system.write(DesignSystem.card("orders", figure: "{{__steps_today}}"), "c.json")
    _ = try system.run(updates: true)
    try system.write(settings.replacing("7", with: "8"), "weave.test.json")
    try system.write("line,delay\nS1,0\nS2,9\n", "trains.csv")
    try system.write(steps.replacing("7000", with: "8000"), "facts/steps.json")
    let causes = try system.report().groups.map(\.cause).sorted { $0.title < $1.title }
    #expect(causes.map(\.title) == ["data `stock`", "data `trains`", "fact `__steps_today`"])
    #expect(causes.map(\.detail) == ["7 → 8", "`[1].delay` 5 → 9", "7000 → 8000"])
    let specs = "\(system.folder)/Specs"
    #expect(causes.map(\.file) == ["weave.test.json", "trains.csv", "facts/steps.json"].map { "\(specs)/\($0)" })
    #expect(causes.map { $0.place?.line } == [3, nil, nil])
  }

  // MARK: Several causes

  @Test func aPictureWithTwoCausesIsUnderBoth() throws {
    try system.changeKit("#1E66F5", "#C02020")
    try system.changeKit("Aufträge", "Bestellungen")
    let found = try groups()
    #expect(found["colour `brand`"] == Self.pictures("-light"))
    #expect(found["text `orders`"] == Self.pictures("de-DE", of: ["a", "b"]))
    #expect(found.count == 2)
    let both = try #require(try system.report().outcome.results.first { $0.name == "a-small-light-de-DE@1x" })
    #expect(both.causes.map(\.title) == ["text `orders`", "colour `brand`"] || both.causes.count == 2)
  }

  /// A value that changed earlier, without a trace in the picture, is not the cause of a later change.
  @Test func whatThePictureDoesNotShowIsNoCause() throws {
    try system.changeKit("#808080", "#909090")
    #expect(try system.run().count(.changed) == 0)
    try system.changeKit("Open orders", "Orders")
    #expect(try groups() == ["text `orders`": Self.pictures("", of: ["a", "b"]).filter { !$0.contains("de-DE") }])
  }

  /// Another name for another colour is a change of the part that names it.
  @Test func aNewNameIsTheChangeOfWhatNamesIt() throws {
    try system.changeKit("\"foreground\": \"brand\"", "\"foreground\": \"spare\"")
    #expect(try groups() == ["style `title`": Self.all.sorted()])
  }

  // MARK: What weave brings

  /// Changes the lines of the notes in all references, as if another weave had drawn them; nil removes a line.
  private func editReferences(_ edit: (String) -> String?) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(system.folder)/Golden")
    where name.hasSuffix("png") {
      let url = URL(fileURLWithPath: "\(system.folder)/Golden/\(name)")
      let file = [UInt8](try Data(contentsOf: url))
      let note = try #require(PNGNote(of: file))
      let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { edit(String($0)) }
      let old = PNGNote(pixels: note.pixels, text: lines.joined(separator: "\n"))
      try Data(try old.added(to: PictureFolder.plain(file))).write(to: url)
    }
  }

  /// The references say that another release drew them: its template wrote another word.
  @Test func aTemplateIsACause() throws {
    func greet(_ word: String) throws {
      try system.write(#"{"name": "Plain", "primaryText": "\#(word)", "layout": {"template": "classic"}}"#, "a.json")
    }
    try greet("Hallo")
    _ = try system.run(updates: true)
    try greet("Hello")
    // Without another template, the design is the cause.
    let design = "design `\(system.folder)/Specs/a.json`"
    #expect(try groups() == [design: Self.pictures("", of: ["a"])])
    var templates: Set<String> = []
    try editReferences { line in
      guard line.hasPrefix("in\ttemplate\t") else { return line.replacing("Hallo", with: "Hello") }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      templates.insert(String(fields[2]))
      return fields[2] == "classic" ? line.replacing(fields[5], with: "00000000") : line
    }
    #expect(templates.isSuperset(of: ["classic", "classicBody"]), "\(templates)")
    let report = try system.report()
    #expect(report.groups.map(\.cause.title) == ["template `classic`"])
    #expect(report.groups.map(\.id) == ["template:classic"])
    #expect(report.text(color: false).hasPrefix("changed  4 pictures: template `classic`\n"))
  }

  /// The references say that another release drew them, with other words for a language.
  @Test func aLocaleTableIsACause() throws {
    let settings = String(DesignSystem.settings.dropLast(2)) + #", "variables": { "day": "Montag" } }"#
    try system.write(settings, "weave.test.json")
    try system.write(DesignSystem.card("orders", figure: "{{day}}"), "a.json")
    _ = try system.run(updates: true)
    try system.write(settings.replacing("Montag", with: "Mo."), "weave.test.json")
    try editReferences { line in
      guard line.hasPrefix("in\tlocale table\tde_DE\t") else {
        return line.hasPrefix("in\t") ? line.replacing("Montag", with: "Mo.") : line
      }
      return "in\tlocale table\tde_DE\t\t\t00000000\t"
    }
    let found = try groups()
    #expect(found["locale table `de_DE`"] == Self.pictures("de-DE", of: ["a"]), "\(found)")
    // English has the same table as before: nothing explains its pictures.
    #expect(found.count == 1)
  }

  /// A table that the changed nodes cannot show is no cause.
  @Test func anotherTableAloneIsNoCause() throws {
    try editReferences { line in
      line.hasPrefix("in\tlocale table\t") || line.hasPrefix("in\ttemplate\t")
        ? line.replacing(/[0-9a-f]{8}\t/, with: "00000000\t") : line
    }
    try system.changeKit("#1E66F5", "#C02020")
    #expect(try groups() == ["colour `brand`": Self.pictures("-light")])
  }

  // MARK: No cause

  /// References of earlier versions do not say what they were drawn from: places stand for causes.
  @Test func withoutValuesThePlaceIsTheCause() throws {
    try editReferences { $0.hasPrefix("in\t") ? nil : $0 }
    try system.changeKit("#1E66F5", "#C02020")
    #expect(try groups() == ["recoloured at \(system.kit):14": Self.pictures("-light")])
    // An update gives them the values.
    _ = try system.run(updates: true)
    try system.changeKit("#C02020", "#C020C0")
    #expect(try groups() == ["colour `brand`": Self.pictures("-light")])
  }

  @Test func fontsAndLibrariesAreCauses() {
    func drawn(_ weave: String, _ cairo: String, _ fonts: [(String, String)]) -> Provenance {
      Provenance(
        drawing: weave, processor: "x86-64", libraries: [.init(name: "Cairo", version: cairo)],
        fonts: fonts.map { FontIdentity(family: $0.0, style: "Regular", version: $0.1, sum: $0.0 + $0.1) })
    }
    let origin = PictureOrigin(
      drawn("1.2", "1.18.0", [("Inter", "4.1"), ("Lora", "3.005")]),
      reference: drawn("1.1", "1.16.0", [("Inter", "4.0"), ("Lora", "3.005"), ("Karla", "2.002")]), environment: nil)
    let causes = ChangeCause.causes(of: EnvironmentPart.parts(of: origin))
    #expect(causes.map(\.title) == ["font Inter", "libraries", "weave"])
    #expect(causes.map(\.detail) == ["4.0 → 4.1", "`Cairo` 1.16.0 → 1.18.0", "`weave` 1.1 → 1.2"])
  }

  // MARK: Reports

  @Test func aGroupIsOneEntryEverywhere() throws {
    try system.changeKit("\"spacing\": 4", "\"spacing\": 10")
    let report = try system.report()
    let text = report.text(color: false)
    #expect(
      text.hasPrefix("changed  12 pictures: component `card`: `content.spacing` 4 → 10  \(system.kit):12:"), "\(text)")
    #expect(text.split(separator: "\n").count <= 6 && text.hasSuffix("12 changed\n"), "\(text)")
    #expect(report.junit.contains(#"tests="13" failures="1" errors="0" skipped="12">"#))
    #expect(report.junit.contains(#"name="component `card`: 12 pictures""#))
    let github = GitHubPrinter().text(for: report.annotations())
    #expect(github.split(separator: "\n").count == 1)
    #expect(github.hasPrefix("::error file=\(system.kit),line=12,"), "\(github)")
    #expect(report.markdown.contains("| component \\`card\\`: \\`content.spacing\\` 4 → 10 | 12 | `\(system.kit):12:"))
  }

  /// GitHub shows ten annotations of a step.
  @Test func annotationsAreFew() throws {
    for index in 0..<12 { try system.write(DesignSystem.card("orders", figure: "\(index)"), "d\(index).json") }
    _ = try system.run(updates: true)
    for index in 0..<12 { try system.write(DesignSystem.card("orders", figure: "\(index) pcs"), "d\(index).json") }
    let report = try system.report()
    #expect(report.groups.count == 12)
    let annotations = report.annotations()
    #expect(annotations.count == 10)
    #expect(annotations.last?.diagnostics.first?.message.text == "3 more differences are in the report")
  }

  /// A first run has no references at all.
  @Test func manyPicturesWithoutReferencesAreOneAnnotation() throws {
    try FileManager.default.removeItem(atPath: "\(system.folder)/Golden")
    let annotations = try system.report().annotations()
    #expect(annotations.flatMap(\.diagnostics).map(\.message.text) == ["12 pictures are new"])
  }

  /// A mistake in a file that all designs include is one annotation.
  @Test func aSharedMistakeIsOneEntry() throws {
    try system.changeKit("\"padding\": 8", "\"padding\": \"wide\"")
    let report = try system.report()
    #expect(report.outcome.count(.failed) == 3)
    #expect(report.annotations().count == 1)
    #expect(report.text(color: false).contains("same as in a"))
  }
}
