// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The owner of an open file descriptor.
package struct FileDescriptor: ~Copyable {
  /// The file descriptor's number.
  package let number: Int32
  let path: String

  /// - Parameter mode: permissions if the file is created.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(path) }
    var number: Int32
    repeat { unsafe number = open(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    guard number >= 0 else { throw FileError(errno, path) }
    self.number = number
    self.path = path
  }

  /// Opens a file by its name in an open folder; the flags decide whether a link is followed.
  init(opening name: String, in folder: borrowing FileDescriptor, _ flags: Int32, mode: mode_t = 0) throws(FileError) {
    let path = "\(folder.path)/\(name)"
    guard !name.isEmpty, !name.utf8.contains(0) else { throw .notFound(path) }
    var number: Int32
    repeat { unsafe number = openat(folder.number, name, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    guard number >= 0 else { throw FileError(errno, path) }
    self.number = number
    self.path = path
  }

  /// A duplicate of an open file descriptor, which shares its position.
  init(copying number: Int32, path: String) throws(FileError) {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileError(errno, path) }
    self.number = copy
    self.path = path
  }

  /// Takes ownership of a file descriptor that is already open.
  package init(owning number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }

  func status() throws(FileError) -> stat {
    var info = stat()
    guard unsafe fstat(number, &info) == 0 else { throw FileError(errno, path) }
    return info
  }

  /// Reads all bytes, at most `limit`.
  func readAll(limit: Int, expecting size: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(limit, max(size, 0)) + 1)
    var count = 0
    while true {
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(number, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(errno, path) }
      if got == 0 { break }
      count += got
      guard count <= limit else { throw .tooLarge(path, limit: limit) }
      // The file may have grown since its size was read.
      if count == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: min(max(count, 1), limit + 1 - count)))
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw FileError(errno, path) }
      written += step
    }
  }

  /// Waits until the bytes are on the disk, if the file system supports that.
  func synchronize() throws(FileError) {
    guard fsync(number) != 0, errno != EINVAL, errno != EROFS else { return }
    throw FileError(errno, path)
  }
}

/// The system's message for an error number.
package func systemWords(_ code: Int32) -> String {
  unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
}

extension FileError {
  /// The error for a system error number.
  init(_ code: Int32, _ path: String) {
    switch code {
    case ENOENT: self = .notFound(path)
    case EISDIR: self = .isDirectory(path)
    case EACCES, EPERM, EROFS: self = .permissionDenied(path)
    case ENOSPC, EDQUOT: self = .diskFull(path)
    default: self = .failed(path, reason: systemWords(code))
    }
  }

  /// The same error for another path: the one that the user named, not that of the temporary file.
  func named(_ path: String) -> FileError {
    switch self {
    case .notFound: .notFound(path)
    case .noFolder: .noFolder(path)
    case .isDirectory: .isDirectory(path)
    case .notRegular: .notRegular(path)
    case .permissionDenied: .permissionDenied(path)
    case .tooLarge(_, let limit): .tooLarge(path, limit: limit)
    case .diskFull: .diskFull(path)
    case .isLink: .isLink(path)
    case .locked: self
    case .failed(_, let reason): .failed(path, reason: reason)
    }
  }
}
