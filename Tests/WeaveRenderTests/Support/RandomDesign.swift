// SPDX-License-Identifier: MIT

import WeaveSchema
import WeaveSpec

/// Random designs as JSON text, with everything that the field table allows and some things that it does not. The
/// same seed gives the same design.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014.
struct RandomDesign: RandomNumberGenerator {
  private var state: UInt64
  /// The number of nodes left to make.
  private var nodes = 24

  static func text(seed: UInt64) -> String {
    var random = RandomDesign(state: seed &* 0x2545_F491_4F6C_DD1D &+ 1)
    return random.design()
  }

  private init(state: UInt64) { self.state = state }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &self) == 0 }

  private mutating func pick<T>(_ list: [T], else standard: T) -> T { list.randomElement(using: &self) ?? standard }

  // MARK: Designs

  private mutating func design() -> String {
    guard chance(3) else {
      let more = #""name": "x", "variables": {"a": \#(text()), "b": \#(number(-10...10))}, "#
      return #"{\#(more)"layout": {"template": "custom"}, "content": \#(node(depth: 0))}"#
    }
    return object(FieldTable.object("widget")?.fields ?? FieldTable.objects[0].fields, depth: 0, all: true)
  }

  private mutating func node(depth: Int) -> String {
    nodes -= 1
    let leaves: [NodeType] = [.text, .symbol, .shape, .gauge, .chart, .spacer, .divider, .image]
    let isLeaf = depth > 5 || nodes <= 0
    let type =
      isLeaf
      ? pick(leaves, else: .text) : pick(NodeType.allCases.filter { !leaves.contains($0) || chance(2) }, else: .text)
    let kind = ContentTable.node(type)
    var members = [#""type": "\#(type.rawValue)""#]
    for field in kind.fields where field.key != "type" && field.key != "id" {
      // There are many modifiers; each node gets only a few.
      guard field.isRequired ? !chance(40) : chance(8) else { continue }
      members.append(#""\#(field.key)": \#(value(field.type, depth: depth))"#)
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func object(_ fields: [Field], depth: Int, all: Bool = false) -> String {
    let chosen = fields.filter { $0.key != "content" && ($0.isRequired || (all ? !chance(3) : chance(2))) }
    return "{" + chosen.map { #""\#($0.key)": \#(value($0.type, depth: depth + 1))"# }.joined(separator: ", ") + "}"
  }

  // MARK: Values

  private mutating func value(_ type: FieldType, depth: Int) -> String {
    if chance(60) { return pick(["null", "true", "[]", "{}", "\"\"", "-1", "1e308", "\"=a\""], else: "null") }
    switch type {
    case .bool: return chance(2) ? "true" : "false"
    case .string, .template: return text()
    case .integer(let range):
      let low = max(range.lowerBound, -1_000)
      return String(Int.random(in: low...max(low, min(range.upperBound, 1_000)), using: &self))
    case .number(let range): return number(range)
    case .share: return pick(["\"50%\"", "\"0%\"", "\"1000%\"", "12", "\"=width / 2\""], else: "1")
    case .token(let words): return "\"\(pick(words, else: "nope"))\""
    case .uuid: return "\"00000000-0000-4000-8000-00000000000\(Int.random(in: 0...9, using: &self))\""
    case .date, .moment: return "\"2026-03-28T14:05:00Z\""
    case .day: return "\"2026-03-28\""
    case .color: return "\"\(pick(["label", "accent", "red", "#F0A", "#11223344", "white/0.5", "nope"], else: "red"))\""
    case .object("node"): return node(depth: depth + 1)
    case .object(let name):
      let known = ContentTable.object(name) ?? FieldTable.object(name)
      return depth > 12 ? "{}" : object(known?.fields ?? [], depth: depth)
    case .array(let element, let limit):
      let count = Int.random(in: 0...min(limit ?? 4, 4), using: &self)
      return "[" + (0..<count).map { _ in value(element, depth: depth) }.joined(separator: ", ") + "]"
    case .map(let element): return "{\"a\": \(value(element, depth: depth)), \"B c\": \(value(element, depth: depth))}"
    case .anyOf(let types): return value(pick(types, else: .any), depth: depth)
    case .dynamic(let inner): return dynamic(inner, depth: depth)
    case .any: return pick(["1", "\"a\"", "[1, 2, 3]", "{\"k\": 5}", "\"{{a}}\"", "\"=b * 2\""], else: "1")
    }
  }

  private mutating func dynamic(_ type: FieldType, depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &self) {
    case 0:
      let formula = [
        "b", "b * 100", "a", "1 / 0", "log(0)", "1e308 * 10", "index", "item", "b > 0", "width / 2", "isDark ? 1 : 2",
        "'infinity'", "'red'", "missing",
      ]
      return "\"=\(pick(formula, else: "b"))\""
    case 1: return "{\"small\": \(value(type, depth: depth)), \"default\": \(value(type, depth: depth))}"
    case 2: return "{\"light\": \(value(type, depth: depth)), \"dark\": \(value(type, depth: depth))}"
    default: return value(type, depth: depth)
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    let low = min(max(range.lowerBound, -40), range.upperBound)
    let number: Double =
      switch Int.random(in: 0..<10, using: &self) {
      case 0: range.lowerBound
      case 1: range.upperBound
      case 2: 0
      case 3: Double(bitPattern: next())
      default: Double.random(in: low...max(low, min(range.upperBound, 40)), using: &self)
      }
    return number.isFinite ? String(number) : "1e300"
  }

  private mutating func text() -> String {
    let words = [
      "Streak", "12 days", "{{a}}", "{{b|0||number:1}}", "{{=b * 2}}", "{{a", "}}", "שלום", "مرحبا", "日本語", "👩‍👩‍👧‍👦", "é́́́",
      "\\n", "\\u0000", "\\u202e", "\\u200d", "- [x] done", "", "{{__now||date:HH:mm}}", "🇫🇷🇩", "ﷺ",
    ]
    return "\"" + (0..<Int.random(in: 0...5, using: &self)).map { _ in pick(words, else: "") }.joined(separator: " ")
      + "\""
  }
}
