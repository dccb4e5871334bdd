// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveEdit
import WeaveGraphics
import WeaveJSON
import WeaveRender
import WeaveSchema

/// Colours, hints, tokens inside texts, and lenses above a design.
extension LanguageServer {
  func colors(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    return .array(
      ColorMarks.colors(of: document.view).map { mark in
        .object([
          ("range", document.range(mark.range)),
          (
            "color",
            .object([
              ("red", .number(mark.color.red)), ("green", .number(mark.color.green)),
              ("blue", .number(mark.color.blue)),
              ("alpha", .number(mark.color.alpha)),
            ])
          ),
        ])
      })
  }

  func colorSpellings(_ params: JSONNode) throws(RequestError) -> JSONNode {
    guard let color = params["color"], let range = params["range"].flatMap(EditorRange.init) else {
      throw .invalid("`color` or `range` is missing")
    }
    func part(_ key: String) -> Double { min(max(color[key]?.numberValue ?? 0, 0), 1) }
    let chosen = Color(
      red: part("red"), green: part("green"), blue: part("blue"), alpha: color["alpha"] == nil ? 1 : part("alpha"))
    return .array(
      ColorMarks.spellings(of: chosen).map { text in
        .object([("label", .text(String(text.dropFirst().dropLast()))), ("textEdit", .edit(range, text))])
      })
  }

  func hints(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard let range = params["range"].flatMap(EditorRange.init) else { throw .invalid("`range` is not a range") }
    let hints = TextMarks.hints(of: document.view, facts: facts, in: document.text.lines.sourceRange(of: range))
    return .array(
      hints.map { hint in
        .object([
          ("position", .position(document.text.lines.position(of: hint.offset))), ("label", .text("→ \(hint.text)")),
          ("paddingLeft", .flag(true)),
        ])
      })
  }

  /// The tokens inside texts, each as the distance from the previous one.
  func tokens(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard document.view.kind != .other else { return .object([("data", .array([]))]) }
    var range: SourceRange?
    if let asked = params["range"].flatMap(EditorRange.init) { range = document.text.lines.sourceRange(of: asked) }
    var data: [JSONNode] = []
    var last = EditorPosition(line: 0, column: 0)
    for mark in TextMarks.marks(of: document.view) {
      if let range, mark.range.upper < range.lower || range.upper < mark.range.lower { continue }
      let place = document.text.lines.range(of: mark.range)
      guard place.start.line == place.end.line else { continue }
      let isSameLine = place.start.line == last.line
      data += [
        .integer(place.start.line - last.line),
        .integer(isSameLine ? place.start.column - last.column : place.start.column),
        .integer(place.end.column - place.start.column), .integer(mark.kind.rawValue), .integer(0),
      ]
      last = place.start
    }
    return .object([("data", .array(data))])
  }

  /// The lenses above the first line of a design, for clients that can carry them out.
  func lenses(_ params: JSONNode) throws(RequestError) -> JSONNode {
    let document = try document(params)
    guard client.takesLenses, document.view.kind == .design, let path = document.path else { return .array([]) }
    let start = EditorPosition(line: 0, column: 0)
    return .array(
      [("Render", "weave.render"), ("Open preview", "weave.preview")].map { title, command in
        .object([
          ("range", .range(EditorRange(start, start))),
          (
            "command",
            .object([("title", .text(title)), ("command", .text(command)), ("arguments", .array([.text(path)]))])
          ),
        ])
      })
  }
}
