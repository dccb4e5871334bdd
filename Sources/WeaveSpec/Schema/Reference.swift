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
    let titles = ["Key", "Type", "Default"] + (examples.isEmpty ? [] : ["Example"]) + ["Since", "What it does"]
    let rows = object.fields.map { field in
      cells(of: field, example: examples.isEmpty ? nil : examples["\(object.name).\(field.key)"] ?? "")
    }
    let lines = ([titles, titles.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    return "\(object.summary)\(place)\n\n\(lines.joined(separator: "\n"))\n"
  }

  private static func cells(of field: Field, example: String?) -> [String] {
    let standard = field.isRequired ? "required" : field.standard.map { "`\($0)`" } ?? "–"
    let since =
      switch field.origin {
      case .app(let version): "\(version)"
      case .weave: "weave"
      }
    let spellings = field.spellings.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let notes = [
      spellings.isEmpty ? nil : "Also read: \(spellings).",
      field.deprecation.map { "Out of use: \($0)." },
    ].compactMap { $0 }
    // A bar would end the cell.
    let examples = example.map { [$0.isEmpty ? "" : "`\($0.replacing("|", with: "\\|"))`"] } ?? []
    return ["`\(field.key)`", typeText(field.type), standard] + examples
      + [since, ([field.summary] + notes).joined(separator: " ")]
  }

  private static func typeText(_ type: FieldType) -> String {
    switch type {
    case .bool: "bool"
    case .string: "string"
    case .template: "text template"
    case .integer: "integer, \(type.rangeText ?? "")"
    case .number: numberText(type)
    case .token(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .uuid: "UUID"
    case .date: "date"
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
