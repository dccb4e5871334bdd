// SPDX-License-Identifier: MIT

import WeaveSchema

/// The value of a variable or an expression.
public enum Value: Sendable, Hashable {
  /// No such variable, member or entry.
  case missing
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// `true` or `false`, which print as 1 and 0.
  case bool(Bool)
  /// A moment or a day, which prints in ISO 8601.
  case date(DateValue)
  /// A length of time.
  case span(TimeSpan)
  /// Values in order.
  case list([Value])
  /// Values by name.
  case record([String: Value])
}

extension Value {
  /// The value as printed in a text: numbers without grouping, true and false as `1` and `0`, dates in ISO 8601, spans
  /// in seconds, lists with commas.
  public var text: String {
    switch self {
    case .missing, .record: ""
    case .number(let number): PlainNumber.text(of: number)
    case .string(let string): string
    case .bool(let bool): bool ? "1" : "0"
    case .date(let date): date.text
    case .span(let span): PlainNumber.text(of: span.length)
    case .list(let values): values.lazy.map(\.text).joined(separator: ", ")
    }
  }

  /// The value as a number; nil if it is not one. A text is a number if `PlainNumber` reads it; dates and spans count
  /// in seconds.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let string): PlainNumber.parse(string)
    case .bool(let bool): bool ? 1 : 0
    case .date(let date): date.seconds
    case .span(let span): span.length
    case .missing, .list, .record: nil
    }
  }

  /// Whether it counts as true: not missing, not empty, not zero, not the word `false`.
  public var isTruthy: Bool {
    switch self {
    case .missing: return false
    case .number(let number): return number != 0 && !number.isNaN
    case .string(let string):
      if let number = PlainNumber.parse(string) { return number != 0 && !number.isNaN }
      let word = string.trimmed
      return !word.isEmpty && word.lowercased() != "false"
    case .bool(let bool): return bool
    case .date: return true
    case .span(let span): return span.length != 0
    case .list(let values): return !values.isEmpty
    case .record(let members): return !members.isEmpty
    }
  }

  /// A member of a record: by its exact name, else by the rules for names of variables. For a list: `count`, and the
  /// entries `first` and `last`.
  package func member(_ name: String) -> Value? {
    if case .list(let entries) = self {
      switch name {
      case "count": return .number(Double(entries.count))
      case "first": return entries.first
      case "last": return entries.last
      default: return nil
      }
    }
    guard case .record(let members) = self else { return nil }
    if let value = members[name] { return value }
    let wanted = VariableScope.canonicalKey(name)
    // If two spellings match, the first in order of name is chosen, so that every run is the same.
    let matches = members.keys.filter { VariableKey.mayMatch(wanted, $0) && VariableScope.canonicalKey($0) == wanted }
    let match = matches.min()
    return match.flatMap { members[$0] }
  }

  /// An entry of a list, counted from 0; a fraction is cut off.
  func entry(_ index: Double) -> Value? {
    guard case .list(let values) = self, index > -1, index < Double(values.count) else { return nil }
    return values[Int(index)]
  }
}

extension StringProtocol {
  /// The text without surrounding white space and line breaks.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// At most the first `limit` Unicode scalars.
  func capped(atScalars limit: Int) -> String {
    if utf8.count <= limit { return String(self) }
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) else { return String(self) }
    return String(self[..<end])
  }
}
