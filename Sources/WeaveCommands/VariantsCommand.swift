// SPDX-License-Identifier: MIT

public import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveWorkshop

extension MatchedSet.Key: ExpressibleByArgument {}

/// `weave variants`: the differences of a design between sizes.
struct VariantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "variants", abstract: "Prints and changes the variants of a design for single sizes.",
    discussion: """
      A variant replaces texts, symbol, photo and layout in one size; name, style and buttons are shared. Sizes \
      without a variant show the base:

        weave variants derive design.json --size small --in-place
        weave variants set design.json --size small primaryText=Short layout.spacing=4 --in-place
        weave variants show design.json
      """,
    subcommands: [
      VariantsShowCommand.self, VariantsDeriveCommand.self, VariantsSetCommand.self, VariantsDropCommand.self,
      VariantsJoinCommand.self, VariantsSplitCommand.self,
    ])
}

/// `weave variants show`
struct VariantsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Lists the sizes, and how each differs from the base.")

  @OptionGroup var target: DesignOptions

  @Option(help: "Readable lines or a JSON object.")
  var format: OutputFormat = .text

  mutating func run() throws {
    let spec = try target.edit().spec
    if format == .json {
      let members = WidgetSpec.variantSizes.map { size -> (String, OutputValue) in
        guard let changes = spec.differences(of: size) else { return (size.rawValue, .null) }
        return (size.rawValue, .array(changes.map { .string($0.description) }))
      }
      return try Console.out(OutputValue.object(members).text)
    }
    for size in WidgetSpec.variantSizes {
      guard let changes = spec.differences(of: size) else {
        try Console.out("\(size.rawValue): the base\n")
        continue
      }
      try Console.out("\(size.rawValue): a variant\(changes.isEmpty ? ", the same as the base" : "")\n")
      try Console.out(changes.map { "  \($0)\n" }.joined())
    }
  }
}

/// `weave variants derive`
struct VariantsDeriveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "derive", abstract: "Gives a size a variant, initially a copy of another size.")

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: "The size that gets a variant.")
  var size: MatchedSet.Key

  @Option(help: "The size to copy.")
  var from: MatchedSet.Key = .medium

  mutating func run() throws {
    let edit = try changed.edit()
    if edit.spec.matchedSet?[size] != nil {
      throw ValidationError("'\(edit.spec.name)' already has a variant for \(size.rawValue); drop it first.")
    }
    try changed.finish(edit, with: edit.spec.deriving(size, from: from))
  }
}

/// `weave variants drop`
struct VariantsDropCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drop", abstract: "Removes the variant of a size, so that it shows the base.")

  @OptionGroup var changed: ChangedDesignOptions

  @Option(help: "The size.")
  var size: MatchedSet.Key

  mutating func run() throws {
    let edit = try changed.edit()
    guard edit.spec.matchedSet?[size] != nil else {
      throw ValidationError("'\(edit.spec.name)' has no variant for \(size.rawValue).")
    }
    try changed.finish(edit, with: edit.spec.dropping(size))
  }
}

/// `weave variants set`
struct VariantsSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Changes values of a size's variant, and derives a missing one first.",
    discussion: """
      For example: weave variants set design.json --size small primaryText=Short layout.primaryLineLimitSmall=2

      A value is a number, true, false, other JSON, or else a text; - removes it. If the design would become invalid, \
      weave prints the reason and writes nothing.
      """)

  @OptionGroup var changed: ChangedDesignOptions

  @Argument(help: ArgumentHelp("What to set.", valueName: "key=value"))
  var assignments: [String]

  @Option(help: "The size.")
  var size: MatchedSet.Key

  func validate() throws { _ = try changes() }

  private func changes() throws(ValidationError) -> [(path: JSONPath, text: String)] {
    try assignments.map { text throws(ValidationError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let path = JSONPath(parts[0]) else {
        throw ValidationError("'\(text)' is not of the form key=value.")
      }
      return (path, String(parts[1]))
    }
  }

  mutating func run() throws {
    let edit = try changed.edit()
    let values = try changes()
    let new: VariantEdit
    do throws(EditError) {
      new = try VariantEdit(
        edit.spec, size, setting: values, named: edit.file.source.name, mode: changed.target.reading.mode,
        folder: edit.file.folder)
    } catch {
      throw ValidationError("\(error) in the design.")
    }
    let found = changed.target.reading.graded(new.checked.diagnostics).filter { $0.severity > .note }
    if !found.isEmpty { Console.error([DiagnosticReport(source: new.source, diagnostics: found)]) }
    guard let spec = new.spec, !found.contains(where: { $0.severity == .error }) else { throw Exit.designHasErrors }
    try changed.finish(edit, with: spec)
  }
}

/// `weave variants join`
struct VariantsJoinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Joins several designs, each for a size, into one.",
    discussion: """
      The first design gives name, style, buttons and configurations; the others give texts, symbol, photo and \
      layout. For example: weave variants join medium.json --small small.json --large large.json
      """)

  @Argument(
    help: "The design for all other sizes; - reads standard input.", completion: Completions.designs)
  var spec: String

  @Option(help: ArgumentHelp("The design for the small size.", valueName: "spec"), completion: Completions.designs)
  var small: String?

  @Option(help: ArgumentHelp("The design for the large size.", valueName: "spec"), completion: Completions.designs)
  var large: String?

  @Option(
    help: ArgumentHelp("The design for the extra large size.", valueName: "spec"), completion: Completions.designs)
  var extraLarge: String?

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    if small == nil, large == nil, extraLarge == nil {
      throw ValidationError("Give the design for a size with --small, --large or --extra-large.")
    }
  }

  mutating func run() throws {
    let edit = try DesignEdit(spec, design: nil, reading)
    var joined = edit.spec
    for (size, path) in [(MatchedSet.Key.small, small), (.large, large), (.extraLarge, extraLarge)] {
      guard let path else { continue }
      joined = joined.joining(try DesignEdit(path, design: nil, reading).spec, as: size)
    }
    try edit.finish(with: joined, inPlace: inPlace && spec != "-")
  }
}

/// `weave variants split`
struct VariantsSplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split", abstract: "Writes the base and each variant as separate designs.")

  @OptionGroup var target: DesignOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; existing files are not overwritten.", valueName: "folder"),
    completion: .directory)
  var output = "."

  mutating func run() throws {
    let edit = try target.edit()
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for (size, spec) in edit.spec.split() {
        let path = "\(output)/\(edit.file.stem)-\(size?.rawValue ?? "base").json"
        try OutputFile.create(Array((Language.formatted(SpecDocument(.single, specs: [spec])) + "\n").utf8), at: path)
        try Console.out(path + "\n")
      }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}
