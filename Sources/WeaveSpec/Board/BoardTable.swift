// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveSchema

/// The keys of a board file, each defined once.
public enum BoardTable {
  /// The keys of a board file.
  public static let board = ObjectType(
    "Board", "Several widgets in one picture.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("name", .template, default: "\"Board\"", "What people call it."),
      Field(
        "layout", .anyOf([.token(BoardLayout.presets.map(\.name)), .object("BoardGrid")]), default: "\"full\"",
        "Where the slots stand: the name of a usual division, as TRMNL has them, or a grid of one's own."),
      Field(
        "slots", .array(.object("BoardSlot"), atMost: Limits.boardSlots), required: true,
        "What is shown, a widget each."),
      Field(
        "canvas", .object("Canvas"),
        "The frame in points where nothing else is asked for; 600 × 360 points where missing."),
      Field("heading", .template, "A line above the slots."),
      Field("headingDetail", .template, "What stands at the end of that line."),
      Field("status", .template, "A small line below the slots: when the data is from, who says it."),
      Field("statusDetail", .template, "What stands at the end of that line."),
      Field("gutter", .number(0...200), default: "12", "Points between slots, and around heading and status line."),
      Field("margin", .number(0...400), default: "12", "Points between the slots and the edge of the picture."),
      Field("corners", .token(["rounded", "square"]), default: "\"rounded\"", "Whether slots have round corners."),
      Field("radius", .number(0...200), default: "20", "Points of their corners, where a design says nothing else."),
      Field(
        "lines", .token(["automatic", "always", "never"]), default: "\"automatic\"",
        "Whether a line runs around each slot; by itself where the background is the board's, or none is shown."),
      Field("background", .token(BackgroundToken.words), default: "\"plain\"", "What lies behind the slots."),
      Field("accent", .token(Accent.words), default: "\"blue\"", "The colour of that background."),
      Field("accessibilityLabel", .template, "What the picture says to people who do not see it; else all slots do."),
      Field("variables", .map(.any), "Values for the texts of all slots, where nothing else gives them."),
      Field(
        "samples", .array(.string, atMost: 64),
        "Variables whose values in this file are made up. While one of them is not given, `isSample` holds in its lines."
      ),
    ])

  static let grid = ObjectType(
    "BoardGrid", "Rows and columns, and which of them belong to a slot.",
    [
      Field(
        "areas", .array(.string, atMost: Limits.boardTracks),
        "A text a row with the name of the slot at each column: `weather agenda`. A dot leaves a place empty."
      ),
      Field("columns", tracks, "How many columns there are, or which parts of the width they take: `[2, 1]`."),
      Field("rows", tracks, "The same for rows."),
    ])

  private static let tracks = FieldType.anyOf([
    .integer(1...Limits.boardTracks), .array(.number(0.01...1_000), atMost: Limits.boardTracks),
  ])

  static let slot = ObjectType(
    "BoardSlot", "A widget on a board.",
    [
      Field("name", .string, "The area that it fills; without one slots fill the areas in their order."),
      Field("column", .integer(1...Limits.boardTracks), "Its first column, where the grid has no `areas`."),
      Field("row", .integer(1...Limits.boardTracks), "Its first row."),
      Field("columns", .integer(1...Limits.boardTracks), default: "1", "How many columns it spans."),
      Field("rows", .integer(1...Limits.boardTracks), default: "1", "How many rows it spans."),
      Field("template", .token(Template.words.filter { $0 != Template.custom.rawValue }), "What draws it."),
      Field("design", .string, "A file with a design or a board, below the folder of this one, instead of a template."),
      Field("named", .string, "Which design, by its name, where the file holds several."),
      Field("settings", .object("WidgetSpec"), "Keys of a design, which go before those of the file."),
      Field("variables", .map(.any), "Values for its texts; they go before all others."),
      Field("profile", .string, "Whose facts it shows: a profile of `weave feeds`."),
      Field("place", .object("BoardPlace"), "Where on Earth its facts are told for."),
      Field("size", .token(ContentCase.sizes), "Its size class; by its room where missing."),
      Field(
        "appearance", .token(["light", "dark"]), "An appearance of its own, on screens that show both."),
    ])

  static let place = ObjectType(
    "BoardPlace", "A place on Earth.",
    [
      Field("name", .string, default: "\"\"", "What people call it."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      Field("timeZone", .string, "Its time zone, such as `Europe/Paris`; the reader's where missing."),
    ])

  static let codes = Vocabulary.Codes(
    unknownKey: .boardUnknownKey, misplacedKey: .boardMisplacedKey, missingKey: .boardMissingKey,
    wrongType: .boardWrongType, unknownToken: .boardUnknownToken, outOfRange: .boardOutOfRange,
    notInteger: .boardNotInteger, invalidDate: .boardWrongType, tooManyElements: .boardTooMany)

  static let vocabulary = Vocabulary(
    "board", root: board.name, [board, grid, slot, place, FieldTable.canvas], codes: codes, excess: .dropped)

  /// The object of the file with a name; nil if it is not one of a board's own.
  package static func object(_ name: String) -> ObjectType? { [board, grid, slot, place].first { $0.name == name } }

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    var writer = SchemaWriter()
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    var inner: [(key: String, value: SchemaValue)] = [grid, slot, place, FieldTable.canvas].map {
      ($0.name, .object(writer.members(of: $0) + strict))
    }
    // Any part of a design is allowed here; `weave validate` checks it.
    inner.append((FieldTable.widget.name, .object([("type", .string("object"))])))
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:board")),
        ("title", .string("weave board")),
      ] + writer.members(of: board) + strict + [("$defs", .object(inner))]
    return SchemaValue.object(members).text() + "\n"
  }
}
