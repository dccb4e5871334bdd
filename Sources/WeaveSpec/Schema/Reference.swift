// SPDX-License-Identifier: MIT

public import WeaveSchema

/// The language reference as Markdown tables, generated from the tables of the validator.
public enum Reference {
  /// Every object of the language once: those of a design, the node kinds with their own keys, the modifiers that all
  /// nodes share, and the objects inside nodes.
  public static let objects: [ObjectType] =
    FieldTable.objects + NodeType.allCases.map(ContentTable.ownObject) + [modifiers]
    // A style has the same keys as the modifiers.
    + ContentTable.objects.filter { $0.name != ContentTable.style.name }

  /// The keys that every node has, under the name `modifiers`.
  public static let modifiers = ObjectType(
    "modifiers", "What every node can have. They wrap it in this order, from the innermost to the outermost.",
    ContentTable.modifiers)

  /// A section for each object, with a row for each key.
  ///
  /// - Parameter level: the level of the headings.
  public static func markdown(level: Int = 3) -> String {
    let heading = String(repeating: "#", count: max(1, level))
    return objects.map { "\(heading) \($0.name)\n\n\(section(of: $0))" }.joined(separator: "\n")
  }

  /// An object's description, its place, and its table.
  ///
  /// - Parameter examples: a value for each key as JSON text, by `object.key`; if empty, the column is omitted.
  public static func section(of object: ObjectType, examples: [String: String] = [:]) -> String {
    table.section(of: object, examples: examples)
  }

  private static let table = ReferenceTable(
    FieldTable.vocabulary, anchors: ["node": "nodes", "style": "modifiers"], widest: ContentTable.widest)
}
