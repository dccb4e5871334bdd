// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file of which only parts are read.
public struct PartialFile: ~Copyable {
  private let file: FileDescriptor
  /// The size in bytes when it was opened.
  public let size: Int

  /// - Throws: `FileError`, also for folders, pipes, sockets and devices.
  public init(_ path: String) throws(FileError) {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    let info = try file.status()
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw info.st_mode & S_IFMT == S_IFDIR ? .isDirectory(path) : .notRegular(path)
    }
    size = Int(info.st_size)
    self.file = file
  }

  /// Up to `count` bytes from an offset; fewer at the end.
  public borrowing func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    guard offset >= 0, offset < size else { return [] }
    return try file.bytes(upTo: min(max(count, 0), size - offset), at: offset)
  }
}
