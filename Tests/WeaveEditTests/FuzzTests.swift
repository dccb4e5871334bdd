// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing
import WeaveDiagnostics
import WeaveEdit
import WeaveFacts
import WeaveRender

/// Random edits and cursors: nothing ends the process, and a text that was changed step by step answers as one that was opened so.
@Suite struct FuzzTests {
  private static let design = """
    {
      "name": "Çard 🌤",
      "primaryText": "{{count|0||number:1}} of {{=goal * 2}}",
      "layout": { "template": "custom", "spacing": 8 },
      "colors": { "brand": "#102030" },
      "styles": { "soft": { "opacity": 0.5 } },
      "components": {
        "Row": { "parameters": { "title": { "type": "text" } }, "content": { "type": "text", "text": "{{title}}" } }
      },
      "content": {
        "type": "vstack",
        "children": [
          { "type": "forEach", "items": "=trains", "as": "train", "children": [{ "type": "text", "text": "=train.to + '!'" }] },
          { "type": "use", "component": "Row", "with": { "title": "A\\u00e9" }, "styles": "soft" },
          { "type": "shape", "fill": "brand/0.5", "frame": { "width": { "small": 3, "default": 4 } } }
        ]
      },
      "variables": { "count": 12, "goal": 3, "trains": [{ "to": "Porto", "late": true }] }
    }
    """

  /// Pieces that do the most harm, and plain letters.
  private static let pieces = [
    "{", "}", "[", "]", "\"", ":", ",", "{{", "}}", "|", "||", "=", "\\", "\\u12", "🌤", "é", "\n", "\r\n", "\r", " ",
    "\t", "null",
    "true", "1e999", "-", "a", "text", "\"type\"", "//", "'", ".", "(", ")", "#", "\u{FEFF}", "weather.", "var(\"",
    "\"content\": {",
  ]

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test(arguments: PositionEncoding.allCases) func editsAndCursors(encoding: PositionEncoding) throws {
    var random = Generator(
      state: UInt64(encoding.rawValue.utf8.count) &* 7_919 &+ UInt64(encoding.rawValue.utf8.last ?? 0))
    let moment = Moment(
      now: Date(timeIntervalSince1970: 1_774_706_700), timeZone: .gmt, locale: Locale(identifier: "en_US"))
    let facts = DesignFacts(
      facts: FactVariables(now: moment.now, timeZone: moment.timeZone, locale: moment.locale), given: [:],
      moment: moment)
    var text = EditedText(Self.design, encoding)
    var model = Array(Self.design.utf8)
    var view = DesignView(SourceText(name: "card.json", bytes: text.bytes), isAsked: true)
    for step in 0..<3_334 {
      // A text that has become nonsense begins anew, so that most of the time there is something to find.
      if step % 40 == 0 {
        text.replace(nil, with: Self.design)
        model = Array(Self.design.utf8)
      }
      let start = text.lines.position(of: Int.random(in: 0...model.count, using: &random))
      let length = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0...12, using: &random) : 0
      let end = text.lines.position(of: min(text.lines.offset(of: start) + length, model.count))
      let piece = length > 0 && Bool.random(using: &random) ? "" : Self.pieces.randomElement(using: &random) ?? ""
      let range = text.lines.sourceRange(of: EditorRange(start, max(start, end)))
      model.replaceSubrange(range.lower..<range.upper, with: piece.utf8)
      text.replace(EditorRange(start, max(start, end)), with: piece)
      try #require(text.bytes == model, "step \(step)")
      try #require(String(validating: text.bytes, as: UTF8.self) != nil, "step \(step): a character was cut")
      let source = SourceText(name: "card.json", bytes: text.bytes)
      view = DesignView(source, isAsked: true, after: view)
      let cursor = text.lines.offset(of: text.lines.position(of: Int.random(in: 0...model.count, using: &random)))
      let fresh = DesignView(source, isAsked: true)
      try #require(view.root == fresh.root, "step \(step)")
      switch step % 6 {
      case 0: try checkCompletion(view, facts, cursor, fresh, step)
      case 1:
        let hover = HoverFinder(view, facts: facts, at: cursor).hover
        try checkRange(hover?.range, in: source, step)
        if isWhole(view) { #expect(hover == HoverFinder(fresh, facts: facts, at: cursor).hover, "step \(step)") }
      case 2:
        guard let search = NameSearch(view, at: cursor) else { continue }
        try checkRange(search.range, in: source, step)
        if let edits = try? search.renaming(to: "other")[0] {
          let after = EditedText.applying(edits, to: source.bytes)
          try #require(String(validating: after, as: UTF8.self) != nil, "step \(step)")
        }
      case 3:
        _ = Signature(view, facts: facts, at: cursor)
        for action in Refactorings(view, touching: SourceRange(cursor, cursor))?.actions ?? [] {
          let after = EditedText.applying(action.edits, to: source.bytes)
          let changed = DesignView(SourceText(name: "card.json", bytes: after), isAsked: true)
          try #require(isWhole(changed), "step \(step): \(action.title)")
        }
        for mark in TextMarks.marks(of: view) { try checkRange(mark.range, in: source, step) }
        for hint in TextMarks.hints(of: view, facts: facts, in: SourceRange(0, model.count)) {
          try #require(hint.offset <= model.count, "step \(step)")
        }
      case 4:
        for range in Regions.selections(of: view, at: cursor) + Regions.folds(of: view) {
          try checkRange(range, in: source, step)
        }
        _ = Outline.items(of: view)
        for color in ColorMarks.colors(of: view) { try checkRange(color.range, in: source, step) }
      default:
        guard let laidOut = JSONLayout.text(of: view) else { continue }
        let again = DesignView(SourceText(name: "card.json", bytes: laidOut), isAsked: true)
        #expect(JSONLayout.text(of: again) == laidOut, "step \(step)")
      }
    }
  }

  private func checkCompletion(
    _ view: DesignView, _ facts: DesignFacts, _ cursor: Int, _ fresh: DesignView, _ step: Int
  ) throws {
    let list = Completer(view, facts: facts, at: cursor).list
    for item in list.items {
      try checkRange(item.range, in: view.source, step)
      // Editors want the cursor in what is replaced, and all of that on one line.
      try #require(item.range.lower <= cursor && cursor <= item.range.upper, "step \(step): \(item.label)")
      try #require(
        !view.source.bytes[item.range.lower..<item.range.upper].contains { $0 == 0x0A || $0 == 0x0D }, "step \(step)")
    }
    if isWhole(view) {
      #expect(list == Completer(fresh, facts: facts, at: cursor).list, "step \(step)")
    }
  }

  /// Whether the text has no mistake of syntax; else names that were there before it are offered, too.
  private func isWhole(_ view: DesignView) -> Bool { JSONLayout.text(of: view) != nil }

  private func checkRange(_ range: SourceRange?, in source: SourceText, _ step: Int) throws {
    guard let range else { return }
    try #require(0 <= range.lower && range.lower <= range.upper && range.upper <= source.bytes.count, "step \(step)")
    for end in [range.lower, range.upper] where end < source.bytes.count {
      try #require(source.bytes[end] & 0xC0 != 0x80, "step \(step): a character is cut")
    }
  }
}
