// SPDX-License-Identifier: MIT

import FoundationEssentials
public import WeaveDiagnostics
import WeaveEdit
import WeaveJSON
public import WeaveRender
import WeaveSchema
import WeaveTime

/// A change of a design that was asked for in words: edits of its text, and what was not understood.
public struct WordChange: Sendable {
  /// The text of the whole file after the change.
  public private(set) var source: SourceText
  /// What is done, a line for each part of the request that is understood.
  public private(set) var lines: [String] = []
  /// The parts of the request that are not understood, each with the nearest requests that are.
  public private(set) var missed: [String] = []

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - prompt: the request in English; its parts are separated by commas, `and`, `then` and full stops.
  ///   - source: the text of the file.
  ///   - index: which of the file's designs is changed.
  public init(_ prompt: String, of source: SourceText, design index: Int = 0, at moment: Moment) {
    self.source = source
    let today = LocalDay(moment.now, in: moment.timeZone)
    for clause in Self.clauses(of: prompt) {
      guard var design = EditedDesign(self.source, index) else {
        missed.append("the file has syntax errors")
        return
      }
      let request = WordRequest(clause, today: today)
      var done: [String]?
      var isUnderstood = false
      for rule in ChangeRule.all where rule.applies(request, design) {
        var changed = design
        let lines = rule.change(request, &changed)
        isUnderstood = true
        guard !lines.isEmpty else { continue }
        (design, done) = (changed, lines)
        break
      }
      if let done {
        self.source = design.source
        lines += done
      } else if isUnderstood {
        missed.append(
          "'\(Echo.message(clause))' changes nothing here: the design has nothing of the kind, or is like that already."
        )
      } else {
        let near = NearPhrases.nearest(to: clause, among: ChangeRule.all.flatMap(\.phrases))
        missed.append(
          "'\(Echo.message(clause))' was not understood. Understood are changes such as "
            + near.map { "'\($0)'" }.joined(separator: ", ") + ".")
      }
    }
  }

  /// The parts of a request. Commas and `and` inside quotations and lists of things to remove do not separate.
  static func clauses(of prompt: String) -> [String] {
    var parts: [String] = [""]
    var isQuoted = false
    var words = Substring(prompt.replacing("’", with: "'"))
    while let character = words.first {
      if "\"“”„«»".contains(character) { isQuoted.toggle() }
      let separators = [". ", "; ", ", and ", ", then ", " and then ", " then ", ", ", " and ", " but ", "\n"]
      if !isQuoted, let separator = separators.first(where: { words.hasPrefix($0) }) {
        words = words.dropFirst(separator.count)
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
      words = words.dropFirst()
    }
    return joined(parts.map { $0.trimmingCharacters(" \t\n.!,;") }.filter { !$0.isEmpty })
  }

  /// A part without a verb of its own takes that of the part before it: "remove the icon and the buttons".
  private static func joined(_ parts: [String]) -> [String] {
    var result: [String] = []
    var verb: String?
    for part in parts {
      let words = part.lowercased().split(separator: " ").map(String.init)
      if let first = words.first, removing.contains(first) {
        verb = first
        result.append(part)
      } else if let verb, words.count <= 3, !words.contains(where: { ChangeWords.verbs.contains($0) }) {
        result.append("\(verb) \(part)")
      } else {
        verb = nil
        result.append(part)
      }
    }
    return result
  }

  private static let removing: Set<String> = ["remove", "delete", "hide", "drop", "omit"]
}

/// Words that requests for changes consist of.
enum ChangeWords {
  static let bigger = [
    "bigger", "larger", "increase", "enlarge", "huge", "grow", "big", "large", "taller", "more prominent", "stand out",
  ]
  static let smaller = ["smaller", "reduce", "decrease", "shrink", "tiny", "small", "less prominent"]
  static let removal = [
    "remove", "delete", "hide", "drop", "omit", "without", "no", "get rid of", "take away", "take out", "lose",
    "don't show", "do not show", "clear",
  ]
  static let verbs: Set<String> = [
    "make", "set", "change", "use", "turn", "add", "insert", "put", "give", "replace", "rename", "call", "remove",
    "delete", "hide", "drop", "omit", "increase",
    "decrease", "reduce", "enlarge", "shrink", "move", "align", "center", "centre", "show", "switch", "tint", "write",
    "mark", "check", "round", "bigger", "smaller",
    "larger", "bold", "darker", "lighter", "more", "less", "try",
  ]

  static func isBigger(_ request: WordRequest) -> Bool {
    request.says(any: bigger) && !request.says(any: ["less", "not so"]) || request.says("less small")
  }
  static func isSmaller(_ request: WordRequest) -> Bool {
    request.says(any: smaller) || request.says(any: ["less big", "less large", "too big", "too large"])
  }
  static func isRemoval(_ request: WordRequest) -> Bool { request.says(any: removal) }
}

/// A kind of change: when it applies, what it does, and how people ask for it.
struct ChangeRule: Sendable {
  /// Requests that it understands, for the messages about those that nothing understands.
  var phrases: [String]
  var applies: @Sendable (WordRequest, EditedDesign) -> Bool
  /// Makes the change, and returns what was done; nothing if there is nothing to change.
  var change: @Sendable (WordRequest, inout EditedDesign) -> [String]

  /// All rules; the first that applies and changes something is taken.
  static let all: [ChangeRule] = texts + parts + looks + sizes
}

/// A design in a file while it is changed: its tree, and edits by JSON pointers that keep the rest of the text.
struct EditedDesign: Sendable {
  private(set) var source: SourceText
  private(set) var root: JSONNode
  /// The pointer of the design in the file: empty, `/0`, or `/specs/0`.
  private let prefix: String

  /// Nil if the text is no design.
  init?(_ source: SourceText, _ index: Int) {
    let parsed = JSONParser.parse(source)
    guard let file = parsed.output, !parsed.hasErrors else { return nil }
    let found: JSONNode?
    if let designs = file.elements {
      (prefix, found) = ("/\(index)", designs.indices.contains(index) ? designs[index] : nil)
    } else if let designs = file["specs"]?.elements {
      (prefix, found) = ("/specs/\(index)", designs.indices.contains(index) ? designs[index] : nil)
    } else {
      (prefix, found) = ("", file)
    }
    guard let found, found.members != nil else { return nil }
    (self.source, root) = (source, found)
    self.index = index
  }

  private let index: Int

  /// Whether the design has a layout of its own.
  var isCustom: Bool { root["layout"]?["template"]?.stringValue == "custom" && root["content"]?.members != nil }

  /// The template's name; `classic` if none is given.
  var template: String { root["layout"]?["template"]?.stringValue ?? "classic" }

  /// The value at a pointer inside the design.
  subscript(pointer: String) -> JSONNode? {
    pointer.split(separator: "/").reduce(Optional(root)) { node, key in
      if let index = Int(key), let entries = node?.elements {
        return entries.indices.contains(index) ? entries[index] : nil
      }
      return node?[String(key).replacing("~1", with: "/").replacing("~0", with: "~")]
    }
  }

  /// Sets a value.
  ///
  /// - Returns: whether the text has changed.
  @discardableResult
  mutating func set(_ pointer: String, _ value: JSONNode) -> Bool { edit(pointer, .set(JSONWriter.compact(value))) }

  @discardableResult
  mutating func set(_ pointer: String, _ text: String) -> Bool { set(pointer, .text(text)) }

  @discardableResult
  mutating func remove(_ pointer: String) -> Bool { self[pointer] == nil ? false : edit(pointer, .remove) }

  private mutating func edit(_ pointer: String, _ change: PointerEdit.Change) -> Bool {
    guard let edited = try? PointerEdit(prefix + pointer, change).applied(to: source), edited.bytes != source.bytes,
      let next = EditedDesign(edited, index)
    else { return false }
    self = next
    return true
  }

  // MARK: Nodes of a custom design

  /// The nodes of the content and of components in the order of the text, each with its pointer.
  var nodes: [(pointer: String, node: JSONNode)] {
    var found: [(String, JSONNode)] = []
    if let content = root["content"] { Self.collect(content, "/content", &found) }
    for member in root["components"]?.members ?? [] {
      if let content = member.value["content"] { Self.collect(content, "/components/\(member.key)/content", &found) }
    }
    return found.map { (pointer: $0.0, node: $0.1) }
  }

  private static func collect(_ node: JSONNode, _ pointer: String, _ found: inout [(String, JSONNode)]) {
    if node["type"]?.stringValue != nil { found.append((pointer, node)) }
    for member in node.members ?? [] where member.value.members != nil || member.value.elements != nil {
      let key = member.key.replacing("~", with: "~0").replacing("/", with: "~1")
      collect(member.value, "\(pointer)/\(key)", &found)
    }
    for (index, entry) in (node.elements ?? []).enumerated() { collect(entry, "\(pointer)/\(index)", &found) }
  }

  /// The nodes of some kinds.
  func nodes(of kinds: String...) -> [(pointer: String, node: JSONNode)] {
    nodes.filter { kinds.contains($0.node["type"]?.stringValue ?? "") }
  }

  /// The texts, with the size of each in points, as far as it is written.
  var texts: [(pointer: String, text: String, size: Double)] {
    let all = nodes(of: "text", "label")
    return all.map { pointer, node in
      (pointer, node["text"]?.stringValue ?? "", FontSteps.points(node["font"] ?? inherited("font", by: pointer)))
    }
  }

  /// A key of the nearest node around a pointer.
  private func inherited(_ key: String, by pointer: String) -> JSONNode? {
    var pointer = pointer
    while let slash = pointer.lastIndex(of: "/") {
      pointer = String(pointer[..<slash])
      if let value = self[pointer]?[key] { return value }
    }
    return nil
  }

  /// The texts that a request means: a heading, a number, all of them.
  func texts(meant request: WordRequest) -> [String] {
    let all = texts
    if request.says(any: ["number", "value", "figure", "count", "percentage", "temperature", "time"]) {
      let values = all.filter { $0.text.contains("{{") || $0.text.hasPrefix("=") }
      return values.max { $0.size < $1.size }.map { [$0.pointer] } ?? []
    }
    if request.says(any: ["title", "heading", "header", "headline", "name", "main text"]) {
      // A heading is words, near the top.
      let words = all.filter { !$0.text.contains("{{") && !$0.text.hasPrefix("=") && $0.size >= 15 }
      if let heading = words.first ?? all.max(by: { $0.size < $1.size }) { return [heading.pointer] }
      return []
    }
    if request.says(any: [
      "subtitle", "caption", "description", "second line", "second text", "secondary text", "small text", "footer",
    ]) {
      let smaller = all.dropFirst().filter { $0.size < 17 }
      return smaller.last.map { [$0.pointer] } ?? []
    }
    return all.map(\.pointer)
  }
}

/// Sizes of fonts, and the next larger and smaller ones.
enum FontSteps {
  static let styles: [(name: String, points: Double)] = [
    ("caption2", 11), ("caption", 12), ("footnote", 13), ("subheadline", 15), ("callout", 16), ("body", 17),
    ("headline", 17), ("title3", 20), ("title2", 22),
    ("title", 28), ("largeTitle", 34),
  ]

  /// The size of a font, or of its default case; 17 if none is written.
  static func points(_ font: JSONNode?) -> Double {
    guard let font else { return 17 }
    if let number = font.numberValue { return number }
    if let name = font.stringValue { return styles.first { $0.name == name }?.points ?? 17 }
    if let size = font["size"] { return points(size) }
    if let style = font["style"] { return points(style) }
    for key in ["default", "medium", "small", "large"] { if let inner = font[key] { return points(inner) } }
    return 17
  }

  /// The font one step larger or smaller; values for sizes and appearances each.
  static func stepped(_ font: JSONNode?, by step: Int) -> JSONNode {
    let ladder = ["caption2", "caption", "footnote", "subheadline", "body", "title3", "title2", "title", "largeTitle"]
    guard let font else { return .text(step > 0 ? "title3" : "subheadline") }
    switch font.value {
    case .number(let size): return .number(max(8, min(160, (size * (step > 0 ? 1.25 : 0.8)).rounded())))
    case .string(let name):
      if name == "headline" {
        return .object([("style", .text(step > 0 ? "title3" : "subheadline")), ("weight", .text("semibold"))])
      }
      let place = ladder.firstIndex(of: name == "callout" ? "body" : name) ?? 4
      if place == ladder.count - 1, step > 0 { return .object([("size", .number(42))]) }
      return .text(ladder[max(0, min(ladder.count - 1, place + step))])
    case .object(let members):
      let cases: Set<String> = ["small", "medium", "large", "extraLarge", "default", "light", "dark"]
      if members.contains(where: { cases.contains($0.key) }) {
        return .object(members.map { ($0.key, stepped($0.value, by: step)) })
      }
      if members.contains(where: { $0.key == "size" }) {
        return .object(members.map { ($0.key, $0.key == "size" ? stepped($0.value, by: step) : $0.value) })
      }
      if members.contains(where: { $0.key == "style" }) {
        return .object(members.map { ($0.key, $0.key == "style" ? steppedStyle($0.value, by: step) : $0.value) })
      }
      return .object([("style", .text(step > 0 ? "title3" : "subheadline"))] + members.map { ($0.key, $0.value) })
    case .null, .bool, .array: return font
    }
  }

  private static func steppedStyle(_ style: JSONNode, by step: Int) -> JSONNode {
    let next = stepped(style.stringValue == "headline" ? .text("body") : style, by: step)
    return next.stringValue == nil && next["size"] != nil ? .text("largeTitle") : next
  }

  /// A length times a factor; values for sizes each.
  static func scaled(_ node: JSONNode, by factor: Double, atLeast low: Double = 0) -> JSONNode? {
    switch node.value {
    case .number(let number): return .number(max(low, (number * factor).rounded()))
    case .object(let members):
      let inner = members.compactMap { member in
        scaled(member.value, by: factor, atLeast: low).map { (member.key, Optional($0)) }
      }
      return inner.count == members.count ? .object(inner.map { (key: $0.0, value: $0.1) }) : nil
    case .null, .bool, .string, .array: return nil
    }
  }
}
