// SPDX-License-Identifier: MIT

import WeaveSchema

/// The JSON Schema of design files, made from the tables that the validator reads.
///
/// - Source: JSON Schema, draft 2020-12.
public enum JSONSchema {
  /// The schema of a file: one design, a list of designs, or an exchange file.
  ///
  /// Editors complete and check a design by it. It is as strict as the validator with types, words and unknown keys,
  /// and stricter with numbers, which the validator clamps.
  public static func text() -> String {
    var writer = SchemaWriter(cases: ContentCase.words, colors: ColorName.names)
    let design = FieldTable.objects.map { ($0.name, definition(of: $0, &writer)) }
    let content = contentDefinitions(&writer)
    return SchemaValue.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("weave design")),
      (
        "description",
        .string("A widget design of WidgetWeaver's format, versions 1 to 8, with the extensions of weave.")
      ),
      ("if", .object([("type", .string("array"))])),
      ("then", .object([("items", .reference("WidgetSpec")), ("minItems", .raw("1"))])),
      ("else", exchangeOrDesign),
      ("$defs", .object(design + content + writer.definitions)),
    ]).text() + "\n"
  }

  // One of two by a key, and not `anyOf`, so that an editor's message is about the object that the author writes.
  private static let exchangeOrDesign = SchemaValue.object([
    ("if", .object([("anyOf", .array(["magic", "specs"].map { .object([("required", .strings([$0]))]) }))])),
    ("then", .reference("Exchange")),
    ("else", .reference("WidgetSpec")),
  ])

  /// An object of a design. Unknown keys are mistakes.
  private static func definition(of object: ObjectType, _ writer: inout SchemaWriter) -> SchemaValue {
    var members = writer.members(of: object)
    if object.name == FieldTable.widget.name { members += customNeedsContent }
    members.append(("additionalProperties", .raw("false")))
    return .object(members)
  }

  private static let customNeedsContent: [(key: String, value: SchemaValue)] = [
    (
      "if",
      .object([
        ("required", .strings(["layout"])),
        (
          "properties",
          .object([
            (
              "layout",
              .object([
                ("required", .strings(["template"])),
                ("properties", .object([("template", .object([("const", .string(Template.custom.rawValue))]))])),
              ])
            )
          ])
        ),
      ])
    ),
    ("then", .object([("required", .strings(["content"]))])),
  ]
}
