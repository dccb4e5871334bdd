// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveSpec

/// The one design of a file that a command changes, and whether it is written back or printed.
struct ChangedDesignOptions: ParsableArguments {
  @OptionGroup var target: DesignOptions

  @Flag(name: .shortAndLong, help: "Write the design back to its file.")
  var inPlace = false

  func validate() throws {
    if inPlace, !target.isFile { throw ValidationError("Standard input cannot be written back to.") }
  }

  /// Reads it; what is wrong with it is printed.
  func edit() throws -> DesignEdit { try target.edit() }

  /// Prints the file with another design in this one's place, or writes it back.
  func finish(_ edit: DesignEdit, with spec: WidgetSpec) throws { try edit.finish(with: spec, inPlace: inPlace) }
}
