// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeavePanel
import WeaveResolve
import WeaveSchema

/// The keys of `displays.json`, each defined once.
public enum DisplayTable {
  /// How many seconds a display may be told to sleep.
  static let refreshSeconds = 5...86_400

  static let file = ObjectType(
    "Displays", "The displays of a server.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("timeZone", .string, "The time zone of displays that do not set one. Default: the server's."),
      Field(
        "locale", .string,
        "The language and region of displays that do not set one, such as `nb-NO`. Default: the server's."),
      Field(
        "displays", .array(.object("Display"), atMost: Limits.displays), required: true, default: "[]",
        "Every display and what it shows."),
    ])

  static let display = ObjectType(
    "Display", "A display: what it is, and what it shows.",
    [
      Field(
        "name", .string, required: true,
        "Part of the address of its pictures: letters from a to z, digits and hyphens, such as `kitchen`."),
      Field("label", .string, "The name shown to people. Default: `name`."),
      Field("panel", .string, required: true, "A name from `weave panels`, or a panel file in the folder."),
      Field("shows", .string, required: true, "A design, a board or a playlist in the folder: `clock.json`."),
      Field(
        "format", .token(PanelFormat.allCases.map(\.rawValue)),
        "The pixel format, one that the panel takes. Default: the panel's best."),
      Field(
        "device", .string,
        "The hardware address of its network card, which identifies TRMNL displays: `AA:BB:CC:00:11:22`."
      ),
      Field("timeZone", .string, "The time zone of its readers, such as `Europe/Paris`. Default: the server's."),
      Field("locale", .string, "The language and region of its readers, such as `de-DE`. Default: the server's."),
      Field(
        "appearance", .token(RenderEnvironment.Appearance.allCases.map(\.rawValue)),
        "How it shows widgets. Default: what suits the panel."),
      Field(
        "size", .token(["small", "medium", "large", "extraLarge"]),
        "The widget's size class. Default: the largest that fits the panel."),
      Field("scale", .number(0.5...8), "Pixels per point. Default: what suits the panel and its distance."),
      Field(
        "viewingDistance", .number(0.1...20), "The viewing distance in metres. Default: the panel's."),
      Field(
        "rotation", .integer(0...270),
        "Clockwise rotation of the picture in degrees: 0, 90, 180 or 270. Default: the panel's."),
      Field(
        "warnings", .array(.token(Display.Warning.allCases.map(\.rawValue))), default: "[]",
        "Warnings on its picture: `battery` if its battery is low, `lost` if other displays have not connected."),
      Field(
        "specialFunction", .token(Display.SpecialFunction.allCases.map(\.rawValue)), default: "\"none\"",
        "What a double click of the button does on a TRMNL display; `guest_mode` needs `guest`."),
      Field("guest", .string, "What it shows to guests: a file, like `shows`."),
      Field("variables", .map(.any), "Values for the design, by name; they take precedence over all others."),
      Field(
        "minimumRefresh", .integer(refreshSeconds),
        "The minimum time in seconds that the display sleeps, even if its picture changes sooner. Default: 900 on a battery, otherwise 60."
      ),
      Field(
        "maximumRefresh", .integer(refreshSeconds), default: "3600",
        "The maximum time in seconds that it sleeps, even if its picture stays the same."),
      Field(
        "quietHours", .string,
        "When it sleeps on, even if its picture changes: `22:00-06:30`, in its time zone."),
      Field(
        "maximumCompatibility", .bool, default: "false",
        "Whether a TRMNL display redraws its whole panel each time, for panels that otherwise show remains."),
      Field(
        "temperatureProfile", .token(Display.TemperatureProfile.allCases.map(\.rawValue)), default: "\"default\"",
        "How a TRMNL display drives its panel; try `a` or `b` if its picture is faint."),
    ])

  static let vocabulary = Vocabulary(
    "file of displays", root: file.name, [file, display],
    codes: Vocabulary.Codes(
      unknownKey: .displaysUnknownKey, misplacedKey: .displaysMisplacedKey, missingKey: .displaysMissingKey,
      wrongType: .displaysWrongType, unknownToken: .displaysUnknownToken, outOfRange: .displaysOutOfRange,
      notInteger: .displaysNotInteger, invalidDate: .displaysWrongType, tooManyElements: .displaysTooMany),
    excess: .dropped)

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    var writer = SchemaWriter()
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:displays")),
        ("title", .string("weave displays")),
      ] + writer.members(of: file) + strict
      + [("$defs", .object([(display.name, .object(writer.members(of: display) + strict))]))]
    return SchemaValue.object(members).text() + "\n"
  }
}
