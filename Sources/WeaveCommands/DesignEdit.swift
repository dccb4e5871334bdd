// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveRender
import WeaveSpec

/// One design of a file that a command changes.
struct DesignEdit {
  let file: DesignFile
  private let index: Int
  private let document: SpecDocument

  /// The design.
  var spec: WidgetSpec { document.specs[index] }

  /// Reads a file, and prints its diagnostics.
  ///
  /// - Parameter name: which design, in a file with several.
  /// - Throws: the exit code if the design has errors; a usage error if it is not clear which one is meant.
  init(_ path: String, design name: String?, _ reading: ReadingOptions) throws {
    do { file = try DesignFile.load(path, reading: reading) } catch { throw Console.refuse(error) }
    file.printReport()
    guard let document = file.design?.document, !file.report.diagnostics.contains(where: { $0.severity == .error })
    else { throw Exit.designHasErrors }
    self.document = document
    index = try file.index(ofDesign: name, among: document.specs)
  }

  /// The file with the design replaced.
  func text(with spec: WidgetSpec) -> String {
    var document = document
    document.specs[index] = spec.normalized()
    return Language.formatted(document) + "\n"
  }

  /// Replaces the design in its file, and prints the file or writes it back.
  func finish(with spec: WidgetSpec, inPlace: Bool) throws(ExitCode) {
    let text = text(with: spec)
    guard inPlace else { return try Console.out(text) }
    do { try OutputFile.rewrite(Array(text.utf8), to: file.path) } catch { throw Console.refuse(error) }
  }
}
