// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FolderLock {
  /// The bytes of a file in the folder; nil if there is none.
  public borrowing func read(_ name: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try readFile("\(folder)/\(name)", limit: limit) } catch .notFound { return nil }
  }

  /// Replaces a file in the folder: all bytes or none, even if this process is killed meanwhile.
  ///
  /// - Parameter isPrivate: whether only the owner may read and write the file, whatever its permissions were.
  ///
  /// The bytes are written to a new file beside the target and to the disk. Then the new file is renamed to the target,
  /// and the renaming is written to the disk too. An existing file keeps its permissions, and its owner if the system
  /// allows that. New files of writers that were killed are removed.
  /// - Throws: `.isLink` for a symbolic link, because this folder's lock does not protect the link's target. After any
  ///   error, except in the very last step, the target is unchanged.
  public borrowing func replace(_ name: String, with bytes: [UInt8], isPrivate: Bool = false) throws(FileError) {
    let target = "\(folder)/\(name)"
    let old = try Self.replaceable(target)
    removeLeftovers()
    let temporary = "\(folder)/\(TemporaryName(for: name).text)"
    do throws(FileError) {
      // At no time may the new file be readable by users who could not read the old one.
      let mode: mode_t = old == nil && !isPrivate ? 0o666 : 0o600
      let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      // Shows processes that clean up that its writer is still running.
      _ = try file.lockNow()
      try file.fill(bytes, like: old, isPrivate: isPrivate)
      guard unsafe rename(temporary, target) == 0 else { throw FileError(errno, target) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error.named(target)
    }
    try FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// The status of the file to replace; nil if there is none.
  private static func replaceable(_ path: String) throws(FileError) -> stat? {
    var info = stat()
    guard unsafe lstat(path, &info) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(errno, path)
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .isLink(path)
    case S_IFDIR: throw .isDirectory(path)
    default: throw .notRegular(path)
    }
    // Renaming needs no permission on the file itself, but replacing it must require permission to write.
    if unsafe access(path, W_OK) != 0 { throw FileError(errno, path) }
    return info
  }

  /// Removes files that killed writers have left behind. A failure to do so does not prevent writing.
  ///
  /// Writers create and lock their files while they hold the lock of the folder, so an unlocked file has no writer.
  private borrowing func removeLeftovers() {
    for name in (try? names(inFolder: folder)) ?? [] where TemporaryName(name) != nil {
      let path = "\(folder)/\(name)"
      guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        let info = try? file.status(), info.st_mode & S_IFMT == S_IFREG, (try? file.lockNow()) == true
      else { continue }
      _ = unsafe unlink(path)
    }
  }
}

extension FileDescriptor {
  /// Prepares a new file to replace an old one: owner, permissions, and all bytes on the disk.
  fileprivate func fill(_ bytes: [UInt8], like old: stat?, isPrivate: Bool) throws(FileError) {
    if let old {
      // Only the administrator can give a file away. For anyone else, the new file belongs to the writer.
      let mine = try status()
      if mine.st_uid != old.st_uid || mine.st_gid != old.st_gid { _ = fchown(number, old.st_uid, old.st_gid) }
      guard fchmod(number, isPrivate ? 0o600 : old.st_mode & 0o777) == 0 else { throw FileError(errno, path) }
    }
    try writeAll(bytes)
    try synchronize()
  }
}

/// The name of a file that is being written: `.steps.json.4711-123456789.weave-new`.
///
/// The process number, a random number, and a mode of opening that never takes an existing file keep writers apart.
private struct TemporaryName {
  static let ending = ".weave-new"
  let text: String

  init(for name: String) {
    text = ".\(name).\(getpid())-\(UInt64.random(in: 0 ... .max))\(Self.ending)"
  }

  /// Nil if the name does not have this form.
  init?(_ text: String) {
    guard text.hasPrefix("."), text.hasSuffix(Self.ending) else { return nil }
    let parts = text.dropFirst().dropLast(Self.ending.count).split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.last?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    guard parts.count >= 2, numbers.count == 2,
      numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    self.text = text
  }
}
