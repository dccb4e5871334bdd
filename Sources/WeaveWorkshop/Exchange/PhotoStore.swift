// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
public import WeaveSystem

/// Photos of a file that is being read. They are in an unnamed file on disk, so a hundred photos take no memory.
public final class PhotoStore {
  /// A stored photo: its place in the file, its size and its checksum.
  public struct Entry: Sendable, Hashable {
    var offset: Int
    /// The size in bytes.
    public var count: Int
    var sum: Checksum
  }

  private let file: GrowingFile
  private var entries: [Int: Entry] = [:]
  private var names: [String: Int] = [:]

  /// An empty store, in a temporary file that is removed with it.
  public init() throws(FileError) { file = try GrowingFile() }

  /// Stores a photo under a number.
  func add(_ bytes: [UInt8], as number: Int) throws(FileError) {
    entries[number] = Entry(offset: file.count, count: bytes.count, sum: Checksum(of: bytes))
    try file.append(bytes)
  }

  /// Stores a photo under a name.
  public func add(_ bytes: [UInt8], named name: String) throws(FileError) {
    let number = -1 - names.count
    try add(bytes, as: number)
    names[name] = number
  }

  /// The bytes of the photo stored under a name; nil if there is none.
  public func bytes(named name: String) throws(FileError) -> [UInt8]? {
    guard let entry = names[name].flatMap(entry) else { return nil }
    return try bytes(of: entry)
  }

  /// The photo stored under a number.
  func entry(_ number: Int) -> Entry? { entries[number] }

  /// The bytes of a photo.
  func bytes(of entry: Entry) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < entry.count {
      let piece = try file.read(entry.count - bytes.count, at: entry.offset + bytes.count)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
