// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveJSON
import WeaveSchema

/// Fills a template of an Adaptive Card with data: `${…}`, `$data` and `$when`.
///
/// - Source: learn.microsoft.com, Adaptive Card Templating.
struct AdaptiveTemplate {
  private(set) var evaluator: AdaptiveEvaluator
  private var made = 0

  init(now: Date) { evaluator = AdaptiveEvaluator(now: now) }

  /// Whether a card has anything to fill in.
  static func isTemplate(_ node: JSONNode) -> Bool {
    switch node.value {
    case .string(let text): text.contains("${")
    case .array(let entries): entries.contains(where: isTemplate)
    case .object(let members): members.contains { $0.key == "$data" || $0.key == "$when" || isTemplate($0.value) }
    case .null, .bool, .number: false
    }
  }

  /// The card with the data in it.
  mutating func filled(_ card: JSONNode, with data: JSONNode?) -> JSONNode {
    let root = data ?? .object([])
    let scope = AdaptiveEvaluator.Scope(data: root, root: root)
    return expanded(card, scope).first ?? .object([])
  }

  /// A node filled in: none if its condition is false, several if its data is a list.
  private mutating func expanded(_ node: JSONNode, _ scope: AdaptiveEvaluator.Scope) -> [JSONNode] {
    guard made < 20_000 else { return [] }
    made += 1
    switch node.value {
    case .string(let text): return [interpolated(text, scope)]
    case .array(let entries):
      var all: [JSONNode] = []
      for entry in entries { all += expanded(entry, scope) }
      return [.array(all)]
    case .object(let members):
      guard let source = node["$data"] else { return object(members, scope).map { [$0] } ?? [] }
      let data = value(of: source, scope)
      if let entries = data?.elements {
        var all: [JSONNode] = []
        for (index, entry) in entries.enumerated() {
          var inner = scope
          (inner.data, inner.index) = (entry, index)
          if let made = object(members, inner) { all.append(made) }
        }
        return all
      }
      guard let data, !data.isNull else { return [] }
      var inner = scope
      inner.data = data
      // Inline data at the top is what `$root` means, too.
      if scope.root.members?.isEmpty == true { inner.root = data }
      return object(members, inner).map { [$0] } ?? []
    case .null, .bool, .number: return [node]
    }
  }

  private mutating func object(_ members: [JSONMember], _ scope: AdaptiveEvaluator.Scope) -> JSONNode? {
    if let condition = members.first(where: { $0.key == "$when" })?.value,
      !AdaptiveEvaluator.isTrue(value(of: condition, scope))
    {
      return nil
    }
    var filled: [(key: String, value: JSONNode?)] = []
    for member in members where !["$data", "$when"].contains(member.key) {
      let values = expanded(member.value, scope)
      if let first = values.first { filled.append((member.key, values.count == 1 ? first : .array(values))) }
    }
    return .object(filled)
  }

  private mutating func value(of node: JSONNode, _ scope: AdaptiveEvaluator.Scope) -> JSONNode? {
    node.stringValue.map { interpolated($0, scope) } ?? node
  }

  /// A text with its parts in `${…}`; a text that is one such part alone keeps the type of its value.
  private mutating func interpolated(_ text: String, _ scope: AdaptiveEvaluator.Scope) -> JSONNode {
    guard text.contains("${") else { return .text(text) }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = Self.end(of: rest[start.upperBound...]) else { break }
      let inside = String(rest[start.upperBound..<end])
      let value = evaluator.value(of: inside, scope)
      if start.lowerBound == text.startIndex, rest.index(after: end) == text.endIndex { return value ?? .null }
      result += rest[..<start.lowerBound]
      // What is missing stays visible as it is written, as in the official libraries.
      result += value.map(A2UIValues.words) ?? "${\(inside)}"
      rest = rest[rest.index(after: end)...]
    }
    return .text(result + rest)
  }

  /// The place of the brace that closes an expression, past quotations and inner braces.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 1
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" || character == "`" {
        quote = character
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
