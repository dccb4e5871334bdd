// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a regular file.
///
/// - Parameter limit: the largest size that is read; a larger file is refused before any byte of it is.
/// - Throws: `FileError`, also for folders, pipes, sockets and devices.
public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK the opening of a pipe waits for a writer.
  let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
  let info = try file.status()
  switch info.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .isDirectory(path)
  default: throw .notRegular(path)
  }
  let size = Int(info.st_size)
  guard size <= limit else { throw .tooLarge(path, limit: limit) }
  return try file.readAll(limit: limit, expecting: size)
}
