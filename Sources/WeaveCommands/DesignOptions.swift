// SPDX-License-Identifier: MIT

import ArgumentParser

/// The design of a file that a command works on.
struct DesignOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Option(help: ArgumentHelp("The name of the design, in a file with several.", valueName: "name"))
  var design: String?

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  /// Whether it has a file that can be written back.
  var isFile: Bool { spec != "-" }

  /// Reads the design, and prints its diagnostics.
  func edit() throws -> DesignEdit { try DesignEdit(spec, design: design, reading) }
}
