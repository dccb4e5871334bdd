// SPDX-License-Identifier: MIT

import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The server of a review, and clients that are no browser.
@Suite struct ReviewServerTests {
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
      try process.run()
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
    let number: Int32

    /// - Parameter patience: seconds to wait for bytes.
    init(_ port: UInt16, _ patience: Int) throws {
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      try #require(number >= 0)
      var time = timeval(tv_sec: patience, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(number, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
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
      try #require(status == 0, "\(String(cString: strerror(errno)))")
    }

    deinit { close(number) }

    /// Whether all was taken.
    @discardableResult func ask(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// What comes until the other side closes, or until it holds a text; nil where nothing came in time.
    func receive(until end: String? = nil) -> String? {
      var all: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(number, &part, part.count, 0)
        if count < 0 { return errno == ECONNRESET ? String(decoding: all, as: UTF8.self) : nil }
        if count == 0 { return String(decoding: all, as: UTF8.self) }
        all += part[..<count]
        if let end, String(decoding: all, as: UTF8.self).contains(end) { return String(decoding: all, as: UTF8.self) }
      }
    }
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
    let before = try processorTime(of: server.process)
    // Who was let in is answered, and others wait: for the two seconds that this one is patient.
    for client in clients.prefix(5) {
      client.ask(server.request)
      #expect(client.receive(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
    }
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
    let clients = try (0..<64).map { _ in try server.client() }
    // All of them are let in before the next.
    for client in clients { client.ask("GET /a HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n") }
    for client in clients { #expect(client.receive(until: "\r\n\r\n")?.hasPrefix("HTTP/1.1 404") == true) }
    let one = try server.client()
    one.ask(server.request)
    #expect(one.receive() == "")
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
