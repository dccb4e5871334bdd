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
    "Displays", "The displays that a server feeds.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field(
        "displays", .array(.object("Display"), atMost: Limits.displays), required: true, default: "[]",
        "Every display, with what it shows."),
    ])

  static let display = ObjectType(
    "Display", "A display: what it is, and what it shows.",
    [
      Field(
        "name", .string, required: true,
        "Part of the address of its pictures: letters from a to z, digits and hyphens, such as `kitchen`."),
      Field("label", .string, "What people call it; `name` where missing."),
      Field("panel", .string, required: true, "A name that `weave panels` lists, or a panel's file in the folder."),
      Field("shows", .string, required: true, "A design, a board or a playlist in the folder: `clock.json`."),
      Field(
        "format", .token(PanelFormat.allCases.map(\.rawValue)),
        "The form of its pixels, one of those that the panel takes; the panel's best where missing."),
      Field(
        "device", .string, "The hardware address of its network card, by which TRMNL displays ask: `AA:BB:CC:00:11:22`."
      ),
      Field("timeZone", .string, "The time zone of its readers, such as `Europe/Paris`; the server's where missing."),
      Field("locale", .string, "The language and region of its readers, such as `de-DE`; the server's where missing."),
      Field(
        "appearance", .token(RenderEnvironment.Appearance.allCases.map(\.rawValue)),
        "How it shows widgets; what suits the panel where missing."),
      Field(
        "size", .token(["small", "medium", "large", "extraLarge"]),
        "The widget's size class; what the panel has room for where missing."),
      Field("scale", .number(0.5...8), "Pixels a point; what suits the panel and its distance where missing."),
      Field(
        "viewingDistance", .number(0.1...20), "How far away it is looked at, in metres; the panel's where missing."),
      Field(
        "rotation", .integer(0...270),
        "Degrees that the picture is turned clockwise for the device: 0, 90, 180 or 270; the panel's where missing."),
      Field(
        "warnings", .array(.token(Display.Warning.allCases.map(\.rawValue))), default: "[]",
        "What is said on its picture: `battery` where its own is low, `lost` where other displays have not come."),
      Field(
        "specialFunction", .token(Display.SpecialFunction.allCases.map(\.rawValue)), default: "\"none\"",
        "What a double click of the button does on a display of TRMNL; `guest_mode` needs `guest`."),
      Field("guest", .string, "What it shows to guests, a file as `shows` is one."),
      Field("variables", .map(.any), "Values for the design, by name; they go before all others."),
      Field(
        "minimumRefresh", .integer(refreshSeconds), default: "\(Display.usualRefresh.lowerBound)",
        "The fewest seconds that the display sleeps, however often its picture changes."),
      Field(
        "maximumRefresh", .integer(refreshSeconds), default: "\(Display.usualRefresh.upperBound)",
        "The most seconds that it sleeps, however long its picture stays."),
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
