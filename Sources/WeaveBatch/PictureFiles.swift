// SPDX-License-Identifier: MIT

import Synchronization
import WeaveRender
import WeaveSystem

/// The output folder of a batch, and the files in it that must not be replaced.
///
/// Nothing is written outside the folder, through a link, or over a file that the batch has read: rows may give any
/// name, and the output may be where designs and photos are. In that case, a file that is not a picture of an earlier
/// batch is replaced only once all rows are known, because one of them may show it.
final class PictureFiles: Sendable {
  private struct State {
    var inputs: Set<FileIdentity> = []
    /// The total size of the pictures that wait for the last row, in bytes.
    var held = 0
  }

  private let folder: ConfinedFolder
  /// Whether designs may read photos from the output folder.
  let isAmongPhotos: Bool
  private let state = Mutex(State())

  init(_ options: BatchOptions) {
    let path = if case .folder(let path) = options.output { path } else { "." }
    folder = ConfinedFolder(path)
    isAmongPhotos = Self.meetsPhotos(path, options)
    let named = [options.source, options.rows, options.spec].compactMap { $0 == "-" ? "/dev/stdin" : $0 }
    (named + options.inputs).forEach(noteInput)
  }

  /// Records a file that is read.
  func noteInput(_ path: String) {
    guard let file = FileIdentity(path) else { return }
    state.withLock { _ = $0.inputs.insert(file) }
  }

  func isInput(_ file: FileIdentity) -> Bool { state.withLock { $0.inputs.contains(file) } }

  /// The maximum total size of waiting pictures.
  private static let mostHeld = 64 << 20

  /// Writes a picture, and replaces a link of the same name.
  ///
  /// - Parameters:
  ///   - isOwn: whether the list of an earlier run names it.
  ///   - areRowsKnown: whether every row has been read.
  /// - Returns: false if nothing was written yet, because a later row may read the existing file.
  func write(
    _ bytes: [UInt8], to name: String, isOwn: Bool, areRowsKnown: Bool = false
  ) throws(FileError) -> Bool {
    if isAmongPhotos, !isOwn, !areRowsKnown, let there = read(name), there != bytes {
      let held = state.withLock { state in
        state.held += bytes.count
        return state.held
      }
      guard held <= Self.mostHeld else { throw .failed("\(folder.path)/\(name)", reason: Self.mayBeRead) }
      return false
    }
    try folder.write(bytes, to: name, isSynchronized: false, link: .replaced, isInput: isInput)
    return true
  }

  private static let mayBeRead =
    "this file is there already, and a later row may read it; write to another folder"

  /// Whether the output folder is inside a folder of photos, or contains one.
  private static func meetsPhotos(_ output: String, _ options: BatchOptions) -> Bool {
    guard let output = realPath(output) else { return false }
    let named = [options.source, options.rows, options.spec].compactMap { $0 }
    let folders = named.map { $0 == "-" ? "." : isFolder($0) ? $0 : FilePath.folder(of: $0) }
    func inner(_ folder: String) -> String { folder == "/" ? folder : folder + "/" }
    return (folders + [options.assets].compactMap { $0 }).compactMap { realPath($0.isEmpty ? "." : $0) }.contains {
      inner(output).utf8.starts(with: inner($0).utf8) || inner($0).utf8.starts(with: inner(output).utf8)
    }
  }

  /// The bytes of a picture from an earlier run; nil if there is none.
  func read(_ name: String) -> [UInt8]? { (try? folder.read(name, limit: 1 << 29)) ?? nil }

  func remove(_ name: String) { try? folder.remove(name) }
}
