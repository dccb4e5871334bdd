// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written under a temporary name and renamed to its target when it is complete.
///
/// Its writer holds a lock on it, which the system releases however the writer ends. So other writers can distinguish
/// abandoned files from those still being written.
struct TemporaryFile: ~Copyable {
  let file: FileDescriptor
  let name: String

  /// Creates a new, empty file.
  ///
  /// - Parameter isPrivate: whether only its owner may read it until its permissions are set.
  init(in folder: borrowing FileDescriptor, isPrivate: Bool) throws(FileError) {
    while true {
      let name = ".weave-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmp"
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
      let file = try FileDescriptor(opening: name, in: folder, flags, mode: isPrivate ? 0o600 : 0o666)
      // On a file system without locks, no other process can lock the file and mistake it for abandoned either.
      let isLocked = (try? file.lockNow()) ?? true
      guard isLocked, file.isStill(name, in: folder) else { continue }
      self.name = name
      self.file = file
      return
    }
  }

  /// Renames the file to a target in the same folder, which it replaces.
  func takePlace(of target: String, in folder: borrowing FileDescriptor) throws(FileError) {
    guard unsafe renameat(folder.number, name, folder.number, target) == 0 else {
      throw FileError(errno, "\(folder.path)/\(target)")
    }
  }

  func remove(from folder: borrowing FileDescriptor) { _ = unsafe unlinkat(folder.number, name, 0) }

  /// Whether a file's name has the form of the temporary names used here.
  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(".weave-"), name.hasSuffix(".tmp") else { return false }
    let numbers = name.dropFirst(7).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// A folder that this process has searched for leftovers. The identity alone would not do, because a new folder may
  /// get that of one that was removed.
  private struct SearchedFolder: Hashable {
    var identity: FileIdentity
    var path: String
  }

  private static let searched = Mutex<Set<SearchedFolder>>([])
  /// Stops: a server that writes to ever new folders. Searching a folder again only costs time.
  private static let mostSearched = 10_000

  /// Removes what killed writers have left in a folder, when this process writes there for the first time. So a command
  /// that writes ten thousand pictures lists their folder once.
  static func removeLeftoversOnce(in folder: borrowing FileDescriptor) {
    guard let info = try? folder.status() else { return }
    let isFirst = searched.withLock { searched in
      if searched.count >= mostSearched { searched = [] }
      return searched.insert(SearchedFolder(identity: FileIdentity(info), path: folder.path)).inserted
    }
    if isFirst { removeLeftovers(in: folder) }
  }

  /// Removes files that killed writers have left in a folder. Failures are ignored.
  static func removeLeftovers(in folder: borrowing FileDescriptor) {
    for name in (try? folder.names()) ?? [] where isTemporary(name) {
      guard let file = try? FileDescriptor(opening: name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        let info = try? file.status(), info.st_mode & S_IFMT == S_IFREG, (try? file.lockNow()) == true
      else { continue }
      _ = unsafe unlinkat(folder.number, name, 0)
    }
  }
}

extension FileDescriptor {
  /// Whether a name in a folder leads to this file.
  func isStill(_ name: String, in folder: borrowing FileDescriptor) -> Bool {
    guard let mine = try? status(), let found = folder.status(of: name) else { return false }
    return FileIdentity(mine) == FileIdentity(found)
  }

  /// The status of a file in this folder, without following links; nil if there is none.
  func status(of name: String) -> stat? {
    var info = stat()
    return unsafe fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW) == 0 ? info : nil
  }

  /// The names in this folder except `.` and `..`, in no order.
  func names() throws(FileError) -> [String] {
    let copy = try FileDescriptor(opening: ".", in: self, O_RDONLY | O_DIRECTORY)
    // The stream takes ownership of its descriptor and closes it.
    let own = fcntl(copy.number, F_DUPFD_CLOEXEC, 0)
    guard own >= 0 else { throw FileError(errno, path) }
    guard let folder = unsafe fdopendir(own) else {
      _ = close(own)
      throw FileError(errno, path)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
