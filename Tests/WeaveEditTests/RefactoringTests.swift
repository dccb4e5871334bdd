// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// Parts that get names, and names that are replaced by what they stand for.
@Suite struct RefactoringTests {
  /// The design after the only change whose title begins with some words; nil if it is not offered.
  private func changed(_ text: String, _ title: String, including parts: String? = nil) -> String? {
    let design = MarkedDesign(text)
    var around = Surroundings()
    if let parts {
      let view = DesignView(SourceText(name: "parts.json", text: parts))
      around.included = [Surroundings.Included(name: "parts.json", view: view)]
    }
    let place = SourceRange(design.offset, design.offset)
    let actions = Refactorings(design.view, around: around, touching: place)?.actions ?? []
    guard let action = actions.first(where: { $0.title.hasPrefix(title) }) else { return nil }
    return String(decoding: EditedText.applying(action.edits, to: design.view.source.bytes), as: UTF8.self)
  }

  // MARK: Components

  @Test func aComponentFromANode() {
    let text = """
      {
        "name": "A",
        "content": {
          "type": "vstack",
          "children": [
            {
              "type": "te‸xt",
              "text": "Hello"
            }
          ]
        }
      }
      """
    let after = """
      {
        "name": "A",
        "components": {
          "textPart": {
            "content": {
              "type": "text",
              "text": "Hello"
            }
          }
        },
        "content": {
          "type": "vstack",
          "children": [
            { "type": "use", "component": "textPart" }
          ]
        }
      }
      """
    #expect(changed(text, "Extract component") == after)
    let windows = changed(text.replacing("\n", with: "\r\n"), "Extract component")
    #expect(windows == after.replacing("\n", with: "\r\n"))
  }

  @Test func namesFromAroundBecomeParameters() {
    let text =
      #"{ "components": { "row": { "content": {"type": "spacer"} } }, "content": {"type": "forEach", "items": "=trains", "children": [{"type": "te‸xt", "id": "row", "text": "{{item.to}} {{=index + 1}} {{goal}}"}]} }"#
    #expect(
      changed(text, "Extract component")?.contains(
        #""row2": {"#) == true)
    let after = changed(text, "Extract component") ?? ""
    #expect(after.contains(#""parameters": { "item": {}, "index": {} }"#))
    #expect(
      after.contains(
        #"[{ "type": "use", "component": "row2", "with": { "item": "=item", "index": "=index" } }]"#))
  }

  @Test func whatCannotBecomeAComponent() {
    #expect(changed(#"{ "content": {"type": "us‸e", "component": "row"} }"#, "Extract component") == nil)
    let slots =
      #"{ "components": {"a": {"content": {"type": "vst‸ack", "children": [{"type": "slot"}]}}}, "content": {"type": "spacer"} }"#
    #expect(changed(slots, "Extract component") == nil)
    #expect(changed(#"{ "na‸me": "A" }"#, "Extract") == nil)
    #expect(changed(#"{ "content": {"type": "te‸xt", "text": "A", } }"#, "Extract") == nil)
  }

  @Test func aComponentInItsPlace() {
    let head =
      #"{ "components": {"row": {"parameters": {"title": {}, "n": {"default": 3}, "tint": {}}, "content": {"type": "text", "text": "{{title}}: {{n||number:1}}", "foreground": "=tint", "padding": "=n + 1"}}}, "content": "#
    let text = head + #"{"type": "us‸e", "component": "row", "with": {"title": "A \"b\"", "tint": "red"}} }"#
    #expect(
      changed(text, "Inline component")
        == head + #"{"type": "text", "text": "A \"b\": {{=3||number:1}}", "foreground": "red", "padding": "=3 + 1"} }"#)
    let formula =
      head + #"{"type": "us‸e", "component": "row", "with": {"title": "=a.b", "n": "=x * 2", "tint": "=c"}} }"#
    #expect(
      changed(formula, "Inline component")
        == head
        + #"{"type": "text", "text": "{{a.b}}: {{=(x * 2)||number:1}}", "foreground": "=c", "padding": "=(x * 2) + 1"} }"#
    )
  }

  @Test func aComponentOfAnotherFile() {
    let parts =
      "{\n    \"components\": {\n        \"row\": {\n            \"content\": {\n                \"type\": \"spacer\"\n            }\n        }\n    }\n}"
    let text = "{\n  \"include\": \"parts.json\",\n  \"content\": { \"type\": \"us‸e\", \"component\": \"row\" }\n}"
    #expect(
      changed(text, "Inline component", including: parts)
        == "{\n  \"include\": \"parts.json\",\n  \"content\": {\n      \"type\": \"spacer\"\n  }\n}")
  }

  @Test(arguments: [
    // A modifier of the use, a slot, a missing value, and names that would be caught by a `forEach`.
    #"{ "components": {"a": {"content": {"type": "spacer"}}}, "content": {"type": "us‸e", "component": "a", "padding": 3} }"#,
    #"{ "components": {"a": {"content": {"type": "slot"}}}, "content": {"type": "us‸e", "component": "a"} }"#,
    #"{ "components": {"a": {"parameters": {"t": {}}, "content": {"type": "text", "text": "{{t}}"}}}, "content": {"type": "us‸e", "component": "a"} }"#,
    #"{ "components": {"a": {"parameters": {"t": {}}, "content": {"type": "forEach", "items": 3, "children": [{"type": "text", "text": "=t"}]}}}, "content": {"type": "us‸e", "component": "a", "with": {"t": "=item"}} }"#,
    #"{ "components": {"a": {"content": {"type": "text", "text": "{{item}}"}}}, "content": {"type": "forEach", "items": 3, "children": [{"type": "us‸e", "component": "a"}]} }"#,
  ])
  func whatCannotBeInlined(text: String) { #expect(changed(text, "Inline component") == nil) }

  // MARK: Styles

  @Test func aStyleFromModifiers() {
    let text =
      #"{ "content": {"type": "te‸xt", "font": "title", "text": "A", "foreground": "red", "padding": 4} }"#
    #expect(
      changed(text, "Extract style")
        == #"{ "styles": { "textStyle": { "font": "title", "foreground": "red", "padding": 4 } }, "content": {"type": "text", "styles": "textStyle", "text": "A"} }"#
    )
    // It comes last, so that it takes precedence as the node's own modifiers did.
    let more =
      #"{ "styles": {"textStyle": {"padding": 1}}, "content": {"font": "title", "type": "te‸xt", "text": "A", "styles": "textStyle"} }"#
    #expect(
      changed(more, "Extract style")
        == #"{ "styles": {"textStyle": {"padding": 1}, "textStyle2": { "font": "title" }}, "content": {"type": "text", "text": "A", "styles": ["textStyle", "textStyle2"]} }"#
    )
  }

  @Test func aStyleInItsNode() {
    let text =
      #"{ "styles": {"a": {"padding": 1, "font": "body"}, "b": {"padding": 2, "blur": 1}}, "content": {"type": "text", "text": "A", "styles": ["a‸", "b"], "blur": 0} }"#
    #expect(
      changed(text, "Inline style")?.hasSuffix(
        #""content": {"type": "text", "text": "A", "styles": "b", "font": "body", "blur": 0} }"#) == true)
    let second = text.replacing("‸", with: "").replacing(#""b"]"#, with: #""b‸"]"#)
    #expect(
      changed(second, "Inline style")?.hasSuffix(
        #""content": {"type": "text", "text": "A", "styles": "a", "padding": 2, "blur": 0} }"#) == true)
  }

  // MARK: Colours

  @Test func aColorFromItsValues() {
    let text =
      ##"{ "content": {"type": "vstack", "foreground": "#Ff8800/0.5", "children": [{"type": "shape", "fill": "#FF‸8800"}, {"type": "divider", "color": "#102030"}]} }"##
    #expect(
      changed(text, "Extract colour")
        == ##"{ "colors": { "color": "#FF8800" }, "content": {"type": "vstack", "foreground": "color/0.5", "children": [{"type": "shape", "fill": "color"}, {"type": "divider", "color": "#102030"}]} }"##
    )
  }

  @Test func aColorInItsPlace() {
    let text =
      ##"{ "colors": {"brand": "#102030", "pair": {"light": "#000000", "dark": "#FFFFFF"}}, "content": {"type": "divider", "color": "bra‸nd/0.5"} }"##
    #expect(changed(text, "Inline colour")?.hasSuffix(##""color": "#102030/0.5"} }"##) == true)
    #expect(changed(text.replacing("bra‸nd", with: "pa‸ir"), "Inline colour") == nil)
    #expect(changed(text.replacing("bra‸nd", with: "re‸d"), "Inline colour") == nil)
  }
}
