// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Weave
import WeaveDiagnostics
import WeaveSpec

/// What the command line ends with, in one place.
enum Exit {
  static let designHasErrors = ExitCode(1)
  static let worldRefused = ExitCode(2)
}

/// Standard output and standard error.
enum Console {
  static func out(_ text: String) { write(text, to: FileHandle.standardOutput) }
  static func out(_ bytes: [UInt8]) { try? FileHandle.standardOutput.write(contentsOf: Data(bytes)) }
  static func error(_ text: String) { write(text, to: FileHandle.standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away, such as `head`, is no failure of ours.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// Whether diagnostics may be coloured: on a terminal, unless the environment says no.
  static var errorIsColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"].map({ !$0.isEmpty }) == true || environment["TERM"] == "dumb" { return false }
    return isatty(2) == 1
  }

  static var outIsColored: Bool { errorIsColored && isatty(1) == 1 }

  /// Says why the world refused, and how the command ends.
  static func refuse(_ error: some Error) -> ExitCode {
    Console.error("weave: error: \(error)\n")
    return Exit.worldRefused
  }
}

/// How designs are read from files.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Read as the app does: unknown words fall to their defaults, with a warning.")
  var lenient = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func validate() throws {
    if lenient, strict { throw ValidationError("--lenient and --strict cannot go together.") }
  }

  var mode: WidgetCompiler.Mode { lenient ? .lenient : .strict }

  /// The diagnostics with `--strict` applied.
  func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard strict else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }
}
