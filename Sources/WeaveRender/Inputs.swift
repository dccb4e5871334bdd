// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveNative
public import WeaveSystem

/// Reads the files and arguments that a user names.
public enum Inputs {
  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: an error whose description names the file and the reason.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try path == "-" ? readStandardInput(limit: limit) : readFile(path, limit: limit)
  }

  /// The absolute form of a path.
  static func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  /// The words of the command line without the program's name.
  public static var arguments: [String] { processArguments() }

  /// The value of an environment variable; nil if it is not set.
  public static func environment(_ name: String) -> String? { environmentVariable(name) }
}
