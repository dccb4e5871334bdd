// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of a playlist file, each defined once.
public enum PlaylistTable {
  static let playlist = ObjectType(
    "Playlist", "Boards and designs that a display shows in turn.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("name", .string, default: "\"Playlist\"", "The name for people."),
      Field(
        "entries", .array(.object("PlaylistEntry"), atMost: Limits.playlistEntries), required: true,
        "What is shown, repeatedly in this order."),
      Field(
        "for", .string, default: "\"15m\"", "The default length of a turn: `90s`, `15m`, `1h30m`."),
      Field("otherwise", .string, "The file that is shown while no entry may be shown."),
    ])

  static let entry = ObjectType(
    "PlaylistEntry", "A board or design, and the times when it is shown.",
    [
      Field("show", .string, required: true, "The file of a board or design, below the folder of this one."),
      Field(
        "days", .anyOf([.token(Self.days), .array(.token(Self.days), atMost: 7)]),
        "The days on which its time begins: `monday` to `sunday`, `weekdays`, `weekend`."),
      Field("from", .string, default: "\"00:00\"", "When its time begins, in local time: `06:30`."),
      Field("until", .string, default: "\"24:00\"", "When its time ends; a time before `from` is on the next day."),
      Field("for", .string, "The length of its turn: `15m`."),
      Field("when", .string, "A formula over facts and variables that must be true: `__calendar_today_left > 0`."),
      Field("urgent", .bool, default: "false", "Whether it is shown instead of entries that are not urgent."),
      Field("variables", .map(.any), "Values for its texts and its formula, which take precedence over all others."),
    ])

  static let days = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "weekdays", "weekend",
  ]

  static let vocabulary = Vocabulary(
    "playlist", root: playlist.name, [playlist, entry], codes: BoardTable.codes, excess: .dropped)

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    var writer = SchemaWriter()
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:playlist")),
        ("title", .string("weave playlist")),
      ] + writer.members(of: playlist) + strict
      + [("$defs", .object([(entry.name, .object(writer.members(of: entry) + strict))]))]
    return SchemaValue.object(members).text() + "\n"
  }
}
