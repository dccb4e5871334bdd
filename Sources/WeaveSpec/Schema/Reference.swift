// SPDX-License-Identifier: MIT

/// The reference of the language as Markdown tables, made from the tables that the validator reads.
public enum Reference {
  /// Every object of the language once: those of a design, the node kinds with their own keys, the modifiers that
  /// all nodes share, and the objects that nodes hold.
  public static let objects: [ObjectType] =
    FieldTable.objects + NodeType.allCases.map(ContentTable.ownObject) + [modifiers] + ContentTable.objects

  /// The keys that every node has, under the name `modifiers`.
  public static let modifiers = ObjectType(
    "modifiers", "What every node can have. They wrap it in this order, from the innermost to the outermost.",
    ContentTable.modifiers)

  /// A section for each object, a row for each key.
  ///
  /// - Parameter level: the level of the headings.
  public static func markdown(level: Int = 3) -> String {
    let heading = String(repeating: "#", count: max(1, level))
    return objects.map { "\(heading) \($0.name)\n\n\(section(of: $0))" }.joined(separator: "\n")
  }

  /// What an object is, where it stands, and its table.
  ///
  /// - Parameter examples: a value of each key as JSON text, by `object.key`; without any there is no such column.
  public static func section(of object: ObjectType, examples: [String: String] = [:]) -> String {
    let place = FieldTable.path(of: object.name).map { $0.isEmpty ? "" : " Stands in `\($0)`." } ?? ""
    if object.fields.isEmpty { return "\(object.summary)\(place)\n" }
    let columns = Column.allCases.filter { $0.isOf(object, withExamples: !examples.isEmpty) }
    let rows = object.fields.map { field in
      columns.map { $0.cell(of: field, example: examples["\(object.name).\(field.key)"]) }
    }
    let titles = columns.map(\.rawValue)
    let lines = ([titles, titles.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    return "\(object.summary)\(place)\n\n\(lines.joined(separator: "\n"))\n"
  }

  fileprivate static func typeText(_ type: FieldType) -> String {
    switch type {
    case .bool: "bool"
    case .string: "string"
    case .template: "text template"
    case .integer: "integer, \(type.rangeText ?? "")"
    case .number: numberText(type)
    case .token(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .uuid: "UUID"
    case .date: "date"
    case .object("node"): "[node](#nodes)"
    case .object(let name): "[\(name)](#\(name.lowercased()))"
    case .array(let element, let limit): "list of \(typeText(element))" + (limit.map { ", at most \($0)" } ?? "")
    case .map(let element): "object of \(typeText(element))"
    case .anyOf(let types): types.map(typeText).joined(separator: " or ")
    // The sign is explained where the tables begin.
    case .dynamic(let base): "\(typeText(base)) ƒ"
    case .color: "colour"
    case .any: "any"
    }
  }

  /// The bounds of lengths in a content tree are so wide that no design meets them.
  private static func numberText(_ type: FieldType) -> String {
    guard case .number(let range) = type, case .number(let widest) = ContentTable.positive,
      range.upperBound == widest.upperBound
    else {
      return "number, \(type.rangeText ?? "")"
    }
    return range.lowerBound < 0 ? "number" : "number, at least \(shortest(range.lowerBound))"
  }
}

extension Reference {
  /// A column of a table, by its title.
  private enum Column: String, CaseIterable {
    case key = "Key"
    case type = "Type"
    case standard = "Default"
    case example = "Example"
    case since = "Since"
    case summary = "What it does"

    /// Whether an object's table has it: where all keys are ours, none says since when.
    func isOf(_ object: ObjectType, withExamples: Bool) -> Bool {
      switch self {
      case .example: withExamples
      case .since: object.fields.contains { $0.origin != .weave }
      default: true
      }
    }

    func cell(of field: Field, example: String?) -> String {
      switch self {
      case .key: return "`\(field.key)`"
      case .type: return typeText(field.type)
      case .standard: return field.isRequired ? "required" : field.standard.map { "`\($0)`" } ?? "–"
      // A bar would end the cell.
      case .example: return example.map { "`\($0.replacing("|", with: "\\|"))`" } ?? ""
      case .since:
        if case .app(let version) = field.origin { return "\(version)" }
        return "weave"
      case .summary:
        let spellings = field.spellings.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
        let notes = [
          spellings.isEmpty ? nil : "Also read: \(spellings).", field.deprecation.map { "Out of use: \($0)." },
        ].compactMap { $0 }
        return ([field.summary] + notes).joined(separator: " ")
      }
    }
  }
}
