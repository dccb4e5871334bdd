// SPDX-License-Identifier: MIT

import FoundationEssentials
import Synchronization
import WeaveData
import WeaveDiagnostics
import WeaveExpressions
import WeaveHash
import WeaveRender
import WeaveResolve
import WeaveSpec
import WeaveSystem

/// A design of a batch, compiled once for all of its pictures.
struct BatchDesign: Sendable {
  var path: String
  var source: SourceText
  var widget: CompiledWidget
  var images: [ExchangeImage]
  /// The hash of the file's bytes.
  var sum: Checksum
  var warnings: [Diagnostic]

  /// The folder that the design's photo paths are relative to.
  var folder: String { FilePath.folder(of: path) }
}

/// The designs of a batch by path; each is read when its first picture is drawn.
final class DesignStore: Sendable {
  private struct Key: Hashable {
    var path: [UInt8]
    var folders: [String]?
  }

  private let options: BatchOptions
  private let files: PictureFiles
  private let now: Date
  /// Each row may name another design, so only recent ones are kept.
  private let known = Mutex(RecentEntries<Key, Result<BatchDesign, BatchProblem>>(capacity: 128))
  /// The variables that the designs read; nil once a design could not be read.
  private let names = Mutex<(isKnown: Bool, names: ReadNames)?>((isKnown: false, names: ReadNames()))

  init(_ options: BatchOptions, _ files: PictureFiles, now: Date) {
    self.options = options
    self.files = files
    self.now = now
  }

  /// - Parameter folders: the folders that must contain the file after links are followed; nil for anywhere.
  /// - Throws: the design's mistakes, with their places in the design.
  func design(_ path: String, in folders: [String]?) throws(BatchProblem) -> BatchDesign {
    let key = Key(path: Array(path.utf8), folders: folders)
    // Other threads wait here, usually for the same design.
    let result = known.withLock { known in
      if let result = known.value(of: key) { return result }
      let result = Result { () throws(BatchProblem) in try load(path, folders) }
      note(result)
      known.keep(result, for: key)
      return result
    }
    return try result.get()
  }

  private func note(_ result: Result<BatchDesign, BatchProblem>) {
    names.withLock { names in
      switch result {
      case .success(let design):
        names?.names.add(design.widget)
        names?.isKnown = true
      case .failure: names = nil
      }
    }
  }

  /// Records the variables that a row's values read, since values may contain `{{…}}`.
  func note(_ values: [String: Value]) {
    var texts: [String] = []
    for value in values.values { value.forEachText { text in if text.hasTokenStart { texts.append(text) } } }
    guard !texts.isEmpty else { return }
    names.withLock { names in for text in texts { names?.names.add(text: text) } }
  }

  /// Records the variables that stored variables read.
  func note(_ snapshots: Snapshots) {
    guard snapshots.variables != nil else { return }
    names.withLock { $0?.names.add(snapshots) }
  }

  /// The variables that no design reads; empty if a design could not be read.
  func unread(of given: [String: Value]) -> [(name: String, nearest: String?)] {
    names.withLock { names in
      guard let names, names.isKnown else { return [] }
      return names.names.unread(of: given)
    }
  }

  /// The bytes of a design, if it is where it may be.
  private func read(_ path: String, _ folders: [String]?) throws(FileError) -> [UInt8] {
    guard let folders else { return try readFile(path, limit: Limits.designBytes) }
    return try ConfinedFolder.read(path, within: folders, limit: Limits.designBytes)
  }

  private func load(_ path: String, _ folders: [String]?) throws(BatchProblem) -> BatchDesign {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try read(path, folders) } catch {
      throw BatchProblem(path, "the design cannot be read: \(error)", code: "design")
    }
    files.noteInput(path)
    let source = SourceText(name: path, bytes: bytes)
    let checked = WidgetCompiler.compile(source, mode: options.mode, now: now, folder: FilePath.folder(of: path))
    let diagnostics = checked.diagnostics.graded(strict: options.isStrict)
    let errors = diagnostics.filter { $0.severity == .error }
    guard let design = checked.output, errors.isEmpty else {
      let report = DiagnosticReport(source: checked.output?.source ?? source, diagnostics: errors)
      throw BatchProblem(path, "the design has errors", errors: report)
    }
    guard design.widgets.count == 1, let widget = design.widgets.first ?? nil else {
      throw BatchProblem(
        path, "a batch takes files of one design; this one holds \(design.widgets.count)", code: "design")
    }
    return BatchDesign(
      path: path, source: design.source, widget: widget, images: design.document.images,
      sum: Checksum(of: design.source.bytes),
      warnings: diagnostics.filter { $0.severity == .warning })
  }
}
