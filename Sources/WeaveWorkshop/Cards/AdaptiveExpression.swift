// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema

/// An expression of the Adaptive Expressions language: `if(total > 500, 'good', 'attention')`.
///
/// - Source: learn.microsoft.com, Adaptive expressions: prebuilt functions; operators and their precedence.
indirect enum AdaptiveExpression {
  case literal(JSONNode)
  case name(String)
  case member(AdaptiveExpression, AdaptiveExpression)
  case call(String, [AdaptiveExpression])

  /// Reads an expression; nil if it is broken.
  static func read(_ text: String) -> AdaptiveExpression? {
    var parser = AdaptiveParser(text)
    guard let expression = parser.expression(0), parser.isAtEnd else { return nil }
    return expression
  }
}

/// Reads expressions by precedence.
struct AdaptiveParser {
  private enum Token: Equatable {
    case number(Double), string(String), name(String), sign(String)
  }

  private var tokens: [Token] = []
  private var at = 0
  private var depth = 0

  var isAtEnd: Bool { at == tokens.count }

  init(_ text: String) {
    var rest = text[...]
    while let character = rest.first {
      if character.isWhitespace {
        rest = rest.dropFirst()
      } else if character == "'" || character == "\"" || character == "`" {
        var value = ""
        rest = rest.dropFirst()
        while let next = rest.first, next != character {
          rest = rest.dropFirst()
          if next == "\\", let escaped = rest.first {
            rest = rest.dropFirst()
            value.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
          } else {
            value.append(next)
          }
        }
        rest = rest.dropFirst()
        tokens.append(.string(value))
      } else if character.isASCII, character.isNumber {
        let digits = rest.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
        tokens.append(.number(Double(digits) ?? 0))
        rest = rest.dropFirst(digits.count)
      } else if character.isLetter || character == "_" || character == "$" || character == "@" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "@" }
        tokens.append(.name(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        let sign = ["&&", "||", "==", "!=", "<=", ">=", "??", "=>"].first { rest.hasPrefix($0) } ?? String(character)
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
  }

  private static let powers: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 5, "<=": 5, ">": 5, ">=": 5, "&": 6, "+": 7, "-": 7, "*": 8,
    "/": 8, "%": 8, "^": 9,
  ]

  mutating func expression(_ least: Int) -> AdaptiveExpression? {
    guard depth < 60 else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard var left = prefix() else { return nil }
    while at < tokens.count, case .sign(let sign) = tokens[at], let power = Self.powers[sign], power > least {
      at += 1
      guard let right = expression(sign == "^" ? power - 1 : power) else { return nil }
      left = .call(sign, [left, right])
    }
    if least == 0, take("?") {
      guard let first = expression(0), take(":"), let second = expression(0) else { return nil }
      return .call("if", [left, first, second])
    }
    return left
  }

  private mutating func prefix() -> AdaptiveExpression? {
    if take("!") { return expression(9).map { .call("not", [$0]) } }
    if take("-") { return expression(8).map { .call("-", [.literal(.number(0)), $0]) } }
    if take("+") { return expression(8) }
    guard var value = primary() else { return nil }
    while at < tokens.count {
      if take(".") {
        guard case .name(let name)? = next() else { return nil }
        if at < tokens.count, tokens[at] == .sign("(") {
          guard let arguments = arguments() else { return nil }
          value = .call(name, [value] + arguments)
        } else {
          value = .member(value, .literal(.text(name)))
        }
      } else if take("[") {
        guard let index = expression(0), take("]") else { return nil }
        value = .member(value, index)
      } else {
        break
      }
    }
    return value
  }

  private mutating func primary() -> AdaptiveExpression? {
    switch next() {
    case .number(let number)?: return .literal(.number(number))
    case .string(let text)?: return .literal(.text(text))
    case .name(let name)?:
      if at < tokens.count, tokens[at] == .sign("(") { return arguments().map { .call(name, $0) } }
      switch name {
      case "true": return .literal(.flag(true))
      case "false": return .literal(.flag(false))
      case "null": return .literal(.null)
      default: return .name(name)
      }
    case .sign("(")?:
      guard let inner = expression(0), take(")") else { return nil }
      return inner
    case .sign("[")?:
      guard let entries = list("]") else { return nil }
      return .call("createArray", entries)
    default: return nil
    }
  }

  private mutating func arguments() -> [AdaptiveExpression]? { take("(") ? list(")") : nil }

  private mutating func list(_ end: String) -> [AdaptiveExpression]? {
    var entries: [AdaptiveExpression] = []
    if take(end) { return entries }
    while let entry = expression(0) {
      entries.append(entry)
      if take(end) { return entries }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func next() -> Token? {
    guard at < tokens.count else { return nil }
    defer { at += 1 }
    return tokens[at]
  }

  private mutating func take(_ sign: String) -> Bool {
    guard at < tokens.count, tokens[at] == .sign(sign) else { return false }
    at += 1
    return true
  }
}
