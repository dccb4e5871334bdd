// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveExpressions
import WeavePanel
import WeaveSystem

@testable import WeaveServe

/// `displays.json`: what is read, and what is said of mistakes.
@Suite struct DisplayReaderTests {
  private static func read(_ text: String) -> Checked<[Display]> {
    DisplayReader.read(SourceText(name: "displays.json", text: text), in: ConfinedFolder("/nonexistent"))
  }

  private static func one(_ more: String, panel: String = "trmnl-og", shows: String = "clock.json") -> String {
    #"{"displays": [{"name": "hall", "panel": "\#(panel)", "shows": "\#(shows)"\#(more)}]}"#
  }

  @Test func readsADisplay() throws {
    let checked = Self.read(
      Self.one(
        #", "label": "Hall", "format": "bmp-1", "device": "aa-bb-cc-00-11-22", "timeZone": "Europe/Paris", "rotation": 180, "viewingDistance": 2, "variables": {"room": "hall"}, "minimumRefresh": 30"#
      ))
    #expect(checked.diagnostics.isEmpty)
    let display = try #require(checked.output?.first)
    #expect(display.label == "Hall")
    #expect(display.device == "AA:BB:CC:00:11:22")
    #expect(display.format == .bmp1)
    #expect(display.timeZone == TimeZone(identifier: "Europe/Paris"))
    #expect(display.panel.rotation == .half)
    #expect(display.panel.viewingDistance == 2)
    #expect(display.variables["room"] == .string("hall"))
    #expect(display.refresh == 30...3_600)
  }

  @Test(arguments: [
    (#", "colour": 1"#, "W1901"), (#", "scale": "2""#, "W1904"), (#", "format": "gif""#, "W1905"),
    (#", "scale": 99"#, "W1906"), (#", "rotation": 45"#, "W1906"), (#", "minimumRefresh": 90.5"#, "W1907"),
    (#", "minimumRefresh": 600, "maximumRefresh": 60"#, "W1906"), (#", "format": "png-8""#, "W1912"),
    (#", "device": "kitchen""#, "W1914"), (#", "timeZone": "Europe/Pariss""#, "W1915"),
    (#", "locale": "xx-YY""#, "W1915"),
  ]) func tellsMistakes(_ more: String, _ code: String) {
    let checked = Self.read(Self.one(more))
    #expect(checked.diagnostics.map(\.code.name) == [code], "\(checked.diagnostics.map(\.message.text))")
    #expect(checked.output == nil)
    // Each has its place.
    #expect(checked.diagnostics.allSatisfy { $0.range != nil })
  }

  @Test(arguments: ["../clock.json", "/etc/passwd", "a/../../b.json", "", "./clock.json"])
  func whatIsShownLiesInTheFolder(_ path: String) {
    #expect(Self.read(Self.one("", shows: path)).diagnostics.map(\.code.name) == ["W1913"])
  }

  @Test func panelsAreKnown() {
    let checked = Self.read(Self.one("", panel: "trmnl-oh"))
    #expect(checked.diagnostics.map(\.code.name) == ["W1911"])
    #expect(checked.diagnostics.first?.notes.first?.message.text == "did you mean `trmnl-og`?")
  }

  @Test(arguments: ["Kitchen", "kitchen/1", "-kitchen", "küche", "", "..", String(repeating: "a", count: 64)])
  func namesArePartsOfAddresses(_ name: String) {
    let text = #"{"displays": [{"name": "\#(name)", "panel": "trmnl-og", "shows": "clock.json"}]}"#
    #expect(Self.read(text).diagnostics.map(\.code.name) == ["W1909"])
  }

  @Test func displaysAreToldApart() {
    let display = #"{"name": "hall", "panel": "trmnl-og", "shows": "clock.json", "device": "AA:BB:CC:00:11:22"}"#
    let other = display.replacing("hall", with: "attic").replacing("AA:BB:CC", with: "aa-bb-cc")
    #expect(Self.read(#"{"displays": [\#(display), \#(display)]}"#).diagnostics.map(\.code.name) == ["W1910", "W1910"])
    #expect(Self.read(#"{"displays": [\#(display), \#(other)]}"#).diagnostics.map(\.code.name) == ["W1910"])
  }

  @Test func theSchemaIsJSON() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(DisplayTable.schema.utf8)) as? [String: Any]
    #expect(schema?["$id"] as? String == "urn:weave:schema:displays")
  }
}
