// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveNative
import WeaveSystem

/// Reading what a user names.
public enum Inputs {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: an error whose description names the file and the reason.
  public static func read(_ path: String, limit: Int) throws -> [UInt8] {
    try path == "-" ? readStandardInput(limit: limit) : readFile(path, limit: limit)
  }

  /// A path that means the same from every folder.
  static func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The words of the command line but for the program's name.
  public static var arguments: [String] { processArguments() }

  /// The value of a variable of the process's environment; nil where it is not set.
  public static func environment(_ name: String) -> String? { environmentVariable(name) }
}

/// Writing pictures and other results.
public enum Picture {
  /// Writes a file as a whole or not at all: beside the target first, then in its place.
  ///
  /// - Parameter inputs: the files that it was made from; none of them is replaced, whatever it is called there.
  /// - Throws: an error whose description names the file and the reason; the old file, if any, is then untouched.
  public static func write(_ bytes: [UInt8], to path: String, inputs: some Sequence<String>) throws {
    let inputs = Set(inputs.compactMap { FileIdentity($0 == "-" ? "/dev/stdin" : $0) })
    try writeFile(bytes, to: path) { inputs.contains($0) }
  }

  /// Writes a file that was read back, as a whole or not at all.
  public static func rewrite(_ bytes: [UInt8], to path: String) throws { try writeFile(bytes, to: path) }

  /// Writes a file that is not there yet.
  public static func create(_ bytes: [UInt8], at path: String) throws { try createFile(bytes, at: path) }

  /// Adds to the end of a file, which is made where it is missing.
  public static func append(_ bytes: [UInt8], to path: String) throws { try appendFile(bytes, to: path) }
}

/// What a command says, and to whom.
public enum Output {
  /// Lets trouble with writing be an error, and not a signal that ends the process. Once, at the start.
  public static func prepare() {
    ignoreSignalsOfWriting()
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
