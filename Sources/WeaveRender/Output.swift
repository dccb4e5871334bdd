// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

/// What a command says, and to whom.
public enum Output {
  /// Lets trouble with writing be an error, and not a signal that ends the process; and signals that are meant to end it come. Once, at the start.
  public static func prepare() {
    ignoreSignalsOfWriting()
    admitSignalsOfEnding()
    MemoryBudget.explainFailures()
  }

  /// Writes to standard output.
  ///
  /// - Returns: false if the reader has gone away, as `head` does.
  /// - Throws: an error whose description tells why the output takes no more.
  public static func write(_ bytes: [UInt8]) throws -> Bool { try StandardStream.output.write(bytes) }

  /// Writes to standard error; there is nobody to tell if that fails.
  public static func report(_ text: String) { _ = try? StandardStream.error.write(Array(text.utf8)) }

  /// How many threads the process may keep busy.
  public static var processorCount: Int { WeaveSystem.processorCount() }

  /// Whether somebody sees what `report` writes on a terminal.
  public static var reportIsSeen: Bool { StandardStream.error.isTerminal }

  /// Whether somebody sees what `write` writes on a terminal.
  public static var resultIsSeen: Bool { StandardStream.output.isTerminal }

  /// From now on remembers a signal that asks the process to end, instead of ending.
  public static func listenForInterruption() { Interruption.listen() }

  /// Whether both streams may be coloured: on a terminal, unless the environment says no.
  public static var isColored: (output: Bool, error: Bool) {
    if environmentVariable("NO_COLOR")?.isEmpty == false || environmentVariable("TERM") == "dumb" {
      return (false, false)
    }
    return (StandardStream.output.isTerminal, StandardStream.error.isTerminal)
  }
}
