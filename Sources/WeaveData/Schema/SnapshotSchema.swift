// SPDX-License-Identifier: MIT

import WeaveSchema

/// The JSON Schemas and the reference of snapshots in our own form, made from the tables that reading goes by.
///
/// - Source: JSON Schema, draft 2020-12.
public enum SnapshotSchema {
  /// The schema of one kind of file, for editors. It is as strict as reading is.
  public static func text(for kind: SnapshotKind) -> String {
    guard let form = SnapshotForm.ours(kind) else { return "{}\n" }
    var writer = SchemaWriter()
    var definitions: [(key: String, value: SchemaValue)] = []
    for object in form.vocabulary.objects.dropFirst() {
      definitions.append((object.name, .object(writer.members(of: object) + noOtherKeys)))
    }
    var members: [(key: String, value: SchemaValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string("urn:weave:schema:\(kind.rawValue)")), ("title", .string("weave snapshot: \(kind.rawValue)")),
    ]
    members += writer.members(of: form.root) + noOtherKeys
    if !definitions.isEmpty { members.append(("$defs", .object(definitions))) }
    return SchemaValue.object(members).text() + "\n"
  }

  /// The names of all objects of our own form, each once, the outermost of each file first.
  public static var objectNames: [String] { objects.map(\.name) }

  /// What an object is, and its keys as a Markdown table; nil for an unknown name.
  public static func reference(of name: String) -> String? {
    guard let form = ours.first(where: { $0.vocabulary.object(name) != nil }), let object = form.vocabulary.object(name)
    else { return nil }
    // Places are told by the page, as an object may stand in more than one file.
    return ReferenceTable(form.vocabulary).section(of: object, tellingPlace: false)
  }

  private static let ours = SnapshotKind.allCases.compactMap(SnapshotForm.ours)

  private static let objects: [ObjectType] = {
    var names: Set<String> = []
    return ours.flatMap(\.vocabulary.objects).filter { names.insert($0.name).inserted }
  }()

  private static let noOtherKeys: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
}
