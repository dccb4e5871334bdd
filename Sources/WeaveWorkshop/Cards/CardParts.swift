// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// The nodes that cards of other programs consist of: texts, fields, buttons, tables, each drawn as it looks at rest.
enum CardParts {
  typealias Members = [(key: String, value: JSONNode?)]

  /// The width of a card in points.
  static let width = 400.0
  /// The room between a card's edge and its content.
  static let padding = 16.0

  static func node(_ type: String, _ members: Members) -> JSONNode { .object([("type", .text(type))] + members) }

  // MARK: Stacks

  static func column(_ children: [JSONNode], spacing: Double = 8, alignment: String = "leading", more: Members = [])
    -> JSONNode
  {
    node(
      "vstack",
      [
        ("alignment", alignment == "center" ? nil : .text(alignment)),
        ("spacing", spacing == 0 ? nil : .number(spacing)),
        ("children", .array(children.isEmpty ? [spacer(0)] : children)),
      ] + more)
  }

  static func row(_ children: [JSONNode], spacing: Double = 8, alignment: String = "center", more: Members = [])
    -> JSONNode
  {
    node(
      "hstack",
      [
        ("alignment", alignment == "center" ? nil : .text(alignment)),
        ("spacing", spacing == 0 ? nil : .number(spacing)),
        ("children", .array(children.isEmpty ? [spacer(0)] : children)),
      ] + more)
  }

  /// Children beside each other if they fit, otherwise below each other.
  static func flow(_ children: [JSONNode], spacing: Double = 8) -> JSONNode {
    guard children.count > 1 else { return children.first ?? spacer(0) }
    return node(
      "viewThatFits",
      [
        ("axis", .text("horizontal")),
        ("children", .array([row(children, spacing: spacing), column(children, spacing: spacing)])),
      ])
  }

  static func spacer(_ length: Double = 0) -> JSONNode {
    node("spacer", [("minLength", length == 0 ? nil : .number(length))])
  }

  /// A line across; in a column as wide as the column.
  static let divider = node("divider", [])

  /// Takes all of the width.
  static let wide: Members = [("frame", frame(alignment: "leading"))]

  static func frame(alignment: String) -> JSONNode {
    .object([("maxWidth", .text("infinity")), ("alignment", alignment == "center" ? nil : .text(alignment))])
  }

  /// The node with more keys.
  static func with(_ node: JSONNode, _ members: Members) -> JSONNode {
    let keys = Set(members.map(\.key))
    return .object(
      (node.members ?? []).filter { !keys.contains($0.key) }.map { ($0.key, Optional($0.value)) } + members)
  }

  /// A part of a card with a ground and a line around it.
  static func panel(
    _ child: JSONNode, padding: Double = 12, fill: String = "fill", hasBorder: Bool = false, isWide: Bool = true
  ) -> JSONNode {
    column(
      [child],
      more: [
        ("padding", .number(padding)), ("frame", isWide ? frame(alignment: "leading") : nil),
        ("background", hasBorder ? nil : .text(fill)),
        ("clip", hasBorder ? nil : rounded(10)),
        (
          "border",
          hasBorder
            ? .object([
              ("fill", .text("separator")), ("width", .integer(1)), ("shape", .text("roundedRectangle")),
              ("radius", .integer(10)),
            ]) : nil
        ),
      ])
  }

  static func rounded(_ radius: Double) -> JSONNode {
    .object([("shape", .text("roundedRectangle")), ("radius", .number(radius))])
  }

  // MARK: Texts

  /// A literal text, so that none of its characters means something to the language.
  static func literal(_ text: String) -> String {
    // A word joiner is invisible.
    let text = text.replacing("{{", with: "{\u{2060}{").replacing("}}", with: "}\u{2060}}")
    return text.hasPrefix("=") ? "\u{2060}" + text : text
  }

  /// A text in an expression: `'It''s'` has no form of its own, so an apostrophe becomes a typographic one.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "’").replacing("\\", with: "\\\\").replacing("\n", with: " ") + "'"
  }

  static func text(_ text: String, font: JSONNode? = nil, foreground: String? = nil, more: Members = []) -> JSONNode {
    node("text", [("text", .text(text)), ("font", font), ("foreground", foreground.map { .text($0) })] + more)
  }

  static func symbol(_ name: String, size: Double = 17, color: String? = nil, label: String? = nil) -> JSONNode {
    node(
      "symbol",
      [
        ("name", .text(name)), ("size", .number(size)), ("color", color.map { .text($0) }),
        ("accessibilityLabel", label.map { .text($0) }),
      ])
  }

  /// Whether a text has marks of Markdown inside its lines.
  static func isMarked(_ text: String) -> Bool {
    text.contains("**") || text.contains("`") || text.contains("](") || text.contains("~~")
      || hasPair(of: "*", in: text) || hasPair(of: "_", in: text)
  }

  /// Whether a mark stands around words: `*so*`, but not `2 * 3 * 4` or `a_b_c`.
  private static func hasPair(of mark: Character, in text: String) -> Bool {
    let characters = Array(text)
    var isOpen = false
    for (index, character) in characters.enumerated() where character == mark {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if isOpen, !before.isWhitespace, !(after.isLetter || after.isNumber) { return true }
      if !(before.isLetter || before.isNumber), !after.isWhitespace { isOpen = true }
    }
    return false
  }

  /// Markdown of other programs as ours: links show their words in the accent's ink.
  static func marked(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstRange(of: "]("), let end = tail[close.upperBound...].firstIndex(of: ")"),
        !tail[..<close.lowerBound].contains("\n")
      else { break }
      // An image has its words only.
      let isImage = open > rest.startIndex && rest[rest.index(before: open)] == "!"
      result += rest[..<open].dropLast(isImage ? 1 : 0)
      result += "[\(tail[..<close.lowerBound])](accentInk)"
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }

  /// Paragraphs, headings and lists of a Markdown text, a node each.
  ///
  /// - Parameters:
  ///   - text: the text, already made literal.
  ///   - make: makes a text node of one block, at a heading level or 0.
  static func blocks(_ text: String, make: (_ text: String, _ isMarked: Bool, _ level: Int) -> JSONNode) -> [JSONNode] {
    var nodes: [JSONNode] = []
    var paragraph: [String] = []
    func flush() {
      guard !paragraph.isEmpty else { return }
      let joined = paragraph.joined(separator: "\n")
      nodes.append(make(isMarked(joined) ? marked(joined) : joined, isMarked(joined), 0))
      paragraph = []
    }
    for line in text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let bare = line.drop { $0 == " " || $0 == "\t" }
      let hashes = bare.prefix { $0 == "#" }.count
      if bare.isEmpty {
        flush()
      } else if (1...6).contains(hashes), bare.dropFirst(hashes).first == " " {
        flush()
        let words = String(bare.dropFirst(hashes + 1))
        nodes.append(make(isMarked(words) ? marked(words) : words, isMarked(words), hashes))
      } else if let item = ["- ", "* ", "+ "].first(where: { bare.hasPrefix($0) }).map({ bare.dropFirst($0.count) }) {
        // Two spaces per level of a list.
        let indent = String(repeating: "  ", count: min(4, (line.count - bare.count) / 2))
        paragraph.append("\(indent)• \(item)")
      } else {
        paragraph.append(String(bare))
      }
    }
    flush()
    return nodes
  }

  // MARK: Controls

  /// A button with a title; `isMain` fills it with the accent.
  static func button(_ label: JSONNode, isMain: Bool, color: String = "accent", isEnabled: Bool = true) -> JSONNode {
    let ink = color == "accent" ? "accentInk" : color + "Ink"
    return row(
      [label],
      more: [
        ("padding", .object([("horizontal", .integer(14)), ("vertical", .integer(7))])),
        ("foreground", .text(isMain ? "background" : ink)), ("background", .text(isMain ? ink : "fill")),
        ("clip", .text("capsule")), ("opacity", isEnabled ? nil : .number(0.5)),
      ])
  }

  static func buttonLabel(_ title: String) -> JSONNode {
    text(
      title, font: .object([("style", .text("subheadline")), ("weight", .text("semibold"))]),
      more: [("multilineAlignment", .text("center"))])
  }

  /// A field for text with its value, or else its placeholder.
  static func field(
    label: JSONNode?, value: JSONNode, symbol name: String? = nil, lines: Int = 1, trailing: JSONNode? = nil
  ) -> JSONNode {
    var content = [value, spacer(4)]
    if let name { content.append(symbol(name, size: 15, color: "secondaryInk")) }
    let box = row(
      content, alignment: lines > 1 ? "top" : "center",
      more: [
        ("padding", .object([("horizontal", .integer(10)), ("vertical", .integer(7))])),
        (
          "frame",
          .object([
            ("maxWidth", .text("infinity")), ("minHeight", .number(lines > 1 ? 64 : 34)),
            ("alignment", .text(lines > 1 ? "topLeading" : "leading")),
          ])
        ),
        (
          "border",
          .object([
            ("fill", .text("gray/0.7")), ("width", .integer(1)), ("shape", .text("roundedRectangle")),
            ("radius", .integer(7)),
          ])
        ),
      ])
    let line = trailing.map { row([box, $0]) } ?? box
    return column([label, line].compactMap(\.self), spacing: 4, more: wide)
  }

  static func label(_ words: String, isRequired: Bool = false) -> JSONNode {
    let font = JSONNode.text("subheadline")
    guard isRequired else { return text(words, font: font) }
    return node(
      "text",
      [
        (
          "spans",
          .array([
            .object([("text", .text(words))]), .object([("text", .text(" *")), ("foreground", .text("redInk"))]),
          ])
        ), ("font", font),
      ])
  }

  static func value(_ words: String) -> JSONNode {
    text(words, font: .text("subheadline"), more: [("lineLimit", .integer(4))])
  }

  static func placeholder(_ words: String) -> JSONNode {
    text(words, font: .text("subheadline"), foreground: "secondaryInk")
  }

  /// A box to tick or a circle to choose, with its words.
  static func choice(_ words: String, isOn: JSONNode, isSingle: Bool) -> JSONNode {
    let (on, off) = isSingle ? ("circle.inset.filled", "circle") : ("checkmark.square.fill", "square")
    let mark: JSONNode
    if let flag = isOn.boolValue {
      mark = symbol(flag ? on : off, size: 18, color: flag ? "accentInk" : "secondaryInk")
    } else {
      let condition = isOn.stringValue.map { String($0.drop { $0 == "=" }) } ?? "false"
      mark = symbol(
        "=(\(condition)) ? '\(on)' : '\(off)'", size: 18, color: "=(\(condition)) ? 'accentInk' : 'secondaryInk'")
    }
    return row(
      [mark] + (words.isEmpty ? [] : [text(words, font: .text("subheadline"))]), alignment: "firstTextBaseline")
  }

  /// A switch with its words.
  static func toggle(_ words: String, isOn: Bool) -> JSONNode {
    choice(words, isOn: .flag(isOn), isSingle: false)
  }

  static func slider(value: JSONNode, min: JSONNode, max: JSONNode) -> JSONNode {
    node(
      "gauge",
      [
        ("style", .text("accessoryLinear")), ("value", value), ("min", min), ("max", max),
        ("frame", frame(alignment: "center")),
      ])
  }

  /// A stand-in for a picture that has to be fetched.
  static func picture(
    width: Double?, height: Double, label: String?, symbol name: String = "photo", isRound: Bool = false
  ) -> JSONNode {
    let size = Swift.max(10, Swift.min(28, height * 0.4))
    return node(
      "zstack",
      [
        (
          "children",
          .array([node("shape", [("fill", .text("fill"))]), symbol(name, size: size, color: "secondaryInk")])
        ),
        (
          "frame",
          .object([
            ("width", width.map { .number($0) }), ("maxWidth", width == nil ? .text("infinity") : nil),
            ("height", .number(height)),
          ])
        ),
        ("clip", isRound ? .text("circle") : rounded(Swift.min(8, height / 4))),
        ("accessibilityLabel", label.map { .text($0) }),
      ])
  }

  /// A picture from a data URI that a design can hold; nil for any other address.
  static func embedded(_ address: String, width: Double?, height: Double?, label: String?, mode: String = "fit")
    -> JSONNode?
  {
    guard
      ["data:image/png;base64,", "data:image/jpeg;base64,", "data:image/webp;base64,", "data:image/gif;base64,"]
        .contains(where: { address.hasPrefix($0) }), address.count < 19_000
    else { return nil }
    return node(
      "image",
      [
        ("file", .text(address)), ("mode", .text(mode)),
        (
          "frame",
          .object([
            ("width", width.map { .number($0) }), ("maxWidth", width == nil ? .text("infinity") : nil),
            ("height", height.map { .number($0) }),
          ])
        ),
        ("accessibilityLabel", label.map { .text($0) }),
      ])
  }
}
