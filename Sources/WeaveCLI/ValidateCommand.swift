// SPDX-License-Identifier: MIT

import ArgumentParser
import FoundationEssentials
import Weave
import WeaveDiagnostics
import WeaveResolve

/// `weave validate`: everything that is wrong with some designs, at once.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Reports every mistake in designs, with its place and what would be right.",
    discussion: """
      Besides syntax and types it reports what only drawing shows, at every size: text that is cut, weak contrast, \
      missing photos and glyphs, content that sticks out.
      """)

  @Argument(help: ArgumentHelp("Design files; - reads standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "The report's format.")
  var format: ReportFormat = .text

  @Flag(help: "Apply the fixes that are sure, and report the rest.")
  var fix = false

  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    var reports: [DiagnosticReport] = []
    do {
      let world = try moment.world()
      let checker = try DesignChecker(fonts: folders.fonts, assets: folders.assets)
      for path in files { reports.append(try report(on: path, checker, world)) }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
    try Console.out(format.text(for: reports))
    if format == .text, reports.allSatisfy(\.diagnostics.isEmpty) {
      Console.error(files.count == 1 ? "\(files[0]): no problems\n" : "\(files.count) files: no problems\n")
    }
    let hasErrors = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    if hasErrors { throw Exit.designHasErrors }
  }

  private func report(on path: String, _ checker: DesignChecker, _ world: World) throws -> DiagnosticReport {
    var file = try DesignFile.load(path, reading: reading)
    if fix { file = try mended(file, now: world.moment.now) }
    let diagnostics = try checker.check(
      file.compiled, folder: file.folder, moment: world.moment, variables: moment.scope,
      // Only who names a folder wants to hear what it lacks.
      snapshots: moment.folder.snapshots == nil ? nil : world.snapshots)
    return DiagnosticReport(source: file.source, diagnostics: reading.graded(diagnostics))
  }

  /// The file after its sure fixes, written back; standard input stays as it is.
  private func mended(_ file: DesignFile, now: Date) throws -> DesignFile {
    let mended = DesignMender.mended(file.source, mode: reading.mode, now: now)
    guard mended.applied > 0, file.path != "-" else { return file }
    try Picture.rewrite(mended.source.bytes, to: file.path)
    Console.error("\(file.path): \(mended.applied) fixed\n")
    return try DesignFile.load(file.path, reading: reading)
  }
}

enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github

  func text(for reports: [DiagnosticReport]) -> String {
    switch self {
    case .text: TerminalPrinter(color: Console.outIsColored).text(for: reports.filter { !$0.diagnostics.isEmpty })
    case .json: JSONPrinter().text(for: reports)
    case .sarif: SARIFPrinter().text(for: reports)
    case .github: GitHubPrinter().text(for: reports)
    }
  }
}
