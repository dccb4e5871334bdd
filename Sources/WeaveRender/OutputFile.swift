// SPDX-License-Identifier: MIT

import WeaveSystem

/// Writing the files that a user names: pictures, designs and other results.
public enum OutputFile {
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
