// SPDX-License-Identifier: MIT

/// The JSON Schema of design files, made from the field table.
///
/// - Source: JSON Schema, draft 2020-12.
public enum JSONSchema {
  /// The schema of a file: one design, a list of designs, or an exchange file.
  ///
  /// Editors complete and check a design by it. It is as strict as the validator with types, words and unknown keys,
  /// and stricter with numbers, which the validator clamps.
  ///
  /// - Parameter objects: the objects of the language; each becomes a definition.
  public static func text(objects: [ObjectType] = FieldTable.objects) -> String {
    let known = Set(objects.map(\.name))
    let definitions = objects.map { ($0.name, definition(of: $0, known: known)) }
    return SchemaValue.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("weave design")),
      (
        "description",
        .string("A widget design of WidgetWeaver's format, versions 1 to 8, with the extensions of weave.")
      ),
      ("if", .object([("type", .string("array"))])),
      (
        "then",
        .object([("items", reference("WidgetSpec")), ("minItems", .raw("1"))])
      ),
      ("else", exchangeOrDesign),
      ("$defs", .object(definitions)),
    ]).text() + "\n"
  }

  // One of two by a key, and not `anyOf`, so that an editor's message is about the object that the author writes.
  private static let exchangeOrDesign = SchemaValue.object([
    ("if", .object([("anyOf", .array(["magic", "specs"].map { .object([("required", .strings([$0]))]) }))])),
    ("then", reference("Exchange")),
    ("else", reference("WidgetSpec")),
  ])

  private static func reference(_ name: String) -> SchemaValue { .object([("$ref", .string("#/$defs/\(name)"))]) }

  private static func definition(of object: ObjectType, known: Set<String>) -> SchemaValue {
    let properties = object.fields.map { ($0.key, schema(of: $0, known: known)) }
    let required = object.fields.filter(\.isRequired).map(\.key)
    var members: [(key: String, value: SchemaValue)] = [
      ("description", .string(object.summary)), ("type", .string("object")), ("properties", .object(properties)),
    ]
    if !required.isEmpty { members.append(("required", .strings(required))) }
    members.append(("additionalProperties", .raw("false")))
    return .object(members)
  }

  private static func schema(of field: Field, known: Set<String>) -> SchemaValue {
    var members: [(key: String, value: SchemaValue)] = [("description", .string(field.summary))]
    if let standard = field.standard { members.append(("default", .raw(standard))) }
    if field.deprecation != nil { members.append(("deprecated", .raw("true"))) }
    if case .token(let words) = field.type {
      members.append(("enum", .strings(words + field.spellings.keys.sorted())))
    } else {
      members += constraints(of: field.type, known: known)
    }
    return .object(members)
  }

  /// The keywords that a type is said with.
  private static func constraints(of type: FieldType, known: Set<String>) -> [(key: String, value: SchemaValue)] {
    switch type {
    case .any: []
    case .bool: [("type", .string("boolean"))]
    case .string, .template: [("type", .string("string"))]
    case .color: [("type", .string("string"))]
    case .integer(let range):
      [("type", .string("integer"))]
        + bounds(
          range.lowerBound == .min ? nil : "\(range.lowerBound)", range.upperBound == .max ? nil : "\(range.upperBound)"
        )
    case .number(let range):
      [("type", .string("number"))]
        + bounds(
          range.lowerBound == -.greatestFiniteMagnitude ? nil : shortest(range.lowerBound),
          range.upperBound == .greatestFiniteMagnitude ? nil : shortest(range.upperBound))
    case .token(let words): [("enum", .strings(words))]
    case .uuid: [("type", .string("string")), ("pattern", .string(uuidPattern))]
    case .date:
      [("anyOf", .array([.object([("type", .string("string")), ("format", .string("date-time"))]), typed("number")]))]
    case .object(let name): known.contains(name) ? [("$ref", .string("#/$defs/\(name)"))] : []
    case .array(let element, let limit):
      [("type", .string("array")), ("items", .object(constraints(of: element, known: known)))]
        + (limit.map { [("maxItems", .raw("\($0)"))] } ?? [])
    case .map(let element):
      [("type", .string("object")), ("additionalProperties", .object(constraints(of: element, known: known)))]
    case .anyOf(let types): [("anyOf", .array(types.map { .object(constraints(of: $0, known: known)) }))]
    case .dynamic(let base): [("anyOf", .array(forms(ofDynamic: base, known: known)))]
    }
  }

  /// A plain value, an expression, a value for each size or a value for each appearance.
  private static func forms(ofDynamic base: FieldType, known: Set<String>) -> [SchemaValue] {
    let plain = SchemaValue.object(constraints(of: base, known: known))
    let expression = SchemaValue.object([("type", .string("string")), ("pattern", .string("^="))])
    let either = SchemaValue.object([("anyOf", .array([plain, expression]))])
    func choice(_ keys: [String]) -> SchemaValue {
      .object([
        ("type", .string("object")), ("properties", .object(keys.map { ($0, either) })),
        ("additionalProperties", .raw("false")), ("minProperties", .raw("1")),
      ])
    }
    return [plain, expression, choice(MatchedSet.Key.words + ["default"]), choice(["light", "dark"])]
  }

  private static let uuidPattern = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"

  private static func typed(_ name: String) -> SchemaValue { .object([("type", .string(name))]) }

  private static func bounds(_ lower: String?, _ upper: String?) -> [(key: String, value: SchemaValue)] {
    [("minimum", lower), ("maximum", upper)].compactMap { key, bound in bound.map { (key, .raw($0)) } }
  }
}
