// SPDX-License-Identifier: MIT

public import ArgumentParser
public import WeaveData
import WeaveDiagnostics
import WeaveRender
import WeaveStore

/// `weave snapshot`: the facts that designs show.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Prints, checks and changes the facts that designs show.",
    discussion: """
      Facts are stored in a folder, one JSON file for each kind: weather, steps, activity, calendar, reminders, \
      location, ozone, air, variables. Any of them may be missing. To try a design, start with

        weave snapshot set steps.today=7423 weather.current.temperatureC=12.5
        weave snapshot show
      """,
    subcommands: [
      SnapshotPathCommand.self, SnapshotShowCommand.self, SnapshotCheckCommand.self, SnapshotSetCommand.self,
      SnapshotUnsetCommand.self,
    ])
}

extension SnapshotKind: ExpressibleByArgument {}

/// `weave snapshot path`: prints the path of the folder.
struct SnapshotPathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Prints the folder where snapshots are stored.",
    discussion: """
      It is $XDG_DATA_HOME/weave/snapshots, or ~/.local/share/weave/snapshots if that variable is not set. It need \
      not exist yet.
      """)

  @OptionGroup var place: SnapshotFolderOptions

  mutating func run() throws { try Console.out(place.folder().path + "\n") }
}

/// `weave snapshot show`: prints the content of the folder.
struct SnapshotShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints the stored facts, how old they are, and whether they have mistakes.")

  @Argument(help: ArgumentHelp("The kinds to show. Default: all.", valueName: "kind"))
  var kinds: [SnapshotKind] = []

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let folder = try place.existingFolder() ?? place.folder()
    let shown = kinds.isEmpty ? SnapshotKind.allCases : SnapshotKind.allCases.filter(kinds.contains)
    let text: String
    do throws(StoreError) {
      let zone = try SnapshotEditing.zone(folder, clock)
      let summaries = try folder.summaries(of: shown, now: clock.date(in: zone), timeZone: zone)
      text = format == .json ? summaries.json : summaries.text
    } catch {
      throw Console.refuse(error)
    }
    try Console.out(text)
  }
}

/// `weave snapshot check`: reports all mistakes in snapshots.
struct SnapshotCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reports every mistake in snapshots, with its place and how to fix it.",
    discussion: "The name of a file, such as weather.json, decides its kind unless you give --as.")

  @Argument(
    help: ArgumentHelp("Snapshot files, or folders of them. Default: the standard folder.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var paths: [String] = []

  @Option(name: .customLong("as"), help: ArgumentHelp("The kind of all files.", valueName: "kind"))
  var kind: SnapshotKind?

  @Option(help: "The report's format.")
  var format: ReportFormat = .text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var clock: ClockOptions

  mutating func run() throws {
    let reports = try files().map { try report(on: $0.path, $0.kind) }
    try format.print(reports)
    if format == .text, reports.allSatisfy(\.diagnostics.isEmpty) {
      let count = reports.count == 1 ? "1 snapshot" : "\(reports.count) snapshots"
      Console.error(reports.isEmpty ? "no snapshots\n" : "\(count): no problems\n")
    }
    let hasErrors = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    if hasErrors { throw Exit.designHasErrors }
  }

  /// The files to check, each with the kind that it is read as.
  private func files() throws -> [(path: String, kind: SnapshotKind)] {
    if paths.isEmpty { return try place.existingFolder().map(files(in:)) ?? [] }
    return try paths.flatMap { path -> [(path: String, kind: SnapshotKind)] in
      let folder = SnapshotFolder(path: path)
      if folder.exists { return try files(in: folder) }
      guard let kind = kind ?? Self.kind(of: path) else {
        let names = SnapshotKind.allCases.map(\.fileName).joined(separator: ", ")
        throw ValidationError("The name of '\(path)' is not one of \(names); give its kind with --as.")
      }
      return [(path, kind)]
    }
  }

  private func files(in folder: SnapshotFolder) throws(ExitCode) -> [(path: String, kind: SnapshotKind)] {
    do throws(StoreError) {
      var files: [(path: String, kind: SnapshotKind)] = []
      for kind in SnapshotKind.allCases where try folder.source(of: kind) != nil {
        files.append((folder.path(of: kind), kind))
      }
      return files
    } catch {
      throw Console.refuse(error)
    }
  }

  private static func kind(of path: String) -> SnapshotKind? {
    let name = path.split(separator: "/").last.map(String.init)
    return SnapshotKind.allCases.first { $0.fileName == name }
  }

  private func report(on path: String, _ kind: SnapshotKind) throws(ExitCode) -> DiagnosticReport {
    let bytes: [UInt8]
    do { bytes = try Inputs.read(path, limit: Limits.snapshotBytes) } catch { throw Console.refuse(error) }
    let source = SourceText(name: path == "-" ? "<standard input>" : path, bytes: bytes)
    let checked = SnapshotReader.read(
      source, as: kind, now: clock.date(in: clock.zone(of: nil)), timeZone: clock.zone(of: nil))
    let diagnostics = checked.diagnostics.graded(strict: strict)
    return DiagnosticReport(source: source, diagnostics: diagnostics)
  }
}
