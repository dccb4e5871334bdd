// SPDX-License-Identifier: MIT

import WeaveSchema

extension JSONSchema {
  /// The nodes of a content tree and the objects inside them.
  static func contentDefinitions(_ writer: inout SchemaWriter) -> [(key: String, value: SchemaValue)] {
    for (name, type) in sharedTypes { writer.name(type, name) }
    var definitions = [("node", node)]
    definitions += NodeType.allCases.map { (definitionName(of: $0), kind($0, &writer)) }
    definitions.append(("modifiers", modifiers(&writer)))
    definitions += ContentTable.objects.map { ($0.name, object($0, &writer)) }
    return definitions
  }

  /// Types shared by many fields, so that their definitions get names.
  private static let sharedTypes: [(name: String, type: FieldType)] = [
    ("number", ContentTable.number), ("length", ContentTable.length), ("side", ContentTable.side),
    ("extent", ContentTable.extent),
    ("fraction", ContentTable.unit), ("condition", ContentTable.condition), ("color", ContentTable.color),
    ("fill", ContentTable.fill), ("horizontalAlignment", ContentTable.horizontal),
    ("verticalAlignment", ContentTable.vertical), ("alignment", ContentTable.both), ("font", ContentTable.fontType),
    ("shape", .dynamic(ContentTable.shapes)), ("outline", ContentTable.outlineType), ("text", .dynamic(.template)),
    ("weight", FontWeight.type),
  ]

  static func definitionName(of type: NodeType) -> String { type.rawValue + "Node" }

  /// A node. Its `type` decides which keys it has, so that an editor offers only the keys of its kind.
  private static let node = SchemaValue.object([
    ("description", .string("A node of a content tree.")),
    ("type", .string("object")),
    ("required", .strings(["type"])),
    ("properties", .object([("type", .object([("enum", .strings(NodeType.allCases.map(\.rawValue)))]))])),
    (
      "allOf",
      .array(
        NodeType.allCases.map { type in
          let isOfKind = SchemaValue.object([
            ("required", .strings(["type"])),
            ("properties", .object([("type", .object([("const", .string(type.rawValue))]))])),
          ])
          return .object([("if", isOfKind), ("then", .reference(definitionName(of: type)))])
        })
    ),
  ])

  private static func kind(_ type: NodeType, _ writer: inout SchemaWriter) -> SchemaValue {
    let own = ContentTable.ownObject(of: type)
    // Every kind lists its modifiers, because otherwise a schema cannot refuse other keys. Their contents are defined
    // once.
    let shared = ContentTable.modifiers.map { ($0.key, SchemaValue.reference("modifiers/properties/\($0.key)")) }
    var members = writer.members(of: own, besides: shared)
    if type == .text {
      members.append(("oneOf", .array(["text", "spans"].map { .object([("required", .strings([$0]))]) })))
    }
    if type == .chart {
      members.append(("anyOf", .array(["values", "series"].map { .object([("required", .strings([$0]))]) })))
    }
    if type == .use {
      members.append(("oneOf", .array(["template", "component"].map { .object([("required", .strings([$0]))]) })))
    }
    return .object(members + onlyKnownKeys)
  }

  private static func modifiers(_ writer: inout SchemaWriter) -> SchemaValue {
    let object = ObjectType("modifiers", "What every node can have.", ContentTable.modifiers)
    return .object(writer.members(of: object))
  }

  private static func object(_ object: ObjectType, _ writer: inout SchemaWriter) -> SchemaValue {
    .object(writer.members(of: object) + onlyKnownKeys)
  }

  /// Allows no other keys except comments: `comment` and all keys that begin with `_`.
  private static let onlyKnownKeys: [(key: String, value: SchemaValue)] = [
    ("patternProperties", .object([("^(_|comment$)", .raw("true"))])), ("additionalProperties", .raw("false")),
  ]
}
