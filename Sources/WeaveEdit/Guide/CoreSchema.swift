// SPDX-License-Identifier: MIT

import WeaveSchema
import WeaveSpec

/// A small JSON Schema of designs with a layout of their own, for decoders that let a model write only what a schema
/// allows.
///
/// It uses only keywords that such decoders know: `anyOf`, `$ref`, `enum`, `const`, `pattern` and bounds. Everything
/// that it allows compiles without errors. Words and descriptions come from the tables of the validator.
///
/// - Source: JSON Schema, draft 2020-12.
public enum CoreSchema {
  /// The largest size of the schema in bytes.
  public static let limit = 16 << 10

  /// The schema as compact JSON.
  public static var text: String { root.compact + "\n" }

  private static let root = SchemaValue.object([
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("$id", .string("urn:weave:schema:core")), ("title", .string("weave design, core")),
    ("type", .string("object")),
    (
      "properties",
      .object([
        ("name", reference("words")), ("layout", object([("template", constant("custom"))], required: ["template"])),
        ("style", style), ("variables", map(reference("value"))), ("content", reference("node")),
      ])
    ),
    ("required", .strings(["name", "layout", "content"])), ("additionalProperties", .raw("false")),
    ("$defs", .object(values + [("node", anyOf(kinds.map { reference($0.type.rawValue) }))] + kinds.map(definition))),
  ])

  private static let style = object([
    (
      "accent",
      anyOf([
        .object([("enum", .strings(Accent.allCases.map(\.rawValue)))]), .object(pattern("^#[0-9A-F]{6}$")),
      ])
    ), ("background", described(FieldTable.object("StyleSpec"), "background")),
  ])

  // MARK: Nodes

  /// The kinds of node with the keys of each, and the modifiers that have an effect on it.
  private static let kinds: [(type: NodeType, own: [String], shared: [String])] = [
    (.vstack, ["children", "spacing", "alignment"], texts + box),
    (.hstack, ["children", "spacing", "alignment"], texts + box),
    (.zstack, ["children", "alignment"], texts + box),
    (.spacer, ["minLength"], []),
    (.divider, ["color"], []),
    (.text, ["text"], texts + box),
    (.symbol, ["name", "size", "color"], box),
    (.shape, ["shape", "radius", "fill"], ["frame", "opacity", "when"]),
    (.gauge, ["value", "min", "max", "style", "lineWidth", "fill"], box),
    (.chart, ["values", "mark", "member", "fill", "gap", "cornerRadius"], box),
    (.forEach, ["items", "children", "as", "limit"], []),
  ]

  private static let texts = ["font", "foreground", "lineLimit", "minimumScale", "multilineAlignment"]
  private static let box = ["padding", "frame", "background", "clip", "opacity", "when"]

  private static func definition(of kind: (type: NodeType, own: [String], shared: [String])) -> (String, SchemaValue) {
    let table = ContentTable.node(kind.type)
    let keys = (kind.own + kind.shared).filter { table.field($0) != nil }
    let required = keys.filter { table.field($0)?.isRequired == true || needed[kind.type] == $0 }
    let properties = keys.map { key in
      // What a modifier means is said once, at its definition.
      (key, kind.shared.contains(key) ? reference(key) : value(of: key, in: table))
    }
    return (
      kind.type.rawValue,
      object([("type", constant(kind.type.rawValue))] + properties, required: ["type"] + required)
    )
  }

  /// Keys that a kind cannot do without, although another key could replace them.
  private static let needed: [NodeType: String] = [.text: "text", .chart: "values", .forEach: "as"]

  /// A key's values: its words from the table, or a shared definition.
  private static func value(of key: String, in table: ObjectType) -> SchemaValue {
    switch key {
    case "children":
      return .object([
        ("type", .string("array")), ("items", reference("node")), ("minItems", .raw("1")), ("maxItems", .raw("10")),
      ])
    case "text": return reference("words")
    case "name": return described(table, key, [("enum", .strings(symbols))])
    case "color": return reference("color")
    case "fill": return reference("fill")
    case "spacing", "minLength", "size", "radius", "lineWidth", "cornerRadius", "limit": return reference("length")
    case "gap": return number(0, 0.9)
    case "value", "min", "max": return described(table, key, [("anyOf", .array([quantity, reference("formula")]))])
    case "values": return described(table, key, [("anyOf", .array([numbers, reference("list")]))])
    case "items": return reference("list")
    case "member", "as": return described(table, key, pattern("^[a-z][A-Za-z0-9]{0,19}$"))
    default: return described(table, key)
    }
  }

  /// A key with its description, and its words if it has any.
  private static func described(
    _ table: ObjectType?, _ key: String, _ members: [(key: String, value: SchemaValue)] = []
  ) -> SchemaValue {
    guard let field = table?.field(key) else { return .object(members) }
    let words = words(of: field.type, key)
    return .object(
      [("description", .string(field.summary))] + (members.isEmpty ? [("enum", .strings(words))] : members))
  }

  private static func words(of type: FieldType, _ key: String) -> [String] {
    switch type {
    case .token(let words): omitted[key].map { left in words.filter { !left.contains($0) } } ?? words
    case .dynamic(let base): words(of: base, key)
    case .anyOf(let types): types.lazy.map { words(of: $0, key) }.first { !$0.isEmpty } ?? []
    default: []
    }
  }

  /// Words that need further keys.
  private static let omitted: [String: Set<String>] = [
    "mark": ["range", "band", "heatMap", "rose"],
    "style": ["accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity"],
  ]

  // MARK: Shared values

  private static let values: [(key: String, value: SchemaValue)] = [
    (
      "words",
      .object([
        ("description", .string("Words with {{name}}, {{name|fallback}} or {{name||number:0}}.")),
        ("anyOf", .array([.object(pattern(textPattern)), .object(pattern(choicePattern))])),
      ])
    ),
    ("formula", .object(pattern("^=\(atom)( [-+*/] \(atom)){0,3}$"))),
    ("condition", .object(pattern("^=\(condition)$"))),
    (
      "list",
      .object(
        [
          ("description", .string("A list among the facts, or a variable whose name is a plural.")),
          (
            "anyOf",
            .array([
              .object([("enum", .strings(FactGuide.lists.map { "=\($0.name)" }))]),
              .object(pattern("^=[a-z][A-Za-z0-9]{2,20}s$")),
            ])
          ),
        ])
    ),
    ("length", anyOf([number(0, 160), bySize(number(0, 160))])),
    (
      "color",
      .object([
        ("description", .string("A name or #RRGGBB, perhaps with an opacity: accent/0.3.")),
        (
          "anyOf",
          .array([
            .object([("enum", .strings(colors))]),
            .object(pattern("^(#[0-9A-F]{6}|(\(colors.prefix(20).joined(separator: "|")))/0\\.[1-9])$")),
          ])
        ),
      ])
    ),
    (
      "fill",
      anyOf([
        reference("color"),
        object(
          [
            (
              "linear",
              object(
                [
                  ("degrees", number(0, 360)),
                  (
                    "stops",
                    .object([
                      ("type", .string("array")), ("items", reference("color")), ("minItems", .raw("2")),
                      ("maxItems", .raw("4")),
                    ])
                  ),
                ], required: ["stops"])
            )
          ],
          required: ["linear"]),
      ])
    ),
    (
      "value",
      anyOf([
        reference("plain"),
        .object([
          ("type", .string("array")), ("items", anyOf([reference("plain"), map(reference("plain"))])),
          ("maxItems", .raw("60")),
        ]),
      ])
    ),
    (
      "plain",
      anyOf([
        .object(pattern("^[^{}]{0,200}$")), .object([("type", .string("number"))]),
        .object([("type", .string("boolean"))]),
      ])
    ),
    ("font", anyOf([word("font"), fontObject])),
    ("foreground", reference("fill")), ("background", reference("fill")),
    ("lineLimit", .object([("type", .string("integer")), ("minimum", .raw("1")), ("maximum", .raw("10"))])),
    ("minimumScale", number(0.5, 1)),
    ("multilineAlignment", word("multilineAlignment")),
    (
      "padding",
      anyOf([
        reference("length"),
        object(["top", "leading", "bottom", "trailing", "horizontal", "vertical"].map { ($0, number(0, 80)) }),
      ])
    ),
    (
      "frame",
      object(
        [("width", reference("length")), ("height", reference("length"))]
          + ["maxWidth", "maxHeight"].map { ($0, anyOf([number(1, 400), constant("infinity")])) }
          + [("alignment", described(ContentTable.object("frame"), "alignment"))])
    ),
    ("clip", word("clip")), ("opacity", number(0.1, 1)), ("when", reference("condition")),
  ]

  /// The words of a modifier.
  private static func word(_ key: String) -> SchemaValue {
    let field = ContentTable.modifiers.first { $0.key == key }
    return .object([("enum", .strings(field.map { words(of: $0.type, key) } ?? []))])
  }

  private static let fontObject: SchemaValue = {
    let table = ContentTable.object("font")
    let keys = ["style", "weight", "design"].map {
      ($0, SchemaValue.object([("enum", .strings(table?.field($0).map { words(of: $0.type, "") } ?? []))]))
    }
    return object(
      [("size", anyOf([number(11, 120), bySize(number(11, 120))]))] + keys
        + ["italic", "tabular"].map { ($0, .object([("type", .string("boolean"))])) })
  }()

  private static let quantity = number(-1_000_000, 1_000_000)
  private static let numbers = SchemaValue.object([
    ("type", .string("array")), ("items", anyOf([quantity, .object([("type", .string("null"))])])),
    ("minItems", .raw("1")), ("maxItems", .raw("60")),
  ])

  private static let colors = Array(
    ColorName.names.filter { !["background", "tertiary", "quaternary", "clear", "primary"].contains($0) })

  private static let symbols = [
    "alarm.fill", "airplane", "arrow.down", "arrow.right", "arrow.up", "battery.100", "bed.double.fill", "bell.fill",
    "bicycle",
    "bolt.fill", "book.fill", "calendar", "car.fill", "cart.fill", "checkmark", "checkmark.circle.fill", "circle",
    "clock.fill",
    "cloud.fill", "cloud.rain.fill", "cloud.sun.fill", "cup.and.saucer.fill", "drop.fill", "figure.run", "figure.walk",
    "flag.fill", "flame.fill", "fork.knife", "gift.fill", "graduationcap.fill", "heart.fill", "hourglass", "house.fill",
    "leaf.fill", "lightbulb.fill", "list.bullet", "location.fill", "moon.stars.fill", "music.note", "person.fill",
    "pills.fill", "snowflake", "star.fill", "sun.max.fill", "thermometer.medium", "tram.fill", "umbrella.fill", "wifi",
    "wind", "xmark",
  ]

  // MARK: Patterns

  /// A variable, a member, or a fact that may be a number; long enough to be no operator, and none of `size`,
  /// `screenFrame` and `parent`.
  private static let name =
    "((\(start)[A-Za-z0-9_]{2,30}(\\.[a-z][A-Za-z0-9_]{0,30}){0,2})|__(weather|steps|sun|uv|air|activity|calendar|reminders)_[a-z_]{2,24})"
  private static let start = "([a-oqrt-z][A-Za-z0-9_]|s(c[a-qs-z]|i[a-y]|[abd-hj-z])|p(a[a-qs-z]|[b-z]))"
  private static let atom = "(\(name)|[0-9]{1,6}(\\.[0-9]{1,2})?)"
  private static let condition = "(not )?\(name)( (==|!=|>=|<=|>|<) (\(atom)|'[^'{}\\\\]{0,30}'))?"
  private static let token =
    "\\{\\{(\(name)|__[a-z_]{3,30})(\\|[^{}|:=]{0,30}(\\|(number:[0-2]|percent:0|compact|relative|daysuntil|upper|date:EEE d MMM|date:HH:mm|date:yMMMd))?)?\\}\\}"
  private static let textPattern = "^([^={}]|\(token))([^{}]|\(token)){0,200}$"
  private static let choicePattern = "^=\(condition) \\? '[^'{}\\\\]{0,60}' : '[^'{}\\\\]{0,60}'$"

  // MARK: Schemas

  private static func reference(_ name: String) -> SchemaValue { .object([("$ref", .string("#/$defs/\(name)"))]) }
  private static func constant(_ word: String) -> SchemaValue { .object([("const", .string(word))]) }
  private static func anyOf(_ forms: [SchemaValue]) -> SchemaValue { .object([("anyOf", .array(forms))]) }

  private static func pattern(_ pattern: String) -> [(key: String, value: SchemaValue)] {
    [("type", .string("string")), ("pattern", .string(pattern))]
  }

  private static func number(_ low: Double, _ high: Double) -> SchemaValue {
    .object([("type", .string("number")), ("minimum", .raw(shortest(low))), ("maximum", .raw(shortest(high)))])
  }

  private static func bySize(_ value: SchemaValue) -> SchemaValue {
    object(["small", "medium", "large", "default"].map { ($0, value) }, required: ["default"])
  }

  private static func map(_ value: SchemaValue) -> SchemaValue {
    .object([("type", .string("object")), ("additionalProperties", value)])
  }

  private static func object(
    _ properties: [(key: String, value: SchemaValue)], required: [String] = []
  ) -> SchemaValue {
    .object(
      [("type", .string("object")), ("properties", .object(properties))]
        + (required.isEmpty ? [] : [("required", .strings(required))]) + [("additionalProperties", .raw("false"))])
  }
}

extension SchemaValue {
  /// The text without spaces, for programs.
  fileprivate var compact: String {
    switch self {
    case .string, .raw: text()
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(SchemaValue.string($0.key).text()):\($0.value.compact)" }.joined(separator: ",") + "}"
    }
  }
}
