// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// Turns the values of A2UI, which may be bound to data or computed, into texts and expressions of the design language.
struct A2UIValues {
  /// What relative paths refer to: the entry of a list, by its name in expressions, with the values that it has.
  struct Scope {
    var name: String
    /// The entries that the name stands for, to see what kind of values they have.
    var examples: [JSONNode]
  }

  let data: JSONNode
  /// The variable that holds the data.
  let variable: String
  private(set) var notes = CardNotes()

  init(data: JSONNode, variable: String) {
    self.data = data
    self.variable = variable
  }

  // MARK: Paths

  /// The values that a path has, one for each entry that it may refer to.
  func examples(_ path: String, _ scope: Scope?) -> [JSONNode] {
    let pointer = A2UIPointer(path)
    let starts = pointer.isAbsolute || scope == nil ? [data] : scope?.examples ?? []
    let found = starts.compactMap { Self.value($0, pointer.keys) }
    // Version 0.8 also writes paths into an entry with a slash.
    if found.isEmpty, pointer.isAbsolute, let scope {
      return scope.examples.compactMap { Self.value($0, pointer.keys) }
    }
    return found
  }

  private static func value(_ node: JSONNode, _ keys: [String]) -> JSONNode? {
    keys.reduce(Optional(node)) { node, key in
      if let entries = node?.elements { return Int(key).flatMap { entries.indices.contains($0) ? entries[$0] : nil } }
      return node?[key]
    }
  }

  /// A path as an expression: `data.event.location[0]`.
  func path(_ path: String, _ scope: Scope?) -> String {
    let pointer = A2UIPointer(path)
    var isRelative = !pointer.isAbsolute && scope != nil
    if pointer.isAbsolute, let scope, Self.value(data, pointer.keys) == nil,
      scope.examples.contains(where: { Self.value($0, pointer.keys) != nil })
    {
      isRelative = true
    }
    let start = isRelative ? scope?.name ?? variable : variable
    let steps = pointer.keys.map { key -> String in
      if let index = Int(key), index >= 0 { return "[\(index)]" }
      let isPlain =
        key.first.map { $0.isASCII && ($0.isLetter || $0 == "_") } == true
        && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      return isPlain ? ".\(key)" : "[\(CardParts.quoted(key))]"
    }
    let expression = start + steps.joined()
    // What is missing so far is empty, as the protocol says.
    return examples(path, scope).isEmpty || examples(path, scope).contains(where: \.isNull)
      ? "(\(expression) ?? '')" : expression
  }

  // MARK: Values

  /// A literal of any version; nil for a bound or computed value.
  static func literal(_ value: JSONNode?) -> JSONNode? {
    guard let value else { return nil }
    guard value.members != nil else { return value }
    if let literal = value["literalString"] ?? value["literalNumber"] ?? value["literalBoolean"] ?? value[
      "literalArray"] ?? value["literal"]
    {
      return literal
    }
    return nil
  }

  /// The value at present: of a literal, or of the data at a path.
  func present(_ value: JSONNode?, _ scope: Scope?) -> JSONNode? {
    if let literal = Self.literal(value) { return literal }
    return value?["path"]?.stringValue.flatMap { examples($0, scope).first }
  }

  /// A value as the text of a `text` node.
  mutating func text(_ value: JSONNode?, _ scope: Scope?) -> String {
    guard let value else { return "" }
    if let literal = Self.literal(value) { return CardParts.literal(Self.words(literal)) }
    if let path = value["path"]?.stringValue {
      let expression = self.path(path, scope)
      if case .bool? = examples(path, scope).first?.value { return "{{=\(expression) ? 'true' : 'false'}}" }
      return "{{=\(expression)}}"
    }
    guard let call = value["call"]?.stringValue else { return "" }
    return computed(call, value["args"], scope)
  }

  /// A literal as words; a list or an object as JSON.
  static func words(_ node: JSONNode) -> String {
    switch node.value {
    case .null: ""
    case .string(let text): text
    case .number(let number): JSONWriter.text(of: number)
    case .bool(let flag): flag ? "true" : "false"
    case .array, .object: JSONWriter.compact(node)
    }
  }

  /// A function of the basic catalogue as a text.
  private mutating func computed(_ call: String, _ arguments: JSONNode?, _ scope: Scope?) -> String {
    let value = arguments?["value"] ?? arguments?["text"]
    switch call {
    case "formatString": return interpolated(Self.literal(value)?.stringValue ?? "", scope)
    case "formatDate":
      let pattern = Self.literal(arguments?["format"] ?? arguments?["pattern"])?.stringValue ?? "yMMMd"
      return "{{=\(expression(value, scope))||date:\(pattern.replacing("|", with: " ").replacing("}", with: ""))}}"
    case "formatNumber":
      if Self.literal(arguments?["grouping"])?.boolValue == false { return "{{=\(expression(value, scope))}}" }
      let decimals =
        Self.literal(arguments?["decimals"] ?? arguments?["maximumFractionDigits"])?.numberValue.map {
          ":\(Int(min(9, max(0, $0))))"
        } ?? ""
      return "{{=\(expression(value, scope))||number\(decimals)}}"
    case "formatCurrency":
      let code = Self.literal(arguments?["currency"])?.stringValue ?? "USD"
      return "{{=\(expression(value, scope))||currency:\(code.filter(\.isLetter))}}"
    default: return "{{=\(function(call, arguments, scope))}}"
    }
  }

  /// A value as an expression.
  mutating func expression(_ value: JSONNode?, _ scope: Scope?) -> String {
    guard let value else { return "''" }
    if let literal = Self.literal(value) {
      switch literal.value {
      case .number(let number): return JSONWriter.text(of: number)
      case .bool(let flag): return flag ? "true" : "false"
      case .null: return "''"
      case .array(let entries): return "[" + entries.map { expression($0, scope) }.joined(separator: ", ") + "]"
      case .string, .object: return CardParts.quoted(Self.words(literal))
      }
    }
    if let path = value["path"]?.stringValue { return self.path(path, scope) }
    guard let call = value["call"]?.stringValue else { return "''" }
    return function(call, value["args"], scope)
  }

  /// A function as an expression.
  private mutating func function(_ call: String, _ arguments: JSONNode?, _ scope: Scope?) -> String {
    let value = arguments?["value"] ?? arguments?["text"]
    let values = arguments?["values"]?.elements ?? []
    switch call {
    case "formatString":
      return pieces(of: Self.literal(value)?.stringValue ?? "", scope).map { piece in
        switch piece {
        case .words(let words): CardParts.quoted(words)
        case .value(let text, let expression): expression ?? CardParts.quoted(text)
        }
      }.joined(separator: " + ")
    case "formatDate":
      let pattern = Self.literal(arguments?["format"] ?? arguments?["pattern"])?.stringValue ?? "yMMMd"
      return "format(\(expression(value, scope)), \"date:\(pattern.filter { $0 != "\"" && $0 != "\\" })\")"
    case "formatNumber": return "format(\(expression(value, scope)), 'number')"
    case "formatCurrency":
      let code = Self.literal(arguments?["currency"])?.stringValue ?? "USD"
      return "format(\(expression(value, scope)), 'currency:\(code.filter(\.isLetter))')"
    case "pluralize":
      let number = expression(value, scope)
      let other = expression(arguments?["other"], scope)
      var result = other
      for (key, count) in [("two", "2"), ("one", "1"), ("zero", "0")] where arguments?[key] != nil {
        result = "(\(number) == \(count) ? \(expression(arguments?[key], scope)) : \(result))"
      }
      return result
    case "required": return "(\(expression(value, scope)) != '')"
    case "and":
      return values.isEmpty ? "true" : "(" + values.map { expression($0, scope) }.joined(separator: " and ") + ")"
    case "or":
      return values.isEmpty ? "false" : "(" + values.map { expression($0, scope) }.joined(separator: " or ") + ")"
    case "not": return "(not \(expression(value, scope)))"
    case "capitalize":
      let text = expression(value, scope)
      return "(upper(substring(\(text), 0, 1)) + substring(\(text), 1, 9999))"
    case "upper", "uppercase", "toUpperCase": return "upper(\(expression(value, scope)))"
    case "lower", "lowercase", "toLowerCase": return "lower(\(expression(value, scope)))"
    case "concat": return values.isEmpty ? "''" : values.map { expression($0, scope) }.joined(separator: " + ")
    case "length": return "length(\(expression(value, scope)))"
    case "now": return "now()"
    case "add": return binary("+", arguments, scope)
    case "subtract": return binary("-", arguments, scope)
    case "multiply": return binary("*", arguments, scope)
    case "divide": return binary("/", arguments, scope)
    default:
      notes.add("the function `\(call)` is unknown; its first value is shown")
      return value == nil ? "''" : expression(value, scope)
    }
  }

  private mutating func binary(_ sign: String, _ arguments: JSONNode?, _ scope: Scope?) -> String {
    let operands = arguments?["values"]?.elements ?? [arguments?["a"], arguments?["b"]].compactMap(\.self)
    return operands.isEmpty ? "0" : "(" + operands.map { expression($0, scope) }.joined(separator: " \(sign) ") + ")"
  }

  // MARK: Interpolation

  private enum Piece {
    case words(String)
    /// A part in `${…}`: as text, and as an expression if it has one.
    case value(text: String, expression: String?)
  }

  /// A text with parts in `${…}` as the text of a node.
  private mutating func interpolated(_ text: String, _ scope: Scope?) -> String {
    pieces(of: text, scope).map { piece in
      switch piece {
      case .words(let words): CardParts.literal(words)
      case .value(let text, _): text
      }
    }.joined()
  }

  private mutating func pieces(of text: String, _ scope: Scope?) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("\\${") {
        words += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${"), let end = Self.end(of: rest.dropFirst(2)) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        let value = Self.parsed(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        pieces.append(.value(text: self.text(value, scope), expression: expression(value, scope)))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(character)
        rest = rest.dropFirst()
      }
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  /// The place of the brace that closes a part, past inner ones and quotations.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 1
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
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

  /// The inside of `${…}` as a value: a path, a literal, or a call with named arguments.
  private static func parsed(_ text: Substring) -> JSONNode {
    let text = String(text).trimmingBlanks
    if text.hasPrefix("${"), text.hasSuffix("}") { return parsed(text.dropFirst(2).dropLast()) }
    if let quote = text.first, "'\"".contains(quote), text.last == quote, text.count > 1 {
      return .text(String(text.dropFirst().dropLast()))
    }
    if let number = Double(text) { return .number(number) }
    if text == "true" || text == "false" { return .flag(text == "true") }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), open > text.startIndex
    else { return .object([("path", .text(text))]) }
    let inside = text[text.index(after: open)...].dropLast()
    let arguments = split(inside).compactMap { part -> (String, JSONNode?)? in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      return (String(part[..<colon]).trimmingBlanks, parsed(part[part.index(after: colon)...]))
    }
    return .object([("call", .text(String(text[..<open]))), ("args", .object(arguments))])
  }

  /// Arguments between commas, past those in brackets and quotations.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, quote, start) = (0, Character?.none, text.startIndex)
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if "({[".contains(character) {
        depth += 1
      } else if ")}]".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }
}
