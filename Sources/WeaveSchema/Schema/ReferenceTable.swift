// SPDX-License-Identifier: MIT

/// The tables of a reference in Markdown, generated from the tables of the validator.
package struct ReferenceTable: Sendable {
  let vocabulary: Vocabulary
  /// The link targets of objects, if they are not a heading with the object's name.
  let anchors: [String: String]
  /// A bound so wide that no file reaches it; the reference omits it.
  let widest: Double?

  package init(_ vocabulary: Vocabulary, anchors: [String: String] = [:], widest: Double? = nil) {
    self.vocabulary = vocabulary
    self.anchors = anchors
    self.widest = widest
  }

  /// An object's description, its place in the file, and its table.
  ///
  /// - Parameter examples: a value for each key as JSON text, by `object.key`; if empty, the column is omitted.
  package func section(
    of object: ObjectType, examples: [String: String] = [:], showingPlace: Bool = true
  ) -> String {
    let path = showingPlace ? vocabulary.path(of: object.name) : nil
    let place = path.map { $0.isEmpty ? "" : " Stands in `\($0)`." } ?? ""
    if object.fields.isEmpty { return "\(object.summary)\(place)\n" }
    let columns = Column.allCases.filter { $0.isOf(object, withExamples: !examples.isEmpty) }
    let rows = object.fields.map { field in
      columns.map { cell($0, of: field, example: examples["\(object.name).\(field.key)"]) }
    }
    let titles = columns.map(\.rawValue)
    let lines = ([titles, titles.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    return "\(object.summary)\(place)\n\n\(lines.joined(separator: "\n"))\n"
  }

  private func typeText(_ type: FieldType) -> String {
    switch type {
    case .bool: "bool"
    case .string: "string"
    case .template: "text template"
    case .integer: "integer, \(type.rangeText ?? "")"
    case .number: numberText(type)
    case .token(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .uuid: "UUID"
    case .date: "date"
    case .moment: "moment"
    case .day: "day"
    case .object(let name): "[\(name)](#\(anchors[name] ?? name.lowercased()))"
    case .array(let element, let limit): "list of \(typeText(element))" + (limit.map { ", at most \($0)" } ?? "")
    case .map(let element): "object of \(typeText(element))"
    case .anyOf(let types): types.map(typeText).joined(separator: " or ")
    // The sign is explained before the tables.
    case .dynamic(let base): "\(typeText(base)) ƒ"
    case .color: "colour"
    case .share: "percentage of what is around (`50%`)"
    case .any: "any"
    }
  }

  private func numberText(_ type: FieldType) -> String {
    guard case .number(let range) = type, let widest, range.upperBound == widest else {
      return "number, \(type.rangeText ?? "")"
    }
    return range.lowerBound < 0 ? "number" : "number, at least \(shortest(range.lowerBound))"
  }

  private func cell(_ column: Column, of field: Field, example: String?) -> String {
    switch column {
    case .key: return "`\(field.key)`"
    case .type: return typeText(field.type)
    case .standard: return field.isRequired ? "required" : field.standard.map { "`\($0)`" } ?? "–"
    // An unescaped bar would end the cell.
    case .example: return example.map { "`\($0.replacing("|", with: "\\|"))`" } ?? ""
    case .since:
      if case .app(let version) = field.origin { return "\(version)" }
      return "weave"
    case .summary:
      let spellings = field.spellings.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
      let siblings = field.siblings.map { "`\($0.key)`" }.joined(separator: ", ")
      let notes = [
        spellings.isEmpty ? nil : "Also read: \(spellings).", siblings.isEmpty ? nil : "Also read: \(siblings).",
        field.deprecation.map { "Out of use: \($0)." },
      ].compactMap { $0 }
      return ([field.summary] + notes).joined(separator: " ")
    }
  }
}

extension ReferenceTable {
  /// A column of a table; the raw value is its title.
  private enum Column: String, CaseIterable {
    case key = "Key"
    case type = "Type"
    case standard = "Default"
    case example = "Example"
    case since = "Since"
    case summary = "What it does"

    /// Whether an object's table has the column. Keys of our own have no version of the app.
    func isOf(_ object: ObjectType, withExamples: Bool) -> Bool {
      switch self {
      case .example: withExamples
      case .since: object.fields.contains { $0.origin != .weave }
      default: true
      }
    }
  }
}
