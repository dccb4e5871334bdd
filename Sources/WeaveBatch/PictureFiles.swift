// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSystem

/// The folder that the pictures of a batch go to, and what is known of the files that they must not replace.
///
/// Nothing is written outside of the folder, through no link, and over no file that the batch has read: rows may have any
/// name, and pictures may go where designs and photos lie.
final class PictureFiles: Sendable {
  private struct State {
    var inputs: Set<FileIdentity> = []
    /// Folders in which nothing is left of earlier runs.
    var clean: Set<String> = []
  }

  private let folder: ConfinedFolder
  private let state = Mutex(State())

  init(_ options: BatchOptions) {
    let path = if case .folder(let path) = options.output { path } else { "." }
    folder = ConfinedFolder(path)
    let named = [options.source, options.rows, options.spec].compactMap { $0 == "-" ? "/dev/stdin" : $0 }
    (named + options.inputs).forEach(noteInput)
  }

  /// Adds a file that is read.
  func noteInput(_ path: String) {
    guard let file = FileIdentity(path) else { return }
    state.withLock { _ = $0.inputs.insert(file) }
  }

  func isInput(_ file: FileIdentity) -> Bool { state.withLock { $0.inputs.contains(file) } }

  /// Writes a picture; a link in its place is replaced.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try folder.write(bytes, to: name, isSynchronized: false, link: .replaced, isInput: isInput)
    let inner = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    if state.withLock({ $0.clean.insert(inner).inserted }) { folder.removeLeftovers(in: inner) }
  }

  /// The bytes of a picture of an earlier run; nil where there is none.
  func read(_ name: String) -> [UInt8]? { (try? folder.read(name, limit: 1 << 29)) ?? nil }

  func remove(_ name: String) { try? folder.remove(name) }
}
