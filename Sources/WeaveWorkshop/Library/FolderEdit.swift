// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// A change of a folder in preparation; its files are written once it is complete.
public struct FolderEdit {
  /// The folder to change.
  public let folder: RecordedFolder
  private var what: [String] = []
  private var files: [LibraryChange.File] = []
  private var places: [String: Int] = [:]
  private var whole: LibraryChange?

  init(_ folder: RecordedFolder) { self.folder = folder }

  /// The change; nil if nothing changes.
  var change: LibraryChange? {
    if let whole { return whole }
    let changed = files.filter { $0.before != $0.after }
    return changed.isEmpty ? nil : LibraryChange(what: what.joined(separator: "; "), files: changed)
  }

  /// Replaces this change with another.
  mutating func replace(by change: LibraryChange) { whole = change }

  /// Adds a description of the change, for `undo`; only the first few are listed.
  public mutating func note(_ text: String) {
    if what.count < 3 { what.append(text) } else if what.count == 3 { what.append("…") }
  }

  /// Replaces a file.
  ///
  /// - Parameter bytes: the new contents; nil removes the file.
  public mutating func write(_ bytes: [UInt8]?, to name: String) throws(LibraryError) {
    if let place = places[name] {
      files[place].after = bytes
    } else {
      places[name] = files.count
      files.append(LibraryChange.File(name: name, before: try folder.read(name), after: bytes))
    }
  }

  /// The bytes of a file after this change; nil if there is none.
  public func read(_ name: String) throws(LibraryError) -> [UInt8]? {
    if let place = places[name] { return files[place].after }
    return try folder.read(name)
  }
}
