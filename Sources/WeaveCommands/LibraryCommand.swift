// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveWorkshop

/// `weave library`: a folder of designs.
struct LibraryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library", abstract: "Manages a folder of designs, with a default, a trash and undo.",
    discussion: """
      Each design is a file, <identifier>.json, with its photos beside it; other programs can read them. Refer to a \
      design by its name, its identifier, or at least the first four digits of the identifier:

        weave library add habit.json
        weave library list
        weave render "$(weave library show Habit --path)"

      Several commands can run at once and can be interrupted at any time; a change that was reported is never lost. \
      The app limits the number of designs by purchase; here there is no limit.
      """,
    subcommands: [
      LibraryListCommand.self, LibraryShowCommand.self, LibraryAddCommand.self, LibraryDefaultCommand.self,
      LibraryDuplicateCommand.self, LibraryRenameCommand.self, LibraryDeleteCommand.self, LibraryRestoreCommand.self,
      LibrarySearchCommand.self, LibraryUndoCommand.self, LibraryCleanCommand.self,
    ])
}

/// `weave library list`
struct LibraryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the designs, newest first; a star marks the default.")

  @Flag(help: "List deleted designs instead.")
  var trash = false

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let isTrash = trash
    let (kept, shown) = try LibraryExit.run { () throws(LibraryError) in
      let kept = try library.contents()
      return (kept, isTrash ? (entries: try library.deleted(), strange: []) : kept)
    }
    try library.print(shown.entries, of: kept.entries, shown.strange, format)
  }
}

/// `weave library search`
struct LibrarySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Lists the designs that contain all of the given words.",
    discussion: "Searches names, texts, templates, symbols, colours, buttons and their variables.")

  @Argument(help: ArgumentHelp("The words to search for.", valueName: "word"))
  var words: [String]

  @Option(help: "A readable table or a JSON array.")
  var format: OutputFormat = .text

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let all = try LibraryExit.run { () throws(LibraryError) in try library.entries() }
    try library.print(DesignLibrary.search(words, among: all), of: all, [], format)
  }
}

extension DesignLibrary {
  /// Prints some of the designs in a library.
  fileprivate func print(
    _ entries: [LibraryEntry], of all: [LibraryEntry], _ strange: [String], _ format: OutputFormat
  ) throws(ExitCode) {
    for file in strange { Console.error("weave: note: \(path)/\(file) is not a single design; skipped it\n") }
    let chosen = try LibraryExit.run { () throws(LibraryError) in try defaultID(among: all) }
    switch format {
    case .text: try Console.out(entries.table(defaultID: chosen))
    case .json:
      let objects = entries.map { $0.object(isDefault: $0.id == chosen, path: path(of: $0)) }
      try Console.out(OutputValue.array(objects).text)
    }
  }
}

/// `weave library show`
struct LibraryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints a design or its path; without a name, the default design.")

  @Argument(help: ArgumentHelp("A name or identifier.", valueName: "design"))
  var design: String?

  @Flag(help: "Print the path of its file.")
  var path = false

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let text = try LibraryExit.run { () throws(LibraryError) in
      let entries = try library.entries()
      let chosen = try library.defaultID(among: entries)
      guard let name = design ?? chosen?.uuidString else { throw .noDesign("", near: nil) }
      let entry = try DesignLibrary.find(name, among: entries)
      return path ? library.path(of: entry) + "\n" : try library.text(of: entry)
    }
    try Console.out(text)
  }
}

/// `weave library add`
struct LibraryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds designs from files, with their photos.",
    discussion: """
      Each gets a new identifier and the current date, as in the app; --keep leaves both unchanged. The first design \
      of a library becomes the default. Use 'weave import' for files that the app exported, however large.
      """)

  @Argument(
    help: ArgumentHelp("Design files; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var specs: [String]

  @Flag(help: "Keep identifiers and dates, except for identifiers that are already in use.")
  var keep = false

  @OptionGroup var clock: ClockOptions
  @OptionGroup var place: LibraryOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws { if specs.isEmpty { throw ValidationError("Name at least one design file.") } }

  mutating func run() throws {
    for path in specs where DesignLibrary.isSettings(path) {
      Console.error("weave: note: `\(path)` only stores the default design of a library; skipped it\n")
    }
    let files = try specs.filter { !DesignLibrary.isSettings($0) }.map { path -> DesignFile in
      let file: DesignFile
      do { file = try DesignFile.load(path, reading: reading) } catch { throw Console.refuse(error) }
      file.printReport()
      if file.report.diagnostics.contains(where: { $0.severity == .error }) { throw Exit.designHasErrors }
      return file
    }
    if files.isEmpty { throw ValidationError("None of these files is a design.") }
    let library = try place.folder()
    let now = clock.date(in: clock.zone(of: nil))
    let keeps = keep
    let parcels = files.map { file in
      let photos = DesignPhotos(file)
      return DesignParcel(file.design?.document.specs.map(\.whole) ?? []) { photos.bytes(of: $0) }
    }
    let received = try LibraryExit.run { () throws(LibraryError) in
      try library.take(parcels, identity: keeps ? .kept : .new, now: now)
    }
    try received.print(in: library)
  }
}

extension [LibraryEdit.Received] {
  /// Prints the path of each added design.
  func print(in library: DesignLibrary) throws(ExitCode) {
    for one in self {
      for photo in one.missingPhotos {
        Console.error("weave: warning: '\(one.spec.name)' uses the photo `\(photo)`, which does not exist\n")
      }
      try Console.out("\(library.path)/\(one.spec.id.uuidString).json\n")
    }
  }
}

/// `weave library default`
struct LibraryDefaultCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Prints or changes the default design.")

  @Argument(help: ArgumentHelp("A name or identifier.", valueName: "design"))
  var design: String?

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let name = design
    let entry = try LibraryExit.run { () throws(LibraryError) -> LibraryEntry in
      if let name {
        return try library.edit { edit throws(LibraryError) in
          let entry = try DesignLibrary.find(name, among: library.entries())
          try edit.makeDefault(entry.id)
          edit.note("default '\(entry.name)'")
          return entry
        }
      }
      let entries = try library.entries()
      guard let id = try library.defaultID(among: entries), let entry = entries.first(where: { $0.id == id }) else {
        throw .noDesign("", near: nil)
      }
      return entry
    }
    try Console.out("\(entry.shortID)  \(entry.name)\n")
  }
}

/// `weave library duplicate`
struct LibraryDuplicateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate", abstract: "Copies a design under a new identifier.")

  @Argument(help: ArgumentHelp("A name or identifier.", valueName: "design"))
  var design: String

  @Option(
    help: ArgumentHelp("The name of the copy. Default: the design's name followed by 'Copy'.", valueName: "name"))
  var name: String?

  @OptionGroup var clock: ClockOptions
  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let (design, name, now) = (design, name, clock.date(in: clock.zone(of: nil)))
    let spec = try LibraryExit.run { () throws(LibraryError) in
      try library.edit { edit throws(LibraryError) in
        let entries = try library.entries()
        let entry = try DesignLibrary.find(design, among: entries)
        return try edit.duplicate(entry, named: name, now: now, taken: Set(entries.map(\.name)))
      }
    }
    try Console.out("\(library.path)/\(spec.id.uuidString).json\n")
  }
}

/// `weave library rename`
struct LibraryRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rename", abstract: "Renames a design.")

  @Argument(help: ArgumentHelp("A name or identifier.", valueName: "design"))
  var design: String

  @Argument(help: ArgumentHelp("The new name.", valueName: "name"))
  var name: String

  @OptionGroup var clock: ClockOptions
  @OptionGroup var place: LibraryOptions

  func validate() throws {
    if name.allSatisfy(\.isWhitespace) { throw ValidationError("A design needs a name, such as 'Morning run'.") }
  }

  mutating func run() throws {
    let library = try place.existing()
    let (design, name, now) = (design, name, clock.date(in: clock.zone(of: nil)))
    try LibraryExit.run { () throws(LibraryError) in
      try library.edit { edit throws(LibraryError) in
        try edit.rename(DesignLibrary.find(design, among: library.entries()), to: name, now: now)
      }
    }
  }
}

/// `weave library delete`
struct LibraryDeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Moves designs to the trash; 'weave library restore' brings them back.")

  @Argument(help: ArgumentHelp("Names or identifiers.", valueName: "design"))
  var designs: [String]

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let designs = designs
    try LibraryExit.run { () throws(LibraryError) in
      try library.edit { edit throws(LibraryError) in
        let entries = try library.entries()
        var found: [LibraryEntry] = []
        for design in designs { found.append(try DesignLibrary.find(design, among: entries)) }
        for entry in Set(found).sorted(by: { $0.file < $1.file }) { try edit.delete(entry) }
      }
    }
  }
}

/// `weave library restore`
struct LibraryRestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Restores a design from the trash; see 'weave library list --trash'.")

  @Argument(help: ArgumentHelp("A name or identifier.", valueName: "design"))
  var design: String

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let design = design
    try LibraryExit.run { () throws(LibraryError) in
      try library.edit { edit throws(LibraryError) in
        let taken = Set(try library.entries().map(\.id))
        try edit.restore(DesignLibrary.find(design, among: library.deleted()), taken: taken)
      }
    }
  }
}

/// `weave library undo`
struct LibraryUndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undoes the last change, byte for byte; run again, the one before.",
    discussion: "The last 100 changes can be undone. A design that you have changed by hand since then stays as it is.")

  @Flag(help: "List what can be undone, newest first.")
  var list = false

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let text = try LibraryExit.run { () throws(LibraryError) in
      list ? try library.history().map { $0 + "\n" }.joined() : "undone: \(try library.undo())\n"
    }
    try Console.out(text)
  }
}

/// `weave library clean`
struct LibraryCleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Permanently removes photos that no design uses.",
    discussion: "Photos of designs in the trash are kept.")

  @Flag(help: "Print what would be removed, and remove nothing.")
  var dryRun = false

  @OptionGroup var place: LibraryOptions

  mutating func run() throws {
    let library = try place.existing()
    let names = try LibraryExit.run { () throws(LibraryError) in
      dryRun ? try library.unusedPhotos() : try library.cleanPhotos()
    }
    try Console.out(names.map { "\(library.path)/\($0)\n" }.joined())
  }
}
