// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// Changes that are made in a picture: what becomes of the text.
@Suite struct DirectEditTests {
  private static let text = """
    {
      "content" : {
        "type" : "vstack",
        "children" : [
          { "type": "text", "text": "Ünïcode 🌤" },
          { "type": "spacer" },
          { "type": "shape", "frame": { "width": 60 }, "padding": { "small": 2 } }
        ]
      }
    }
    """

  /// The text after a change of the object that begins with a marked bracket.
  private func changed(_ mark: String, _ change: (DirectEdit, Int) -> [Diagnostic.Fix.Edit]?) throws -> String? {
    let source = SourceText(name: "card.json", text: Self.text)
    let place = try #require(Self.text.firstRange(of: mark))
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: place.lowerBound)
    return change(DirectEdit(DesignView(source, isAsked: true)), start)
      .map { String(decoding: EditedText.applying($0, to: source.bytes), as: UTF8.self) }
  }

  /// What a node shows leads to the node; what lies in no node leads nowhere.
  @Test func theNodeAroundAPlace() throws {
    let view = DesignView(SourceText(name: "card.json", text: Self.text), isAsked: true)
    func node(around mark: String) throws -> String? {
      let place = try #require(Self.text.firstRange(of: mark))
      let start = Self.text.utf8.distance(from: Self.text.startIndex, to: place.lowerBound)
      return Regions.node(of: view, around: SourceRange(start, start + mark.utf8.count)).map(view.source.text)
    }
    #expect(try node(around: #""Ünïcode 🌤""#) == #"{ "type": "text", "text": "Ünïcode 🌤" }"#)
    #expect(try node(around: "60") == #"{ "type": "shape", "frame": { "width": 60 }, "padding": { "small": 2 } }"#)
    #expect(try node(around: #""children""#)?.hasPrefix("{\n    \"type\" : \"vstack\"") == true)
    #expect(try node(around: #""content""#) == nil)
  }

  @Test func aValueIsReplacedAlone() throws {
    let text = try changed(#"{ "type": "text""#) { $0.setting(["text"], to: #""New""#, ofObjectAt: $1) }
    #expect(text == Self.text.replacing(#""Ünïcode 🌤""#, with: #""New""#))
    let frame = try changed(#"{ "type": "shape""#) { $0.setting(["frame", "width"], to: "72.5", ofObjectAt: $1) }
    #expect(frame == Self.text.replacing("60", with: "72.5"))
  }

  @Test func aNewKeyIsLaidOutAsThoseAroundIt() throws {
    let inLine = try changed(#"{ "type": "spacer""#) { $0.setting(["frame", "height"], to: "4", ofObjectAt: $1) }
    #expect(inLine == Self.text.replacing(#""spacer" }"#, with: #""spacer", "frame": { "height": 4 } }"#))
    let onItsOwn = try changed("{\n    \"type\" : \"vstack\"") { $0.setting(["spacing"], to: "4", ofObjectAt: $1) }
    #expect(onItsOwn == Self.text.replacing("    ]\n  }", with: "    ],\n    \"spacing\" : 4\n  }"))
  }

  @Test func aKeyIsTakenAway() throws {
    let frame = try changed(#"{ "type": "shape""#) { $0.setting(["frame", "width"], to: nil, ofObjectAt: $1) }
    #expect(frame == Self.text.replacing(#"{ "width": 60 }"#, with: "{  }"))
    let text = try changed(#"{ "type": "text""#) { $0.setting(["text"], to: nil, ofObjectAt: $1) }
    #expect(text == Self.text.replacing(#", "text": "Ünïcode 🌤""#, with: ""))
  }

  @Test func entriesChangePlaces() throws {
    let text = try changed(#"{ "type": "text""#) { edit, start in edit.moving(entryAt: start, by: 1) }
    let expected = Self.text.replacing(#"{ "type": "spacer" }"#, with: "@")
      .replacing(#"{ "type": "text", "text": "Ünïcode 🌤" }"#, with: #"{ "type": "spacer" }"#)
      .replacing("@", with: #"{ "type": "text", "text": "Ünïcode 🌤" }"#)
    #expect(text == expected)
    #expect(try changed(#"{ "type": "text""#) { edit, start in edit.moving(entryAt: start, by: -1) } == nil)
    #expect(try changed(#"{ "type": "text""#) { edit, start in edit.moving(entryAt: start, by: .max) } == nil)
  }

  @Test func whatIsNotSafeIsLeft() throws {
    // A value for each size, a text that is no JSON, and no object.
    #expect(try changed(#"{ "type": "shape""#) { $0.setting(["padding"], to: "4", ofObjectAt: $1) } == nil)
    #expect(try changed(#"{ "type": "shape""#) { $0.setting(["frame", "width"], to: "4}", ofObjectAt: $1) } == nil)
    #expect(try changed(#""spacer""#) { $0.setting(["frame"], to: "4", ofObjectAt: $1) } == nil)
  }

  @Test func aFormOfTheTables() throws {
    let design = #"{ "name": "Card", "layout": { "template": "hero", "spacing": 12 }, "style": { "accent": "teal" } }"#
    let rows = DesignForm.rows(of: DesignView(SourceText(name: "card.json", text: design)))
    let spacing = try #require(rows.first { $0.path == ["layout", "spacing"] })
    #expect(spacing.kind == .number)
    #expect(spacing.literal == "12")
    #expect(spacing.range != nil)
    let accent = try #require(rows.first { $0.path == ["style", "accent"] })
    #expect(accent.words.contains("orange"))
    #expect(rows.first { $0.path == ["primaryText"] }?.literal == nil)
  }

  @Test func unitsOfPages() {
    let text = String(repeating: "aé🌤", count: 200)
    let units = TextUnits(Array(text.utf8))
    let whole = Array(text.utf16).count
    #expect(units.units(before: text.utf8.count) == whole)
    for count in [0, 1, 2, 4, 5, 399, whole] {
      let place = text.utf16.index(text.utf16.startIndex, offsetBy: count)
      #expect(units.offset(ofUnit: count) == text.utf8.distance(from: text.utf8.startIndex, to: place))
    }
    // Within a character of two units.
    #expect(units.offset(ofUnit: 3) == 3)
  }
}
