// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics
import WeaveRender
import WeaveSpec
import WeaveSystem
import WeaveResolve

/// A design or a board that has been read and checked. It can be drawn any number of times, on any thread.
public struct WidgetDesign: Sendable {
  /// The name that the author gave it.
  public let name: String
  /// Warnings and notes, which do not prevent drawing.
  public let problems: [WidgetProblem]
  let source: SourceText
  let compiled: CompiledWidget
  let photos: PhotoFolder

  /// Reads a design or a board from a file. Photos and included designs are read from the file's folder.
  ///
  /// - Throws: `.file` if it cannot be read, and `.design` with all of its mistakes. If a file has several designs,
  ///   this is the first that can be drawn.
  public init(contentsOf path: String) throws(WidgetError) {
    let bytes: [UInt8]
    do { bytes = try readFile(path, limit: Limits.designBytes) } catch { throw .file(path, reason: "\(error)") }
    try self.init(SourceText(name: path, bytes: bytes), folder: FilePath.folder(of: path))
  }

  /// Reads a design from text.
  ///
  /// - Parameters:
  ///   - name: the name of the text in problems.
  ///   - folder: the folder of its photos and of the designs in its slots; nil for a design that may not read files,
  ///     such as one sent by a client.
  /// - Throws: `.design` with all of its mistakes.
  public init(json: String, name: String = "design", photosIn folder: String? = nil) throws(WidgetError) {
    try self.init(SourceText(name: name, text: json), folder: folder ?? "")
  }

  private init(_ source: SourceText, folder: String) throws(WidgetError) {
    // The fixed date keeps the result independent of when a design without a date is compiled.
    let checked = WidgetCompiler.compile(
      source, now: Date(timeIntervalSince1970: 0), folder: folder.isEmpty ? nil : folder)
    // The source includes the files that the design shows; their mistakes are reported at their places.
    let source = checked.output?.source ?? source
    let problems = checked.diagnostics.map { WidgetProblem($0, in: source) }
    guard let output = checked.output, !checked.hasErrors, let widget = output.widgets.compactMap(\.self).first else {
      throw .design(problems)
    }
    (self.source, self.problems, compiled, name) = (source, problems, widget, widget.spec.name)
    photos = PhotoFolder(designFolder: folder, embedded: output.document.images)
  }
}
