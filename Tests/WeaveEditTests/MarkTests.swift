// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit
import WeaveGraphics

/// Layout, fixes, colours, the insides of texts, outline and selections.
@Suite struct MarkTests {
  private func layout(_ text: String) -> String? {
    JSONLayout.text(of: DesignView(SourceText(name: "card.json", text: text), isAsked: true))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func layoutChangesWhiteSpaceAlone() {
    let text =
      "{\"name\" :\"A\\u00e9\",\n   \"layout\":{ \"spacing\":8.0},\"variables\":[ ],\n\"content\": {\n\"type\":\"spacer\" } }"
    #expect(
      layout(text)
        == "{\n  \"name\": \"A\\u00e9\",\n  \"layout\": { \"spacing\": 8.0 },\n  \"variables\": [],\n  \"content\": {\n    \"type\": \"spacer\"\n  }\n}\n"
    )
    #expect(layout(layout(text) ?? "") == layout(text))
    #expect(layout(#"{ "name": "A", }"#) == nil)
  }

  @Test func aPartIsLaidOutWhereItStands() throws {
    let text = "{\n  \"name\":   \"A\",\n  \"layout\": {\n\"spacing\":8,\n      \"axis\": \"vertical\"}\n}"
    let design = MarkedDesign(text)
    let place = try #require(text.firstRange(of: "spacing")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    let edits = JSONLayout.edits(of: design.view, touching: SourceRange(offset, offset))
    let after = String(decoding: EditedText.applying(edits, to: Array(text.utf8)), as: UTF8.self)
    #expect(
      after == "{\n  \"name\":   \"A\",\n  \"layout\": {\n    \"spacing\": 8,\n    \"axis\": \"vertical\"\n  }\n}")
  }

  /// Only gaps between words are replaced, so that an editor keeps its cursor and its folds.
  @Test func layoutKeepsLineBreaksAndWords() throws {
    let text = "\u{FEFF}{\r\n\"name\": \"a  \\\" b\",\r\n    \"layout\":  { \"spacing\": 8 }\r\n}"
    let view = DesignView(SourceText(name: "card.json", text: text), isAsked: true)
    let edits = try #require(JSONLayout.edits(of: view))
    #expect(edits.allSatisfy { view.source.text(in: $0.range).allSatisfy(\.isWhitespace) })
    #expect(edits.map(\.replacement) == ["\r\n  ", "\r\n  ", " ", "\r\n"])
    let after = String(decoding: EditedText.applying(edits, to: view.source.bytes), as: UTF8.self)
    #expect(after == "\u{FEFF}{\r\n  \"name\": \"a  \\\" b\",\r\n  \"layout\": { \"spacing\": 8 }\r\n}\r\n")
    #expect(JSONLayout.edits(of: DesignView(SourceText(name: "card.json", text: after), isAsked: true)) == [])
  }

  @Test(arguments: [
    (JSONLayout.Indentation(width: 4), "{\n    \"layout\": {\n        \"spacing\": 8\n    }\n}\n"),
    (JSONLayout.Indentation(width: 8, usesTabs: true), "{\n\t\"layout\": {\n\t\t\"spacing\": 8\n\t}\n}\n"),
  ])
  func layoutHasTheIndentationOfTheEditor(indentation: JSONLayout.Indentation, expected: String) {
    let view = DesignView(
      SourceText(name: "card.json", text: "{\n\"layout\": {\n\"spacing\": 8}}"), isAsked: true)
    #expect(JSONLayout.text(of: view, indentation).map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func oneFixAllOfAKindAndAllThatAreSure() {
    let source = SourceText(name: "card.json", text: "abcdef")
    func wrong(_ lower: Int, _ confidence: Diagnostic.Fix.Confidence) -> Diagnostic {
      let range = SourceRange(lower, lower + 1)
      return Diagnostic(
        .specUnknownKey, "wrong", at: range, fixes: [.init("write X", confidence, [.init(range, with: "X")])])
    }
    let actions = FixActions([wrong(0, .sure), wrong(2, .likely), wrong(4, .guess)], in: source)
      .actions(touching: SourceRange(0, 0))
    func result(_ action: FixActions.Action) -> String {
      String(decoding: EditedText.applying(action.edits, to: source.bytes), as: UTF8.self)
    }
    #expect(actions.map(\.kind) == [.fix, .fix, .fixAll])
    #expect(actions.map(result) == ["Xbcdef", "XbXdef", "Xbcdef"])
    #expect(actions.first?.title == "Write X")
  }

  @Test func colorsOfADesign() {
    let design = MarkedDesign(
      ##"{ "content": {"type": "shape", "fill": "#FF0000", "shadow": {"color": "blue/0.5"}}, "name": "#00FF00" }"##)
    let colors = ColorMarks.colors(of: design.view)
    #expect(colors.map { design.view.source.text(in: $0.range) } == ["\"#FF0000\"", "\"blue/0.5\""])
    #expect(colors.first?.color.red == 1)
    #expect(colors.last?.color.alpha == 0.5)
  }

  @Test func wordsInsideOfTexts() {
    let design = MarkedDesign(
      #"{ "primaryText": "{{count|0||number}}", "content": {"type": "text", "text": "=round(train.km, 1)"} }"#)
    let words = TextMarks.marks(of: design.view).map { "\($0.kind) \(design.view.source.text(in: $0.range))" }
    #expect(
      words == [
        "operator {{", "variable count", "string 0", "function number", "operator }}", "function round",
        "variable train",
        "property km", "number 1",
      ])
  }

  @Test func whatTextsGiveNow() {
    let text =
      #"{ "primaryText": "{{count}} days", "content": {"type": "forEach", "items": 2, "children": [{"type": "text", "text": "=item"}, {"type": "text", "text": "=count * 2"}]}, "variables": {"count": 21} }"#
    let design = MarkedDesign(text)
    let hints = TextMarks.hints(of: design.view, facts: design.facts, in: SourceRange(0, text.utf8.count))
    #expect(hints.map(\.text) == ["21 days", "42"])
  }

  @Test func outlineOfNodes() throws {
    let design = MarkedDesign(
      #"{ "name": "Card", "content": {"type": "vstack", "children": [{"type": "text", "text": "A"}, {"type": "when", "then": [{"type": "spacer"}]}]}, "variables": {"a": 1} }"#
    )
    let items = Outline.items(of: design.view)
    #expect(items.map(\.name) == ["name", "vstack", "variables"])
    #expect(items[1].children.map(\.name) == ["text", "when"])
    #expect(items[1].children[1].children.map(\.name) == ["spacer"])
  }

  @Test func selectionsGrow() {
    let design = MarkedDesign(#"{ "primaryText": "Day {{cou‸nt}}" }"#)
    let texts = Regions.selections(of: design.view, at: design.offset).map { design.view.source.text(in: $0) }
    #expect(
      texts == [
        "count", "Day {{count}}", "\"Day {{count}}\"", "\"primaryText\": \"Day {{count}}\"",
        #"{ "primaryText": "Day {{count}}" }"#,
      ])
  }

  @Test func aHalfWrittenDesignKeepsWhatItWas() {
    let whole = DesignView(
      SourceText(name: "card.json", text: #"{ "layout": {"template": "hero"}, "variables": {"a": 1} }"#))
    #expect(whole.kind == .design)
    #expect(DesignView(SourceText(name: "card.json", text: "{"), after: whole).kind == .design)
    #expect(DesignView(SourceText(name: "package.json", text: #"{ "name": "x", "version": "1.0.0" }"#)).kind == .other)
    #expect(DesignView(SourceText(name: "parts.json", text: #"{ "styles": {} }"#)).kind == .parts)
  }
}
