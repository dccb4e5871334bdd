// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of our own form of snapshots, each once.
///
/// Ranges hold what has occurred on Earth with room to spare; what is outside is a mistake, mostly of the unit.
enum SnapshotTable {
  static let schema = Field("$schema", .string, "The JSON Schema of this file, for editors.")

  static let version = Field(
    "version", .integer(1...Int.max), default: "1", "The version of this form of the file; the newest is 1.")

  static let fetchedAt = Field(
    "fetchedAt", .moment, required: true, "When the values were taken: their age counts from it.")
  static let generatedAt = Field(
    "generatedAt", .moment, required: true, "When the entries were read: their age counts from it.")
  static let attribution = Field(
    "attribution", .string, "Whom the values come from, as their licence wants it shown.")
  static let attributionURL = Field(
    "attributionURL", .string, "Where the licence or the service is told of, for reports to link to.")
  static let access = Field(
    "access", .token(AccessState.allCases.map(\.rawValue)), default: "\"authorised\"",
    "Whether the source of the values may be read.")
  static let placeField = Field("place", .object("Place"), "Where the values hold.")

  static let place = ObjectType(
    "Place", "Where on Earth.",
    [
      Field("name", .string, default: "\"\"", "What people call it."),
      Field("latitude", .number(-90...90), required: true, "Degrees, north positive."),
      Field("longitude", .number(-180...180), required: true, "Degrees, east positive."),
      .quantity("elevation", .length, -1_000...10_000, "Height above the sea."),
      Field("timeZone", .string, "Its zone, `Europe/Paris`: the days of the file are days there."),
    ])

  static let location = ObjectType(
    "Location", "The place of the widget.",
    [
      schema, version,
      Field("updatedAt", .moment, required: true, "When the place was found."),
      Field("place", .object("Place"), required: true, "The place."),
      attribution, attributionURL,
    ])

  static let ozone = ObjectType(
    "Ozone", "The ozone column over a place, a value a day.",
    [
      schema, version, fetchedAt, placeField, attribution, attributionURL,
      Field("days", .array(.object("OzoneDay"), atMost: Limits.snapshotDays), default: "[]", "The days."),
    ])

  static let ozoneDay = ObjectType(
    "OzoneDay", "A day at solar noon.",
    [
      Field("day", .day, required: true, "The day."),
      .quantity("ozone", .ozone, 50...700, "The whole column of ozone."),
      Field("uvIndex", .number(0...50), "The index of ultraviolet light under a clear sky."),
    ])

  static let variables = ObjectType(
    "Variables", "The author's own variables, which buttons change.",
    [
      schema, version,
      Field("updatedAt", .moment, "When a variable was last changed."),
      Field(
        "values", .map(.any), required: true,
        "The variables by their names, texts, numbers, lists or records; upper and lower case are one, and so are any number of spaces."
      ),
    ])
}
