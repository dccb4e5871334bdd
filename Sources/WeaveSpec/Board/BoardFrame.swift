// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema

extension JSONNode {
  /// The name of the node that the slots of a board replace.
  package static let slotsID = "slots"

  /// The frame of a board's slots as a design: its lines of text over its background.
  var boardFrame: JSONNode {
    let gutter = node("gutter") ?? .number(12)
    let accent = node("accent") ?? .text("blue")
    var children: [JSONNode] = []
    if let line = line("heading", "headingDetail", font: "title2", weight: "bold") { children.append(line) }
    children.append(
      .object([("type", .text("shape")), ("id", .text(Self.slotsID)), ("fill", .text("#00000000"))]))
    if let line = line("status", "statusDetail", font: "caption", color: "secondaryInk") { children.append(line) }
    let content = JSONNode.object([
      ("type", .text("vstack")), ("id", .text("board")), ("spacing", gutter), ("children", .array(children)),
      ("padding", node("margin") ?? .number(12)),
    ])
    let canvas =
      node("canvas")
      ?? .object([("width", .number(600)), ("height", .number(360)), ("size", .text("large"))])
    let members: [(key: String, value: JSONNode?)] = [
      ("name", node("name") ?? .text("Board")), ("primaryText", .text("")),
      ("layout", .object([("template", .text("custom"))])),
      ("style", .object([("background", node("background") ?? .text("plain")), ("accent", accent)])),
      ("accessibilityLabel", node("accessibilityLabel")), ("variables", node("variables")),
      ("samples", node("samples")),
      ("content", content),
      ("for", .object([("canvases", .array([canvas]))])),
    ]
    var frame = JSONNode.object(members)
    frame.range = range
    return frame
  }

  /// A text with another one at the end of its line; nil if both are missing.
  private func line(
    _ key: String, _ detail: String, font: String, weight: String = "regular", color: String = "label"
  ) -> JSONNode? {
    let texts = [node(key), node(detail)]
    guard texts.contains(where: { $0 != nil }) else { return nil }
    let styled = zip(texts, [key, detail]).map { text, id in
      text.map { text in
        JSONNode(
          JSONNode.object([
            ("type", .text("text")), ("id", .text(id)), ("text", text), ("lineLimit", .number(1)),
            ("font", .object([("style", .text(font)), ("weight", .text(id == key ? weight : "regular"))])),
            ("foreground", .text(color)),
          ]).value, at: text.range)
      }
    }
    let parts = [styled[0], .object([("type", .text("spacer"))]), styled[1]].compactMap { $0 }
    return .object([
      ("type", .text("hstack")), ("spacing", .number(8)), ("alignment", .text("firstTextBaseline")),
      ("children", .array(parts)),
    ])
  }
}
