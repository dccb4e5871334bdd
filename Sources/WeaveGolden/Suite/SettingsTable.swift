// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema
import WeaveResolve

/// The keys of `weave.test.json`, each once.
public enum SettingsTable {
  /// The outermost object.
  static let settings = ObjectType(
    "TestSettings", "What `weave test` draws for the designs in a folder, and how it compares.",
    fields + [
      Field(
        "exclude", .array(.string, atMost: 200), default: "[]",
        "Files and folders to skip, by name; `*` matches any characters."),
      states,
      Field(
        "designs", .map(.object("DesignSettings")), default: "{}", "Settings for single files in the folder, by name."),
    ])

  static let design = ObjectType("DesignSettings", "Settings for one file.", fields + [states])

  /// A moment with its facts.
  static let state = ObjectType(
    "State", "A moment with its facts: keys of the outer object.",
    fields.filter { ["now", "zone", "snapshots", "variables", "data"].contains($0.key) })

  private static let states = Field(
    "states", .map(.object("State")), default: "{}",
    "Moments and facts to draw every picture with. The name of each becomes the ending of the picture's name.")

  private static let fields: [Field] = [
    Field("$schema", .string, "The JSON Schema of this file, for editors."),
    Field(
      "sizes", .array(.token(WidgetSize.allCases.map(\.rawValue)), atMost: 7),
      default: #"["small", "medium", "large"]"#,
      "The sizes to draw."),
    Field(
      "appearances", .array(.token(RenderEnvironment.Appearance.allCases.map(\.rawValue)), atMost: 6),
      default: #"["light", "dark"]"#, "The appearances to draw."),
    Field("locales", .array(.string, atMost: 50), default: #"["en_US"]"#, "The languages and regions to draw."),
    Field("scales", .array(.integer(1...3), atMost: 3), default: "[2]", "Pixels per point."),
    Field(
      "textSizes", .array(.token(TextSize.allCases.map(\.rawValue)), atMost: 12), default: #"["large"]"#,
      "The reader's text sizes."),
    Field(
      "contrasts", .array(.token(RenderEnvironment.Contrast.allCases.map(\.rawValue)), atMost: 2),
      default: #"["standard"]"#, "How strongly the system's colours differ from their ground."),
    Field("device", .string, default: #""\#(Device.standard.name)""#, "The device whose widget sizes to use."),
    Field("canvas", .string, "The canvas size in points, instead of a device's: `\"800x480\"`."),
    Field(
      "wallpaper", .string,
      "What lies behind glass and accessories: a colour such as `\"#4A6FA5\"`, `\"none\"`, or a photo, relative to "
        + "this file."),
    Field(
      "shape", .token(RenderEnvironment.CanvasShape.allCases.map(\.rawValue)), default: #""rounded""#,
      "Whether to clip pictures to the widget's rounded outline."),
    Field(
      "now", .anyOf([.moment, .day]), default: #""2026-11-20T09:41:00Z""#,
      "The moment to show; for a day, its midnight in the time zone."),
    Field(
      "zone", .string, "The time zone. Default: that of the snapshot `location`, else of `now`, else UTC."),
    Field(
      "snapshots", .string, "The folder with the snapshots, relative to this file. Without it, there are no facts."),
    Field("assets", .string, "A folder with photos, relative to this file, searched after the design's own."),
    Field(
      "variables", .map(.any), default: "{}", "Variables for texts and expressions: texts, numbers, lists, records."),
    Field(
      "data", .array(.string, atMost: 50), default: "[]",
      "Files of variables, relative to this file, written as for `--data`: `\"trains=departures.csv\"`."),
    Field(
      "formats", .array(.token(TestOptions.Format.allCases.map(\.rawValue)), atMost: 2), default: #"["png"]"#,
      "What to store and compare: pictures, or layout and drawing commands as text."),
    Field(
      "tolerance", .anyOf([.integer(0...Int.max), .string]), default: "0",
      "How many pixels may differ: a number, or a percentage such as `\"0.1%\"`."),
    Field("densest", .integer(0...1_024), "How many pixels may differ in any square of 32 × 32 pixels."),
    Field("threshold", .number(0...1), default: "0.02", "The smallest colour difference that counts."),
    Field(
      "ignore", .array(.string, atMost: 100), default: "[]",
      "Parts to ignore: a rectangle in points, `\"X,Y,WxH\"`, or the id of a node from `weave inspect --tree`."
    ),
    Field(
      "largestReference", .integer(0...Int.max), "References with more bytes are stored as hashes, without a picture."),
  ]

  static let vocabulary = Vocabulary(
    "test settings", root: settings.name, [settings, design, state],
    codes: Vocabulary.Codes(
      unknownKey: .settingsUnknownKey, misplacedKey: .settingsMisplacedKey, missingKey: .settingsMissingKey,
      wrongType: .settingsWrongType, unknownToken: .settingsUnknownToken, outOfRange: .settingsOutOfRange,
      notInteger: .settingsNotInteger, invalidDate: .settingsInvalidDate, tooManyElements: .settingsTooMany),
    excess: .dropped)

  // MARK: For people and editors

  /// The JSON Schema of the file.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  public static var schema: String {
    let lists = [settings, design].map(\.name).flatMap { name in
      [("\(name).device", SchemaWriter.WordList("deviceName", isClosed: false))]
    }
    var writer = SchemaWriter(lists: Dictionary(lists) { first, _ in first })
    let devices = SchemaValue.object([
      ("description", .string("A device; `weave devices` lists their frames.")),
      ("enum", .strings(Device.all.map(\.name))),
    ])
    let strict: [(key: String, value: SchemaValue)] = [("additionalProperties", .raw("false"))]
    let inner: [(key: String, value: SchemaValue)] = [design, state].map {
      ($0.name, .object(writer.members(of: $0) + strict))
    }
    let members: [(key: String, value: SchemaValue)] =
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .string("urn:weave:schema:tests")),
        ("title", .string("weave test settings")),
      ] + writer.members(of: settings) + strict + [("$defs", .object(inner + [("deviceName", devices)]))]
    return SchemaValue.object(members).text() + "\n"
  }

  /// The keys as a Markdown table.
  public static var reference: String {
    ReferenceTable(
      vocabulary, anchors: ["State": "settings", "DesignSettings": "settings"], widest: .greatestFiniteMagnitude
    )
    .section(of: settings, showingPlace: false)
  }
}
