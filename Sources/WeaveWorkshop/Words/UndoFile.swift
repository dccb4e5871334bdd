// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// The one earlier form of a design file that a change by words leaves, in a hidden file beside it.
public struct UndoFile: Sendable {
  private let path: String
  private let name: String
  private let record: String

  /// - Parameter path: of the design's file.
  public init(of path: String) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    record = (slash.map { String(path[...$0]) } ?? "") + ".\(name).undo"
  }

  /// Writes the file anew, after its bytes from before were put aside.
  public func replace(_ before: [UInt8], by after: [UInt8], what: String) throws(LibraryError) {
    let change = LibraryChange(what: what, files: [.init(name: name, before: before, after: after)])
    do throws(FileError) {
      try writeFile(change.bytes, to: record)
      try writeFile(after, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Gives the file its bytes from before back.
  ///
  /// - Returns: what is undone.
  public func undo() throws(LibraryError) -> String {
    guard let bytes = try read(record, limit: 3 * Limits.designBytes), let change = LibraryChange(bytes),
      let file = change.files.first, let before = file.before
    else { throw .nothingToUndo }
    if try read(path, limit: Limits.designBytes) != file.after { throw .changedSince(path, what: change.what) }
    do throws(FileError) {
      try writeFile(before, to: path)
      try removeFile(record)
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
