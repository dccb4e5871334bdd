// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file or standard input, read in pieces, with never more than one piece in memory.
public final class ByteStream {
  /// The name for messages.
  public let name: String
  /// The size of the file in bytes; nil if the end is not known, as for a pipe.
  public let size: Int?
  private let file: FileDescriptor
  private let pieceSize = 1 << 18
  /// Bytes that are returned before the file is read.
  private var rest: [UInt8] = []

  /// - Parameter path: a file; `-` for standard input.
  /// - Throws: `FileError`; pipes can be read, folders cannot.
  public init(_ path: String) throws(FileError) {
    name = path == "-" ? "<standard input>" : path
    // A shell passes a pipe as `/dev/fd/63`. Opening it again would wait for a writer, which may have ended already.
    let number = path.hasPrefix("/dev/fd/") ? Int32(path.dropFirst("/dev/fd/".count)) : nil
    if path == "-" {
      file = try FileDescriptor(copying: STDIN_FILENO, path: name)
    } else if let number, let copy = try? FileDescriptor(copying: number, path: path),
      try copy.status().st_mode & S_IFMT == S_IFIFO
    {
      file = copy
    } else {
      file = try FileDescriptor(opening: path, O_RDONLY)
    }
    let info = try file.status()
    if info.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(name) }
    size = info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil
  }

  /// A stream of bytes that are already in memory.
  public init(_ bytes: [UInt8], name: String) throws(FileError) {
    self.name = name
    size = bytes.count
    rest = bytes
    file = try FileDescriptor(opening: "/dev/null", O_RDONLY)
  }

  /// The next bytes; empty at the end, and when the process is asked to end while waiting for a pipe.
  public func next() throws(FileError) -> [UInt8] {
    if !rest.isEmpty {
      defer { rest = [] }
      return rest
    }
    guard size != nil || isReady else { return [] }
    return try file.bytes(upTo: pieceSize)
  }

  /// Waits until there is something to read; false if an interruption comes first.
  private var isReady: Bool {
    var waiting = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
    // Another thread may receive the signal, so it is checked regularly.
    while unsafe poll(&waiting, 1, 100) <= 0 { if Interruption.signal != nil { return false } }
    return true
  }
}

/// A file that grows at its end and can be read anywhere.
public final class GrowingFile {
  private let file: FileDescriptor
  /// Its current size in bytes.
  public private(set) var count: Int

  /// - Parameters:
  ///   - isEmptied: whether the existing content is dropped.
  ///   - isInput: whether a file is one of the inputs, which must not be overwritten.
  /// - Throws: `.isLink` for a symbolic link, or an error if the file is an input. Nothing has changed then.
  public init(_ path: String, isEmptied: Bool, isInput: (FileIdentity) -> Bool = { _ in false }) throws(FileError) {
    if try kind(ofFile: path) == .link { throw .isLink(path) }
    file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o666)
    let info = try file.status()
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notRegular(path) }
    if isInput(FileIdentity(info)) { throw .isRead(path) }
    count = Int(info.st_size)
    if isEmptied { try cut(to: 0) }
  }

  /// A file without a name, which disappears with the process.
  public init() throws(FileError) {
    let folder = TemporaryFolder.usualParent
    count = 0
    do throws(FileError) {
      file = try FileDescriptor(opening: folder, O_RDWR | Self.withoutName, mode: 0o600)
    } catch {
      // Some file systems have no files without a name.
      let path = "\(folder)/weave-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
      _ = unsafe unlink(path)
    }
  }

  /// Linux's `O_TMPFILE`, which Swift does not import.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Appends bytes: all of them or, if the disk is full, none.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try file.writeAll(bytes, at: count)
      count += bytes.count
    } catch {
      try? cut(to: count)
      throw error
    }
  }

  /// Up to `length` bytes from an offset.
  public func read(_ length: Int, at offset: Int) throws(FileError) -> [UInt8] {
    try file.bytes(upTo: length, at: offset)
  }

  /// Cuts the file to a length.
  public func cut(to length: Int) throws(FileError) {
    guard ftruncate(file.number, length) == 0 else { throw FileError(errno, file.path) }
    count = length
  }
}

extension FileDescriptor {
  /// Reads up to `count` bytes; fewer at the end, or from a pipe.
  func bytes(upTo count: Int, at offset: Int? = nil) throws(FileError) -> [UInt8] {
    var got = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        got =
          if let offset { unsafe pread(number, buffer.baseAddress, count, offset) } else {
            unsafe read(number, buffer.baseAddress, count)
          }
      } while got < 0 && errno == EINTR
      filled = max(got, 0)
    }
    guard got >= 0 else { throw FileError(errno, path) }
    return bytes
  }

  func writeAll(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe pwrite(number, buffer.baseAddress?.advanced(by: written), buffer.count - written, offset + written)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { throw FileError(errno, path) }
      written += step
    }
  }
}
