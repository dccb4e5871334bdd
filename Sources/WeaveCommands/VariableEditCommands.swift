// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveWorkshop

/// Shared code of all commands that change variables.
enum VariableEditing {
  /// The time zone in which days are counted.
  static func zone(_ folder: SnapshotFolder, _ clock: ClockOptions) throws(ExitCode) -> TimeZone {
    do throws(StoreError) { return try SnapshotEditing.zone(folder, clock) } catch {
      throw SnapshotEditing.refuse(error)
    }
  }

  /// The stored values by their keys.
  static func values(_ folder: SnapshotFolder, _ clock: ClockOptions) throws(ExitCode) -> [String: String] {
    let zone = try zone(folder, clock)
    let now = clock.date(in: zone)
    return try LibraryExit.run { () throws(LibraryError) in
      try VariableStore(folder).values(now: now, timeZone: zone)
    }
  }

  /// Makes changes and prints the results.
  static func apply(
    _ edits: [VariableStore.Edit], what: String, _ place: SnapshotFolderOptions, _ clock: ClockOptions
  ) throws {
    let folder = try place.folder()
    let zone = try zone(folder, clock)
    let now = clock.date(in: zone)
    try print(
      LibraryExit.run { () throws(LibraryError) in
        try VariableStore(folder).apply(edits, what: what, now: now, timeZone: zone)
      })
  }

  /// Prints a line for each variable: `streak: 3 → 4`.
  static func print(_ changes: [VariableStore.Change]) throws(ExitCode) {
    for change in changes {
      try Console.out("\(change.key): \(change.old ?? "not set") → \(change.new ?? "not set")\n")
    }
  }
}

/// `weave variables set`
struct VariablesSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Sets variables, and prints how each changes.",
    discussion: """
      For example: weave variables set streak=4 'last done=2026-03-28' paused=true

      A value is a number, true, false, other JSON, or else a text. 'weave action undo' undoes a change.
      """)

  @Argument(help: ArgumentHelp("What to set.", valueName: "name=value"))
  var assignments: [String]

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  func validate() throws { _ = try edits() }

  private func edits() throws(ValidationError) -> [VariableStore.Edit] {
    try assignments.map { text throws(ValidationError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw ValidationError("'\(text)' has no '='; write name=value.") }
      return .set(String(parts[0]), to: String(parts[1]))
    }
  }

  mutating func run() throws {
    try VariableEditing.apply(edits(), what: "set \(assignments.joined(separator: " ").prefix(80))", place, clock)
  }
}

/// `weave variables unset`
struct VariablesDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes variables, so that texts show their fallback.",
    aliases: ["unset"])

  @Argument(help: ArgumentHelp("The variables.", valueName: "name"))
  var names: [String]

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let what = "delete \(names.joined(separator: " ").prefix(80))"
    try VariableEditing.apply(names.map { .delete($0) }, what: what, place, clock)
  }
}

/// `weave variables rename`
struct VariablesRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Renames a variable, also in the texts and buttons of designs.",
    discussion: """
      The given designs are written back with the new name; with --in-library, those of the library too. Names in \
      formulas are reported but not changed, because they can have another meaning there.
      """)

  @Argument(help: ArgumentHelp("The current name.", valueName: "name"))
  var old: String

  @Argument(help: ArgumentHelp("The new name.", valueName: "new-name"))
  var new: String

  @Argument(help: ArgumentHelp("Design files to change as well.", valueName: "spec"), completion: Completions.designs)
  var specs: [String] = []

  @Flag(help: "Change the designs of the library as well.")
  var inLibrary = false

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var library: LibraryOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  mutating func run() throws {
    let files = try specs.map { path in try (path, DesignFile.usable(path, reading)) }
    try VariableEditing.apply([.rename(old, to: new)], what: "rename \(old) to \(new)", place, clock)
    for (path, file) in files {
      guard var document = file.design?.document else { continue }
      document.specs = document.specs.map(renamed)
      if document.specs == file.design?.document.specs { continue }
      do { try OutputFile.rewrite(Array((Language.formatted(document) + "\n").utf8), to: path) } catch {
        throw Console.refuse(error)
      }
      try Console.out(path + "\n")
    }
    if inLibrary { try renameInLibrary() }
  }

  private func renamed(_ spec: WidgetSpec) -> WidgetSpec {
    warn(of: spec)
    return spec.renamingVariable(old, to: new)
  }

  /// Warns of formulas, in which names are not changed.
  private func warn(of spec: WidgetSpec) {
    let key = VariableScope.canonicalKey(old)
    for use in spec.variableUses where use.key == key && use.isInFormula {
      Console.error(
        "weave: warning: '\(spec.name)' uses `\(key)` in a formula of \(use.place), which was not changed\n")
    }
  }

  private func renameInLibrary() throws {
    let folder = try library.existing()
    let written = try LibraryExit.run { () throws(LibraryError) in
      for spec in try folder.designs() { warn(of: spec) }
      return try folder.renameVariable(old, to: new)
    }
    try Console.out(written.map { folder.path(of: $0) + "\n" }.joined())
  }
}

extension DesignFile {
  /// A file whose designs have no errors; diagnostics are printed.
  static func usable(_ path: String, _ reading: ReadingOptions) throws(ExitCode) -> DesignFile {
    let file: DesignFile
    do { file = try load(path, reading: reading) } catch { throw Console.refuse(error) }
    file.printReport()
    guard file.design != nil, !file.report.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Exit.designHasErrors
    }
    return file
  }
}

/// `weave variables uses`
struct VariablesUsesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses", abstract: "Lists the variables that designs read and change, where, and their values.",
    discussion: "Without a file, it lists those of the library.")

  @Argument(help: ArgumentHelp("Design files.", valueName: "spec"), completion: Completions.designs)
  var specs: [String] = []

  @Option(help: ArgumentHelp("Only this variable.", valueName: "name"))
  var name: String?

  @Flag(help: "Store missing ones, with their sample, a value that suits their type or button, or the fallback.")
  var create = false

  @Option(help: "Readable lines or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var library: LibraryOptions
  @OptionGroup var clock: ClockOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  mutating func run() throws {
    let designs = try designs()
    let values = try VariableEditing.values(place.folder(), clock)
    let wanted = name.map(VariableScope.canonicalKey)
    var rows: [(design: String, use: VariableUse)] = []
    var missing: [String: DataValue] = [:]
    for spec in designs {
      for use in spec.variableUses where wanted == nil || use.key == wanted {
        rows.append((spec.name, use))
        if values[use.key] == nil, missing[use.key] == nil { missing[use.key] = spec.beginning(of: use.key) }
      }
    }
    rows.sort { ($0.use.key, $0.design, $0.use.place) < ($1.use.key, $1.design, $1.use.place) }
    try print(rows, values)
    guard create, !missing.isEmpty else { return }
    let edits = missing.sorted { $0.key < $1.key }.map { VariableStore.Edit.put($0.key, $0.value) }
    try VariableEditing.apply(edits, what: "create \(missing.keys.sorted().joined(separator: " "))", place, clock)
  }

  private func designs() throws -> [WidgetSpec] {
    if !specs.isEmpty {
      return try specs.flatMap { try DesignFile.usable($0, reading).design?.document.specs ?? [] }
    }
    let folder = try library.existing()
    return try LibraryExit.run { () throws(LibraryError) in try folder.designs() }
  }

  private func print(_ rows: [(design: String, use: VariableUse)], _ values: [String: String]) throws(ExitCode) {
    switch format {
    case .text:
      let width = rows.map(\.use.key.count).max() ?? 0
      for (design, use) in rows {
        let key = use.key + String(repeating: " ", count: width - use.key.count)
        let formula = use.isInFormula ? ", in a formula" : ""
        let value = values[use.key].map { "now \($0)" } ?? "not set"
        try Console.out("\(key)  \(design): \(use.place)\(formula) (\(value))\n")
      }
    case .json:
      let objects = rows.map { design, use in
        OutputValue.object([
          ("variable", .string(use.key)), ("design", .string(design)), ("place", .string(use.place)),
          ("isInFormula", .flag(use.isInFormula)), ("value", values[use.key].map { .string($0) } ?? .null),
        ])
      }
      try Console.out(OutputValue.array(objects).text)
    }
  }
}
