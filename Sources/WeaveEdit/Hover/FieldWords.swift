// SPDX-License-Identifier: MIT

import WeaveSchema

/// Describes keys from the tables, as Markdown.
enum FieldWords {
  /// The description of a key: its type, purpose, default and range.
  static func markdown(of field: Field, in owner: ObjectType?) -> String {
    var lines = ["**`\(field.key)`**: \(text(of: field.type))", field.summary]
    var facts: [String] = []
    if field.isRequired { facts.append("Required.") }
    if let standard = field.standard { facts.append("Default: `\(standard)`.") }
    if let range = range(of: field.type) { facts.append("Range: \(range).") }
    if case .app(let version) = field.origin { facts.append("Read by WidgetWeaver since version \(version).") }
    if let reason = field.deprecation { facts.append("Deprecated: \(reason).") }
    if isDynamic(field.type) {
      facts.append("Also takes an expression `\"=…\"`, or a value for each size or appearance.")
    }
    if !facts.isEmpty { lines.append(facts.joined(separator: " ")) }
    if let owner { lines.append("*A key of `\(owner.name)`.*") }
    return lines.joined(separator: "\n\n")
  }

  /// A short description of a type.
  static func text(of type: FieldType) -> String {
    switch type {
    case .bool: "true or false"
    case .string: "text"
    case .template: "text with `{{…}}`"
    case .integer: "whole number"
    case .number: "number"
    case .token(let words):
      words.count > 12 ? "one of \(words.count) words" : words.map { "`\($0)`" }.joined(separator: " ")
    case .uuid: "UUID"
    case .date, .moment: "moment"
    case .day: "day"
    case .object(let name): "`\(name)`"
    case .array(let element, let limit): "list of \(text(of: element))" + (limit.map { ", at most \($0)" } ?? "")
    case .map(let element): "object of \(text(of: element))"
    case .anyOf(let types): types.map(text).joined(separator: " or ")
    case .dynamic(let base): text(of: base)
    case .color: "colour"
    case .share: "percentage of what is around, `50%`"
    case .any: "any value"
    }
  }

  /// The bounds of a number among the forms of a type; nil if it has none.
  static func range(of type: FieldType) -> String? {
    for plain in PlainType.all(of: [type]) {
      if let text = plain.type.rangeText, text != "any number", !text.contains("100000") { return text }
    }
    return nil
  }

  static func isDynamic(_ type: FieldType) -> Bool { PlainType.all(of: [type]).contains { $0.isDynamic } }
}
