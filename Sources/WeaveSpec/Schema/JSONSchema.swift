// SPDX-License-Identifier: MIT

import WeaveSchema

/// The JSON Schema of design files, generated from the tables of the validator.
///
/// - Source: JSON Schema, draft 2020-12.
public enum JSONSchema {
  /// The schema of a file: one design, a list of designs, or an exchange file.
  ///
  /// Editors use it to complete and check a design. It is as strict as the validator about types, words and unknown
  /// keys, and stricter about numbers, which the validator clamps.
  ///
  /// - Parameter names: names for editors to offer that other modules define.
  public static func text(names: Names = Names()) -> String {
    var writer = SchemaWriter(cases: ContentCase.words, colors: ColorName.names, lists: names.lists)
    let design = FieldTable.objects.map { ($0.name, definition(of: $0, &writer)) }
    let content = contentDefinitions(&writer)
    return SchemaValue.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .string(identifier)),
      ("title", .string("weave design")),
      (
        "description",
        .string("A widget design of WidgetWeaver's format, versions 1 to 8, with the extensions of weave.")
      ),
      ("if", .object([("type", .string("array"))])),
      ("then", .object([("items", .reference("WidgetSpec")), ("minItems", .raw("1"))])),
      ("else", exchangeOrDesign),
      ("$defs", .object(design + content + writer.definitions + names.definitions)),
    ]).text() + "\n"
  }

  /// The identifier of this schema, independent of its location.
  public static let identifier = "urn:weave:schema:widget"

  /// Names of symbols, built-in templates and facts.
  public struct Names: Sendable {
    /// Words for completion: symbols, built-in templates, keys of facts.
    public var symbols, templates, facts: [String]

    /// Makes the words that the schema offers; empty lists offer none.
    public init(symbols: [String] = [], templates: [String] = [], facts: [String] = []) {
      (self.symbols, self.templates, self.facts) = (symbols, templates, facts)
    }

    fileprivate var definitions: [(key: String, value: SchemaValue)] {
      let lists = [
        ("symbolName", "A symbol by its name in SF Symbols; `weave symbols` lists them.", symbols),
        ("templateName", "A built-in template; `weave template NAME` prints it.", templates),
        ("factText", "A fact in a text; `weave variables` explains each one.", facts.map { "{{\($0)}}" }),
      ]
      return lists.filter { !$0.2.isEmpty }.map { name, description, words in
        (name, .object([("description", .string(description)), ("enum", .strings(words))]))
      }
    }

    fileprivate var lists: [String: SchemaWriter.WordList] {
      var lists: [String: SchemaWriter.WordList] = [:]
      // Other names are normally mistakes, but the app knows more symbols than we have art for.
      for key in ["SymbolSpec.name", "symbol.name", "Action.systemImage"] where !symbols.isEmpty {
        lists[key] = .init("symbolName", isClosed: false)
      }
      if !templates.isEmpty { lists["use.template"] = .init("templateName", isClosed: true) }
      let texts = ["WidgetSpec", "MatchedVariant"].flatMap { ["\($0).primaryText", "\($0).secondaryText"] }
      for key in texts + ["text.text", "span.text"] where !facts.isEmpty {
        lists[key] = .init("factText", isClosed: false)
      }
      return lists
    }
  }

  // Chosen by a key instead of `anyOf`, so that an editor's message is about the object that the author is writing.
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
