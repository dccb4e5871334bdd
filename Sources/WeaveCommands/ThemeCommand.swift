// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveNative
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveWorkshop

/// `weave theme`: ready-made styles.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Lists ready-made styles, or applies one to a design.",
    subcommands: [
      ThemeListCommand.self, ThemeApplyCommand.self, ThemeFromCommand.self, ThemeExtractCommand.self,
      ThemeCompareCommand.self,
    ])
}

/// `weave theme list`: lists the styles.
struct ThemeListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the themes with their background and accent.")

  @Option(help: "A readable list or a JSON array.")
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

/// `weave theme apply`: applies a style to a design.
struct ThemeApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Prints a design with a theme applied: its whole style, and the scheme of a clock.")

  @Argument(
    help: ArgumentHelp(
      "A theme from 'weave theme list', or a file from 'weave theme extract'.", valueName: "theme"),
    completion: Completions.themes)
  var theme: String

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Flag(name: .shortAndLong, help: "Write the result back to the file.")
  var inPlace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws { try ThemeFiles.check(theme) }

  mutating func run() throws {
    let preset = try ThemeFiles.theme(theme, reading)
    do {
      let file = try DesignFile.load(spec, reading: reading)
      file.printReport()
      guard var document = file.design?.document,
        !file.report.diagnostics.contains(where: { $0.severity == .error })
      else { throw Exit.designHasErrors }
      document.specs = document.specs.map(preset.applied(to:))
      let text = Language.formatted(document) + "\n"
      if inPlace, spec != "-" { try OutputFile.rewrite(Array(text.utf8), to: spec) } else { try Console.out(text) }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}

/// `weave theme from`: finds an accent and a background that suit a photo.
struct ThemeFromCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "from", abstract: "Finds an accent and a background that suit a photo.",
    discussion: """
      Prints both; with a design, prints the design with them applied. The rest of its style does not change.

        weave theme from lake.jpg
        weave theme from lake.jpg design.json --in-place
      """)

  @Argument(
    help: ArgumentHelp("A photo: JPEG, PNG, WebP, HEIC or SVG.", valueName: "photo"),
    completion: .file(extensions: ImageFormat.allEndings))
  var photo: String

  @Argument(
    help: ArgumentHelp("A design file to apply the theme to; - reads standard input.", valueName: "spec"),
    completion: Completions.designs)
  var spec: String?

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Option(
    help: ArgumentHelp(
      "Which rules to follow.",
      discussion: """
        ours: the colours that stand out, with a background on which the design's texts are readable. app: what \
        WidgetWeaver finds.
        """))
  var rules = Rulebook.ours

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  @Option(help: "A readable line or a JSON object.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    if inPlace, spec == nil || spec == "-" { throw ValidationError("--in-place needs the file of a design.") }
    if format == .json, spec != nil {
      throw ValidationError("--format json cannot be used with a design: the design itself is printed.")
    }
  }

  mutating func run() throws {
    do {
      let pixels = try PhotoTheme.photo(try Inputs.read(photo, limit: Limits.imageBytes))
      guard let spec else { return try describe(.best(for: pixels, rules: rules)) }
      let facts = try moment.facts()
      let file = try DesignFile.load(spec, reading: reading)
      let renderer = try Renderer(fonts: folders.fonts)
      let environment = RenderEnvironment(
        now: facts.moment.now, timeZone: facts.moment.timeZone, locale: facts.moment.locale,
        canvas: Device.standard.canvas(for: .medium), scale: 1)
      let variants = try file.variants(
        ofDesign: design, in: environment, facts, variables: facts.variables, folders, reading.mode, renderer)
      guard let variant = try PhotoTheme.dressed(variants, by: pixels, rules: rules) else { throw Exit.designHasErrors }
      if inPlace { try OutputFile.rewrite(Array(variant.text.utf8), to: spec) } else { try Console.out(variant.text) }
    } catch let exit as ExitCode {
      throw exit
    } catch let usage as ValidationError {
      throw usage
    } catch {
      throw Console.refuse(error)
    }
  }

  private func describe(_ theme: PhotoTheme) throws(ExitCode) {
    switch format {
    case .text:
      try Console.out("accent \(theme.accent.rawValue), background \(theme.background.rawValue)\n")
    case .json:
      let object = OutputValue.object([
        ("accent", .string(theme.accent.rawValue)), ("background", .string(theme.background.rawValue)),
      ])
      try Console.out(object.text)
    }
  }
}
