// SPDX-License-Identifier: MIT

internal import CConfine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of standard input to its end, whether a file, a pipe or a terminal.
///
/// - Throws: `.tooLarge` as soon as there are more bytes than `limit`.
public func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
  let input = try FileDescriptor(copying: STDIN_FILENO, path: "<standard input>")
  let info = try input.status()
  if info.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(input.path) }
  return try input.readAll(limit: limit, expecting: info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : 1 << 16)
}

/// The bytes of a regular file.
///
/// - Parameter limit: the largest size that is read; a larger file is rejected before reading.
/// - Throws: `FileError`, also for folders, pipes, sockets and devices.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe waits for a writer.
  try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK).readRegular(limit: limit)
}

/// The bytes of a regular file below a folder, and never of a file elsewhere, even if files are renamed or relinked
/// meanwhile.
///
/// Links are followed as long as they stay below the folder. The file that is read is the one that was checked, because
/// it stays open.
/// - Parameters:
///   - name: a path relative to the folder.
///   - limit: the largest size that is read.
/// - Throws: `.isLink` for a path that leads out of the folder; otherwise the errors of `readFile(_:limit:)`.
public func readFile(_ name: String, below folder: String, limit: Int) throws(FileError) -> [UInt8] {
  try openFile(name, below: folder).readRegular(limit: limit)
}

private func openFile(_ name: String, below folder: String) throws(FileError) -> FileDescriptor {
  let path = "\(folder)/\(name)"
  guard !name.utf8.contains(0) else { throw .notFound(path) }
  let root = try FileDescriptor(opening: folder, WEAVE_O_PATH | O_DIRECTORY)
  let number = unsafe weave_open_beneath(root.number, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  if number >= 0 { return FileDescriptor(owning: number, path: path) }
  switch errno {
  // An absolute link may lead back into the folder. If it leads outside, its author must not learn what is there, or
  // whether anything is.
  case EXDEV: do { return try openFile(at: path, below: root) } catch { throw .isLink(path) }
  // Before Linux 5.6, and in containers that forbid the call, the path is checked in the second way.
  case ENOSYS, EPERM: return try openFile(at: path, below: root)
  case ENOTDIR, ELOOP, ENAMETOOLONG: throw .notFound(path)
  case let code: throw FileError(code, path)
  }
}

/// Opens a path without accessing its contents, asks the system where it is, and only then opens that same file.
private func openFile(at path: String, below root: borrowing FileDescriptor) throws(FileError) -> FileDescriptor {
  let found = try FileDescriptor(opening: path, WEAVE_O_PATH)
  guard let place = realPath("/proc/self/fd/\(found.number)"), let top = realPath("/proc/self/fd/\(root.number)") else {
    throw .failed(path, reason: "cannot find out where it is without /proc")
  }
  guard place.hasPrefix(top == "/" ? top : top + "/") else { throw .isLink(path) }
  return try FileDescriptor(opening: "/proc/self/fd/\(found.number)", O_RDONLY | O_NONBLOCK | O_NOCTTY)
}

extension FileDescriptor {
  /// All bytes of an open file, which must be a regular file.
  func readRegular(limit: Int) throws(FileError) -> [UInt8] {
    let info = try status()
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path)
    default: throw .notRegular(path)
    }
    let size = Int(info.st_size)
    guard size <= limit else { throw .tooLarge(path, limit: limit) }
    return try readAll(limit: limit, expecting: size)
  }
}
