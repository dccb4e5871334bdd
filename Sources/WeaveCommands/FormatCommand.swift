// SPDX-License-Identifier: MIT

import ArgumentParser
import WeaveDiagnostics
import WeaveRender

/// `weave format`: writes a design as the app would.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Prints a design in normal form: all keys, numbers in range, keys sorted.")

  @Argument(
    help: ArgumentHelp("A design file; - reads standard input.", valueName: "spec"), completion: Completions.designs)
  var spec: String

  @Flag(name: .shortAndLong, help: "Write the result back to the file.")
  var inPlace = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  mutating func run() throws {
    do {
      let file = try DesignFile.load(spec, reading: reading)
      file.printReport()
      guard let design = file.design, !file.report.diagnostics.contains(where: { $0.severity == .error }) else {
        throw Exit.designHasErrors
      }
      let text = Language.formatted(design.document) + "\n"
      if inPlace, spec != "-" {
        try OutputFile.rewrite(Array(text.utf8), to: spec)
      } else {
        try Console.out(text)
      }
    } catch let exit as ExitCode {
      throw exit
    } catch {
      throw Console.refuse(error)
    }
  }
}
