// SPDX-License-Identifier: MIT

import WeaveJSON

extension FieldType {
  /// Whether a value is of a JSON type that this type is written in.
  func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.bool, .bool), (.integer, .number), (.number, .number), (.date, .number), (.array, .array),
      (.object, .object), (.map, .object), (.dynamic, .object):
      true
    case (.string, .string), (.template, .string), (.token, .string), (.uuid, .string), (.date, .string),
      (.color, .string):
      true
    case (.anyOf(let types), _): types.contains { $0.accepts(value) }
    case (.dynamic(let base), .string(let text)): text.hasPrefix("=") || base.accepts(value)
    case (.dynamic(let base), _): base.accepts(value)
    default: false
    }
  }

  /// What a value should be, with its article: "a number".
  var expectation: String {
    switch self {
    case .bool: "`true` or `false`"
    case .string, .template, .uuid: "a string"
    case .integer, .number: "a number"
    case .token: "one of its tokens as a string"
    case .date: "a date as a string"
    case .object, .map: "an object"
    case .array: "a list"
    case .anyOf(let types): types.map(\.expectation).joined(separator: " or ")
    case .dynamic(let base): base.expectation
    case .color: "a colour as a string"
    case .any: "a value"
    }
  }

  /// The bounds of a number in words: "0 to 32", "at least 0"; nil for other types.
  var rangeText: String? {
    switch self {
    case .integer(let range):
      Self.rangeText(
        range.lowerBound == .min ? nil : "\(range.lowerBound)", range.upperBound == .max ? nil : "\(range.upperBound)")
    case .number(let range):
      Self.rangeText(
        range.lowerBound == -.greatestFiniteMagnitude ? nil : shortest(range.lowerBound),
        range.upperBound == .greatestFiniteMagnitude ? nil : shortest(range.upperBound))
    default: nil
    }
  }

  private static func rangeText(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): "any number"
    }
  }
}

extension JSONValue {
  /// What it is, with its article: "a string".
  var kind: String {
    switch self {
    case .null: "`null`"
    case .bool(let value): "`\(value)`"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
