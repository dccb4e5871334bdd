// SPDX-License-Identifier: MIT

import Foundation
import Logging
import Loopback
import Synchronization
import WeaveServe

/// A server of one display on a port of this machine, for as long as the fuzzer runs.
public final class FuzzedServer: Sendable {
  /// The hardware address of the display.
  public static let device = "AA:BB:CC:00:11:22"

  /// The only one of this process.
  public static let shared = FuzzedServer()

  /// Where it listens.
  public let port: UInt16

  private let connections = Atomic<Int>(0)

  private init() {
    let folder =
      FileManager.default.temporaryDirectory.path + "/weave-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    let files = [
      "x.json":
        #"{"name": "x", "layout": {"template": "custom"}, "content": {"type": "text", "text": "{{door}} {{item|none}}"}}"#,
      "displays.json":
        #"{"displays": [{"name": "hall", "panel": "inky-phat", "shows": "x.json", "device": "\#(Self.device)"}]}"#,
    ]
    for (name, text) in files {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let options = ServerOptions(port: 0, scene: ServerScene(folder: folder), state: "\(folder)/.state", patience: 6)
    var log = Logger(label: "fuzz")
    log.logLevel = .critical
    let started = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var found = 0
    Task.detached { [log] in
      try? await DisplayServer.run(options, log: log, signals: false) { port in
        found = port
        started.signal()
      }
      fatalError("the server has ended")
    }
    started.wait()
    port = UInt16(found)
  }

  /// What the server answers to some bytes before it closes or rests.
  ///
  /// - Parameter patience: milliseconds without a byte.
  public func answer(to text: String, patience: Int) -> String {
    // A connection may be interrupted by the fuzzer's clock, and the ports of one address are soon used up.
    var attempts = 0
    while true {
      let number = connections.wrappingAdd(1, ordering: .relaxed).newValue
      do {
        return Self.answer(of: try LoopbackSocket(port, patience: patience, source: 2 + number % 250), to: text)
      } catch {
        attempts += 1
        if attempts == 100 { fatalError("nobody listens: \(error)") }
      }
    }
  }

  private static func answer(of socket: LoopbackSocket, to text: String) -> String {
    socket.send(text)
    var bytes: [UInt8] = []
    while case .bytes(let part) = socket.receive() { bytes += part }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The answer to one request.
  public func ask(_ path: String, _ headers: [String] = []) -> String {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + headers
    return answer(to: lines.joined(separator: "\r\n") + "\r\n\r\n", patience: 10_000)
  }
}
