// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two output streams of a command, by file descriptor.
public enum StandardStream: Int32, Sendable {
  /// File descriptor 1.
  case output = 1
  /// File descriptor 2.
  case error = 2

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes in order, without a buffer.
  ///
  /// - Returns: false if the reader has gone, as with `head`.
  /// - Throws: `FileError` if writing fails for another reason, such as a full disk.
  @discardableResult
  public func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    var written = 0
    while written < bytes.count {
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(rawValue, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if step < 0, errno == EINTR { continue }
      if step < 0, errno == EPIPE { return false }
      guard step > 0 else { throw FileError(errno, name) }
      written += step
    }
    return true
  }

  private var name: String { self == .output ? "<standard output>" : "<standard error>" }

  private static func write(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, bytes, count)
    #else
      unsafe Musl.write(number, bytes, count)
    #endif
  }
}

/// The value of an environment variable; nil if it is not set.
public func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// Takes the file descriptors of standard streams that are closed. Otherwise the next file that is opened would get one
/// of them, and messages would be written into it. Reading and writing these streams still fail. For programs, at their
/// start.
public func reserveClosedStreams() {
  for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 && errno == EBADF {
    // A file gets the lowest free number.
    _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Makes a closed pipe or a file beyond its size limit a write error, which is reported, instead of a signal, which
/// would end the process and leave half a file. For programs, since it affects the whole process.
public func ignoreSignalsOfWriting() {
  for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
}
