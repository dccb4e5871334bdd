// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import Weave
import WeaveDiagnostics
import WeaveNative
import WeaveResolve
import WeaveSpec

/// A design that a batch draws, compiled once for all of its pictures.
struct BatchDesign: Sendable {
  var path: String
  var source: SourceText
  var widget: CompiledWidget
  var images: [ExchangeImage]
  /// Of the file's bytes.
  var sum: Checksum
  var warnings: [Diagnostic]

  /// The folder that the design's photos are relative to.
  var folder: String { FilePath.folder(of: path) }
}

/// The designs of a batch by path, each read when its first picture is drawn.
final class DesignStore: Sendable {
  private struct Key: Hashable {
    var path: [UInt8]
    var folders: [String]?
  }

  private let options: BatchOptions
  private let files: PictureFiles
  private let now: Date
  private let known = Mutex<[Key: Result<BatchDesign, BatchProblem>]>([:])

  init(_ options: BatchOptions, _ files: PictureFiles, now: Date) {
    self.options = options
    self.files = files
    self.now = now
  }

  /// - Parameter folders: those that the file must lie in, links followed; nil for anywhere.
  /// - Throws: what is wrong with the design, at the place of the design.
  func design(_ path: String, in folders: [String]?) throws(BatchProblem) -> BatchDesign {
    let key = Key(path: Array(path.utf8), folders: folders)
    // Other threads wait: most often for the one design that all of them need.
    let result = known.withLock { known in
      if let result = known[key] { return result }
      // Rows may name a design each.
      if known.count >= 256 { known.removeAll() }
      let result = Result { () throws(BatchProblem) in try load(path, folders) }
      known[key] = result
      return result
    }
    return try result.get()
  }

  /// The bytes of a design that lies where it may.
  private func read(_ path: String, _ folders: [String]?) throws(FileError) -> [UInt8] {
    guard let folders else { return try readFile(path, limit: Limits.designBytes) }
    return try ConfinedFolder.read(path, within: folders, limit: Limits.designBytes)
  }

  private func load(_ path: String, _ folders: [String]?) throws(BatchProblem) -> BatchDesign {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try read(path, folders) } catch {
      throw BatchProblem(path, "the design cannot be read: \(error)")
    }
    files.noteInput(path)
    let source = SourceText(name: path, bytes: bytes)
    let checked = WidgetCompiler.compile(source, mode: options.mode, now: now)
    let diagnostics = checked.diagnostics.graded(strict: options.isStrict)
    let errors = diagnostics.filter { $0.severity == .error }
    guard let design = checked.output, errors.isEmpty else {
      let report = DiagnosticReport(source: source, diagnostics: errors)
      throw BatchProblem(
        path, "the design has errors", details: TerminalPrinter(color: false).text(for: [report]))
    }
    guard design.widgets.count == 1, let widget = design.widgets.first ?? nil else {
      throw BatchProblem(path, "a batch takes files of one design; this one holds \(design.widgets.count)")
    }
    return BatchDesign(
      path: path, source: source, widget: widget, images: design.document.images, sum: Checksum(of: bytes),
      warnings: diagnostics.filter { $0.severity == .warning })
  }
}
