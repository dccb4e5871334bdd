// SPDX-License-Identifier: MIT

public import WeaveSystem

/// Writes the files that a user names: pictures, designs and other results.
public enum OutputFile {
  /// Writes a file completely or not at all: first beside the target, then moved into its place.
  ///
  /// - Parameter inputs: the files that the result was made from; none of them is replaced, under whatever path.
  /// - Throws: an error whose description names the file and the reason; an old file is then unchanged.
  public static func write(_ bytes: [UInt8], to path: String, inputs: some Sequence<String>) throws(FileError) {
    let inputs = Set(inputs.compactMap { FileIdentity($0 == "-" ? "/dev/stdin" : $0) })
    try writeFile(bytes, to: path) { inputs.contains($0) }
  }

  /// Replaces a file that was read before, completely or not at all.
  public static func rewrite(_ bytes: [UInt8], to path: String) throws(FileError) { try writeFile(bytes, to: path) }

  /// Writes a file that does not exist yet.
  public static func create(_ bytes: [UInt8], at path: String) throws(FileError) { try createFile(bytes, at: path) }

  /// Whether there is a folder at a path.
  public static func isFolder(_ path: String) -> Bool { WeaveSystem.isFolder(path) }

  /// Appends to a file, which is created if it is missing.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileError) { try appendFile(bytes, to: path) }
}
