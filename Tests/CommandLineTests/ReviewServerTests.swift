// SPDX-License-Identifier: MIT

import Foundation
import Loopback
import Testing
import Waiting

/// The server of a review, and clients that are no browser.
@Suite(.waiting) struct ReviewServerTests {
  /// A command that serves a review of two changed pictures, ended with the test.
  private final class Server {
    let golden: GoldenFolder
    let process = Process()
    let port: UInt16

    /// - Parameter shell: what a shell does before it becomes the command.
    init(shell: String = "true") throws {
      golden = try GoldenFolder()
      #expect(try golden.test("--update").status == 0)
      for name in ["one", "two"] { try golden.path.write(GoldenFolder.design("Stairs"), to: "Specs/\(name).json") }
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(shell); exec \"$0\" \"$@\"", Tool.path, "test", "Specs", "--review"]
      process.currentDirectoryURL = URL(fileURLWithPath: golden.path.path)
      process.standardOutput = FileHandle.nullDevice
      let errors = Pipe()
      process.standardError = errors
      try process.start()
      var said = ""
      while !said.contains("Control-C") {
        let part = errors.fileHandleForReading.availableData
        try #require(!part.isEmpty, "\(said)")
        said += String(decoding: part, as: UTF8.self)
      }
      port = try #require(said.firstMatch(of: /127\.0\.0\.1:(\d+)\//).flatMap { UInt16($0.output.1) })
    }

    deinit { process.terminate() }

    func client(patience: Int = 10) throws -> Client { try Client(port, patience) }

    /// A request for the page.
    var request: String { "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n" }
  }

  /// A connection, whose reads and writes do not wait for ever.
  private final class Client {
    private let socket: LoopbackSocket

    /// - Parameter patience: seconds to wait for bytes.
    init(_ port: UInt16, _ patience: Int) throws { socket = try LoopbackSocket(port, patience: patience * 1_000) }

    /// Whether all was taken.
    @discardableResult func ask(_ text: String) -> Bool { socket.send(text) }

    /// What comes until the other side closes, or until it holds a text; nil where nothing came in time.
    func receive(until end: String? = nil) -> String? {
      var all: [UInt8] = []
      while true {
        switch socket.receive() {
        case .bytes(let bytes): all += bytes
        case .end, .reset: return String(decoding: all, as: UTF8.self)
        case .nothing: return nil
        }
        if let end, String(decoding: all, as: UTF8.self).contains(end) { return String(decoding: all, as: UTF8.self) }
      }
    }
  }

  /// The threads of a test hold signals back, and what they start inherits that.
  @Test(.timeLimit(.minutes(30))) func endsWhenItIsAskedTo() throws {
    let server = try Server()
    server.process.terminate()
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .uncaughtSignal && server.process.terminationStatus == SIGTERM)
  }

  @Test func noOtherPageFramesIt() throws {
    let server = try Server()
    let client = try server.client()
    client.ask(server.request)
    let answer = try #require(client.receive(until: "</html>")).lowercased()
    #expect(answer.hasPrefix("http/1.1 200"))
    #expect(answer.contains("content-security-policy: frame-ancestors 'none'\r\n"))
    #expect(answer.contains("x-frame-options: deny\r\n"))
  }

  @Test func requestsInOnePacketAreAnsweredInTheirOrder() throws {
    let server = try Server()
    let client = try server.client()
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    client.ask(
      "GET /a HTTP/1.1\r\n\(host)\r\nGET / HTTP/1.1\r\n\(host)\r\nGET /b HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
    let answer = try #require(client.receive())
    let codes = answer.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.output.1) }
    #expect(codes == ["404", "200", "404"])
  }

  /// A client that asks without end, and takes no answer: it is closed, or must wait; the server's memory does not grow.
  @Test func aClientThatTakesNoAnswer() throws {
    let server = try Server()
    let client = try server.client()
    let many = String(repeating: server.request, count: 1_000)
    var sent = 0
    while sent < 200, client.ask(many) { sent += 1 }
    #expect(sent < 200)
    #expect(try memory(of: server.process) < 400)
    let other = try server.client()
    other.ask(server.request)
    #expect(other.receive(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
  }

  /// More clients than a server has descriptors for: it neither ends nor spins, and answers when they are gone.
  @Test func moreClientsThanDescriptors() throws {
    let server = try Server(shell: "ulimit -n 40")
    var clients = try (0..<80).map { _ in try server.client() }
    // Who was let in is answered, and others wait: for the two seconds that this one is patient.
    for client in clients.prefix(5) {
      client.ask(server.request)
      #expect(client.receive(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
    }
    let before = try processorTime(of: server.process)
    let last = try server.client(patience: 2)
    last.ask(server.request)
    #expect(last.receive(until: "</html>") == nil)
    let spent = try processorTime(of: server.process) - before
    #expect(spent < 100, "\(spent) hundredths of a second")
    clients = []
    let client = try server.client()
    client.ask(server.request)
    #expect(client.receive(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
  }

  @Test func moreConnectionsThanABrowserHas() throws {
    let server = try Server()
    var clients = try (0..<64).map { _ in try server.client() }
    // All of them are let in before the next.
    for client in clients { client.ask("GET /a HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n") }
    for client in clients { #expect(client.receive(until: "\r\n\r\n")?.hasPrefix("HTTP/1.1 404") == true) }
    // One more waits, for the two seconds that it is patient, and is answered when another has left.
    let one = try server.client(patience: 2)
    one.ask(server.request)
    #expect(one.receive(until: "</html>") == nil)
    clients = []
    #expect(one.receive(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
  }

  /// Megabytes that a process has in memory.
  private func memory(of process: Process) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let size = try #require(text.firstMatch(of: /VmRSS:\s+(\d+) kB/))
    return try #require(Int(size.output.1)) / 1_024
  }

  /// Hundredths of a second that a process has worked.
  private func processorTime(of process: Process) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    let fields = try #require(text.split(separator: ")").last).split(separator: " ")
    return try #require(Int(fields[11])) + #require(Int(fields[12]))
  }
}
