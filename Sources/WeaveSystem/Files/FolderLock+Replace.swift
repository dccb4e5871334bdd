// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FolderLock {
  /// The bytes of a file of the folder; nil where there is none.
  public borrowing func read(_ name: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try readFile("\(folder)/\(name)", limit: limit) } catch .notFound { return nil }
  }

  /// Puts bytes in the place of a file of the folder, all or none of them, whatever ends this process meanwhile.
  ///
  /// The bytes go into a new file beside the target and onto the disk; then the new file takes the target's name, and that
  /// too goes onto the disk. Permissions of an existing file stay, and its owner where that is allowed. New files that a
  /// writer has left behind who was ended are cleaned away.
  /// - Throws: `.isLink` for a symbolic link: the lock of this folder does not hold where it leads. After any error but one
  ///   of the very last step the target is as it was.
  public borrowing func replace(_ name: String, with bytes: [UInt8]) throws(FileError) {
    let target = "\(folder)/\(name)"
    let old = try Self.replaceable(target)
    let temporary = "\(folder)/\(TemporaryName(for: name).text)"
    do throws(FileError) {
      // Nobody may read the new file who could not read the old one, at no time.
      let file = try FileDescriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
      // Tells those who clean up that its writer lives.
      _ = try file.lockNow()
      try removeLeftovers(at: file.status())
      try file.fill(bytes, like: old)
      guard unsafe rename(temporary, target) == 0 else { throw FileError(errno, target) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error.named(target)
    }
    try FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// What is known of the file that is to be replaced; nil where there is none.
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
    // Renaming needs no permission on the file itself; writing to it must.
    if unsafe access(path, W_OK) != 0 { throw FileError(errno, path) }
    return info
  }

  /// Seconds after which a new file that nobody holds is taken for left behind.
  private static let leftoverAge = 60

  /// Removes what ended writers have left behind; that something stays is no reason not to write.
  ///
  /// - Parameter newest: of a file that was made just now, whose time is that of the file system's clock.
  private borrowing func removeLeftovers(at newest: stat) {
    for name in (try? names(inFolder: folder)) ?? [] where TemporaryName(name) != nil {
      let path = "\(folder)/\(name)"
      guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
        let info = try? file.status(),
        info.st_mode & S_IFMT == S_IFREG, newest.st_mtim.tv_sec - info.st_mtim.tv_sec >= Self.leftoverAge,
        (try? file.lockNow()) == true
      else { continue }
      _ = unsafe unlink(path)
    }
  }
}

extension FileDescriptor {
  /// Makes a new file that may take the place of an old one: its owner, its permissions, all bytes on the disk.
  fileprivate func fill(_ bytes: [UInt8], like old: stat?) throws(FileError) {
    if let old {
      // Only the administrator may give a file away; for others the file becomes theirs.
      let mine = try status()
      if mine.st_uid != old.st_uid || mine.st_gid != old.st_gid { _ = fchown(number, old.st_uid, old.st_gid) }
      guard fchmod(number, old.st_mode & 0o777) == 0 else { throw FileError(errno, path) }
    }
    try writeAll(bytes)
    try synchronize()
  }
}

/// The name of a file that is being written: `.steps.json.4711-123456789.weave-new`.
///
/// The process, a random number and a way of opening that never takes an existing file keep two writers apart.
private struct TemporaryName {
  static let ending = ".weave-new"
  let text: String

  init(for name: String) {
    text = ".\(name).\(getpid())-\(UInt64.random(in: 0 ... .max))\(Self.ending)"
  }

  /// Nil for a name that was not made here.
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
