// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import WeaveDiagnostics
import WeaveNative
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveWorkshop

/// `weave export`: writes designs with their photos, for the app and for others.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes designs and their photos to one file that the app can read.",
    discussion: """
      The default format is the app's, .wwdesign. If --output ends in .zip, it is an archive of designs and photos; \
      if it ends in /, a folder of them. A name that is not a file is looked up in the library:

        weave export habit.json
        weave export Habit 'Morning run' -o both.wwdesign
        weave export --all -o backup.zip

      Place, date and camera are removed from the photos; nothing else in them changes.
      """)

  @Argument(
    help: ArgumentHelp("Design files, or designs of the library.", valueName: "design"), completion: Completions.designs
  )
  var designs: [String] = []

  @Flag(help: "Export all designs of the library.")
  var all = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write it; - is standard output.", discussion: "Default: the name that the app would use.",
      valueName: "path"))
  var output: String?

  @Flag(help: "Keep place, date and camera in the photos.")
  var keepMetadata = false

  @OptionGroup var clock: ClockOptions
  @OptionGroup var place: LibraryOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions

  func validate() throws {
    if designs.isEmpty != all { throw ValidationError("Name the designs, or give --all.") }
    if output?.isEmpty == true { throw ValidationError("--output needs a path.") }
  }

  mutating func run() throws {
    var export = ExchangeFile(createdAt: clock.date(in: clock.zone(of: nil)), keepsMetadata: keepMetadata)
    var inputs: [String] = []
    for path in try paths() {
      let file: DesignFile
      do { file = try DesignFile.load(path, reading: reading) } catch { throw Console.refuse(error) }
      file.printReport()
      guard let document = file.design?.document, !file.report.diagnostics.contains(where: { $0.severity == .error })
      else { throw Exit.designHasErrors }
      let photos = DesignPhotos(file)
      for spec in document.specs { export.add(spec.whole) { photos.bytes(of: $0) } }
      inputs.append(path)
    }
    for note in export.notes { Console.error("weave: warning: \(note)\n") }
    try write(export, inputs)
  }

  /// The requested files. The file in which a library keeps its default is left out, although `shelf/*.json` matches
  /// it.
  private func paths() throws -> [String] {
    let paths = try named()
    let designs = paths.filter { !DesignLibrary.isSettings($0) }
    for path in paths where !designs.contains(path) {
      Console.error("weave: note: `\(path)` only stores the default design of a library; skipped it\n")
    }
    if designs.isEmpty { throw ValidationError(all ? "The library is empty." : "None of these files is a design.") }
    return designs
  }

  private func named() throws -> [String] {
    if !all, designs.allSatisfy({ $0 == "-" || FileManager.default.fileExists(atPath: $0) }) { return designs }
    let library = try place.existing()
    return try LibraryExit.run { () throws(LibraryError) in
      let entries = try library.entries()
      if all { return entries.map(library.path) }
      var paths: [String] = []
      for design in designs {
        let isFile = design == "-" || FileManager.default.fileExists(atPath: design)
        paths.append(isFile ? design : library.path(of: try DesignLibrary.find(design, among: entries)))
      }
      return paths
    }
  }

  private func write(_ export: ExchangeFile, _ inputs: [String]) throws(ExitCode) {
    let path = output ?? export.fileName
    if path.hasSuffix(".zip") { return try archive(export, path, inputs) }
    guard path.hasSuffix("/") else { return try Console.deliver(export.bytes, to: path, inputs: inputs) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for file in export.files { try OutputFile.write(file.bytes, to: path + file.name, inputs: inputs) }
    } catch {
      throw Console.refuse(error)
    }
    try Console.out(export.files.map { path + $0.name + "\n" }.joined())
  }

  private func archive(_ export: ExchangeFile, _ path: String, _ inputs: [String]) throws(ExitCode) {
    do {
      let read = Set(inputs.compactMap { FileIdentity($0 == "-" ? "/dev/stdin" : $0) })
      let archive = try ArchiveWriter(path, .zip) { read.contains($0) }
      for file in export.files { try archive.add(file.name, file.bytes) }
      try archive.close()
    } catch {
      throw Console.refuse(error)
    }
    try Console.out(path + "\n")
  }
}
