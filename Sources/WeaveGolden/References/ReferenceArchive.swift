// SPDX-License-Identifier: MIT

import Synchronization
import WeaveRender
import WeaveSystem

/// References in one tar archive instead of a folder.
///
/// Files are read where they lie in the archive. Changes stay in memory until `finish`, which writes a new archive and
/// moves it to the place of the old one: there is always a whole archive. The same references are the same bytes: files
/// are sorted by name, without owners and times.
final class ReferenceArchive: Sendable {
  /// The ending of an archive's path.
  static let ending = ".tar"

  let path: String

  /// A file of an archive: in the archive, or changed since.
  private enum Content {
    case stored(offset: Int, size: Int)
    case changed([UInt8])
  }

  private struct State {
    var files: [String: Content] = [:]
    var hasChanged = false
    /// The archive as it was last read or written; nil if there was none.
    var version: FileVersion?
  }

  /// An open archive.
  private final class OpenFile: Sendable {
    private let file: Mutex<PartialFile>
    let size: Int

    init(_ path: String) throws(FileError) {
      let file = try PartialFile(path)
      size = file.size
      self.file = Mutex(file)
    }

    func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
      try file.withLock { file throws(FileError) in try file.read(count, at: offset) }
    }
  }

  private let state: Mutex<State>
  private let file: OpenFile?

  /// - Parameter path: the archive, which need not exist.
  /// - Throws: if it is damaged or a link.
  init(_ path: String) throws(FileError) {
    self.path = path
    var state = State()
    state.version = FileVersion(path)
    switch try kind(ofFile: path) {
    case nil: file = nil
    case .link?: throw .isLink(path)
    default:
      let open = try OpenFile(path)
      if let pointer = GitLFSPointer(try open.read(GitLFSPointer.longest, at: 0), of: path) { throw pointer.error }
      let entries = try TarFile.entries(of: path, size: open.size) { count, offset throws(FileError) in
        try open.read(count, at: offset)
      }
      for entry in entries { state.files[entry.name] = .stored(offset: entry.offset, size: entry.size) }
      file = open
    }
    self.state = Mutex(state)
  }

  /// Whether there is an archive, or will be.
  var exists: Bool { file != nil || state.withLock { $0.hasChanged } }

  /// The bytes of a file; nil if there is none.
  func read(_ name: String, limit: Int) throws(FileError) -> [UInt8]? {
    switch state.withLock({ $0.files[name] }) {
    case nil: return nil
    case .changed(let bytes)?: return bytes
    case .stored(let offset, let size)?:
      guard size <= limit else { throw .tooLarge("\(path)/\(name)", limit: limit) }
      return try stored(offset, size)
    }
  }

  private func stored(_ offset: Int, _ size: Int) throws(FileError) -> [UInt8] {
    let bytes = try file?.read(size, at: offset) ?? []
    guard bytes.count == size else { throw .failed(path, reason: "it was cut while it was read") }
    return bytes
  }

  func write(_ bytes: [UInt8], to name: String) {
    state.withLock {
      $0.files[name] = .changed(bytes)
      $0.hasChanged = true
    }
  }

  func remove(_ name: String) {
    state.withLock { if $0.files.removeValue(forKey: name) != nil { $0.hasChanged = true } }
  }

  /// The paths of all files.
  var names: [String] { state.withLock { Array($0.files.keys) } }

  /// Writes the changes.
  ///
  /// - Throws: if somebody else has written the archive since it was read, or it cannot be written. It is then as it was.
  func finish() throws(FileError) {
    let (files, hasChanged, version) = state.withLock { ($0.files, $0.hasChanged, $0.version) }
    guard hasChanged else { return }
    guard FileVersion(path) == version else {
      throw .failed(path, reason: "somebody else has written it meanwhile; run again")
    }
    try makeFolder(FilePath.folder(of: path))
    let target = try PendingFile(path) { _ in false }
    for (name, content) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      switch content {
      case .changed(let bytes): try target.append(TarFile.blocks(of: name, bytes))
      case .stored(let offset, let size): try target.append(TarFile.blocks(of: name, try stored(offset, size)))
      }
    }
    try target.append(TarFile.end)
    try target.finish()
    state.withLock {
      $0.hasChanged = false
      $0.version = FileVersion(path)
    }
  }
}
