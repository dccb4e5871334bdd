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

  // MARK: No cause

  /// References of earlier versions do not say what they were drawn from: places stand for causes.
  @Test func withoutValuesThePlaceIsTheCause() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(system.folder)/Golden")
    where name.hasSuffix("png") {
      let url = URL(fileURLWithPath: "\(system.folder)/Golden/\(name)")
      let file = [UInt8](try Data(contentsOf: url))
      let note = try #require(PNGNote(of: file))
      let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("in\t") }
      let plain = PictureFolder.plain(file)
      let old = try PNGNote(pixels: note.pixels, text: lines.joined(separator: "\n")).added(to: plain)
      try Data(old).write(to: url)
    }
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
