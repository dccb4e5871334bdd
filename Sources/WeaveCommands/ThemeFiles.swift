// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveWorkshop

/// Themes by name, and from files.
enum ThemeFiles {
  /// Refuses a word that is neither a theme nor a file.
  static func check(_ theme: String) throws(ValidationError) {
    guard ThemePreset.named(theme) == nil, !FileManager.default.fileExists(atPath: theme) else { return }
    if theme.hasSuffix(".json") { return }
    let near = nearest(to: theme, in: ThemePreset.all.map(\.id)).first
    let hint = near.map { " Did you mean '\($0)'?" } ?? " 'weave theme list' lists them."
    throw ValidationError("There is no theme '\(theme)'.\(hint)")
  }

  /// The theme with a name or from a file; its diagnostics are printed.
  static func theme(_ name: String, _ reading: ReadingOptions) throws(ExitCode) -> StyleTheme {
    if let preset = ThemePreset.named(name) { return StyleTheme(preset) }
    let source: SourceText
    do { source = SourceText(name: name, bytes: try Inputs.read(name, limit: Limits.designBytes)) } catch {
      throw Console.refuse(error)
    }
    let read = StyleTheme.read(source)
    let shown = reading.graded(read.diagnostics).filter { $0.severity > .note }
    if !shown.isEmpty { Console.error([DiagnosticReport(source: source, diagnostics: shown)]) }
    guard let theme = read.output, !shown.contains(where: { $0.severity == .error }) else { throw Exit.designHasErrors }
    return theme
  }
}

/// `weave theme extract`: creates a theme from a design.
struct ThemeExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Prints the theme of a design, to apply to other designs.",
    discussion: """
      weave theme extract lake.json > lake-theme.json
        weave theme apply lake-theme.json note.json --in-place
      """)

  @OptionGroup var target: DesignOptions

  mutating func run() throws {
    let spec = try target.edit().spec
    try Console.out(StyleTheme(of: spec).text)
  }
}

/// `weave theme compare`: shows in which themes a design is readable.
struct ThemeCompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Prints what each theme changes in a design, and whether it stays readable.",
    discussion: """
      It checks three sizes, light and dark, for further texts that are cut, cross the edge or have too little \
      contrast. --output draws the design in each theme on a sheet.
      """)

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Argument(help: ArgumentHelp("Themes or theme files. Default: all themes.", valueName: "theme"))
  var themes: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A PNG file for the design in each theme.", valueName: "path"),
    completion: Completions.pictures)
  var output: String?

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @Option(help: "Readable lines or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  func validate() throws {
    for theme in themes { try ThemeFiles.check(theme) }
    try PictureFormat.requirePNG(output)
  }

  mutating func run() throws {
    let chosen = try themes.map { (name: $0, theme: try ThemeFiles.theme($0, reading)) }
    let all = chosen.isEmpty ? ThemePreset.all.map { (name: $0.id, theme: StyleTheme($0)) } : chosen
    let facts = try moment.facts()
    let file: DesignFile
    do { file = try DesignFile.load(spec, reading: reading) } catch { throw Console.refuse(error) }
    let proposal = try Proposal(file, design, facts, folders, reading)
    var objects: [OutputValue] = []
    var rows: [(title: String, variant: DesignVariants.Variant)] = []
    for (name, theme) in all {
      let tried: StyleTheme.Trial?
      do { tried = try theme.tried(on: proposal.variants) } catch { throw Console.refuse(error) }
      guard let tried else { continue }
      let changes = tried.changes.map(\.description)
      rows.append((name, tried.variant))
      if format == .json {
        objects.append(
          .object([
            ("theme", .string(name)), ("isReadable", .flag(tried.isReadable)),
            ("changes", .array(changes.map { OutputValue.string($0) })),
          ]))
      } else {
        let words = changes.isEmpty ? "nothing changes" : changes.joined(separator: ", ")
        try Console.out("\(name)  \(tried.isReadable ? "readable" : "less readable")\n  \(words)\n")
      }
    }
    if format == .json { try Console.out(OutputValue.array(objects).text) }
    if let output { try Console.deliver(proposal.sheet(of: rows), to: output, inputs: [spec]) }
  }
}
