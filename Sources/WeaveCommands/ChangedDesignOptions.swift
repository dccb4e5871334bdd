// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveSpec

/// The design that a command changes, and whether it is written back or printed.
struct ChangedDesignOptions: ParsableArguments {
  @OptionGroup var target: DesignOptions

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  func validate() throws {
    if inPlace, !target.isFile { throw ValidationError("Cannot write back to standard input; give a file.") }
  }

  /// Reads the design, and prints its diagnostics.
  func edit() throws -> DesignEdit { try target.edit() }

  /// Replaces the design in its file, and prints the file or writes it back.
  func finish(_ edit: DesignEdit, with spec: WidgetSpec) throws(ExitCode) {
    try edit.finish(with: spec, inPlace: inPlace)
  }
}
