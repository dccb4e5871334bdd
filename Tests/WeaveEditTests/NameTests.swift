// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// Definitions, references and renaming.
@Suite struct NameTests {
  private func renamed(_ text: String, to name: String) throws -> String {
    let design = MarkedDesign(text)
    let search = try #require(NameSearch(design.view, at: design.offset))
    let edits = try search.renaming(to: name)[0] ?? []
    return String(decoding: EditedText.applying(edits, to: design.view.source.bytes), as: UTF8.self)
  }

  private func refusal(_ text: String, to name: String) -> String? {
    do {
      _ = try renamed(text, to: name)
      return nil
    } catch { return "\(error)" }
  }

  @Test func aVariableInTextsExpressionsAndButtons() throws {
    let text =
      #"{ "primaryText": "{{last done|Never|relative}} {{=var(\"last done\") + last_done}}", "variables": {"la‸st done": 3}, "#
      + #""types": {"last done?": "number"}, "actionBar": {"actions": [{"variableKey": "last done"}]} }"#
    #expect(
      try renamed(text, to: "seen at")
        == #"{ "primaryText": "{{seen at|Never|relative}} {{=var(\"seen at\") + seen_at}}", "variables": {"seen at": 3}, "#
        + #""types": {"seen at?": "number"}, "actionBar": {"actions": [{"variableKey": "seen at"}]} }"#)
  }

  @Test func aVariableIsNotTheMemberOrTheEntryOfTheSameName() throws {
    let text =
      #"{ "content": {"type": "forEach", "items": "=trains", "as": "to", "children": [{"type": "text", "text": "{{to.to}} {{trains.count}}"}]}, "variables": {"t‸o": 1, "trains": []} }"#
    #expect(
      try renamed(text, to: "goal")
        == #"{ "content": {"type": "forEach", "items": "=trains", "as": "to", "children": [{"type": "text", "text": "{{to.to}} {{trains.count}}"}]}, "variables": {"goal": 1, "trains": []} }"#
    )
  }

  @Test func whatForEachCallsItsEntries() throws {
    let named =
      #"{ "content": {"type": "forEach", "items": 3, "as": "row", "children": [{"type": "text", "text": "=r‸ow + 1"}]} }"#
    #expect(
      try renamed(named, to: "line")
        == #"{ "content": {"type": "forEach", "items": 3, "as": "line", "children": [{"type": "text", "text": "=line + 1"}]} }"#
    )
    let standard =
      #"{ "content": {"type": "forEach", "items": 3, "children": [{"type": "text", "text": "=i‸tem + 1"}]} }"#
    #expect(
      try renamed(standard, to: "row")
        == #"{ "content": { "as": "row","type": "forEach", "items": 3, "children": [{"type": "text", "text": "=row + 1"}]} }"#
    )
  }

  @Test func aComponentAndItsParameter() throws {
    let text =
      #"{ "components": {"Row": {"parameters": {"title": {}}, "content": {"type": "text", "text": "{{title}}"}}}, "content": {"type": "use", "component": "R‸ow", "with": {"title": "A"}} }"#
    #expect(
      try renamed(text, to: "Line")
        == #"{ "components": {"Line": {"parameters": {"title": {}}, "content": {"type": "text", "text": "{{title}}"}}}, "content": {"type": "use", "component": "Line", "with": {"title": "A"}} }"#
    )
    let parameter = text.replacing("‸", with: "").replacing("{{title}}", with: "{{ti‸tle}}")
    #expect(
      try renamed(parameter, to: "head")
        == #"{ "components": {"Row": {"parameters": {"head": {}}, "content": {"type": "text", "text": "{{head}}"}}}, "content": {"type": "use", "component": "Row", "with": {"head": "A"}} }"#
    )
  }

  @Test func stylesAndColors() throws {
    let text =
      ##"{ "styles": {"soft": {"foreground": "brand/0.5"}}, "colors": {"brand": "#102030"}, "content": {"type": "divider", "styles": ["soft"], "color": "br‸and"} }"##
    #expect(
      try renamed(text, to: "house")
        == ##"{ "styles": {"soft": {"foreground": "house/0.5"}}, "colors": {"house": "#102030"}, "content": {"type": "divider", "styles": ["soft"], "color": "house"} }"##
    )
    let style = text.replacing("‸", with: "").replacing("[\"soft", with: "[\"so‸ft")
    #expect(try renamed(style, to: "weak").contains(#""styles": {"weak": "#))
  }

  @Test func fonts() throws {
    let text =
      #"{ "fonts": {"title": ["Inter", "title"]}, "content": {"type": "text", "text": "A", "font": {"family": "tit‸le"}} }"#
    // A family that happens to have the same name stays what it is.
    #expect(
      try renamed(text, to: "head")
        == #"{ "fonts": {"head": ["Inter", "title"]}, "content": {"type": "text", "text": "A", "font": {"family": "head"}} }"#
    )
    let family = #"{ "content": {"type": "text", "text": "A", "font": {"family": "Int‸er"}} }"#
    #expect(refusal(family, to: "head")?.contains("nothing here defines") == true)
  }

  @Test func whatCannotBeRenamed() {
    let fact = #"{ "primaryText": "{{__weather_t‸emp}}" }"#
    #expect(refusal(fact, to: "x")?.contains("facts cannot be renamed") == true)
    let taken = #"{ "primaryText": "{{a‸b}}", "variables": {"ab": 1, "cd": 2} }"#
    #expect(refusal(taken, to: "cd")?.contains("`cd` already exists") == true)
    #expect(refusal(taken, to: "a}}b")?.contains("braces") == true)
    let read = #"{ "primaryText": "{{=ab + 1}}", "variables": {"a‸b": 1} }"#
    #expect(refusal(read, to: "größe")?.contains("letters from a to z") == true)
    #expect(refusal(read, to: "new name") == nil)
  }

  @Test func filesThatShareParts() throws {
    let parts = DesignView(
      SourceText(name: "parts.json", text: #"{ "components": {"Row": {"content": {"type": "spacer"}}} }"#))
    let design = MarkedDesign(#"{ "include": "parts.json", "content": {"type": "use", "component": "R‸ow"} }"#)
    let search = try #require(NameSearch(design.view, sharing: [parts], at: design.offset))
    #expect(search.definitions.map(\.file) == [1])
    #expect(search.definitions.map { parts.source.text(in: $0.range) } == ["Row"])
    #expect(search.references(withDefinitions: true).count == 2)
    #expect(try search.renaming(to: "Line").keys.sorted() == [0, 1])
  }
}
