// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// The type of a variable, as written in a design's `types`: `"number"`, `["text"]`, `{ "to": "text", "delay?": "number
/// min" }`.
public indirect enum DataType: Sendable, Hashable {
  /// Any value; never checked.
  case any
  /// A text.
  case text
  /// A number, with a unit if one is given.
  case number(unit: String?)
  /// True or false.
  case flag
  /// A moment, a day or a time of day, in a form that date filters read.
  case date
  /// A list whose entries all have the same type.
  case list(DataType)
  /// A record with these members, and possibly others.
  case record([Member])

  /// A member of a record.
  public struct Member: Sendable, Hashable {
    /// The member's name in texts and data.
    public var name: String
    /// The type of the member.
    public var type: DataType
    /// Whether it may be missing: its name is written with a `?` after it.
    public var isOptional: Bool
  }

  /// Words for types, in the order of the reference.
  public static let words = ["text", "number", "flag", "date", "any"]

  /// Units that numbers may have: `"number km"`.
  public static let units = [
    "°C", "°F", "%", "km/h", "mph", "m/s", "mm/h", "mm", "hPa", "inHg", "m", "km", "mi", "kcal", "°", "s", "min", "h",
    "d",
    "steps",
  ]
}

extension DataType {
  /// An invalid part of a type, with the reason.
  struct Mistake {
    var message: String
    var node: JSONNode
    /// Similar words that may be meant.
    var near: [String] = []
    /// Whether it is a word followed by a `?`, which belongs after the name of an optional member.
    var isOptionalWord = false
    /// The member whose type is invalid; nil for the entries of a list.
    var member: JSONMember?
  }

  /// Reads a type. An invalid part becomes `any`.
  init(_ node: JSONNode) {
    var mistakes: [Mistake] = []
    self = Self.read(node, &mistakes)
  }

  /// The members of an object of types, such as `types` of a design.
  static func members(_ node: JSONNode?) -> [Member] {
    var mistakes: [Mistake] = []
    return node.map { members($0.members ?? [], &mistakes) } ?? []
  }

  /// Every invalid part in an object of types.
  static func mistakes(in node: JSONNode) -> [Mistake] {
    var mistakes: [Mistake] = []
    _ = members(node.members ?? [], &mistakes)
    return mistakes
  }

  /// An object of types without the members that are wholly or partly invalid.
  static func withoutMistakes(_ node: JSONNode) -> JSONNode {
    let members = node.members?.filter { member in
      var mistakes: [Mistake] = []
      _ = read(member.value, &mistakes)
      return mistakes.isEmpty
    }
    return JSONNode(.object(members ?? []), at: node.range)
  }

  private static func members(_ members: [JSONMember], _ mistakes: inout [Mistake]) -> [Member] {
    members.map { member in
      let isOptional = member.key.hasSuffix("?")
      let count = mistakes.count
      let type = read(member.value, &mistakes)
      var isMeantOptional = false
      for index in mistakes.indices.dropFirst(count) where mistakes[index].node.range == member.value.range {
        mistakes[index].member = member
        isMeantOptional = mistakes[index].isOptionalWord
      }
      return Member(
        name: isOptional ? String(member.key.dropLast()) : member.key, type: type,
        isOptional: isOptional || isMeantOptional)
    }
  }

  private static func read(_ node: JSONNode, _ mistakes: inout [Mistake]) -> DataType {
    switch node.value {
    case .string(let text): return word(text, node, &mistakes)
    case .object(let members): return .record(self.members(members, &mistakes))
    case .array(let entries):
      if entries.count == 1, let entry = entries.first { return .list(read(entry, &mistakes)) }
      mistakes.append(
        Mistake(message: "a list has the type of its entries in brackets: `[\"text\"]`", node: node))
    case .null, .bool, .number:
      mistakes.append(
        Mistake(message: "a type is a word, a list or a record, not \(node.typeName)", node: node))
    }
    return .any
  }

  private static func word(_ text: String, _ node: JSONNode, _ mistakes: inout [Mistake]) -> DataType {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch parts.first {
    case "any" where parts.count == 1: return .any
    case "text" where parts.count == 1: return .text
    case "flag" where parts.count == 1: return .flag
    case "date" where parts.count == 1: return .date
    case "number":
      guard parts.count > 1 else { return .number(unit: nil) }
      if units.contains(parts[1]) { return .number(unit: parts[1]) }
      mistakes.append(
        Mistake(message: "there is no unit `\(parts[1])`", node: node, near: nearUnits(parts[1]).map { "number \($0)" })
      )
    default: mistakes.append(unknown(text, node))
    }
    return .any
  }

  private static func nearUnits(_ text: String) -> [String] {
    units.filter { $0.lowercased() == text.lowercased() }
  }

  private static func unknown(_ text: String, _ node: JSONNode) -> Mistake {
    if text.hasSuffix("?") {
      let word = String(text.dropLast()).trimmed
      let type = others[word.lowercased()] ?? word
      var further: [Mistake] = []
      _ = Self.word(type, node, &further)
      if further.isEmpty {
        return Mistake(
          message: "`\(text)` is not a type; a `?` goes after the name of an optional member", node: node,
          near: [type],
          isOptionalWord: true)
      }
    }
    let near = Self.others[text.lowercased()].map { [$0] } ?? []
    return Mistake(message: "there is no type `\(text)`", node: node, near: near)
  }

  /// The names of types in other languages.
  private static let others = [
    "string": "text", "str": "text", "int": "number", "integer": "number", "float": "number", "double": "number",
    "bool": "flag", "boolean": "flag", "datetime": "date", "day": "date", "time": "date", "moment": "date",
  ]
}

extension DataType: CustomStringConvertible {
  /// The type in messages and tables: `[{ to: text, delay?: number min }]`.
  public var description: String {
    switch self {
    case .any: "any"
    case .text: "text"
    case .number(let unit): unit.map { "number \($0)" } ?? "number"
    case .flag: "flag"
    case .date: "date"
    case .list(let entry): "[\(entry)]"
    case .record(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type)" }.joined(separator: ", ") + " }"
    }
  }
}
