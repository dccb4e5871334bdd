// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A private folder for files that another program or a library reads.
///
/// Its owner removes it. Until then, the owner holds a lock on it, which the system releases however the owner ends. The
/// first folder that a process makes also removes those of processes that were killed.
public final class TemporaryFolder {
  /// The folder's path.
  public let path: String
  private let parent: FileDescriptor
  private let name: String
  private let folder: FileDescriptor

  /// Makes a folder in `TMPDIR`, or in `/tmp`.
  public convenience init() throws(FileError) { try self.init(in: Self.usualParent) }

  /// The folder for temporary files.
  static var usualParent: String { environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp" }

  init(in place: String) throws(FileError) {
    let parent = try FileDescriptor(opening: place, O_RDONLY | O_DIRECTORY)
    Self.removeLeftoversOnce(in: parent)
    while true {
      let name = "weave-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
      guard unsafe mkdirat(parent.number, name, 0o700) == 0 else { throw FileError(errno, "\(place)/\(name)") }
      let folder: FileDescriptor
      do throws(FileError) {
        folder = try FileDescriptor(opening: name, in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      } catch .notFound { continue }
      // Until it is locked, another process may mistake it for abandoned. A file system without locks has no such
      // process.
      let isLocked = (try? folder.lockNow()) ?? true
      guard isLocked, folder.isStill(name, in: parent) else { continue }
      path = "\(place)/\(name)"
      self.name = name
      self.folder = folder
      self.parent = parent
      return
    }
  }

  /// Removes the folder and the files in it.
  public func remove() { Self.remove(name, folder, from: parent) }

  // MARK: Leftovers

  private static let searched = Mutex<Set<String>>([])

  private static func removeLeftoversOnce(in parent: borrowing FileDescriptor) {
    guard searched.withLock({ $0.insert(parent.path).inserted }) else { return }
    for name in (try? parent.names()) ?? [] where TemporaryFile.isTemporary(".\(name)") {
      guard let folder = try? FileDescriptor(opening: name, in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
        let info = try? folder.status(), info.st_uid == geteuid(), (try? folder.lockNow()) == true
      else { continue }
      remove(name, folder, from: parent)
    }
  }

  /// Removes a folder and its files. A folder with folders in it stays, because it is not one of these.
  private static func remove(
    _ name: String, _ folder: borrowing FileDescriptor, from parent: borrowing FileDescriptor
  ) {
    for file in (try? folder.names()) ?? [] { _ = unsafe unlinkat(folder.number, file, 0) }
    _ = unsafe unlinkat(parent.number, name, AT_REMOVEDIR)
  }
}
