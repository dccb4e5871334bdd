// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams that a command writes to, by the system's numbers.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person reads it on a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes in their order, without a buffer.
  ///
  /// - Returns: whether all were taken; a reader may have gone away.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let step = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(rawValue, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return false }
      written += step
    }
    return true
  }

  private static func write(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(number, bytes, count)
    #else
      unsafe Musl.write(number, bytes, count)
    #endif
  }
}

/// The value of a variable of the process's environment; nil where it is not set.
public func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
