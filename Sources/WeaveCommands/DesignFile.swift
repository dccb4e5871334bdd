// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveExpressions
import WeaveGraphics
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSystem

/// A design file that was named on the command line.
struct DesignFile {
  /// As the user gave it; `-` for standard input.
  let path: String
  let source: SourceText
  /// The text, including the files that it includes.
  var wholeSource: SourceText { compiled.output?.source ?? source }
  let compiled: Checked<CompiledDesign>
  let report: DiagnosticReport

  var design: CompiledDesign? { compiled.output }

  /// The text of a file.
  ///
  /// - Throws: if the file cannot be read.
  static func source(at path: String) throws(FileError) -> SourceText {
    let name = path == "-" ? "<standard input>" : path
    return SourceText(name: name, bytes: try Inputs.read(path, limit: Limits.designBytes))
  }

  /// - Throws: if the file cannot be read.
  static func load(_ path: String, reading: ReadingOptions) throws(FileError) -> DesignFile {
    load(try source(at: path), path, reading: reading)
  }

  /// - Parameter path: as the user gave it; the photos are beside it.
  static func load(_ source: SourceText, _ path: String, reading: ReadingOptions) -> DesignFile {
    let checked = WidgetCompiler.compile(
      source, mode: reading.mode, now: ClockOptions.start, folder: path == "-" ? "." : FilePath.folder(of: path))
    let report = DiagnosticReport(
      source: checked.output?.source ?? source, diagnostics: reading.graded(checked.diagnostics))
    return DesignFile(path: path, source: source, compiled: checked, report: report)
  }

  /// Prints errors and warnings; only `weave validate` prints notes.
  func printReport() { print(report.diagnostics) }

  /// Prints the diagnostics of the file from a severity on; by default errors and warnings.
  func print(_ diagnostics: [Diagnostic], from severity: Diagnostic.Severity = .warning) {
    let shown = diagnostics.filter { $0.severity >= severity }
    guard !shown.isEmpty else { return }
    let report = DiagnosticReport(source: wholeSource, diagnostics: shown)
    Console.error([report])
  }

  /// The folder that the design's photos are relative to.
  var folder: String { path == "-" ? "." : FilePath.folder(of: path) }

  /// The base name of output files.
  var stem: String { path == "-" ? "widget" : FilePath.stem(of: path) }

  /// One drawing job for each design of the file and each environment.
  ///
  /// - Parameter isAsked: whether the user asked for these frames; otherwise a board has its own.
  func jobs(_ environments: [RenderEnvironment], isAsked: Bool = true) -> [DrawingJob] {
    guard let design else { return [] }
    let isAlone = design.widgets.count == 1
    return design.widgets.enumerated().flatMap { index, widget -> [DrawingJob] in
      guard let widget else { return [] }
      let name = isAlone ? stem : "\(stem)-\(Self.fileName(widget.spec.name, index))"
      let frames = isAsked ? environments : environments.suited(to: widget).inOwnCanvas(of: widget)
      return frames.map { DrawingJob(name: name, file: self, widget: widget, environment: $0) }
    }
  }

  /// The letters and digits of a design's name, with hyphens for all other characters.
  private static func fileName(_ name: String, _ index: Int) -> String {
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "\(index + 1)" : String(words.joined(separator: "-").prefix(60))
  }
}

extension [RenderEnvironment] {
  /// The environments in the canvas of a design that is made for a canvas and for no size, such as an imported card.
  fileprivate func inOwnCanvas(of widget: CompiledWidget) -> [RenderEnvironment] {
    guard widget.board == nil, let purpose = widget.spec.purpose, purpose.sizes.isEmpty,
      let frame = purpose.canvases.first
    else { return self }
    return map { environment in
      var own = environment
      own.canvas = Size(width: frame.width, height: frame.height)
      own.scale = frame.scale ?? own.scale
      own.size = WidgetSize(rawValue: frame.size) ?? .medium
      return own
    }
  }
}

/// One picture to draw.
struct DrawingJob {
  var name: String
  var file: DesignFile
  var widget: CompiledWidget
  var environment: RenderEnvironment
  /// Values of a playlist's entry for this picture, which take precedence over all others.
  var entryVariables: [String: Value] = [:]

  /// The request for the picture.
  func request(
    _ facts: MomentFacts, variables: [String: Value], _ folders: FolderOptions, as output: RenderRequest.Output = .png
  ) -> RenderRequest {
    var request = RenderRequest(
      design: widget, environment: environment, facts: facts.stored, maxAge: facts.maxAge,
      variables: entryVariables.isEmpty ? variables : variables.merging(entryVariables) { $1 },
      photos: PhotoFolder(
        designFolder: file.folder, assets: folders.assets, embedded: file.design?.document.images ?? []),
      output: output)
    request.profiles = facts.profiles(of: widget)
    return request
  }
}
