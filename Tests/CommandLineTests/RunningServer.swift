// SPDX-License-Identifier: MIT

import Foundation
import Loopback
import Synchronization
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `weave serve` of a folder, ended with the test.
final class RunningServer {
  let process = Process()
  let port: UInt16
  /// Removed with the server, and not before.
  let folder: Folder
  private let errors = Pipe()
  private let text = Said()

  /// What it has written on standard error so far.
  var said: String { text.withLock { $0 } }

  /// A text that another thread adds to.
  private final class Said: Sendable {
    private let state = Mutex("")
    func withLock<Result>(_ body: (inout sending String) -> sending Result) -> sending Result { state.withLock(body) }
  }

  /// - Parameters:
  ///   - arguments: besides the folder and the port.
  ///   - shell: what a shell does before it becomes the command.
  ///   - address: the address to listen on.
  init(
    _ folder: Folder, _ arguments: [String] = [], shell: String = "true", port: Int = 0, address: String = "127.0.0.1"
  ) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "\(shell); exec \"$0\" \"$@\"", Tool.path, "serve", ".", "--listen", "\(address):\(port)"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC", "LANG": "C", "LLVM_PROFILE_FILE": "/dev/null",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.start()
    var said = ""
    while !said.contains("/\n") || !said.contains("serving") {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(said)")
      said += String(decoding: part, as: UTF8.self)
    }
    self.port = try #require(said.firstMatch(of: /http:\/\/[0-9.]+:(\d+)\//).flatMap { UInt16($0.output.1) })
    // Nobody waits for what it says later, and it does not wait for a reader. A thread reads, because Dispatch reads freed
    // memory if a `readabilityHandler` goes with its handle while another process has inherited the descriptor.
    let text = text
    text.withLock { $0 = said }
    let errors = errors.fileHandleForReading
    Thread.detachNewThread {
      while case let part = errors.availableData, !part.isEmpty {
        text.withLock { $0 += String(decoding: part, as: UTF8.self) }
      }
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// An answer: status, headers by their names in small letters, and body.
  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Asks once, on a connection of its own.
  ///
  /// - Parameter headers: lines without their ends, besides `Host` and `Connection`.
  func ask(
    _ path: String, method: String = "GET", headers: [String] = [], body: String = "", host: String? = nil
  ) throws -> Answer {
    var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    return try Self.answer(try exchange(lines.joined(separator: "\r\n") + "\r\n\r\n" + body), to: method)
  }

  /// What comes back for some bytes until the other side closes.
  func exchange(_ text: String) throws -> [UInt8] {
    let stream = try open(text)
    while stream.more() {}
    return stream.bytes
  }

  /// A connection on which some bytes were sent.
  func open(_ text: String) throws -> Stream { try Stream(port, text) }

  /// What comes on a connection.
  final class Stream {
    private let socket: LoopbackSocket
    private(set) var bytes: [UInt8] = []

    init(_ port: UInt16, _ text: String) throws {
      // A drawing of a debug build may take seconds, and a busy machine more.
      socket = try LoopbackSocket(port, patience: 60_000)
      socket.send(text)
    }

    /// Reads on; false at the end, and where nothing comes.
    func more() -> Bool {
      guard case .bytes(let part) = socket.receive() else { return false }
      bytes += part
      return true
    }

    /// Reads until a text has come.
    ///
    /// - Parameter other: what it does not go on with.
    func read(until text: String, besides other: String? = nil) -> Bool {
      repeat {
        let pieces = String(decoding: bytes, as: UTF8.self).replacing("\r", with: "").components(separatedBy: text)
        if pieces.dropFirst().contains(where: { other == nil || !$0.hasPrefix(other ?? "") }) { return true }
      } while more()
      return false
    }
  }

  private static func answer(_ bytes: [UInt8], to method: String) throws -> Answer {
    let end = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }, "an answer without an end of its head")
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let status = try #require(lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1)
      headers[sides[0].lowercased()] = sides.count > 1 ? sides[1].trimmingCharacters(in: .whitespaces) : ""
    }
    var body = Data(bytes[(end + 4)...])
    if headers["transfer-encoding"] == "chunked" { body = try unchunked(body) }
    return Answer(status: status, headers: headers, body: body)
  }

  private static func unchunked(_ body: Data) throws -> Data {
    var rest = body
    var whole = Data()
    while let line = rest.firstRange(of: Data("\r\n".utf8)) {
      let count = try #require(Int(String(decoding: rest[rest.startIndex..<line.lowerBound], as: UTF8.self), radix: 16))
      if count == 0 { break }
      whole += rest[line.upperBound..<(line.upperBound + count)]
      rest = rest[(line.upperBound + count + 2)...]
    }
    return whole
  }

  /// Asks it to end, and waits until it has.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A folder with designs and a file of displays.
enum Household {
  /// A clock that shows hours and minutes.
  static let clock = Design.custom(
    ##"{"type": "text", "text": "{{__time}}", "font": {"size": 40}}"##)

  static func folder(_ displays: [String]) throws -> Folder {
    let folder = try Folder()
    try folder.write(Design.red, to: "red.json")
    try folder.write(Design.custom(##"{"type": "shape", "fill": "#00F"}"##), to: "blue.json")
    try folder.write(clock, to: "clock.json")
    try write(displays, to: folder)
    return folder
  }

  static func write(_ displays: [String], to folder: Folder) throws {
    try folder.write("{\"displays\": [\n  \(displays.joined(separator: ",\n  "))\n]}\n", to: "displays.json")
  }

  /// A display of `displays.json`.
  static func display(_ name: String, _ panel: String, _ shows: String, _ more: String = "") -> String {
    #"{"name": "\#(name)", "panel": "\#(panel)", "shows": "\#(shows)"\#(more)}"#
  }
}
