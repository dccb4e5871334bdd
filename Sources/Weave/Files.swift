// SPDX-License-Identifier: MIT

import WeaveNative

/// Reading what a user names.
public enum Inputs {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: an error whose description names the file and the reason.
  public static func read(_ path: String, limit: Int) throws -> [UInt8] {
    try readFile(path == "-" ? "/dev/stdin" : path, limit: limit)
  }
}

/// Writing pictures and other results.
public enum Picture {
  /// Writes a file as a whole or not at all: beside the target first, then in its place.
  ///
  /// - Throws: an error whose description names the file and the reason; the old file, if any, is then untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws { try writeFile(bytes, to: path) }
}

/// What a command says, and to whom.
public enum Output {
  /// Writes to standard output. A reader that has gone away, such as `head`, is no failure.
  public static func write(_ bytes: [UInt8]) { StandardStream.output.write(bytes) }

  /// Writes to standard error.
  public static func report(_ text: String) { StandardStream.error.write(Array(text.utf8)) }

  /// Whether both streams may be coloured: on a terminal, unless the environment says no.
  public static var isColored: (output: Bool, error: Bool) {
    if environmentVariable("NO_COLOR")?.isEmpty == false || environmentVariable("TERM") == "dumb" {
      return (false, false)
    }
    return (StandardStream.output.isTerminal, StandardStream.error.isTerminal)
  }
}
