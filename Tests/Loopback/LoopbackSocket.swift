// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection to a local server, byte by byte, for requests that no HTTP client sends.
public final class LoopbackSocket {
  /// The result of a read.
  public enum Received {
    case bytes(ArraySlice<UInt8>)
    /// The other side closed the connection.
    case end
    /// The other side reset the connection.
    case reset
    /// Nothing arrived in time.
    case nothing
  }

  /// The reason why there is no connection, from the system.
  public struct Refusal: Error, CustomStringConvertible {
    /// The system's error message.
    public let description = String(cString: strerror(errno))
  }

  private let number: Int32

  /// - Parameters:
  ///   - patience: the timeout of a read and a write in milliseconds.
  ///   - source: the last number of the address of this machine that the connection comes from. Each has ports of its
  ///     own, which are taken for a minute after a connection.
  /// - Throws: `Refusal` if nobody listens at the port.
  public init(_ port: UInt16, patience: Int, source: Int = 1) throws {
    number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard number >= 0 else { throw Refusal() }
    var time = timeval(tv_sec: patience / 1_000, tv_usec: patience % 1_000 * 1_000)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(number, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    if source != 1 {
      var own = sockaddr_in()
      own.sin_family = sa_family_t(AF_INET)
      own.sin_addr.s_addr = inet_addr("127.0.0.\(source)")
      _ = withUnsafePointer(to: &own) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      let refusal = Refusal()
      close(number)
      throw refusal
    }
  }

  deinit { close(number) }

  /// Sends a text; false if the other side does not take all of it.
  @discardableResult public func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      return Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    #else
      return Musl.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    #endif
  }

  /// The bytes that arrived; waits if there are none yet.
  public func receive() -> Received {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    // A fuzzer's clock interrupts reads.
    repeat { count = recv(number, &part, part.count, 0) } while count < 0 && errno == EINTR
    if count > 0 { return .bytes(part[..<count]) }
    if count == 0 { return .end }
    return errno == EAGAIN ? .nothing : .reset
  }
}
