// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A server on loopback that answers each connection with the next of some texts, whatever they are, and keeps what it was
/// asked.
final class ScriptedEndpoint: Sendable {
  /// What a connection gets.
  enum Answer: Sendable {
    /// A status and a body, as a server sends them.
    case body(String, status: Int = 200, type: String = "application/json")
    /// Bytes as they are.
    case raw(String)
    /// The start of an answer, and then nothing for as long as the client waits.
    case silence(after: String)
  }

  let port: Int
  private let descriptor: Int32
  private let asked = Mutex<[String]>([])

  var address: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, heads and bodies.
  var requests: [String] { asked.withLock { $0 } }

  init(_ answers: [Answer]) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(descriptor, plain, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, plain, &length) == 0
      }
    }
    guard isBound else { throw CocoaError(.fileReadUnknown) }
    port = Int(UInt16(bigEndian: address.sin_port))
    self.descriptor = descriptor
    Thread.detachNewThread { [weak self] in
      for answer in answers {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        self?.serve(connection, answer)
      }
    }
  }

  deinit { close(descriptor) }

  private func serve(_ connection: Int32, _ answer: Answer) {
    defer { close(connection) }
    let request = Self.request(from: connection)
    asked.withLock { $0.append(request) }
    switch answer {
    case .body(let body, let status, let type):
      Self.write(
        "HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)",
        to: connection)
    case .raw(let text): Self.write(text, to: connection)
    case .silence(let start):
      Self.write(start, to: connection)
      // The client goes away when it has waited enough.
      var byte: UInt8 = 0
      _ = read(connection, &byte, 1)
    }
  }

  /// The head and as much of the body as it promises.
  private static func request(from connection: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(connection, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let head = text[..<end.lowerBound].lowercased()
      let length = head.components(separatedBy: "content-length: ").last?.prefix { $0.isNumber }
      if text[end.upperBound...].utf8.count >= Int(length ?? "0") ?? 0 { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
