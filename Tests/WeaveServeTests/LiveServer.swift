// SPDX-License-Identifier: MIT

import Foundation
import Logging
import Loopback
import Testing

@testable import WeaveServe

/// A server of a household that answers on a port of this machine, ended with the test.
final class LiveServer {
  let port: UInt16
  private let task: Task<Void, any Error>

  /// - Parameters:
  ///   - patience: seconds; of those in which a request must come whole it is three times as many.
  ///   - snapshots: a folder with facts; nil for none.
  init(_ household: Household, patience: Int, connections: Int = 4_096, snapshots: String? = nil) async throws {
    let options = ServerOptions(
      port: 0, scene: ServerScene(folder: household.path, snapshots: snapshots), state: "\(household.path)/.live",
      connections: connections,
      patience: patience)
    var log = Logger(label: "test")
    log.logLevel = .critical
    let (ports, tell) = AsyncStream.makeStream(of: Int.self)
    let clock = household.clock
    task = Task.detached { [log] in
      try await DisplayServer.run(options, clock: clock, log: log, signals: false) { tell.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    port = UInt16(try #require(await iterator.next()))
  }

  deinit { task.cancel() }

  /// The answer of the server to a device of TRMNL.
  struct DeviceAnswer {
    var name: String?
    var address: String?
    var sleep: Int?
    var object: [String: Any]
  }

  /// Asks what a device shows.
  func wake(_ device: String, _ headers: [String] = []) throws -> DeviceAnswer {
    let (_, body) = try ask("/api/display", ["ID: \(device)"] + headers)
    let object = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    return DeviceAnswer(
      name: object["filename"] as? String, address: object["image_url"] as? String,
      sleep: object["refresh_rate"] as? Int, object: object)
  }

  /// The body of a picture that a device fetches, and the status of the answer.
  func fetch(_ address: String?) throws -> (status: Int, body: Data) {
    let url = try #require(address.flatMap { URL(string: $0) })
    return try ask(url.path + (url.query.map { "?\($0)" } ?? ""))
  }

  /// Asks once, on a connection of its own.
  func ask(_ path: String, _ headers: [String] = []) throws -> (status: Int, body: Data) {
    let socket = try LoopbackSocket(port, patience: 60_000)
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    socket.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    var bytes: [UInt8] = []
    while case .bytes(let part) = socket.receive() { bytes += part }
    let end = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) })
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    let status = try #require(head.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return (status, Data(bytes[(end + 4)...]))
  }
}

/// A connection whose reads give up after a while, so that a client can send a byte now and then without anybody sleeping.
final class SlowClient {
  private let socket: LoopbackSocket
  private(set) var received: [UInt8] = []
  private(set) var isClosed = false

  /// - Parameter pause: milliseconds for which a read waits.
  init(_ port: UInt16, pause: Int = 200) throws { socket = try LoopbackSocket(port, patience: pause) }

  /// False where the other side takes nothing more.
  @discardableResult func send(_ text: String) -> Bool { socket.send(text) }

  /// Reads what has come; waits for it for the pause at most.
  func read() {
    switch socket.receive() {
    case .bytes(let bytes): received += bytes
    case .end, .reset: isClosed = true
    case .nothing: break
    }
  }

  /// Sends a text byte by byte until the other side closes.
  ///
  /// - Returns: how many bytes were sent.
  func drip(_ text: String) -> Int {
    var sent = 0
    for byte in text.utf8 {
      guard !isClosed, send(String(UnicodeScalar(byte))) else { break }
      sent += 1
      read()
    }
    return sent
  }

  /// Reads until so many answers have begun, or nothing comes for two hundred pauses.
  func answers(_ count: Int) -> [String] {
    var idle = 0
    while true {
      let codes = String(decoding: received, as: UTF8.self).matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.output.1) }
      if codes.count >= count || isClosed || idle > 200 { return codes }
      let before = received.count
      read()
      idle = received.count == before ? idle + 1 : 0
    }
  }
}
