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
