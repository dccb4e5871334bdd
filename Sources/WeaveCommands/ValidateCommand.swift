// SPDX-License-Identifier: MIT

package import ArgumentParser
import FoundationEssentials
import WeaveData
package import WeaveDiagnostics
import WeaveExpressions
import WeaveFacts
import WeaveRender
import WeaveResolve
import WeaveSystem

/// `weave validate`: reports all mistakes in some designs at once.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Reports every mistake in designs, with its place and how to fix it.",
    discussion: """
      Besides syntax and types, it reports what only drawing reveals: cut text, weak contrast, missing photos and \
      glyphs, content that crosses the edge. It draws the sizes and appearances that the design is made for, else the \
      three sizes of a phone, light and dark, unless you choose a size, an appearance, a device or a canvas. For a \
      playlist, it also checks every file that it shows, and prints which one is shown at --now and why the others \
      are not.
      """)

  @Argument(
    help: ArgumentHelp("Design files; - reads standard input.", valueName: "file"), completion: Completions.designs)
  var files: [String]

  @Option(help: "The report's format.")
  var format: ReportFormat = .text

  @Flag(help: "Apply the safe fixes, and report the rest.")
  var fix = false

  @OptionGroup(title: "Canvas") var canvas: CheckedCanvasOptions
  @OptionGroup(title: "Moment and data") var moment: MomentOptions
  @OptionGroup(title: "Reading") var reading: ReadingOptions
  @OptionGroup(title: "Folders") var folders: FolderOptions

  mutating func run() throws {
    var reports: [DiagnosticReport] = []
    var widgets: [CompiledWidget] = []
    do {
      let facts = try moment.facts()
      let checker = try DesignChecker(fonts: folders.fonts, assets: folders.assets)
      for path in files {
        let source = try DesignFile.source(at: path)
        guard let playlist = PlaylistFile.load(source, path, reading: reading) else {
          reports.append(try report(on: source, at: path, checker, facts, &widgets))
          continue
        }
        reports.append(playlist.report)
        for file in playlist.presentFiles where !reports.contains(where: { $0.source.name == file }) {
          reports.append(try report(on: DesignFile.source(at: file), at: file, checker, facts, &widgets))
        }
        if format == .text { Console.error(playlist.account(in: facts)) }
      }
      if !reports.contains(where: { $0.diagnostics.contains { $0.severity == .error } }) {
        UnreadVariables.warn(facts.given, of: widgets, facts.stored, includesUnset: false)
      }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
    try format.print(reports)
    if format == .text, reports.allSatisfy(\.diagnostics.isEmpty) {
      Console.error(files.count == 1 ? "\(files[0]): no problems\n" : "\(files.count) files: no problems\n")
    }
    let hasErrors = reports.contains { $0.diagnostics.contains { $0.severity == .error } }
    if hasErrors { throw Exit.designHasErrors }
  }

  private func report(
    on source: SourceText, at path: String, _ checker: DesignChecker, _ facts: MomentFacts,
    _ widgets: inout [CompiledWidget]
  ) throws(ExitCode) -> DiagnosticReport {
    var file = DesignFile.load(source, path, reading: reading)
    if fix {
      do { file = try mended(file, now: facts.moment.now) } catch { throw Console.refuse(error) }
    }
    widgets += file.design?.widgets.compactMap(\.self) ?? []
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try checker.check(
        file.compiled, folder: file.folder, moment: facts.moment, variables: facts.variables,
        // Gaps in a folder are only reported to users who name it.
        snapshots: moment.folder.isAsked ? facts.snapshots : nil, facts: facts.snapshots,
        profiles: facts.profiles(of: file.design?.widgets.compactMap(\.self) ?? []),
        environments: canvas.environments(at: facts.moment), isAsked: canvas.isAsked)
    } catch { throw Console.refuse(error) }
    let known = Set((facts.stored.variables?.scope ?? [:]).keys).union(facts.given.values.keys)
      .map(VariableScope.canonicalKey)
    return DiagnosticReport(
      source: file.wholeSource,
      diagnostics: reading.graded(diagnostics.filter { !Self.isKnown($0, Set(known), file.wholeSource) }))
  }

  /// Whether a warning of an unknown variable names one that has a value: from `weave variables`, a feed or an option.
  private static func isKnown(_ diagnostic: Diagnostic, _ known: Set<String>, _ source: SourceText) -> Bool {
    guard diagnostic.code == .textUnknownVariable, let range = diagnostic.range else { return false }
    return known.contains(VariableScope.canonicalKey(source.text(in: range)))
  }

  /// The file after its certain fixes, written back; standard input is not changed.
  private func mended(_ file: DesignFile, now: Date) throws(FileError) -> DesignFile {
    let mended = DesignMender.mended(file.source, mode: reading.mode, now: now, folder: file.folder)
    guard mended.applied > 0, file.path != "-" else { return file }
    try OutputFile.rewrite(mended.source.bytes, to: file.path)
    Console.error("\(file.path): \(mended.applied) fixed\n")
    return try DesignFile.load(file.path, reading: reading)
  }
}

package enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github

  /// Prints reports to standard output.
  package func print(_ reports: [DiagnosticReport]) throws(ExitCode) {
    switch self {
    case .text:
      let reported = reports.filter { !$0.diagnostics.isEmpty }
      try Console.outPainted(TerminalPrinter(color: Console.outIsColored).text(for: reported))
    case .json: try Console.out(JSONPrinter().text(for: reports))
    case .sarif: try Console.out(SARIFPrinter(toolVersion: weaveVersion).text(for: reports))
    case .github: try Console.out(GitHubPrinter().text(for: reports))
    }
  }
}
