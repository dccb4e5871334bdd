// SPDX-License-Identifier: MIT

import ArgumentParser
import Weave
import WeaveDiagnostics
import WeaveSpec

/// `weave theme`: ready-made styles.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Lists ready-made styles, or gives one to a design.",
    subcommands: [ThemeListCommand.self, ThemeApplyCommand.self])
}

/// `weave theme list`: the styles.
struct ThemeListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the themes with their background and accent.")

  @Option(help: "A list for people or a JSON array.")
  var format: OutputFormat = .text

  mutating func run() throws {
    if format == .json {
      let themes = ThemePreset.all.map { theme in
        OutputValue.object([
          ("name", .string(theme.id)), ("background", .string(theme.style.background.rawValue)),
          ("accent", .string(theme.style.accent.rawValue)),
        ])
      }
      return try Console.out(OutputValue.array(themes).text)
    }
    let width = ThemePreset.all.map(\.id.count).max() ?? 0
    for theme in ThemePreset.all {
      let name = theme.id + String(repeating: " ", count: width - theme.id.count)
      try Console.out("\(name)  \(theme.style.background.rawValue), \(theme.style.accent.rawValue)\n")
    }
  }
}

/// `weave theme apply`: a design in another style.
struct ThemeApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Prints a design in a theme: its whole style, and a clock's scheme.")

  @Argument(help: ArgumentHelp("A theme; see 'weave theme list'.", valueName: "theme"), completion: Completions.themes)
  var theme: String

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Flag(name: .shortAndLong, help: "Write the result back to the file.")
  var inPlace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    guard ThemePreset.named(theme) == nil else { return }
    let near = nearest(to: theme, in: ThemePreset.all.map(\.id)).first
    let hint = near.map { " Did you mean '\($0)'?" } ?? " 'weave theme list' lists them."
    throw ValidationError("There is no theme '\(theme)'.\(hint)")
  }

  mutating func run() throws {
    guard let preset = ThemePreset.named(theme) else { return }
    do {
      let file = try DesignFile.load(spec, reading: reading)
      file.printReport()
      guard var document = file.design?.document,
        !file.report.diagnostics.contains(where: { $0.severity == .error })
      else { throw Exit.designHasErrors }
      document.specs = document.specs.map(preset.applied(to:))
      let text = Language.formatted(document) + "\n"
      if inPlace, spec != "-" { try Picture.rewrite(Array(text.utf8), to: spec) } else { try Console.out(text) }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}
