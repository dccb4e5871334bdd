// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

/// `weave import` with cards of A2UI and Adaptive Cards.
@Suite(.waiting) struct CardImportTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(
      ["import"] + arguments + [
        "--now", "2026-03-28T14:05:00Z", "--time-zone", "UTC", "--snapshots", "s", "--library", "l",
      ],
      in: folder)
  }

  /// The words of a design's picture, as an SVG file with live text has them.
  private func words(of design: String, _ arguments: String...) throws -> String {
    let drawn = try Tool.run(
      ["render", design, "-o", "drawn.svg", "--text", "live", "--now", "2026-03-28T14:05:00Z"] + arguments, in: folder)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let svg = String(decoding: try folder.read("drawn.svg"), as: UTF8.self)
    return svg.replacing(/<[^>]+>/, with: "\n").split(separator: "\n").joined(separator: "\n")
  }

  // MARK: A2UI

  private static let components = #"""
    [
      { "id": "root", "component": "Card", "child": "all" },
      { "id": "all", "component": "Column", "children": ["title", "rows", "name", "send", "later", "volume"] },
      { "id": "title", "component": "Text", "variant": "h2", "text": { "path": "/trip/title" } },
      { "id": "rows", "component": "List", "children": { "componentId": "row", "path": "/trip/stops" } },
      { "id": "row", "component": "Text", "text": { "path": "town" } },
      { "id": "name", "component": "TextField", "label": "Your name", "value": { "path": "/who" } },
      { "id": "send", "component": "Button", "child": "sendText", "variant": "primary" },
      { "id": "sendText", "component": "Text", "text": "Book now" },
      { "id": "later", "component": "CheckBox", "label": "Remind me", "value": true },
      { "id": "volume", "component": "Hologram", "title": "In three dimensions" }
    ]
    """#
  private static let data =
    #"{ "trip": { "title": "To the sea", "stops": [{ "town": "Lyon" }, { "town": "Sète" }] }, "who": "Ana" }"#

  private func messages(_ version: String) -> [String] {
    [
      #"{ "version": "\#(version)", "createSurface": { "surfaceId": "s", "catalogId": "basic" } }"#,
      #"{ "version": "\#(version)", "updateComponents": { "surfaceId": "s", "components": \#(Self.components) } }"#,
      #"{ "version": "\#(version)", "updateDataModel": { "surfaceId": "s", "path": "/", "value": \#(Self.data) } }"#,
    ]
  }

  @Test(arguments: ["list", "lines", "example"]) func aSurface(_ form: String) throws {
    let all = messages("v0.9").map { $0.replacing("\n", with: " ") }
    let text =
      switch form {
      case "list": "[" + all.joined(separator: ",") + "]"
      case "lines": all.joined(separator: "\n")
      default: #"{ "name": "Trip", "messages": ["# + all.joined(separator: ",") + "] }"
      }
    try folder.write(text, to: "trip.json")
    let outcome = try run("trip.json", "--output", "design.json")
    #expect(outcome.status == 0 && outcome.text == "design.json\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("trip.json: A2UI: 1 design"))
    #expect(outcome.errors.contains("note: the component Hologram is not in the basic catalogue"))
    let words = try words(of: "design.json")
    for part in ["To the sea", "Lyon", "Sète", "Your name", "Ana", "Book now", "Remind me", "In three dimensions"] {
      #expect(words.contains(part), "\(part)")
    }
  }

  /// Version 0.8 wraps components and values in their kinds.
  @Test func anOlderSurface() throws {
    try folder.write(
      #"""
      [
        { "beginRendering": { "surfaceId": "s", "root": "a", "styles": { "primaryColor": "#FF9500" } } },
        { "surfaceUpdate": { "surfaceId": "s", "components": [
          { "id": "a", "component": { "Column": { "children": { "explicitList": ["t", "b"] } } } },
          { "id": "t", "component": { "Text": { "usageHint": "h1", "text": { "path": "/title" } } } },
          { "id": "b", "component": { "Text": { "text": { "literalString": "Bring {{boots}} = yes" } } } }
        ] } },
        { "dataModelUpdate": { "surfaceId": "s", "contents": [{ "key": "title", "valueString": "A walk" }] } }
      ]
      """#, to: "walk.json")
    #expect(try run("walk.json", "-o", "design.json").status == 0)
    let design = String(decoding: try folder.read("design.json"), as: UTF8.self)
    #expect(design.contains("#FF9500"))
    let words = try words(of: "design.json")
    #expect(words.contains("A walk"))
    // Braces of the card are words: an invisible joiner keeps them from being a token.
    #expect(words.replacing("\u{2060}", with: "").contains("Bring {{boots}} = yes"))
  }

  /// The data of a card may look like steps of days.
  @Test func dataThatLooksLikeFacts() throws {
    let data = #"[{ "date": "2026-03-27", "steps": 6000 }, { "date": "2026-03-28", "steps": 8000 }]"#
    let card = #"""
      [
        { "updateComponents": { "surfaceId": "s", "components": [
          { "id": "root", "component": "Text", "text": { "path": "/days/1/steps" } } ] } },
        { "updateDataModel": { "surfaceId": "s", "path": "/days", "value": \#(data) } }
      ]
      """#
    try folder.write(card, to: "steps.json")
    #expect(try run("steps.json", "-o", "design.json").status == 0)
    #expect(try words(of: "design.json").contains("8000"))
  }

  // MARK: Adaptive Cards

  private static let card = #"""
    {
      "type": "AdaptiveCard", "version": "1.6",
      "body": [
        { "type": "TextBlock", "text": "${title}", "weight": "bolder", "size": "large" },
        { "type": "FactSet", "facts": [{ "$data": "${rows}", "title": "${name}", "value": "${string(count)}" }] },
        { "type": "Input.Text", "id": "note", "label": "Note", "placeholder": "Anything else?" },
        { "type": "Input.Toggle", "id": "t", "title": "Call me", "value": "true" },
        { "type": "Input.ChoiceSet", "id": "c", "style": "compact", "value": "2",
          "choices": [{ "title": "Tea", "value": "1" }, { "title": "Coffee", "value": "2" }] },
        { "type": "TextBlock", "text": "Only for members", "$when": "${count(rows) > 5}" }
      ],
      "actions": [{ "type": "Action.Submit", "title": "Send it" }]
    }
    """#
  private static let order =
    #"{ "title": "Your order", "rows": [{ "name": "Bread", "count": 2 }, { "name": "Jam", "count": 1 }] }"#

  @Test(arguments: ["option", "beside", "inside"]) func aTemplateWithItsData(_ place: String) throws {
    var arguments = ["menu.template.json", "-o", "design.json"]
    var card = Self.card
    switch place {
    case "option":
      try folder.write(Self.order, to: "today.json")
      arguments += ["--data", "today.json"]
    case "beside": try folder.write(Self.order, to: "menu.data.json")
    default: card = card.replacing("\"version\": \"1.6\",", with: "\"version\": \"1.6\", \"$data\": \(Self.order),")
    }
    try folder.write(card, to: "menu.template.json")
    let outcome = try Tool.run(
      ["import"] + arguments + ["--now", "2026-03-28T14:05:00Z", "--snapshots", "s"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("menu.template.json: Adaptive Card: 1 design"))
    // A closed list shows its choice, and the others are said.
    #expect(outcome.errors.contains("note: a closed list does not show: Tea"))
    let words = try words(of: "design.json")
    for part in ["Your order", "Bread", "2", "Jam", "Note", "Anything else?", "Call me", "Coffee", "Send it"] {
      #expect(words.contains(part), "\(part)")
    }
    #expect(!words.contains("Only for members"))
  }

  @Test func withoutDataThatIsSaid() throws {
    try folder.write(Self.card, to: "menu.json")
    let outcome = try run("menu.json", "-o", "-")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("this is a template without data: give the data with --data"))
    #expect(outcome.text.contains("${title}"))
  }

  // MARK: Where it goes

  @Test func cardsGoIntoTheLibrary() throws {
    try folder.write(Self.card, to: "menu.template.json")
    try folder.write(Self.order, to: "menu.data.json")
    #expect(try run("menu.template.json").status == 0)
    let list = try Tool.run(["library", "list", "--library", "l"], in: folder)
    #expect(list.text.contains("Your order"), "\(list.text)\(list.errors)")
  }

  @Test func anExistingFileStays() throws {
    try folder.write(Self.card, to: "menu.json")
    try folder.write("mine", to: "design.json")
    let outcome = try run("menu.json", "-o", "design.json")
    #expect(outcome.status == 64 && outcome.errors.contains("design.json already exists"))
    #expect(try folder.read("design.json") == Data("mine".utf8))
  }

  /// Only cards are written to a file; nothing else is imported on the way.
  @Test func outputIsForCards() throws {
    try folder.write("Date,Steps\n2026-03-26,5000\n", to: "steps.csv")
    let outcome = try run("steps.csv", "-o", "design.json")
    #expect(outcome.status == 64 && outcome.errors.contains("'steps.csv' is none"))
    #expect(!folder.names.contains("s") && !folder.names.contains("design.json"))
  }

  /// Messages without components, and a card in a card in a card, are refused or drawn; the program goes on.
  @Test func cardsWithoutContent() throws {
    try folder.write(#"[{ "createSurface": { "surfaceId": "s" } }]"#, to: "empty.json")
    let empty = try run("empty.json", "-o", "-")
    #expect(empty.status == 1 && empty.errors.contains("the messages describe no surface with components"))
    let loop =
      #"[{ "updateComponents": { "surfaceId": "s", "components": [{ "id": "root", "component": "Card", "child": "root" }] } }]"#
    try folder.write(loop, to: "loop.json")
    let drawn = try run("loop.json", "-o", "-")
    #expect(drawn.status == 0 && drawn.errors.contains("the component `root` contains itself"))
    let deep = String(repeating: #"{"type":"Container","items":["#, count: 60) + String(repeating: "]}", count: 60)
    try folder.write(#"{ "type": "AdaptiveCard", "body": [\#(deep)] }"#, to: "deep.json")
    #expect(try run("deep.json", "-o", "-").status <= 1)
  }
}
