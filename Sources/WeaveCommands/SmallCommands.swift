// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveData
import WeaveDiagnostics
import WeaveEdit
import WeaveGolden
import WeaveGraphics
import WeavePanel
import WeaveRender
import WeaveResolve

/// `weave schema`: prints the language as a JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: """
      Prints the JSON Schema of designs, snapshots, feeds, test settings, panels, boards, playlists or displays, for \
      editors.
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case widget, weather, steps, activity, calendar, reminders, location, ozone, air, variables, feeds, tests, panel
    case board, playlist, displays
  }

  @Argument(
    help: "What the files are: designs, a kind of snapshot, feeds, test settings, panels, boards, playlists, displays.")
  var kind: Kind = .widget

  @Flag(help: "Print a schema of at most 16 KB for decoders that let a model write only what a schema allows.")
  var core = false

  func validate() throws {
    if core, kind != .widget { throw ValidationError("--core is a schema of designs; leave out '\(kind.rawValue)'.") }
  }

  mutating func run() throws {
    if core { return try Console.out(CoreSchema.text) }
    let snapshot = SnapshotKind(rawValue: kind.rawValue)
    let text =
      switch kind {
      case .tests: SettingsTable.schema
      case .panel: PanelTable.schema
      case .feeds: try NetworkProgram.parts(for: NetworkCommand.feed.part).feedsSchema
      case .displays: try NetworkProgram.parts(for: NetworkCommand.display.part).displaysSchema
      case .board: Language.boardSchema
      case .playlist: Language.playlistSchema
      default: snapshot.map(SnapshotSchema.text(for:)) ?? Language.schema
      }
    try Console.out(text)
  }
}

/// `weave devices`: lists the frames of phones and tablets.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices and their widget frames in points.")

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  mutating func run() throws {
    if format == .json { return try Console.out(OutputValue.array(Device.all.map(Self.object)).text) }
    let rows = Device.all.map { device -> [String] in
      [
        device.name, "\(Int(device.scale))x", Self.text(device.small), Self.text(device.medium),
        Self.text(device.large), device.extraLarge.map(Self.text) ?? "–", Self.number(device.circular),
        Self.text(device.rectangular), Self.text(device.inline), device.summary,
      ]
    }
    let heads = [
      "NAME", "SCALE", "SMALL", "MEDIUM", "LARGE", "EXTRA LARGE", "CIRCULAR", "RECTANGULAR", "INLINE",
      "SCREEN IN POINTS",
    ]
    let table = [heads] + rows
    let widths = heads.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for row in table {
      let cells = row.enumerated().map { column, text in
        column == heads.count - 1 ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      try Console.out(cells.joined(separator: "  ") + "\n")
    }
  }

  /// Lengths in points.
  private static func object(_ device: Device) -> OutputValue {
    func frame(_ size: Size) -> OutputValue {
      .object([("width", .number(size.width)), ("height", .number(size.height))])
    }
    return .object([
      ("name", .string(device.name)), ("summary", .string(device.summary)), ("scale", .number(device.scale)),
      ("small", frame(device.small)), ("medium", frame(device.medium)), ("large", frame(device.large)),
      ("extraLarge", device.extraLarge.map(frame) ?? .null),
      ("accessoryCircular", frame(device.canvas(for: .accessoryCircular))),
      ("accessoryRectangular", frame(device.rectangular)), ("accessoryInline", frame(device.inline)),
    ])
  }

  private static func text(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}

/// `weave explain`: prints the long form of a diagnostic.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a diagnostic code, or lists all codes.")

  @Argument(help: ArgumentHelp("A code, such as W0201.", valueName: "code"), completion: Completions.codes)
  var code: String?

  @Option(help: "Readable text or JSON: an object, or an array of all codes.")
  var format: OutputFormat = .text

  mutating func run() throws {
    guard let code else {
      let all = DiagnosticCode.all
      if format == .json { return try Console.out(OutputValue.array(all.map(Self.object)).text) }
      return try Console.out(all.map { "\($0.name)  \($0.severity.rawValue)  \($0.title)\n" }.joined())
    }
    guard let found = DiagnosticCode.all.first(where: { $0.name == code.uppercased() }) else {
      let near = nearest(to: code, in: DiagnosticCode.all.map(\.name)).first.map { "Did you mean '\($0)'?" }
      throw ValidationError("There is no code '\(code)'. \(near ?? "'weave explain' lists them all.")")
    }
    if format == .json { return try Console.out(Self.object(found).text) }
    try Console.out(
      "\(found.name) (\(found.severity.rawValue)): \(found.title)\n\n\(Self.wrapped(found.explanation))\n")
  }

  private static func object(_ code: DiagnosticCode) -> OutputValue {
    .object([
      ("code", .string(code.name)), ("severity", .string(code.severity.rawValue)), ("title", .string(code.title)),
      ("explanation", .string(code.explanation)),
    ])
  }

  /// The text in lines of at most 78 characters.
  static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines.count - 1
        if !lines[last].isEmpty, lines[last].count + 1 + word.count > 78 {
          lines.append(String(word))
        } else {
          lines[last] += (lines[last].isEmpty ? "" : " ") + word
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
