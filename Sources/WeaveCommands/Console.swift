// SPDX-License-Identifier: MIT

package import ArgumentParser
package import WeaveDiagnostics
import WeaveRender
import WeaveSpec

/// The exit codes of the command line.
package enum Exit {
  package static let designHasErrors = ExitCode(1)
  package static let picturesDiffer = ExitCode(1)
  static let partsAreMissing = ExitCode(1)
  package static let worldRefused = ExitCode(2)
}

/// Standard output and standard error.
///
/// Names, arguments and values come from outside, and are never written unchanged to a terminal. A result is made safe
/// if it goes to a terminal, and left unchanged if a program reads it. Messages are always made safe, and short.
package enum Console {
  /// Writes a text to standard output.
  package static func out(_ text: String) throws(ExitCode) {
    try out(Array((Output.resultIsSeen ? Echo.safe(text) : text).utf8))
  }

  /// Writes a coloured result, in which names must already be safe.
  static func outPainted(_ text: String) throws(ExitCode) { try out(Array(text.utf8)) }

  /// Writes to standard output.
  ///
  /// - Throws: the exit code; without a message if the reader has closed the pipe.
  static func out(_ bytes: [UInt8]) throws(ExitCode) {
    let isTaken: Bool
    do { isTaken = try Output.write(bytes) } catch { throw refuse(error) }
    if !isTaken { throw Exit.worldRefused }
  }

  /// Writes a file completely or not at all, and prints its path; for `-` writes to standard output.
  ///
  /// - Parameter inputs: the files that it was made from, which are never replaced.
  /// - Throws: the exit code, after printing the reason.
  static func deliver(_ bytes: [UInt8], to path: String, inputs: some Sequence<String>) throws(ExitCode) {
    if path == "-" { return try out(bytes) }
    do { try OutputFile.write(bytes, to: path, inputs: inputs) } catch { throw refuse(error) }
    try out(path + "\n")
  }

  /// Writes a message to standard error.
  package static func error(_ text: String) { Output.report(Echo.message(text)) }

  /// Prints diagnostics on standard error; the printer makes quoted text safe.
  package static func error(_ reports: [DiagnosticReport]) {
    Output.report(TerminalPrinter(color: errorIsColored).text(for: reports))
  }

  /// Whether diagnostics may be coloured.
  static var errorIsColored: Bool { Output.isColored.error }
  static var outIsColored: Bool { Output.isColored.output }

  /// Prints why something outside failed, and returns the exit code.
  package static func refuse(_ error: some Error) -> ExitCode {
    Console.error("weave: error: \(error)\n")
    return Exit.worldRefused
  }
}

/// How designs are read from files.
struct ReadingOptions: ParsableArguments {
  @Flag(help: "Read as the app does: unknown values become the default, with a warning.")
  var lenient = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func validate() throws {
    if lenient, strict { throw ValidationError("Give --lenient or --strict, not both.") }
  }

  var mode: WidgetCompiler.Mode { lenient ? .lenient : .strict }

  /// The diagnostics with `--strict` applied.
  func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] { diagnostics.graded(strict: strict) }
}

extension String {
  /// The text with a full stop, unless it ends with a question mark or a full stop.
  package var sentence: String { hasSuffix("?") || hasSuffix(".") ? self : self + "." }
}
