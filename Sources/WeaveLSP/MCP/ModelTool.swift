// SPDX-License-Identifier: MIT

import WeaveJSON
import WeaveSchema
import WeaveResolve

/// The tools of `weave mcp`, each with its declaration.
enum ModelTool: String, CaseIterable {
  case new, check, render, look, patch, facts, templates, symbols

  /// What the tool does, for the model that chooses among tools.
  var summary: String {
    switch self {
    case .new:
      """
      Creates a design file. Give `design` (your own JSON), or `template` (a name from `templates`), or `words` \
      ("countdown to 20 June 2027"). An existing file is not overwritten. Read the resource weave://primer before you \
      write a design yourself.
      """
    case .check:
      """
      Reports every mistake in a design with its place and its fix: unknown keys, missing variables, cut texts, weak \
      contrast. It draws the design at the sizes it is made for, light and dark.
      """
    case .render: "Draws a design and returns the picture as PNG, with its size and its alternative text."
    case .look:
      """
      Looks at a design for as few tokens as possible. First the hash of the picture; with `seen`, a former hash, you \
      learn whether it changed. `detail: tree` adds every node with its frame in points, `detail: picture` the picture.
      """
    case .patch:
      """
      Changes a design file: by `edits` at JSON pointers, by `words` ("make the title bigger"), or with a whole new \
      `design`. Nothing is written if the result has more errors than before. `undo` reverts the last change.
      """
    case .facts:
      """
      Finds what designs can read: weather, steps, calendar, reminders, air, sun, clock. Without `words`: the lists \
      and the keys most asked for. A list's name, such as weather.hourly, gives the members of its entries.
      """
    case .templates:
      "Lists layouts and ready designs, searched by words or facts; with `name`, returns the JSON of one."
    case .symbols: "Finds symbols by words in their SF Symbols names, such as `cloud rain` or `heart`."
    }
  }

  /// The JSON Schema of the tool's arguments.
  var schema: JSONNode {
    switch self {
    case .new:
      Self.object(
        [
          ("file", Self.file("The file to create.")),
          ("design", Self.design), ("template", Self.text("The name of a layout or a ready design.")),
          ("words", Self.text("A description in English, at most 280 characters.")),
          ("name", Self.text("The design's name. Default: from the file or the words.")),
        ], required: ["file"])
    case .check:
      Self.object(Self.source + [Self.size, ("fix", Self.flag("Write the fixes that are certain to the file."))])
    case .render: Self.object(Self.source + Self.scene)
    case .look:
      Self.object(
        Self.source + [
          ("seen", Self.text("The hash of the picture that you saw last.")),
          ("detail", Self.words(LookDetail.allCases.map(\.rawValue), "How much to return. Default: hash.")),
        ] + Self.scene)
    case .patch:
      Self.object(
        [
          ("file", Self.file("The design to change.")),
          (
            "edits",
            .object([
              ("type", .text("array")), ("description", .text("Edits, made in this order.")),
              ("items", Self.edit), ("maxItems", .integer(200)),
            ])
          ),
          ("words", Self.text("A change in English, at most 220 characters, such as `dark background`.")),
          ("design", Self.design), ("undo", Self.flag("Revert the last change of this file instead.")),
          ("hash", Self.text("The hash of the file that you know; if it has changed since, nothing is done.")),
          ("try", Self.flag("Report what would change, and write nothing.")),
        ], required: ["file"])
    case .facts:
      Self.object([
        ("words", Self.text("Words to search for in keys and descriptions, or the name of a list.")),
        ("values", Self.flag("Also return the present values.")),
      ])
    case .templates:
      Self.object([
        ("words", Self.text("Words that must occur in the name, the description or the facts.")),
        ("facts", Self.text("Only those that show this kind of facts, such as weather or steps; none for no facts.")),
        ("name", Self.text("Return the JSON of this layout, design or part.")),
      ])
    case .symbols:
      Self.object([("words", Self.text("Words that must occur in the name."))], required: ["words"])
    }
  }

  /// Whether the tool changes files.
  var writes: Bool { self == .new || self == .patch || self == .check }

  /// The declaration, as `tools/list` returns it.
  var declaration: JSONNode {
    .object([
      ("name", .text(rawValue)), ("description", .text(summary)), ("inputSchema", schema),
      (
        "annotations",
        .object([
          ("readOnlyHint", .flag(!writes)), ("destructiveHint", .flag(false)),
          ("idempotentHint", .flag(!writes)), ("openWorldHint", .flag(false)),
        ])
      ),
    ])
  }

  // MARK: Parts of schemas

  private typealias Property = (key: String, value: JSONNode?)

  private static let source: [Property] = [
    ("file", file("The design file.")), ("design", design),
  ]

  private static let size: Property = (
    "size",
    words(
      WidgetSize.allCases.map(\.rawValue), "The widget size. Default: what the design is made for, else medium.")
  )

  private static let scene: [Property] = [
    size,
    ("appearance", words(RenderEnvironment.Appearance.allCases.map(\.rawValue), "Default: light.")),
    ("canvas", text("Width and height in points instead of a widget's, such as 400x300.")),
    ("scale", number("Pixels per point, 0.5 to 3. Default: 2.")),
    ("textSize", words(TextSize.allCases.map(\.rawValue), "The reader's text size. Default: large.")),
    ("locale", text("Language and region, such as de-DE.")),
    ("now", text("The moment to show, such as 2027-06-20T09:30:00Z.")),
    (
      "variables",
      .object([
        ("type", .text("object")),
        ("description", .text("Values of variables and facts by name, such as {\"__steps_today\": 8200}.")),
      ])
    ),
  ]

  private static let design = JSONNode.object([
    ("type", .text("object")), ("description", .text("A design as JSON; see the resource weave://primer.")),
  ])

  private static let edit = object(
    [
      (
        "path",
        text("A JSON pointer, such as /content/children/0/text; /content/children/- appends.")
      ),
      (
        "value",
        .object([("description", .text("The new value, of any type. Missing objects on the way are created."))])
      ),
      ("insert", flag("Insert before this entry of a list instead of replacing it.")),
      ("remove", flag("Remove the value.")),
    ], required: ["path"])

  private static func object(_ properties: [Property], required: [String] = []) -> JSONNode {
    .object([
      ("type", .text("object")), ("properties", .object(properties)),
      ("required", required.isEmpty ? nil : .array(required.map(JSONNode.text))),
      ("additionalProperties", .flag(false)),
    ])
  }

  private static func file(_ summary: String) -> JSONNode {
    text("\(summary) A path inside the folder, such as day.json.")
  }

  private static func text(_ summary: String) -> JSONNode {
    .object([("type", .text("string")), ("description", .text(summary))])
  }

  private static func number(_ summary: String) -> JSONNode {
    .object([("type", .text("number")), ("description", .text(summary))])
  }

  private static func flag(_ summary: String) -> JSONNode {
    .object([("type", .text("boolean")), ("description", .text(summary))])
  }

  private static func words(_ words: [String], _ summary: String) -> JSONNode {
    .object([
      ("type", .text("string")), ("enum", .array(words.map(JSONNode.text))), ("description", .text(summary)),
    ])
  }
}

/// How much `look` returns, from the cheapest.
enum LookDetail: String, CaseIterable { case hash, tree, picture }
