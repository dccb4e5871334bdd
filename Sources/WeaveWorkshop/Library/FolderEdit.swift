// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSystem

/// A change of a folder that is being put together; its files are written when it is whole.
public struct FolderEdit {
  /// The folder that is changed.
  public let folder: RecordedFolder
  private var what: [String] = []
  private var files: [LibraryChange.File] = []
  private var places: [String: Int] = [:]
  private var whole: LibraryChange?

  init(_ folder: RecordedFolder) { self.folder = folder }

  /// Nil where nothing changes.
  var change: LibraryChange? {
    if let whole { return whole }
    let changed = files.filter { $0.before != $0.after }
    return changed.isEmpty ? nil : LibraryChange(what: what.joined(separator: "; "), files: changed)
  }

  /// Makes another change of this one, whatever it was.
  mutating func replace(by change: LibraryChange) { whole = change }

  /// Says what is done, for `undo`; of many things the first ones.
  public mutating func note(_ text: String) {
    if what.count < 3 { what.append(text) } else if what.count == 3 { what.append("…") }
  }

  /// Puts a file in the place of another.
  ///
  /// - Parameter bytes: nil to remove it.
  public mutating func write(_ bytes: [UInt8]?, to name: String) throws(LibraryError) {
    if let place = places[name] {
      files[place].after = bytes
    } else {
      places[name] = files.count
      files.append(LibraryChange.File(name: name, before: try folder.read(name), after: bytes))
    }
  }

  /// The bytes of a file as this change leaves it; nil where there is none.
  public func read(_ name: String) throws(LibraryError) -> [UInt8]? {
    if let place = places[name] { return files[place].after }
    return try folder.read(name)
  }
}
