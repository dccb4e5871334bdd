// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveNative
public import WeaveSystem

/// Reads the files of an archive one after the other, and ends when they have more bytes than its size explains.
public final class ArchiveFiles {
  private let archive: ArchiveReader
  private let path: String
  /// How many unpacked bytes may be read.
  let limit: Int
  private var count = 0
  /// The current file.
  private var name = ""

  /// - Parameters:
  ///   - path: the archive.
  ///   - limit: how many unpacked bytes may be read; nil for as many as an archive of this size may have.
  public init(_ path: String, limit: Int? = nil) throws(FileError) {
    archive = try ArchiveReader(path)
    self.path = path
    let size = try ByteStream(path).size ?? 0
    self.limit = limit ?? Limits.archiveBytes + Limits.archiveExpansion * size
  }

  /// The unpacked size of the current file, in bytes; nil if the archive does not state it.
  public var size: Int? { archive.size }

  /// Whether nothing more is read.
  public var isSpent: Bool { count > limit }

  /// Goes to the next file.
  ///
  /// - Returns: the file's name in the archive; nil after the last file.
  public func next() throws(FileError) -> String? {
    let next = try archive.next()
    name = next ?? ""
    return next
  }

  /// The next bytes of the file; empty at its end.
  ///
  /// - Throws: `.tooLarge` if the files of the archive have too many bytes.
  public func read() throws(FileError) -> [UInt8] {
    guard !isSpent else { throw .tooLarge("\(path)/\(name)", limit: limit) }
    let piece = try archive.read()
    count += piece.count
    return piece
  }

  /// What is reported instead of a file that has too many bytes, or with which the archive has.
  public func refusal(of error: FileError) -> FactFile? {
    guard case .tooLarge(_, let most) = error else { return nil }
    let message: Diagnostic.Message =
      isSpent
      ? "the files of the archive up to this one have more than \(limit) bytes; skipped this file and the rest"
      : "the file has more than \(most) bytes; skipped it"
    return FactFile(
      source: SourceText(name: "\(path)/\(name)", bytes: []), feed: nil,
      checked: Checked(nil, [Diagnostic(.feedTooMany, message, at: nil)]))
  }

  /// What is reported instead of the current file and all after it, if as many have been read as are read at all.
  public var refusalOfMore: FactFile {
    FactFile(
      source: SourceText(name: "\(path)/\(name)", bytes: []), feed: nil,
      checked: Checked(
        nil,
        [
          Diagnostic(
            .feedTooMany, "the archive has more than \(Limits.archiveFiles) files; skipped this file and the rest",
            at: nil)
        ]))
  }
}
