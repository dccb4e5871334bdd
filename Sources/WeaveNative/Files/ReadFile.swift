// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of standard input to its end, be it a file, a pipe or a terminal.
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
/// - Parameter limit: the largest size that is read; a larger file is refused before any byte of it is.
/// - Throws: `FileError`, also for folders, pipes, sockets and devices.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK the opening of a pipe waits for a writer.
  try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK).readRegular(limit: limit)
}

extension FileDescriptor {
  /// The bytes of a regular file that is open.
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
