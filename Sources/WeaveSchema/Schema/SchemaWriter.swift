// SPDX-License-Identifier: MIT

/// Writes fields and types of the tables as keywords of JSON Schema.
///
/// A `.dynamic` type may contain itself (a value per size, in each a value per appearance), so each becomes a
/// definition that refers to itself.
package struct SchemaWriter {
  /// The definitions that the types written so far refer to.
  package private(set) var definitions: [(key: String, value: SchemaValue)]
  /// The names of the definitions of dynamic types, by the text of their plain forms.
  private var names: [String: String] = [:]
  /// The cases of a dynamic value.
  private let cases: [String]
  /// The lists of words that fields take, by `object.key`.
  private let lists: [String: WordList]

  /// Words that an editor offers for a field.
  package struct WordList: Sendable {
    /// The name of its definition.
    var name: String
    /// Whether no other words are allowed.
    var isClosed: Bool

    package init(_ name: String, isClosed: Bool) {
      self.name = name
      self.isClosed = isClosed
    }
  }

  /// - Parameters:
  ///   - cases: the keys for a value per case; empty if the tables have no dynamic types.
  ///   - colors: the names of colours; empty if the tables have no colours.
  ///   - lists: the lists of words that fields take, by `object.key`; the caller adds their definitions.
  package init(cases: [String] = [], colors: [String] = [], lists: [String: WordList] = [:]) {
    self.cases = cases
    self.lists = lists
    definitions = cases.isEmpty ? [] : [("expression", Self.expression)]
    if !colors.isEmpty { definitions.append(("colorValue", Self.color(colors))) }
  }

  // MARK: Objects and fields

  /// The keywords of an object, except the one for unknown keys.
  ///
  /// - Parameter shared: the keys besides its fields.
  package mutating func members(
    of object: ObjectType, besides shared: [(key: String, value: SchemaValue)] = []
  ) -> [(key: String, value: SchemaValue)] {
    var properties: [(key: String, value: SchemaValue)] = []
    for field in object.fields {
      properties.append((field.key, schema(of: field, in: object.name)))
      properties += Self.siblings(of: field)
    }
    let required = object.fields.filter(\.isRequired).map(\.key)
    var members: [(key: String, value: SchemaValue)] = [
      ("description", .string(object.summary)), ("type", .string("object")),
      ("properties", .object(properties + shared)),
    ]
    if !required.isEmpty { members.append(("required", .strings(required))) }
    let choices = object.fields.filter { !$0.siblings.isEmpty }.map(Self.oneUnit)
    if !choices.isEmpty { members.append(("allOf", .array(choices))) }
    return members
  }

  /// The keys for the same quantity in other units.
  private static func siblings(of field: Field) -> [(key: String, value: SchemaValue)] {
    guard case .number(let range) = field.type else { return [] }
    return field.siblings.map { key, unit in
      let description = SchemaValue.string("\(field.summary) In \(unit.name), instead of `\(field.key)`.")
      return (key, .object([("description", description)] + numeric(.number(unit.bounds(range)))))
    }
  }

  /// The rule that an object gives a quantity in at most one unit.
  private static func oneUnit(of field: Field) -> SchemaValue {
    let cases = ([field.key] + field.siblings.map(\.key)).map { SchemaValue.object([("required", .strings([$0]))]) }
    return .object([("oneOf", .array(cases + [.object([("not", .object([("anyOf", .array(cases))]))])]))])
  }

  private mutating func schema(of field: Field, in owner: String) -> SchemaValue {
    var members: [(key: String, value: SchemaValue)] = [("description", .string(field.summary))]
    if let standard = field.standard { members.append(("default", .raw(standard))) }
    if field.deprecation != nil { members.append(("deprecated", .raw("true"))) }
    if case .token(let words) = field.type {
      members.append(("enum", .strings(words + field.spellings.keys.sorted())))
    } else {
      let own = keywords(of: field.type, hint: "\(owner).\(field.key)")
      members += lists["\(owner).\(field.key)"].map { Self.offering($0, besides: own) } ?? own
    }
    return .object(members)
  }

  /// A list of words, and the other values that the field takes.
  private static func offering(
    _ list: WordList, besides own: [(key: String, value: SchemaValue)]
  ) -> [(key: String, value: SchemaValue)] {
    let words = SchemaValue.reference(list.name)
    return list.isClosed
      ? [("$ref", .string("#/$defs/\(list.name)"))] : [("anyOf", .array([words, .object(own)]))]
  }

  // MARK: Types

  /// Gives the definition of a dynamic type its name.
  package mutating func name(_ type: FieldType, _ name: String) {
    if case .dynamic(let base) = type { _ = reference(toDynamic: base, hint: name) }
  }

  /// The keywords of a type.
  ///
  /// - Parameter hint: the name of a new definition.
  private mutating func keywords(of type: FieldType, hint: String) -> [(key: String, value: SchemaValue)] {
    switch type {
    case .any: return []
    case .bool: return [("type", .string("boolean"))]
    case .string, .template: return [("type", .string("string"))]
    case .color: return [("$ref", .string("#/$defs/colorValue"))]
    case .share: return [("type", .string("string")), ("pattern", .string(#"^[0-9]+(\.[0-9]+)?%$"#))]
    case .integer, .number: return Self.numeric(type)
    case .token(let words): return [("enum", .strings(words))]
    case .uuid: return [("type", .string("string")), ("pattern", .string(Self.uuidPattern))]
    case .date: return [("anyOf", .array([Self.date, .object([("type", .string("number"))])]))]
    case .moment: return [("type", .string("string")), ("pattern", .string(Self.momentPattern))]
    case .day: return [("type", .string("string")), ("format", .string("date")), ("pattern", .string(Self.dayPattern))]
    case .object(let name): return [("$ref", .string("#/$defs/\(name)"))]
    case .array(let element, let limit):
      return [("type", .string("array")), ("items", .object(keywords(of: element, hint: hint)))]
        + (limit.map { [("maxItems", .raw("\($0)"))] } ?? [])
    case .map(let element):
      return [("type", .string("object")), ("additionalProperties", .object(keywords(of: element, hint: hint)))]
    case .anyOf: return [("anyOf", .array(forms(of: type, hint: hint)))]
    case .dynamic(let base): return [("$ref", .string(reference(toDynamic: base, hint: hint)))]
    }
  }

  /// The forms that a value may have, one schema each.
  private mutating func forms(of type: FieldType, hint: String) -> [SchemaValue] {
    guard case .anyOf(let types) = type else { return [.object(keywords(of: type, hint: hint))] }
    var forms: [SchemaValue] = []
    for type in types { forms += self.forms(of: type, hint: hint) }
    return forms
  }

  private mutating func reference(toDynamic base: FieldType, hint: String) -> String {
    let plain = forms(of: base, hint: hint)
    let text = SchemaValue.array(plain).text()
    let known = names[text]
    let name = known ?? "dynamic.\(hint)"
    let path = "#/$defs/\(name)"
    if known == nil {
      names[text] = name
      let choice = SchemaValue.object([
        ("type", .string("object")), ("minProperties", .raw("1")),
        ("propertyNames", .object([("enum", .strings(cases))])),
        ("additionalProperties", .object([("$ref", .string(path))])),
      ])
      definitions.append((name, .object([("anyOf", .array(plain + [.reference("expression"), choice]))])))
    }
    return path
  }

  // MARK: Plain types

  private static let expression = SchemaValue.object([
    ("description", .string("An expression: `=` and a formula over variables.")), ("type", .string("string")),
    ("pattern", .string("^=")),
  ])

  /// The names that an editor offers; the pattern adds hex numbers, opacities and the design's own names.
  private static func color(_ names: [String]) -> SchemaValue {
    let pattern =
      "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z][A-Za-z0-9_-]*)"
      + "(/(0|1|1\\.0+|0?\\.[0-9]+))?$"
    return .object([
      ("description", .string("A colour: a name or `#RRGGBB[AA]`, either with `/opacity`.")),
      (
        "anyOf",
        .array([
          .object([("enum", .strings(names))]),
          .object([("type", .string("string")), ("pattern", .string(pattern))]),
        ])
      ),
    ])
  }

  private static let uuidPattern = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"

  private static let dayPattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"

  private static let momentPattern =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9]{2}:?[0-9]{2})$"

  private static let date = SchemaValue.object([("type", .string("string")), ("format", .string("date-time"))])

  private static func numeric(_ type: FieldType) -> [(key: String, value: SchemaValue)] {
    switch type {
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
    default: []
    }
  }

  private static func bounds(_ lower: String?, _ upper: String?) -> [(key: String, value: SchemaValue)] {
    [("minimum", lower), ("maximum", upper)].compactMap { key, bound in bound.map { (key, .raw($0)) } }
  }
}

extension SchemaValue {
  /// A reference to a definition of the schema.
  package static func reference(_ name: String) -> SchemaValue { .object([("$ref", .string("#/$defs/\(name)"))]) }
}
