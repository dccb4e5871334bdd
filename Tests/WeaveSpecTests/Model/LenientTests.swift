// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// Reading as the app does: what falls back to its default, and what is lost with its object.
@Suite struct LenientTests {
  /// A design, a path in what is written of it, and the value there as JSON; nil where the key is gone.
  struct Reading: Sendable, CustomTestStringConvertible {
    var text: String
    var path: String
    var value: String?

    init(_ text: String, _ path: String, _ value: String?) {
      self.text = text
      self.path = path
      self.value = value
    }

    var testDescription: String { "\(path) of \(text)" }
  }

  private static let photo = #""masterFileName": "m.jpg", "preparedAt": "2026-02-01T09:30:00Z""#

  static let readings = [
    Reading(#"{"layout": {"showsAccentBar": 1}}"#, "layout.showsAccentBar", "true"),
    Reading(#"{"layout": {"spacing": "9", "template": "hero"}}"#, "layout.template", #""hero""#),
    Reading(#"{"layout": {"spacing": -4}}"#, "layout.spacing", "0"),
    Reading(#"{"layout": {"primaryLineLimit": 99, "primaryLineLimitSmall": 99}}"#, "layout.primaryLineLimitSmall", "8"),
    Reading(#"{"layout": {"primaryLineLimit": 2.5}}"#, "layout.primaryLineLimit", "2"),
    Reading(#"{"layout": {"alignment": "TOP-Leading"}}"#, "layout.alignment", #""topLeading""#),
    Reading(#"{"layout": {"alignment": "bottomTrailing"}}"#, "layout.alignment", #""leading""#),
    Reading(#"{"layout": []}"#, "layout.template", #""classic""#),
    Reading(#"{"style": {"padding": "x", "accent": "red"}}"#, "style.accent", #""blue""#),
    Reading(#"{"version": "8"}"#, "version", "8"), Reading(#"{"version": 12}"#, "version", "12"),
    Reading(#"{"name": "  x "}"#, "name", #""x""#), Reading(#"{"name": 4}"#, "name", #""WidgetWeaver""#),
    Reading(#"{"secondaryText": " "}"#, "secondaryText", nil), Reading(#"{"symbol": "star"}"#, "symbol", nil),
    Reading(#"{"updatedAt": 12}"#, "updatedAt", #""2026-02-01T09:30:00Z""#),
    Reading(#"{"id": "7"}"#, "id", #""5EED0008-0000-4000-8000-000000000001""#),
    Reading(#"{"image": {"fileName": "../b/a.jpg"}}"#, "image.fileName", #""a.jpg""#),
    Reading(#"{"image": {"fileName": "a.jpg", "crop": "fit"}}"#, "image.contentMode", #""fit""#),
    Reading(#"{"image": {"fileName": "a.jpg", "filter": {"token": "noir", "intensity": 0}}}"#, "image.filter", nil),
    Reading(#"{"image": {"fileName": "a.jpg", "filter": {"token": "noir"}}}"#, "image.filter.intensity", "1"),
    Reading(#"{"image": {"fileName": "a.jpg", "smartPhoto": {\#(photo)}}}"#, "image.smartPhoto", nil),
    Reading(
      #"{"image": {"fileName": "a.jpg", "smartPhoto": {\#(photo), "algorithmVersion": -2}}}"#,
      "image.smartPhoto.algorithmVersion", "0"),
    Reading(#"{"types": {"count": "integer", "far": "number km"}}"#, "types", #"{"far":"number km"}"#),
    Reading(#"{"types": {"trains": [{"at": "date", "to": 4}]}}"#, "types", "{}"),
    Reading(#"{"matchedSet": {}}"#, "matchedSet", nil),
    Reading(#"{"matchedSet": {"small": {"primaryText": "S", "layout": {}, "symbol": 3}}}"#, "matchedSet", nil),
    Reading(#"{"actionBar": {"style": "loud", "actions": []}}"#, "actionBar", nil),
    Reading(
      #"{"remindersConfig": {"selectedListIDs": ["a", " ", "b"]}}"#, "remindersConfig.selectedListIDs", #"["a","b"]"#),
    Reading(#"{"remindersConfig": {"soonWindowMinutes": 1}}"#, "remindersConfig.soonWindowMinutes", "15"),
    Reading(
      #"{"clockConfig": {"theme": "ocean", "iconSecondHandColourToken": "red"}}"#,
      "clockConfig.iconSecondHandColourToken", nil),
    Reading(
      #"{"clockConfig": {"theme": "ember", "iconSecondHandColourToken": "mint"}}"#,
      "clockConfig.iconSecondHandColourToken", #""orange""#),
    Reading(#"{"clockConfig": {"iconDialColourToken": "lava"}}"#, "clockConfig.iconDialColourToken", nil),
  ]

  @Test(arguments: readings) func readsAsTheApp(_ reading: Reading) throws {
    let document = try #require(Fixed.decode(reading.text, .lenient).output)
    var node: JSONNode? = SpecEncoder.encode(document)
    for key in reading.path.split(separator: ".") { node = node?[String(key)] }
    #expect(node.map { JSONWriter.compact($0) } == reading.value)
  }

  @Test func exchangeFilesAreReadWholeOrNotAtAll() throws {
    let envelope = { (version: String, date: String, rest: String) in
      """
      {"magic": "com.conornolan.widgetweaver.exchange", "formatVersion": \(version), "createdAt": \(date),
       "specs": [{"name": "A", "updatedAt": 0}]\(rest)}
      """
    }
    let iso = #""2026-02-01T09:30:00Z""#
    let whole = try #require(Fixed.decode(envelope("1", iso, #", "images": []"#), .lenient).output)
    #expect(whole.specs.map(\.name) == ["A"])
    // Dates of one file have one form.
    #expect(whole.specs.first?.updatedAt == Fixed.now)
    let numeric = try #require(Fixed.decode(envelope("1", "5", #", "images": []"#), .lenient).output)
    #expect(numeric.specs.first?.updatedAt == Date(timeIntervalSinceReferenceDate: 0))
    let incomplete = try #require(Fixed.decode(envelope("1", iso, ""), .lenient).output)
    #expect(incomplete.specs.map(\.primaryText) == ["Hello"] && incomplete.shape == .single)
    let newer = Fixed.decode(envelope("2", iso, #", "images": []"#), .lenient)
    #expect(newer.output == nil && newer.diagnostics.map(\.code.name) == ["W0703"])
    #expect(Fixed.decode("[{}, 3]", .lenient).output == nil)
    #expect(Fixed.decode("[]", .lenient).diagnostics.map(\.code.name) == ["W0704"])
  }
}
