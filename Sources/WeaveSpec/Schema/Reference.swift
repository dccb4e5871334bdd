// SPDX-License-Identifier: MIT

/// The reference of the language as Markdown tables, made from the field table.
public enum Reference {
  /// A section for each object, a row for each key.
  ///
  /// - Parameters:
  ///   - objects: the objects of the language.
  ///   - level: the level of the headings.
  public static func markdown(objects: [ObjectType] = FieldTable.objects, level: Int = 3) -> String {
    objects.map { section(of: $0, level: level) }.joined(separator: "\n")
  }

  private static func section(of object: ObjectType, level: Int) -> String {
    let heading = String(repeating: "#", count: max(1, level))
    let place = FieldTable.path(of: object.name).map { $0.isEmpty ? "" : " Stands in `\($0)`." } ?? ""
    let rows = object.fields.map(row(of:))
    return """
      \(heading) \(object.name)

      \(object.summary)\(place)

      | Key | Type | Default | Since | What it does |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static func row(of field: Field) -> String {
    let standard = field.isRequired ? "required" : field.standard.map { "`\($0)`" } ?? "–"
    let since =
      switch field.origin {
      case .app(let version): "\(version)"
      case .weave: "weave"
      }
    let spellings = field.spellings.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let note = spellings.isEmpty ? "" : " Also read: \(spellings)."
    return "| `\(field.key)` | \(typeText(field.type)) | \(standard) | \(since) | \(field.summary)\(note) |"
  }

  private static func typeText(_ type: FieldType) -> String {
    switch type {
    case .bool: "bool"
    case .string: "string"
    case .template: "text template"
    case .integer: "integer, \(type.rangeText ?? "")"
    case .number: "number, \(type.rangeText ?? "")"
    case .token(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .uuid: "UUID"
    case .date: "date"
    case .object(let name): "[\(name)](#\(name.lowercased()))"
    case .array(let element, let limit): "list of \(typeText(element))" + (limit.map { ", at most \($0)" } ?? "")
    case .map(let element): "object of \(typeText(element))"
    case .anyOf(let types): types.map(typeText).joined(separator: " or ")
    case .dynamic(let base): "\(typeText(base)); expression; by size or appearance"
    case .color: "colour"
    case .any: "any"
    }
  }
}
