// SPDX-License-Identifier: MIT

/// A file that is written piece by piece, and is in its place only when it is whole.
public final class FileReplacement {
  private let file: PendingFile

  /// - Parameters:
  ///   - path: of the file, which is replaced when it is finished.
  ///   - isInput: whether a file is one that is read, and so must stay.
  public init(_ path: String, isInput: (FileIdentity) -> Bool = { _ in false }) throws(FileError) {
    file = try PendingFile(path, isInput: isInput)
  }

  /// Adds bytes to the new file, which nobody sees yet.
  ///
  /// - Throws: the system's refusal, after which the old file still stands.
  public func append(_ bytes: [UInt8]) throws(FileError) { try file.append(bytes) }

  /// Puts the file in its place. One that is not finished leaves nothing behind.
  public func finish() throws(FileError) { try file.finish() }
}
