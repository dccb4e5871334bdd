// SPDX-License-Identifier: MIT

public import WeaveSystem

/// Standard output and standard error of a command.
public enum Output {
  /// Keeps files apart from streams that are closed, makes a failed write an error instead of a signal that ends the
  /// process, and lets through the signals that should end it. Call it once, at the start.
  public static func prepare() {
    reserveClosedStreams()
    ignoreSignalsOfWriting()
    admitSignalsOfEnding()
    explainRefusals()
  }

  /// Writes to standard output.
  ///
  /// - Returns: false if the reader has closed the pipe, as `head` does.
  /// - Throws: an error whose description says why the output cannot be written.
  public static func write(_ bytes: [UInt8]) throws(FileError) -> Bool { try StandardStream.output.write(bytes) }

  /// Writes to standard error; failures are ignored, because there is nowhere to report them.
  public static func report(_ text: String) { _ = try? StandardStream.error.write(Array(text.utf8)) }

  /// How many threads the process may keep busy.
  public static var processorCount: Int { WeaveSystem.processorCount() }

  /// Whether `report` writes to a terminal.
  public static var reportIsSeen: Bool { StandardStream.error.isTerminal }

  /// Whether `write` writes to a terminal.
  public static var resultIsSeen: Bool { StandardStream.output.isTerminal }

  /// From now on, a signal that asks the process to end is recorded instead of ending it.
  public static func listenForInterruption() { Interruption.listen() }

  /// Whether each of the two streams may be coloured: on a terminal, unless the environment forbids it.
  public static var isColored: (output: Bool, error: Bool) {
    if environmentVariable("NO_COLOR")?.isEmpty == false || environmentVariable("TERM") == "dumb" {
      return (false, false)
    }
    return (StandardStream.output.isTerminal, StandardStream.error.isTerminal)
  }
}
