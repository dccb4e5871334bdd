// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSchema
import WeaveSpec

/// Reads a model's reply as a whole layout: a design with template `custom`, or a list of mistakes.
///
/// The reply is a flat list in which each node names its parent, because programs that enforce a schema do not
/// support recursion. It supports the part of the content language that a small widget needs. No node can name a
/// file, an address or a tool.
enum LayoutReply {
  /// The largest number of nodes in a layout. Stops: an answer that repeats one node without end.
  static let nodeLimit = 40
  static let types = ["vstack", "hstack", "zstack", "text", "symbol", "gauge", "divider", "spacer"]
  private static let stacks: Set = ["vstack", "hstack", "zstack"]
  private static let fonts = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "footnote", "caption", "caption2",
  ]
  private static let colors = ["label", "secondary", "tertiary", "accent"] + Accent.allCases.map(\.rawValue)

  /// The kind of value that a key of a node takes.
  private enum Kind {
    case text(Int)
    case word([String])
    case integer(ClosedRange<Int>)
  }

  /// The keys of a node, in the order of the schema.
  private static let keys: [(name: String, kind: Kind, of: Set<String>)] = [
    ("spacing", .integer(0...32), ["vstack", "hstack"]),
    ("alignment", .word(["leading", "center", "trailing", "top", "bottom"]), stacks),
    ("text", .text(120), ["text"]), ("font", .word(fonts), ["text"]), ("lineLimit", .integer(1...6), ["text"]),
    ("color", .word(colors), ["text", "symbol", "gauge"]), ("symbol", .text(60), ["symbol"]),
    ("size", .integer(8...96), ["symbol", "gauge"]), ("value", .text(120), ["gauge"]),
    ("maximum", .integer(1...1_000_000), ["gauge"]), ("style", .word(["ring", "linear"]), ["gauge"]),
  ]

  /// The schema of an answer.
  static var schema: JSONNode {
    var node: [(String, JSONNode?)] = [
      ("id", text(20)), ("parent", text(20)), ("type", words(types)),
    ]
    for key in keys {
      switch key.kind {
      case .text(let length): node.append((key.name, text(length)))
      case .word(let list): node.append((key.name, words(list)))
      case .integer(let range):
        node.append(
          (
            key.name,
            .object([
              ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
              ("maximum", .integer(range.upperBound)),
            ])
          ))
      }
    }
    let item = object(node, required: ["id", "parent", "type"])
    return object(
      [
        ("name", text(24)), ("background", words(BackgroundToken.allCases.map(\.rawValue))),
        ("accent", words(Accent.allCases.map(\.rawValue))),
        (
          "nodes",
          .object([
            ("type", .text("array")), ("minItems", .integer(1)), ("maxItems", .integer(nodeLimit)), ("items", item),
          ])
        ),
      ], required: ["name", "background", "accent", "nodes"])
  }

  private static func object(_ properties: [(String, JSONNode?)], required: [String]) -> JSONNode {
    .object([
      ("type", .text("object")), ("properties", .object(properties)), ("required", .array(required.map { .text($0) })),
      ("additionalProperties", .flag(false)),
    ])
  }

  private static func text(_ length: Int) -> JSONNode {
    .object([("type", .text("string")), ("maxLength", .integer(length))])
  }

  private static func words(_ list: [String]) -> JSONNode {
    .object([("type", .text("string")), ("enum", .array(list.map { .text($0) }))])
  }

  /// The schema in words, because programs do not pass the schema on to models.
  static var description: String {
    """
    name: what the widget is called, at most 24 characters
    background: one of \(BackgroundToken.allCases.map(\.rawValue).joined(separator: ", "))
    accent: one of \(Accent.allCases.map(\.rawValue).joined(separator: ", "))
    nodes: a list of at most \(nodeLimit) objects. The first one is the outermost and has the parent "". Each has id, parent \
    (the id of the stack that it lies in) and type, one of \(types.joined(separator: ", ")).
    vstack and hstack: spacing 0 to 32, alignment; zstack: alignment
    text: text, font (\(fonts.joined(separator: ", "))), color, lineLimit
    symbol: symbol (a name of SF Symbols), size 8 to 96, color
    gauge: value (a text such as {{__steps_today|0}}), maximum, style ring or linear, size, color
    color: one of \(colors.joined(separator: ", "))
    A text may hold facts: {{__time}}, {{__weekday}}, {{__weather_temp|--}}, {{__weather_condition|No weather}}, \
    {{__steps_today|0|number:0}}, {{__calendar_next_title|Nothing}}, {{__calendar_next_time}}, or a variable {{name|what is \
    shown without it}}.
    """
  }

  /// Reads an answer.
  ///
  /// - Returns: the design's text, not compiled yet, or the mistakes for the model to fix.
  static func read(_ text: String) -> (design: JSONNode?, faults: [String]) {
    guard let object = PatchReply.object(in: text) else {
      return (nil, ["the answer holds no JSON object that is whole"])
    }
    let parsed = JSONParser.parse(SourceText(name: "answer", text: object))
    guard !parsed.hasErrors, let root = parsed.output, let rows = root["nodes"]?.elements else {
      let first = parsed.diagnostics.first { $0.severity == .error }
      return (nil, [first.map { "the answer is not JSON: \($0.message)" } ?? "`nodes` must be a list of nodes"])
    }
    if rows.isEmpty || rows.count > nodeLimit { return (nil, ["`nodes` must have 1 to \(nodeLimit) nodes"]) }
    var builder = Builder()
    for row in rows { builder.add(row) }
    guard builder.faults.isEmpty, let content = builder.tree() else { return (nil, Array(builder.faults.prefix(12))) }
    guard builder.showsAnything else {
      return (nil, ["the layout is empty: it needs a text, a symbol or a gauge"])
    }
    var faults: [String] = []
    func word(_ key: String, _ known: [String]) -> JSONNode? {
      guard let word = root[key]?.stringValue, known.contains(word) else {
        faults.append("`\(key)` must be one of \(known.joined(separator: ", "))")
        return nil
      }
      return .text(word)
    }
    let style = JSONNode.object([
      ("background", word("background", BackgroundToken.allCases.map(\.rawValue))),
      ("accent", word("accent", Accent.allCases.map(\.rawValue))),
    ])
    let name = clean(root["name"]?.stringValue ?? "", 24)
    if name.isEmpty { faults.append("the key `name` is missing") }
    if !faults.isEmpty { return (nil, faults) }
    return (
      .object([
        ("version", .integer(8)), ("name", .text(name)), ("layout", .object([("template", .text("custom"))])),
        ("style", style), ("content", content),
      ]), []
    )
  }

  private static func clean(_ text: String, _ length: Int) -> String {
    String(String(text.onOneLine.filter { $0 != "\u{FFFD}" }).trimmingSpaces.prefix(length))
  }

  /// Builds a tree from the rows of an answer.
  private struct Builder {
    private struct Node {
      var id: String
      var type: String
      var members: [(String, JSONNode?)]
      var children: [Int] = []
    }

    private var nodes: [Node] = []
    private var places: [String: Int] = [:]
    private(set) var faults: [String] = []

    /// Whether any node is visible; stacks, spacers and lines do not make a widget by themselves.
    var showsAnything: Bool { nodes.contains { ["text", "symbol", "gauge"].contains($0.type) } }

    mutating func add(_ row: JSONNode) {
      guard let id = row["id"]?.stringValue, !id.isEmpty, let type = row["type"]?.stringValue else {
        return faults.append("each node needs `id`, `parent` and `type`")
      }
      guard LayoutReply.types.contains(type) else {
        return faults.append(
          "node `\(id.prefix(20))`: `type` must be one of \(LayoutReply.types.joined(separator: ", "))")
      }
      guard places[id] == nil else { return faults.append("two nodes are called `\(id.prefix(20))`") }
      let parent = row["parent"]?.stringValue ?? ""
      if nodes.isEmpty {
        if !LayoutReply.stacks.contains(type) { faults.append("the first node must be a stack") }
      } else if let place = places[parent] {
        guard LayoutReply.stacks.contains(nodes[place].type) else {
          return faults.append("node `\(id.prefix(20))` lies in `\(parent.prefix(20))`, which is no stack")
        }
        nodes[place].children.append(nodes.count)
      } else {
        return faults.append(
          "node `\(id.prefix(20))` lies in `\(parent.prefix(20))`, which no node before it is called")
      }
      places[id] = nodes.count
      nodes.append(Node(id: id, type: type, members: members(row, type, id)))
    }

    /// The keys of a node as the content language names them; keys of other types are left out.
    private mutating func members(_ row: JSONNode, _ type: String, _ id: String) -> [(String, JSONNode?)] {
      var values: [String: JSONNode] = [:]
      for key in LayoutReply.keys where key.of.contains(type) {
        guard let node = row[key.name], !node.isNull else { continue }
        switch key.kind {
        case .text(let length):
          guard let text = node.stringValue else {
            faults.append("node `\(id)`: `\(key.name)` must be a text"); continue
          }
          values[key.name] = .text(LayoutReply.clean(text, length))
        case .word(let words):
          guard let word = node.stringValue, words.contains(word) else {
            faults.append("node `\(id)`: `\(key.name)` must be one of \(words.joined(separator: ", "))")
            continue
          }
          // The grey that can be read, for the word that a model knows.
          values[key.name] = .text(key.name == "color" && word == "secondary" ? "secondaryInk" : word)
        case .integer(let range):
          guard let number = node.numberValue else {
            faults.append("node `\(id)`: `\(key.name)` must be a number"); continue
          }
          values[key.name] = .number(min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
        }
      }
      return written(values, type, id)
    }

    private mutating func written(_ values: [String: JSONNode], _ type: String, _ id: String) -> [(String, JSONNode?)] {
      switch type {
      case "text":
        if values["text"]?.stringValue?.isEmpty ?? true { faults.append("node `\(id)`: a text needs `text`") }
        return [
          ("text", values["text"]), ("font", values["font"]), ("foreground", values["color"]),
          ("lineLimit", values["lineLimit"] ?? .integer(1)), ("minimumScale", .number(0.7)),
        ]
      case "symbol":
        if values["symbol"] == nil { faults.append("node `\(id)`: a symbol needs `symbol`, a name of SF Symbols") }
        return [("name", values["symbol"]), ("size", values["size"]), ("color", values["color"])]
      case "gauge":
        let side = values["size"]
        let isRing = values["style"]?.stringValue != "linear"
        let value = values["value"]?.stringValue ?? ""
        if value.isEmpty { faults.append("node `\(id)`: a gauge needs `value`") }
        return [
          ("style", values["style"]), ("value", .text("=" + LayoutReply.expression(value))), ("min", .integer(0)),
          ("max", values["maximum"] ?? .integer(100)), ("fill", values["color"]),
          ("frame", isRing ? .object([("width", side ?? .integer(48)), ("height", side ?? .integer(48))]) : nil),
        ]
      case "vstack", "hstack", "zstack":
        return [("spacing", values["spacing"]), ("alignment", aligned(values["alignment"]?.stringValue, type))]
      default: return []
      }
    }

    /// The alignment, if this kind of stack supports it. Other words are left out.
    private func aligned(_ word: String?, _ type: String) -> JSONNode? {
      let known: [String: [String]] = [
        "vstack": ["leading", "center", "trailing"], "hstack": ["top", "center", "bottom"],
        "zstack": ["leading", "center", "trailing", "top", "bottom"],
      ]
      return word.flatMap { known[type]?.contains($0) == true ? .text($0) : nil }
    }

    /// The tree below the first node, with a margin at the widget's edges.
    func tree() -> JSONNode? { nodes.isEmpty ? nil : tree(0) }

    private func tree(_ place: Int) -> JSONNode {
      let node = nodes[place]
      var members: [(String, JSONNode?)] = [("type", .text(node.type)), ("id", .text(node.id))] + node.members
      if LayoutReply.stacks.contains(node.type) { members.append(("children", .array(node.children.map(tree)))) }
      if place == 0 { members.append(("padding", .integer(14))) }
      return .object(members)
    }
  }

  /// The value of a gauge as an expression: `{{__steps_today|0}}` becomes `number(__steps_today)`.
  private static func expression(_ text: String) -> String {
    var inner = text
    if inner.hasPrefix("{{"), inner.hasSuffix("}}") { inner = String(inner.dropFirst(2).dropLast(2)) }
    let key = inner.prefix { $0 != "|" }
    return String(key.hasPrefix("=") ? key.dropFirst() : key).trimmingSpaces
  }
}
