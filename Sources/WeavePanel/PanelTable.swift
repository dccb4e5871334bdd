// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

/// The keys of a panel's file, each once.
public enum PanelTable {
  static let panel = ObjectType(
    "Panel", "A display: its pixels, the colours that it can show, and the file formats that it takes.",
    [
      Field("$schema", .string, "The JSON Schema of this file, for editors."),
      Field("name", .string, required: true, "A short name without spaces: `kitchen`."),
      Field("label", .string, "The name shown to people."),
      Field(
        "width", .integer(16...Limits.panelSide), required: true, "Width in pixels, as the device counts them."),
      Field("height", .integer(16...Limits.panelSide), required: true, "Height in pixels."),
      Field("dpi", .number(20...1_200), required: true, "Pixels per inch."),
      Field(
        "viewingDistance", .number(0.1...20), default: "0.6",
        "The usual viewing distance in metres; text and spacing grow with it."),
      Field(
        "rotation", .integer(0...270), default: "0",
        "Clockwise rotation of the picture for the device, in degrees: 0, 90, 180 or 270."),
      Field("mirrored", .bool, default: "false", "Whether the device shows the picture mirrored."),
      Field("safeArea", .object("SafeArea"), "Pixels at each edge of the picture that the frame hides."),
      Field("inks", .array(.object("PanelInk"), atMost: Limits.panelInks), "The colours that it can show."),
      Field(
        "greys", .integer(2...Limits.panelInks), "Instead of `inks`: this many evenly spaced greys, with black as 0."),
      Field(
        "colors", .token(["inks", "all"]), default: "\"inks\"",
        "`all` for a screen that shows every colour, which has no inks."),
      Field(
        "formats", .array(.token(PanelFormat.allCases.map(\.rawValue)), atMost: PanelFormat.allCases.count),
        required: true, default: "[\"png-8\"]", "The formats that it takes, best first."),
      Field(
        "maximumBytes", .integer(1_000...Limits.panelPictureBytes),
        "The largest file that the device takes. Photos get fewer tones, then larger dots, until the file fits."),
      Field(
        "battery", .bool, default: "false",
        "Whether it runs on a battery. The server then wakes it every 15 minutes at most."),
    ])

  static let safeArea = ObjectType(
    "SafeArea", "Pixels at each edge of the picture that the frame hides.",
    ["top", "left", "bottom", "right"].map {
      Field($0, .integer(0...Limits.panelSide), default: "0", "Pixels along this edge.")
    })

  static let ink = ObjectType(
    "PanelInk", "A colour that the panel can show.",
    [
      Field("name", .string, required: true, "What it is called."),
      Field("value", .string, required: true, "Its pure colour in files for the device, such as `#FF0000`."),
      Field("index", .integer(0...255), "Its number in raw pixels. Default: its position in the list."),
      Field("measured", .string, "The colour that the panel shows, as `#RRGGBB` in sRGB. Default: `value`."),
      Field("source", .string, "Who measured it and how."),
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
