// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveData
import WeaveDiagnostics
import WeaveFeeds
import WeaveRender
import WeaveSpec
import WeaveStore
import WeaveSystem
import WeaveWorkshop

/// `weave import`: reads facts and designs from files of other programs.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Imports facts into the snapshots, and designs into the library.",
    discussion: """
      Each file is recognised by its content: exports of Apple Health (export.xml or the zip file), calendars and \
      to-do lists (.ics), steps from Fitbit, Google Fit, Garmin, Samsung Health, Withings and Health Auto Export or \
      any table of days and steps (.csv, .json), todo.txt, and Markdown check lists. For example:

        weave import export.zip calendar.ics todo.txt

      Designs that WidgetWeaver exported (.wwdesign, of any version and size), lists of designs, archives of designs \
      and photos, and dumps of the app's storage (JSON or a property list, with the facts in it) go into the library. \
      As in the app, each design gets a new identifier and the current date.

      Cards of agents become designs too: A2UI (0.8 to 0.10, JSON or JSON Lines) and Adaptive Cards (to 1.6, with the \
      data of a template from --data, or from menu.data.json beside menu.template.json). With --output they are written \
      to a file instead of the library. What a picture cannot show is said:

        weave import card.json --output card.weave.json
        weave import menu.template.json --data today.json

      Steps are merged with the stored ones day by day. Events and to-dos replace those that were imported from the \
      same file or with the same --name, and those of imported calendars and lists of the same name. A part \
      of a file that cannot be read is reported and skipped.
      """)

  @Argument(help: ArgumentHelp("The files.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "The type of all files, such as icalendar, if they are not recognised.", valueName: "source"))
  var sourceName: String?

  @Option(help: ArgumentHelp("The name of the calendar or list, instead of the one in the file.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("Import events up to this many days ahead.", valueName: "count"))
  var days = 60

  @Option(
    help: ArgumentHelp("A step counter that takes precedence over others; may be repeated.", valueName: "device"))
  var prefer: [String] = []

  @Option(help: ArgumentHelp("Import only the design with this name; may be repeated.", valueName: "design"))
  var only: [String] = []

  @Option(help: ArgumentHelp("The JSON data of cards that are templates.", valueName: "file"), completion: .file())
  var data: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write the design of a card, instead of the library; an existing file is not overwritten.",
      valueName: "path"), completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(help: "Keep identifiers, dates and photo names unless they are already in use.")
  var keep = false

  @Flag(help: "Print what would be imported, and write nothing.")
  var dryRun = false

  @Option(help: "How to show progress: a bar on a terminal, else lines.")
  var progress: ImportProgressStyle = .auto

  @OptionGroup var place: SnapshotFolderOptions
  @OptionGroup var library: LibraryOptions
  @OptionGroup var clock: ClockOptions

  func validate() throws {
    if files.isEmpty { throw ValidationError("Name at least one file.") }
    if let sourceName, FeedTable.source(sourceName) == nil {
      let names = FeedTable.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no source '\(sourceName)'; choose one of \(names).")
    }
    guard (1...3_660).contains(days) else { throw ValidationError("--days must be from 1 to 3660.") }
    if output != nil, files.count > 1 { throw ValidationError("--output takes one file; import them one by one.") }
  }

  mutating func run() throws {
    let folder = try place.folder()
    let imported = try read(request(folder))
    if output != nil, !imported.hasFailed, !imported.designs.contains(where: { $0.card != nil }) {
      throw ValidationError("--output writes the design of a card of A2UI or an Adaptive Card; '\(files[0])' is none.")
    }
    let written: [SnapshotKind]
    do throws(StoreError) { written = try keep(imported, in: folder) } catch { throw Console.refuse(error) }
    for kind in written { try Console.out(folder.path(of: kind) + "\n") }
    if let output { try write(imported.designs, to: output) } else { try takeDesigns(imported.designs) }
    if imported.hasFailed { throw Exit.designHasErrors }
  }

  /// Merges the imported facts with the stored ones, without other writes in between.
  ///
  /// - Returns: the kinds that have changed, or would.
  private func keep(_ imported: Imported, in folder: SnapshotFolder) throws(StoreError) -> [SnapshotKind] {
    let kinds = Set(imported.facts.flatMap(\.facts.kinds))
    let changed = SnapshotKind.allCases.filter(kinds.contains)
    if changed.isEmpty || dryRun { return changed }
    let zone = clock.zone(of: nil)
    let locked = try folder.locked()
    var facts = try OwnedFacts(folder, now: clock.date(in: zone), timeZone: zone)
    facts.take(imported: imported.facts)
    try facts.save(in: locked)
    return changed
  }

  private func request(_ folder: SnapshotFolder) throws(ExitCode) -> FeedRequest {
    let stored: Place?
    do throws(StoreError) {
      let read =
        try folder.exists ? folder.read([.location], now: clock.date(in: .gmt), timeZone: .gmt).snapshots : Snapshots()
      stored = read.location?.place
    } catch {
      throw Console.refuse(error)
    }
    let zone = clock.zone(of: stored)
    return FeedRequest(
      now: clock.date(in: zone), timeZone: zone, daysAhead: days, name: name, preferredSources: prefer)
  }

  /// The content of all files; mistakes are reported as they are found.
  private func read(_ request: FeedRequest) throws(ExitCode) -> Imported {
    var imported = Imported()
    let cardData = try data.map(readData)
    for path in files {
      let found: [ImportedFile]
      let progress = ImportProgress(path, self.progress)
      do {
        found = try FileImport(request, sourceName, cardData: cardData) { progress.show($0) }.read(path) { file in
          progress.clear()
          report(on: file)
        }
      } catch {
        progress.clear()
        throw Console.refuse(error)
      }
      for file in found { imported.add(file, called: name ?? whole(file.source.name, in: path)) }
    }
    return imported
  }

  /// Prints what was read from a file, and its mistakes.
  private func report(on file: ImportedFile) {
    let report = DiagnosticReport(source: file.source, diagnostics: file.checked.diagnostics)
    if !report.diagnostics.isEmpty {
      Console.error(TerminalPrinter(color: Console.errorIsColored).text(for: [report]))
    }
    for note in file.card?.notes ?? [] { Console.error("\(file.source.name): note: \(note)\n") }
    for fault in file.designs?.faults ?? [] { Console.error("\(file.source.name): \(fault)\n") }
    Console.error("\(file.source.name): \(file.words)\n")
  }

  /// The path of a file from the root, by which it is known the next time; for a file in an archive, inside that.
  private func whole(_ name: String, in path: String) -> String {
    (realPath(path) ?? path) + (name.hasPrefix(path) ? String(name.dropFirst(path.count)) : "")
  }

  /// The content that was imported.
  private struct Imported {
    private var files: [FactFile] = []
    private var names: [String] = []
    var designs: [ImportedFile] = []
    var hasFailed = false

    mutating func add(_ file: ImportedFile, called name: String) {
      if file.designs?.isRefused == false { designs.append(file) }
      if file.checked.output == nil { hasFailed = true }
      files.append(file.facts)
      names.append(name)
    }

    /// The facts of all files, by the names of the files.
    var facts: [OwnedFacts.Imported] {
      var files = files
      StepsSeries.join(&files)
      return zip(files, names).flatMap { file, name in
        let title = file.feed?.title ?? "WidgetWeaver"
        return (file.checked.output ?? []).map { OwnedFacts.Imported($0, called: name, title) }
      }
    }
  }

  /// Adds designs to the library, all of them or none.
  private func takeDesigns(_ files: [ImportedFile]) throws {
    let chosen = try files.map { file in try (file, specs(of: file)) }
    if chosen.allSatisfy({ $0.1.isEmpty }) { return }
    if dryRun {
      for (_, specs) in chosen {
        for spec in specs { try Console.out("\(spec.layout.template.rawValue)  \(spec.name)\n") }
      }
      return
    }
    let folder = try library.folder()
    let now = clock.date(in: clock.zone(of: nil))
    let identity: LibraryEdit.Identity = keep ? .kept : .new
    let parcels = chosen.map { DesignParcel($0.1, of: $0.0) }
    let received = try LibraryExit.run { () throws(LibraryError) in
      try folder.take(parcels, identity: identity, now: now)
    }
    try received.print(in: folder)
  }

  /// Writes the design of a card.
  private func write(_ files: [ImportedFile], to output: String) throws {
    guard let text = files.compactMap(\.card?.text).first else { return }
    if dryRun || output == "-" { return try Console.out(text) }
    if FileManager.default.fileExists(atPath: output) {
      throw ValidationError("\(output) already exists; choose another name.")
    }
    do { try OutputFile.create(Array(text.utf8), at: output) } catch { throw Console.refuse(error) }
    try Console.out(output + "\n")
  }

  private func readData(_ path: String) throws(ExitCode) -> SourceText {
    do { return SourceText(name: path, bytes: try readFile(path, limit: Limits.designBytes)) } catch {
      throw Console.refuse(error)
    }
  }

  /// The designs of a file that are imported.
  private func specs(of file: ImportedFile) throws(ValidationError) -> [WidgetSpec] {
    let specs = file.designs?.specs ?? []
    for name in only where !specs.contains(where: { $0.name == name }) {
      let near = nearest(to: name, in: specs.map(\.name)).first.map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("'\(file.source.name)' has no design '\(name)'.\(near)")
    }
    return only.isEmpty ? specs : specs.filter { only.contains($0.name) }
  }
}
