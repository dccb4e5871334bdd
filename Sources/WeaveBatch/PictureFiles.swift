// SPDX-License-Identifier: MIT

import Synchronization
import WeaveRender
import WeaveSystem

/// The folder that the pictures of a batch go to, and what is known of the files that they must not replace.
///
/// Nothing is written outside of the folder, through no link, and over no file that the batch has read: rows may have any
/// name, and pictures may go where designs and photos lie. There, a file that is no picture of an earlier batch is replaced
/// only when all rows are known: one of them may show it.
final class PictureFiles: Sendable {
  private struct State {
    var inputs: Set<FileIdentity> = []
    /// Folders in which nothing is left of earlier runs.
    var clean: Set<String> = []
    /// Bytes of the pictures that wait for the last row.
    var held = 0
  }

  private let folder: ConfinedFolder
  /// Whether designs may read photos where pictures go.
  let isAmongPhotos: Bool
  private let state = Mutex(State())

  init(_ options: BatchOptions) {
    let path = if case .folder(let path) = options.output { path } else { "." }
    folder = ConfinedFolder(path)
    isAmongPhotos = Self.meetsPhotos(path, options)
    let named = [options.source, options.rows, options.spec].compactMap { $0 == "-" ? "/dev/stdin" : $0 }
    (named + options.inputs).forEach(noteInput)
  }

  /// Adds a file that is read.
  func noteInput(_ path: String) {
    guard let file = FileIdentity(path) else { return }
    state.withLock { _ = $0.inputs.insert(file) }
  }

  func isInput(_ file: FileIdentity) -> Bool { state.withLock { $0.inputs.contains(file) } }

  /// The most bytes that wait for the last row.
  private static let mostHeld = 64 << 20

  /// Writes a picture; a link in its place is replaced.
  ///
  /// - Parameters:
  ///   - isOwn: whether the list of an earlier run names it.
  ///   - areRowsKnown: whether every row was looked at.
  /// - Returns: false where nothing was written yet, as a later row may read the file that is there.
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
    let inner = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    if state.withLock({ $0.clean.insert(inner).inserted }) { folder.removeLeftovers(in: inner) }
    return true
  }

  private static let mayBeRead =
    "this file is there already, and a later row may read it; write to another folder"

  /// Whether the output and a folder that photos come from lie in one another.
  private static func meetsPhotos(_ output: String, _ options: BatchOptions) -> Bool {
    guard let output = realPath(output) else { return false }
    let named = [options.source, options.rows, options.spec].compactMap { $0 }
    let folders = named.map { $0 == "-" ? "." : isFolder($0) ? $0 : FilePath.folder(of: $0) }
    func inner(_ folder: String) -> String { folder == "/" ? folder : folder + "/" }
    return (folders + [options.assets].compactMap { $0 }).compactMap { realPath($0.isEmpty ? "." : $0) }.contains {
      inner(output).utf8.starts(with: inner($0).utf8) || inner($0).utf8.starts(with: inner(output).utf8)
    }
  }

  /// The bytes of a picture of an earlier run; nil where there is none.
  func read(_ name: String) -> [UInt8]? { (try? folder.read(name, limit: 1 << 29)) ?? nil }

  func remove(_ name: String) { try? folder.remove(name) }
}
