// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The earlier versions of a design file, stored in a hidden file beside it, newest on top.
///
/// The record of a change contains the previous record, so undoing a change uncovers the one below.
public struct UndoFile: Sendable {
  private let path: String
  private let name: String
  private let record: String

  /// - Parameter path: the path of the design file.
  public init(of path: String) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    record = (slash.map { String(path[...$0]) } ?? "") + ".\(name).undo"
  }

  /// Replaces the file's bytes after saving the old ones.
  public func replace(_ before: [UInt8], by after: [UInt8], what: String) throws(LibraryError) {
    var change = LibraryChange(what: what, files: [.init(name: name, before: before, after: after)])
    if let older = try read(record, limit: Self.limit).flatMap(Self.shortened) {
      change.files.append(.init(name: Self.olderName, before: older, after: nil))
    }
    do throws(FileError) {
      try writeFile(change.bytes, to: record)
      try writeFile(after, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// The size limit of a record with all records below it, in bytes.
  private static let limit = 4 * Limits.designBytes
  /// The size limit of the records below one, in bytes; the oldest are dropped.
  private static let most = 1 << 20
  private static let olderName = ".older"

  /// The record below a change.
  private static func older(_ change: LibraryChange) -> [UInt8]? {
    change.files.first { $0.name == olderName }?.before
  }

  /// A record with as many older ones below it as fit; nil if it does not fit itself.
  private static func shortened(_ record: [UInt8]) -> [UInt8]? {
    if record.count <= most { return record }
    var kept: [LibraryChange] = []
    var (next, size) = (LibraryChange(record), 0)
    while var change = next {
      next = older(change).flatMap { LibraryChange($0) }
      change.files.removeAll { $0.name == olderName }
      size += change.bytes.count
      guard size <= most / 2 else { break }
      kept.append(change)
    }
    return kept.reversed().reduce(nil) { below, change in
      var change = change
      if let below { change.files.append(.init(name: olderName, before: below, after: nil)) }
      return change.bytes
    }
  }

  /// The change that `undo` would undo; nil if there is none or the file has changed since.
  public var last: String? {
    guard let change = (try? read(record, limit: Self.limit)).flatMap({ $0.flatMap { LibraryChange($0) } }),
      let file = change.files.first, (try? read(path, limit: Limits.designBytes)) == file.after
    else { return nil }
    return change.what
  }

  /// Restores the file's previous bytes.
  ///
  /// - Returns: the description of the undone change.
  public func undo() throws(LibraryError) -> String {
    guard let bytes = try read(record, limit: Self.limit), let change = LibraryChange(bytes),
      let file = change.files.first, let before = file.before
    else { throw .nothingToUndo }
    if try read(path, limit: Limits.designBytes) != file.after { throw .changedSince(path, what: change.what) }
    do throws(FileError) {
      try writeFile(before, to: path)
      if let older = Self.older(change) {
        try writeFile(older, to: record)
      } else {
        try removeFile(record)
      }
    } catch {
      throw .file(error)
    }
    return change.what
  }

  private func read(_ path: String, limit: Int) throws(LibraryError) -> [UInt8]? {
    do throws(FileError) { return try readFile(path, limit: limit) } catch {
      if case .notFound = error { return nil }
      throw .file(error)
    }
  }
}
