// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveData
import WeaveDiagnostics
import WeaveGolden
import WeaveGraphics
import WeaveResolve

/// `weave eval`: one text template to text.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval", abstract: "Prints what a text template gives.",
    discussion: "For example: weave eval 'Streak: {{streak|0}} days' --var streak=12")

  @Argument(help: ArgumentHelp("The text, with {{…}}.", valueName: "text"))
  var text: String

  @OptionGroup var moment: MomentOptions

  mutating func run() throws {
    let world = try moment.world()
    let given = TextEvaluation.text(text, moment: world.moment, variables: moment.scope, snapshots: world.snapshots)
    try Console.out(given + "\n")
  }
}

/// `weave schema`: the language as a JSON Schema.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of designs, of a kind of snapshot or of test settings, for editors.")

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case widget, weather, steps, activity, calendar, reminders, location, ozone, air, variables, tests
  }

  @Argument(help: "What the files are: designs, snapshots of a kind, or test settings.")
  var kind: Kind = .widget

  mutating func run() throws {
    let snapshot = SnapshotKind(rawValue: kind.rawValue)
    let text = kind == .tests ? SettingsTable.schema : snapshot.map(SnapshotSchema.text(for:)) ?? Language.schema
    try Console.out(text)
  }
}

/// `weave template`: the built-in templates.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template", abstract: "Prints a built-in template, or lists them all.")

  @Argument(help: ArgumentHelp("The template's name.", valueName: "name"))
  var name: String?

  mutating func run() throws {
    guard let name else {
      try Console.out(Language.templateNames.map { $0 + "\n" }.joined())
      return
    }
    guard let text = Language.template(named: name) else {
      let near = nearest(to: name, in: Language.templateNames)
      let hint = near.first.map { " Did you mean '\($0)'?" } ?? " 'weave template' lists them."
      throw ValidationError("There is no template '\(name)'.\(hint)")
    }
    try Console.out(text.hasSuffix("\n") ? text : text + "\n")
  }
}

/// `weave devices`: the frames of phones and tablets.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices and their widget frames in points.")

  mutating func run() throws {
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

  private static func text(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}

/// `weave explain`: the long form of a diagnostic.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains a diagnostic code, or lists them all.")

  @Argument(help: ArgumentHelp("A code, such as W0201.", valueName: "code"))
  var code: String?

  mutating func run() throws {
    guard let code else {
      try Console.out(DiagnosticCode.all.map { "\($0.name)  \($0.severity.rawValue)  \($0.title)\n" }.joined())
      return
    }
    guard let found = DiagnosticCode.all.first(where: { $0.name == code.uppercased() }) else {
      throw ValidationError("There is no code '\(code)'. 'weave explain' lists them all.")
    }
    try Console.out(
      "\(found.name) (\(found.severity.rawValue)): \(found.title)\n\n\(Self.wrapped(found.explanation))\n")
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
