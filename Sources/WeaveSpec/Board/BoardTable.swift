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
      Field("name", .template, default: "\"Board\"", "The name for people."),
      Field(
        "layout", .anyOf([.token(BoardLayout.presets.map(\.name)), .object("BoardGrid")]), default: "\"full\"",
        "The places of the slots: the name of a common division, as in TRMNL, or your own grid."),
      Field(
        "slots", .array(.object("BoardSlot"), atMost: Limits.boardSlots), required: true,
        "What the board shows, one widget each."),
      Field(
        "canvas", .object("Canvas"),
        "The frame in points, unless another is requested. Default: 600 × 360 points."),
      Field("heading", .template, "A line above the slots."),
      Field("headingDetail", .template, "A text at the end of that line."),
      Field("status", .template, "A small line below the slots, for the age and source of the data."),
      Field("statusDetail", .template, "A text at the end of that line."),
      Field("gutter", .number(0...200), default: "12", "Points between slots, and around heading and status line."),
      Field("margin", .number(0...400), default: "12", "Points between the slots and the edge of the picture."),
      Field("corners", .token(["rounded", "square"]), default: "\"rounded\"", "Whether slots have round corners."),
      Field(
        "radius", .number(0...200), default: "20", "The radius of their corners in points, unless a design has its own."
      ),
      Field(
        "lines", .token(["automatic", "always", "never"]), default: "\"automatic\"",
        "Whether a line runs around each slot; `automatic` draws it if the background is the board's, or none is shown."
      ),
      Field("background", .token(BackgroundToken.words), default: "\"plain\"", "The background of the slots."),
      Field("accent", .token(Accent.words), default: "\"blue\"", "The colour of that background."),
      Field(
        "accessibilityLabel", .template, "A description of the picture for screen readers. Default: those of all slots."
      ),
      Field("variables", .map(.any), "Values for the texts of all slots, unless something else gives them."),
      Field(
        "samples", .array(.string, atMost: 64),
        "Variables whose values in this file are made up. While one of them has no other value, `isSample` is true in its lines."
      ),
    ])

  static let grid = ObjectType(
    "BoardGrid", "Rows and columns, and the places of the slots in them.",
    [
      Field(
        "areas", .array(.string, atMost: Limits.boardTracks),
        "One text per row with the slot's name for each column: `weather agenda`. A dot leaves a place empty."
      ),
      Field("columns", tracks, "The number of columns, or their shares of the width: `[2, 1]`."),
      Field("rows", tracks, "The same for rows."),
    ])

  private static let tracks = FieldType.anyOf([
    .integer(1...Limits.boardTracks), .array(.number(0.01...1_000), atMost: Limits.boardTracks),
  ])

  static let slot = ObjectType(
    "BoardSlot", "A widget on a board.",
    [
      Field("name", .string, "The area that it fills. Slots without a name fill the areas in order."),
      Field("column", .integer(1...Limits.boardTracks), "Its first column, if the grid has no `areas`."),
      Field("row", .integer(1...Limits.boardTracks), "Its first row."),
      Field("columns", .integer(1...Limits.boardTracks), default: "1", "How many columns it spans."),
      Field("rows", .integer(1...Limits.boardTracks), default: "1", "How many rows it spans."),
      Field(
        "template", .token(Template.words.filter { $0 != Template.custom.rawValue }), "The template that draws it."),
      Field("design", .string, "A file with a design or a board, below the folder of this one, instead of a template."),
      Field("named", .string, "The name of the design, if the file has several."),
      Field("settings", .object("WidgetSpec"), "Keys of a design, which take precedence over those of the file."),
      Field("variables", .map(.any), "Values for its texts, which take precedence over all others."),
      Field("profile", .string, "The profile of `weave feeds` whose facts it shows."),
      Field("place", .object("BoardPlace"), "The place for its facts."),
      Field("size", .token(ContentCase.sizes), "Its size class. Default: by the size of its place."),
      Field(
        "appearance", .token(["light", "dark"]), "Its own appearance, on screens that show both."),
    ])

  static let place = ObjectType(
    "BoardPlace", "A place on Earth.",
    [
      Field("name", .string, default: "\"\"", "The name for people."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      Field("timeZone", .string, "Its time zone, such as `Europe/Paris`. Default: the reader's."),
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
