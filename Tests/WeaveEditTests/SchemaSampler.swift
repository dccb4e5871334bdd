// SPDX-License-Identifier: MIT

import WeaveJSON

/// Random values that a JSON Schema allows, for schemas of the keywords that `CoreSchema` uses.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014.
struct SchemaSampler {
  private let root: JSONNode
  private var state: UInt64
  /// Names that mean something to the language or to readers; they replace random ones where the pattern allows it.
  private static let names = [
    "size", "isSmall", "isDark", "parent", "width", "height", "true", "false", "null", "item", "index", "first",
    "screenFrame", "screen", "sizes", "score", "scores", "steps.week", "weather.hourly", "calendar.events", "steps",
    "__steps_today", "__weather_symbol", "__now", "today", "count", "sum", "chart", "upper", "past", "paid", "parts",
    "item.temp", "runs", "values", "weather.daily", "orders",
  ]
  private static let characters = Array("aZ 9é中🙂'\"\\:;,.|-%?()<>&+*/_#@![]$~^`\n\tx{}=")

  init(_ root: JSONNode, seed: UInt64) {
    self.root = root
    state = seed
  }

  /// A value as JSON text.
  mutating func design() -> String { value(root, 0) }

  private mutating func number(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(1, count)))
  }

  private mutating func one<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  // MARK: Schemas

  private func target(_ schema: JSONNode) -> JSONNode {
    guard let name = schema["$ref"]?.stringValue?.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? schema
  }

  /// Whether a value contains nodes.
  private func isNested(_ schema: JSONNode) -> Bool {
    target(schema)["properties"]?["children"] != nil
  }

  private mutating func value(_ schema: JSONNode, _ depth: Int) -> String {
    if schema["$ref"] != nil {
      return value(target(schema), schema["$ref"]?.stringValue == "#/$defs/node" ? depth + 1 : depth)
    }
    if let forms = schema["anyOf"]?.elements {
      let shallow = depth > 4 ? forms.filter { !isNested($0) } : forms
      return value(one(of: shallow.isEmpty ? forms : shallow), depth)
    }
    if let words = schema["enum"]?.elements { return JSONWriter.compact(one(of: words)) }
    if let word = schema["const"] { return JSONWriter.compact(word) }
    switch schema["type"]?.stringValue {
    case "object": return object(schema, depth)
    case "array":
      let least = Int(schema["minItems"]?.numberValue ?? 0)
      let most = min(Int(schema["maxItems"]?.numberValue ?? 9), least + 3)
      let count = least + number(below: most - least + 1)
      guard let items = schema["items"] else { return "[]" }
      return "[" + (0..<count).map { _ in value(items, depth) }.joined(separator: ",") + "]"
    case "string":
      return Self.quoted(schema["pattern"]?.stringValue.map { text(matching: $0) } ?? letters())
    case "number", "integer":
      let low = schema["minimum"]?.numberValue ?? -1_000_000_000
      let high = schema["maximum"]?.numberValue ?? 1_000_000_000
      let whole = (low + (high - low) * Double(number(below: 1_001)) / 1_000).rounded(.down)
      let isWhole = schema["type"]?.stringValue == "integer"
      let between = isWhole ? whole : low + (high - low) * Double(number(below: 9_973)) / 9_973
      return JSONWriter.text(of: one(of: [low, high, max(low, whole), between]))
    case "boolean": return one(of: ["true", "false"])
    case "null": return "null"
    default: return "{}"
    }
  }

  private mutating func object(_ schema: JSONNode, _ depth: Int) -> String {
    let required = Set((schema["required"]?.elements ?? []).compactMap(\.stringValue))
    var members: [String] = []
    for property in schema["properties"]?.members ?? []
    where required.contains(property.key) || number(below: 3) == 0 {
      members.append("\(Self.quoted(property.key)):\(value(property.value, depth))")
    }
    if let more = schema["additionalProperties"], more.boolValue == nil {
      var keys: Set<String> = []
      for _ in 0..<number(below: 5) {
        let key = one(of: Self.names + ["glasses", "km", "é x"])
        if keys.insert(key).inserted { members.append("\(Self.quoted(key)):\(value(more, depth))") }
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func letters() -> String {
    String((0..<number(below: 20)).map { _ in one(of: Self.characters) })
  }

  // MARK: Patterns

  private mutating func text(matching pattern: String) -> String {
    var expression = PatternText(pattern[...])
    let text = expression.sample { self.number(below: $0) }
    guard number(below: 3) > 0, let regex = try? Regex(pattern) else { return text }
    // Replace a random name by one that may mean something.
    let name = one(of: Self.names)
    guard let place = text.firstMatch(of: #/[a-z_][A-Za-z0-9_]{2,}(\.[a-z][A-Za-z0-9_]*)*/#)?.range else { return text }
    let renamed = text.replacingCharacters(in: place, with: name)
    return (try? regex.wholeMatch(in: renamed)) != nil ? renamed : text
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(scalar)
        }
      }.joined() + "\""
  }

  /// A regular expression of literals, classes, groups, alternatives and counts, which is sampled as it is read.
  private struct PatternText {
    private var rest: Substring

    init(_ pattern: Substring) { rest = pattern.hasPrefix("^") ? pattern.dropFirst() : pattern }

    /// - Parameter choose: a random number below another.
    mutating func sample(_ choose: (Int) -> Int) -> String {
      var forms = [""]
      while let character = rest.first, character != ")" {
        if character == "|" {
          rest.removeFirst()
          forms.append("")
          continue
        }
        if character == "$", rest.count == 1 {
          rest.removeFirst()
          break
        }
        let start = rest
        var piece = atom(choose)
        let after = rest
        let (least, most) = counts()
        let end = rest
        let count = least + choose(min(most - least, [0, 1, 3, 8][choose(4)]) + 1)
        if count == 0 { piece = "" }
        forms[forms.count - 1] += piece
        for _ in 1..<max(1, count) where count > 1 {
          // Each repetition is another sample.
          rest = start
          forms[forms.count - 1] += atom(choose)
          rest = after
        }
        rest = end
      }
      return forms[choose(forms.count)]
    }

    private mutating func counts() -> (Int, Int) {
      switch rest.first {
      case "?": rest.removeFirst(); return (0, 1)
      case "*": rest.removeFirst(); return (0, 8)
      case "+": rest.removeFirst(); return (1, 8)
      case "{":
        let inside = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(inside.count + 2)
        let bounds = inside.split(separator: ",").compactMap { Int($0) }
        return (bounds.first ?? 1, bounds.last ?? 1)
      default: return (1, 1)
      }
    }

    private mutating func atom(_ choose: (Int) -> Int) -> String {
      let character = rest.removeFirst()
      switch character {
      case "(":
        let text = sample(choose)
        if !rest.isEmpty { rest.removeFirst() }
        return text
      case "[": return String(member(choose))
      case "\\": return String(rest.removeFirst())
      default: return String(character)
      }
    }

    private mutating func member(_ choose: (Int) -> Int) -> Character {
      let isNegated = rest.first == "^"
      if isNegated { rest.removeFirst() }
      var members: [Character] = []
      while !rest.isEmpty {
        var character = rest.removeFirst()
        if character == "]" { break }
        if character == "\\" { character = rest.removeFirst() }
        if rest.first == "-", rest.dropFirst().first != "]", let low = character.asciiValue,
          let high = rest.dropFirst().first?.asciiValue, low <= high
        {
          members += (low...high).map { Character(UnicodeScalar($0)) }
          rest = rest.dropFirst(2)
        } else {
          members.append(character)
        }
      }
      let allowed = isNegated ? SchemaSampler.characters.filter { !members.contains($0) } : members
      return allowed[choose(allowed.count)]
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
