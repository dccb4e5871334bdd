// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of a panel's file, each once.
public enum PanelTable {
  static let panel = ObjectType(
    "Panel", "A display: its pixels, the colours that it can show, and the files that it takes.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("name", .string, required: true, "A short name without spaces: `kitchen`."),
      Field("label", .string, "What people call it."),
      Field(
        "width", .integer(16...Limits.panelSide), required: true, "Pixels from left to right, as the device counts."),
      Field("height", .integer(16...Limits.panelSide), required: true, "Pixels from top to bottom."),
      Field("dpi", .number(20...1_200), required: true, "Pixels an inch."),
      Field(
        "viewingDistance", .number(0.1...20), default: "0.6",
        "How far away it is usually looked at, in metres; text and spacing grow with it."),
      Field(
        "rotation", .integer(0...270), default: "0",
        "Degrees that the picture is turned clockwise on its way into the device: 0, 90, 180 or 270."),
      Field("mirrored", .bool, default: "false", "Whether the device shows left and right interchanged."),
      Field("safeArea", .object("SafeArea"), "Pixels along the edges of the picture that the frame hides."),
      Field("inks", .array(.object("PanelInk"), atMost: Limits.panelInks), "The colours that it can show."),
      Field(
        "greys", .integer(2...Limits.panelInks), "In the place of `inks`: so many evenly spaced greys, black being 0."),
      Field(
        "colors", .token(["inks", "all"]), default: "\"inks\"",
        "`all` for a screen that shows every colour, which has no inks."),
      Field(
        "formats", .array(.token(PanelFormat.allCases.map(\.rawValue)), atMost: PanelFormat.allCases.count),
        required: true, default: "[\"png-8\"]", "The formats that it takes, the best first."),
    ])

  static let safeArea = ObjectType(
    "SafeArea", "Pixels along the edges of the picture that the frame hides.",
    ["top", "left", "bottom", "right"].map {
      Field($0, .integer(0...Limits.panelSide), default: "0", "Pixels along this edge.")
    })

  static let ink = ObjectType(
    "PanelInk", "A colour that the panel can show.",
    [
      Field("name", .string, required: true, "What it is called."),
      Field("value", .string, required: true, "What the device calls it in files: pure, such as `#FF0000`."),
      Field("index", .integer(0...255), "Its number in raw pixels; its place in the list where missing."),
      Field("measured", .string, "What the panel shows, as `#RRGGBB` in sRGB; `value` where missing."),
      Field("source", .string, "Who measured it, and how."),
    ])

  static let vocabulary = Vocabulary(
    "panel", root: panel.name, [panel, safeArea, ink],
    codes: Vocabulary.Codes(
      unknownKey: .panelUnknownKey, misplacedKey: .panelMisplacedKey, missingKey: .panelMissingKey,
      wrongType: .panelWrongType, unknownToken: .panelUnknownToken, outOfRange: .panelOutOfRange,
      notInteger: .panelNotInteger, invalidDate: .panelWrongType, tooManyElements: .panelTooMany),
    excess: .dropped)

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    var writer = SchemaWriter()
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    let inner: [(key: String, value: SchemaValue)] = [safeArea, ink].map {
      ($0.name, .object(writer.members(of: $0) + strict))
    }
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:panel")),
        ("title", .string("weave panel")),
      ] + writer.members(of: panel) + strict + [("$defs", .object(inner))]
    return SchemaValue.object(members).text() + "\n"
  }
}
