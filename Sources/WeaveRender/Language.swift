// SPDX-License-Identifier: MIT

import WeaveFacts
import WeaveJSON
import WeaveSchema
public import WeaveSpec
import WeaveSymbols
import WeaveTemplates

/// The language of designs, for tools: its schema, its templates, its normal form.
public enum Language {
  /// The JSON Schema (2020-12) of design files, made from the table that validation reads.
  public static var schema: String {
    JSONSchema.text(
      names: .init(
        symbols: SymbolLibrary().symbolNames.sorted(), templates: BuiltinTemplates.names,
        facts: FactTable.all.filter { $0.aliasOf == nil && $0.members.isEmpty }.map(\.name)))
  }

  /// The JSON Schema of boards.
  public static var boardSchema: String { BoardTable.schema }

  /// The JSON Schema of playlists.
  public static var playlistSchema: String { PlaylistTable.schema }

  /// The identifier that distinguishes a schema of designs from other files.
  public static var schemaIdentifier: String { JSONSchema.identifier }

  /// The file beside a new design that contains the schema. Its name begins with a dot, so that no pattern for designs
  /// matches it.
  public static let schemaFile = ".weave.schema.json"

  /// The tables of `docs/spec.md`.
  public static var reference: String { Reference.markdown() }

  /// The keys of all facts, and the members of records: `weather.hourly`.
  public static var factNames: [String] { FactTable.all.map(\.name) + FactTable.memberNames }

  /// The built-in templates, in the order of lists.
  public static var templateNames: [String] { BuiltinTemplates.names }

  /// The JSON text of a built-in template.
  public static func template(named name: String) -> String? { BuiltinTemplates.text(named: name) }

  /// The symbol names that contain `part`, sorted; all names if it is empty.
  public static func symbolNames(matching part: String) -> [String] {
    let part = part.lowercased()
    return SymbolLibrary().symbolNames.filter { part.isEmpty || $0.contains(part) }
  }

  /// The starting points for a new design: the layouts, and the designs of the catalogue, each with a one-line summary.
  public static var beginnings: (layouts: [(name: String, summary: String)], designs: [(name: String, summary: String)])
  {
    (Template.allCases.map { ($0.rawValue, $0.summary) }, Catalogue.entries)
  }

  /// A ready design as the text of a file; nil if it does not exist.
  public static func readyDesign(named name: String) -> String? {
    Catalogue.design(named: name).map { JSONWriter.pretty($0) + "\n" }
  }

  /// A new design as the text of a file; nil if the starting point does not exist.
  ///
  /// It refers to the schema beside it, so that editors can complete it.
  public static func newDesign(named name: String, from beginning: String) -> String? {
    let schema: [(String, JSONNode?)] = [("$schema", .text(schemaFile))]
    if let template = Template(rawValue: beginning) {
      return JSONWriter.pretty(.object(schema + keys(named: name, template: template))) + "\n"
    }
    guard let design = Catalogue.design(named: beginning), let members = design.members else { return nil }
    let named = members.filter { $0.key != "$schema" }.map { member -> (String, JSONNode?) in
      (member.key, member.key == "name" ? JSONNode.text(name) : member.value)
    }
    return JSONWriter.pretty(.object(schema + named)) + "\n"
  }

  /// The ready boards, each with a one-line summary.
  public static var readyBoards: [(name: String, summary: String)] { BoardCatalogue.entries }

  /// A ready board as the texts of its files: the board, and the designs in its slots, which it names.
  ///
  /// - Parameter name: the board's name for people; nil for its own.
  /// - Returns: the name and the text of each file, the board first, named like its template; nil if there is none.
  public static func newBoard(
    named name: String? = nil, from beginning: String
  ) -> [(file: String, text: String)]? {
    BoardCatalogue.files(of: beginning)?.enumerated().map { place, file in
      let members = (file.content.members ?? []).map { member -> (String, JSONNode?) in
        switch member.key {
        case "$schema": (member.key, .text(schemaFile))
        case "name" where place == 0: (member.key, name.map { .text($0) } ?? member.value)
        default: (member.key, member.value)
        }
      }
      return ("\(file.name).json", JSONWriter.pretty(.object(members)) + "\n")
    }
  }

  private static func keys(named name: String, template: Template) -> [(String, JSONNode?)] {
    var members: [(String, JSONNode?)] = [("version", .number(8)), ("name", .text(name))]
    switch template {
    case .classic, .hero, .poster:
      members += [
        ("primaryText", .text("Hello")), ("secondaryText", .text("{{__weekday}}, {{__time}}")),
        ("symbol", template == .poster ? nil : .object([("name", .text("sparkles"))])),
      ]
    case .custom:
      members.append(
        (
          "content",
          .object([("type", .text("text")), ("text", .text("Hello")), ("font", .text("largeTitle"))])
        ))
    default: break
    }
    members += [
      ("layout", .object([("template", .text(template.rawValue))])),
      ("style", .object([("background", .text("plain")), ("accent", .text("blue"))])),
    ]
    return members
  }

  /// A file of designs as the app would write it.
  public static func formatted(_ document: SpecDocument) -> String {
    JSONWriter.pretty(SpecEncoder.encode(document))
  }
}
