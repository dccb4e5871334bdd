// SPDX-License-Identifier: MIT

import WeaveSchema

/// The JSON Schemas and the reference for snapshots in weave's own form, generated from the tables that the reader
/// uses.
///
/// - Source: JSON Schema, draft 2020-12.
public enum SnapshotSchema {
  /// The schema for one kind of file, for editors. It is as strict as the reader.
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

  /// The names of all objects in weave's own form, without repeats, the outermost of each file first.
  public static var objectNames: [String] { objects.map(\.name) }

  /// The description of an object with its keys as a Markdown table; nil for an unknown name.
  public static func reference(of name: String) -> String? {
    guard let form = ours.first(where: { $0.vocabulary.object(name) != nil }), let object = form.vocabulary.object(name)
    else { return nil }
    // The page names the places, because an object may occur in more than one file.
    return ReferenceTable(form.vocabulary).section(of: object, showingPlace: false)
  }

  private static let ours = SnapshotKind.allCases.compactMap(SnapshotForm.ours)

  private static let objects: [ObjectType] = {
    var names: Set<String> = []
    return ours.flatMap(\.vocabulary.objects).filter { names.insert($0.name).inserted }
  }()

  private static let noOtherKeys: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
}
