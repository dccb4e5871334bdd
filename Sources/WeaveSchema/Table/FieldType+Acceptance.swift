// SPDX-License-Identifier: MIT

package import WeaveJSON
import WeaveTime

extension FieldType {
  /// Whether a value has a JSON type in which this type can be written.
  package func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .any: true
    case .bool: if case .bool = value { true } else { false }
    case .integer, .number: value.isNumber
    case .date: value.isNumber || value.text != nil
    case .string, .template, .token, .uuid, .moment, .day, .color: value.text != nil
    case .share: value.text?.hasSuffix("%") == true
    case .array: if case .array = value { true } else { false }
    case .object, .map: value.isObject
    case .anyOf(let types): types.contains { $0.accepts(value) }
    case .dynamic(let base): value.isObject || value.text?.hasPrefix("=") == true || base.accepts(value)
    }
  }

  /// Whether a text has the form of this type; true if the type has no special form.
  func matchesForm(_ value: JSONValue) -> Bool {
    guard case .string(let text) = value else { return true }
    return switch self {
    case .moment: InstantText.date(text) != nil
    case .day: LocalDay(text) != nil
    case .token(let words): words.contains(text)
    case .color:
      text.hasPrefix("#") && [4, 5, 7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
    case .bool, .string, .template, .integer, .number, .uuid, .date, .object, .array, .map, .anyOf, .dynamic, .share,
      .any:
      true
    }
  }

  /// The expected value with its article: "a number".
  package var expectation: String {
    switch self {
    case .bool: "`true` or `false`"
    case .string, .template, .uuid: "a string"
    case .integer, .number: "a number"
    case .token: "one of its tokens as a string"
    case .date: "a date as a string"
    case .moment: "a moment such as `2026-03-28T14:05:00+01:00`"
    case .day: "a day such as `2026-03-28`"
    case .object, .map: "an object"
    case .array: "a list"
    case .anyOf(let types): types.map(\.expectation).joined(separator: " or ")
    case .dynamic(let base): base.expectation
    case .color: "a colour as a string"
    case .share: "a percentage such as `50%`"
    case .any: "a value"
    }
  }

  /// The bounds of a number in words: "0 to 32", "at least 0"; nil for other types.
  package var rangeText: String? {
    switch self {
    case .integer(let range):
      Self.rangeText(
        range.lowerBound == .min ? nil : "\(range.lowerBound)", range.upperBound == .max ? nil : "\(range.upperBound)")
    case .number(let range):
      Self.rangeText(
        range.lowerBound == -.greatestFiniteMagnitude ? nil : shortest(range.lowerBound),
        range.upperBound == .greatestFiniteMagnitude ? nil : shortest(range.upperBound))
    case .bool, .string, .template, .token, .uuid, .date, .moment, .day, .object, .array, .map, .anyOf, .dynamic,
      .color, .share, .any:
      nil
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
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The kind of value with its article: "a string".
  package var kind: String {
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
