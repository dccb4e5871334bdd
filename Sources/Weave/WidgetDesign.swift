// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSystem
import WeaveResolve
import WeaveSpec

/// A design or a board, read and checked: drawn from here any number of times, on any thread.
public struct WidgetDesign: Sendable {
  /// What the author calls it.
  public let name: String
  /// Warnings and notes that do not hinder drawing.
  public let problems: [WidgetProblem]
  let source: SourceText
  let compiled: CompiledWidget
  let photos: PhotoFolder

  /// Reads a design or a board from a file; its photos, and the designs that it shows, are those in the file's folder.
  ///
  /// - Throws: `.file` where it cannot be read, and `.design` with all that is wrong with it. Of a file with several designs
  ///   this is the first that can be drawn.
  public init(contentsOf path: String) throws(WidgetError) {
    let bytes: [UInt8]
    do { bytes = try readFile(path, limit: Limits.designBytes) } catch { throw .file(path, reason: "\(error)") }
    try self.init(SourceText(name: path, bytes: bytes), folder: FilePath.folder(of: path))
  }

  /// Reads a design from text.
  ///
  /// - Parameters:
  ///   - name: what problems call the text.
  ///   - folder: where its photos and the designs of its slots are; nil for a design that may read no file, such as one that a
  ///     client sends.
  /// - Throws: `.design` with all that is wrong with it.
  public init(json: String, name: String = "design", photosIn folder: String? = nil) throws(WidgetError) {
    try self.init(SourceText(name: name, text: json), folder: folder ?? "")
  }

  private init(_ source: SourceText, folder: String) throws(WidgetError) {
    // A design without a date of its own says nothing of when it was drawn.
    let checked = WidgetCompiler.compile(
      source, now: Date(timeIntervalSince1970: 0), folder: folder.isEmpty ? nil : folder)
    // With the files that it shows, whose mistakes are told at their places.
    let source = checked.output?.source ?? source
    let problems = checked.diagnostics.map { WidgetProblem($0, in: source) }
    guard let output = checked.output, !checked.hasErrors, let widget = output.widgets.compactMap(\.self).first else {
      throw .design(problems)
    }
    (self.source, self.problems, compiled, name) = (source, problems, widget, widget.spec.name)
    photos = PhotoFolder(designFolder: folder, embedded: output.document.images)
  }
}
