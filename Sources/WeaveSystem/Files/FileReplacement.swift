// SPDX-License-Identifier: MIT

/// A file that is written in pieces and appears at its path only when it is complete.
public final class FileReplacement {
  private let file: PendingFile

  /// - Parameters:
  ///   - path: the file, which is replaced when writing is finished.
  ///   - isInput: whether a file is one of the inputs, which must not be overwritten.
  public init(_ path: String, isInput: (FileIdentity) -> Bool = { _ in false }) throws(FileError) {
    file = try PendingFile(path, isInput: isInput)
  }

  /// Appends bytes to the new file, which is not visible at its path yet.
  ///
  /// - Throws: the system's error; the old file is then unchanged.
  public func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }

  /// Moves the file to its path. A file that is never finished leaves nothing behind.
  public func finish() throws(FileError) { try file.finish() }
}
