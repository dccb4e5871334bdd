// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

@Suite struct ReadingTests {
  @Test func missingKeysHaveTheirStandardValues() throws {
    let spec = try #require(Fixed.decode(#"{"name": "Note"}"#).output?.specs.first)
    #expect(spec.primaryText == "Hello")
    #expect(spec.version == 8)
    #expect(spec.layout.template == .classic)
    #expect(spec.layout.spacing == 8)
    #expect(spec.layout.primaryLineLimitSmall == 1)
    #expect(spec.style.padding == 16)
    #expect(spec.style.cornerRadius == 20)
    #expect(spec.style.background == .subtleMaterial)
    #expect(spec.style.accent == .blue)
    #expect(spec.symbol == nil && spec.image == nil && spec.actionBar == nil && spec.matchedSet == nil)
  }

  @Test func oneMistakeCostsNoMoreThanItself() throws {
    let checked = Fixed.decode(
      #"{"name": "A", "style": {"accent": "bleu", "padding": 30}, "layout": {"template": "hero", "spacing": true}}"#)
    let spec = try #require(checked.output?.specs.first)
    #expect(spec.style.padding == 30)
    #expect(spec.style.accent == .blue)
    #expect(spec.layout.template == .hero)
    #expect(checked.diagnostics.count == 2)
  }

  @Test func nullIsAMissingKey() throws {
    let checked = Fixed.decode(#"{"name": "A", "secondaryText": null, "style": {"accent": null, "padding": 30}}"#)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.output?.specs.first?.style.padding == 30)
  }

  @Test func ourExtensionsAreRead() throws {
    let spec = try #require(
      Fixed.decode(
        """
        {"$schema": "weave.json", "name": "A", "accessibilityLabel": "All of it", "variables": {"n": 3, "s": "x", "b": true},
         "layout": {"template": "custom", "splitsNumber": false}, "content": {"vstack": []},
         "image": {"fileName": "a.jpg", "accessibilityLabel": "A hill"},
         "matchedSet": {"extraLarge": {"primaryText": "XL", "layout": {}}}}
        """
      ).output?.specs.first)
    #expect(spec.schemaReference == "weave.json")
    #expect(spec.accessibilityLabel == "All of it")
    #expect(spec.variables == ["n": .number(3), "s": .text("x"), "b": .flag(true)])
    #expect(spec.layout.template == .custom && !spec.layout.splitsNumber)
    #expect(spec.content != nil)
    #expect(spec.image?.accessibilityLabel == "A hill")
    #expect(spec.resolved(for: .extraLarge).primaryText == "XL")
  }

  @Test(arguments: [
    ("2026-02-01T09:30:00Z", 791_631_000.0), ("2026-02-01T10:30:00+01:00", 791_631_000), ("2001-01-01T00:00:00Z", 0),
    ("1970-01-01T00:00:00Z", -978_307_200), ("2024-02-29T00:00:00.500Z", 730_857_600.5),
  ])
  func datesAreRead(text: String, seconds: Double) throws {
    let document = try #require(Fixed.decode(#"{"name": "A", "updatedAt": "\#(text)"}"#).output)
    #expect(document.specs.first?.updatedAt == Date(timeIntervalSinceReferenceDate: seconds))
  }

  @Test func storedDesignsHaveNumbersForDates() throws {
    let document = try #require(Fixed.decode(#"[{"name": "A", "updatedAt": 791631000}]"#).output)
    #expect(document.shape == .storage)
    #expect(document.specs.first?.updatedAt == Fixed.now)
    #expect(SpecEncoder.encode(document).elements?.first?["updatedAt"]?.numberValue == 791_631_000)
  }

  @Test func photosOfAnExchangeFileAreBytes() throws {
    let checked = Fixed.decode(
      """
      {"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": 1, "createdAt": "2026-02-01T09:30:00Z",
       "specs": [{"name": "A", "image": {"fileName": "a.jpg"}}],
       "images": [{"originalFileName": "a.jpg", "data": "\\/9j\\/AA=="}]}
      """)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.output?.image(named: "a.jpg")?.bytes == [0xFF, 0xD8, 0xFF, 0x00])
  }

  @Test func placesLeadToTheSource() throws {
    let source = SourceText(
      name: "a",
      text: #"{"name": "A", "symbol": {"name": "star"}, "matchedSet": {"small": {"primaryText": "S", "layout": {}}}}"#)
    let spec = try #require(Fixed.decode(source).output?.specs.first)
    let text = { (range: SourceRange?) in range.map { source.text(in: $0) } }
    #expect(text(spec.places.range(of: "symbol.name")) == "\"star\"")
    #expect(text(spec.places.keyRange(of: "symbol")) == "\"symbol\"")
    #expect(text(spec.places.range(of: "matchedSet.small.primaryText")) == "\"S\"")
    #expect(text(spec.resolved(for: .small).places.range(of: "primaryText")) == "\"S\"")
    #expect(text(spec.resolved(for: .small).places.range(of: "name")) == "\"A\"")
    #expect(spec.places.range(of: "style.accent") == nil)
    #expect(text(spec.places.nearestRange(of: "symbol.weight")) == "\"symbol\"")
  }

  @Test func fixesAreSureOnlyOfOneSlip() throws {
    let fixes = { (text: String) in Fixed.decode(text).diagnostics.first?.fixes.map(\.confidence) }
    #expect(fixes(#"{"name": "A", "style": {"accent": "bleu"}}"#) == [.sure])
    #expect(fixes(#"{"name": "A", "layout": {"template": "remindrs"}}"#) == [.sure])
    #expect(fixes(#"{"name": "A", "style": {"primaryTextStyle": "title4"}}"#) == [.likely, .likely, .likely])
    #expect(fixes(#"{"name": "A", "layout": {"spacing": "8"}}"#) == [.sure])
  }

  @Test func hostileNumbersAndSizesAreNoTrap() {
    for number in ["1e308", "-1e308", "9223372036854775808", "-0", "1e-320"] {
      let text = """
        [{"version": \(number), "updatedAt": \(number), "layout": {"spacing": \(number), "primaryLineLimit": \(number)},
        "image": {"fileName": "a", "height": \(number), "smartPhoto": {"algorithmVersion": \(number), "preparedAt": \(number),
        "masterFileName": "m", "small": {"renderFileName": "r", "rotationQuarterTurns": \(number), "straightenDegrees": \(number),
        "cropRect": {"x": \(number), "y": \(number), "width": \(number), "height": \(number)},
        "pixelSize": {"width": \(number), "height": \(number)}}}}}]
        """
      for mode in [SpecDecoder.Mode.strict, .lenient] {
        guard let document = Fixed.decode(text, mode).output else { continue }
        _ = SpecEncoder.encode(SpecDocument(.envelope, specs: document.specs))
      }
    }
    let many = "[" + Array(repeating: "{}", count: 5000).joined(separator: ",") + "]"
    let checked = Fixed.decode(many)
    #expect(checked.output?.specs.count == 500)
    #expect(checked.diagnostics.map(\.code.name) == ["W0710"])
  }
}
