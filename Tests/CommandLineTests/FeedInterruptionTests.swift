// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Refreshes that are interrupted, and two at the same time.
@Suite(.waiting) struct FeedInterruptionTests {
  /// A server that prints `asked` for each request of `/slow` and waits for permission to answer; `/bad` always
  /// fails.
  private final class SlowServer {
    let address: String
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init() throws {
      let script = """
        import sys
        from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *words): pass
            def do_GET(self):
                if self.path == "/slow":
                    print("asked", flush=True)
                    sys.stdin.readline()
                body = b'{"state": 21.5}'
                self.send_response(503 if self.path == "/bad" else 200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-u", "-c", script]
      process.standardInput = input
      process.standardOutput = output
      try process.start()
      address = "http://127.0.0.1:\(Self.line(output))"
    }

    /// Test threads block signals, and child processes inherit that.
    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Waits for a request.
    func waitForQuestion() { #expect(Self.line(output) == "asked") }

    func answer() throws { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }

    private static func line(_ pipe: Pipe) -> String {
      var bytes = Data()
      while let byte = try? pipe.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) {
        if byte.isEmpty { break }
        bytes += byte
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func settings(_ server: SlowServer) -> String {
    """
    {"version": 1, "feeds": {
      "bad": {"source": "json", "url": "\(server.address)/bad", "picks": [{"variable": "bad", "path": "$.state"}]},
      "good": {"source": "json", "url": "\(server.address)/good", "picks": [{"variable": "good", "path": "$.state"}]},
      "slow": {"source": "json", "url": "\(server.address)/slow", "picks": [{"variable": "slow", "path": "$.state"}]}
    }}
    """
  }

  /// Starts a refresh without waiting for it.
  private static func start(_ words: [String], in folder: Folder) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = words
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TZ": "UTC"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    return process
  }

  private static let now = ["--now", "2026-03-28T14:05:00+01:00"]

  /// The files below the home folder, by name; each JSON file must be complete.
  private static func checkFiles(in folder: Folder) throws {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".json") {
      #expect(throws: Never.self, "\(name)") { try JSONSerialization.jsonObject(with: try folder.read(name)) }
    }
  }

  @Test func endedInTheMiddleNothingIsLost() throws {
    let (folder, server) = (try Folder(), try SlowServer())
    try folder.makeFolder(".config/weave")
    try folder.write(Self.settings(server), to: ".config/weave/feeds.json")
    let first = try Tool.run(["refresh", "bad", "good"] + Self.now, in: folder)
    #expect(first.status == 1 && first.text.contains("bad: failed") && first.text.contains("good: new variables"))
    let refresh = try Self.start(["refresh"] + Self.now, in: folder)
    server.waitForQuestion()
    kill(refresh.processIdentifier, SIGKILL)
    refresh.waitUntilExit()
    try Self.checkFiles(in: folder)
    try server.answer()
    // A paused feed stays paused, and known values stay.
    let kept = try Tool.run(["refresh", "bad", "good"] + Self.now, in: folder)
    #expect(kept.text.contains("bad: kept: 127.0.0.1 reports a server error (503)"), "\(kept.text)\(kept.errors)")
    #expect(kept.text.contains("good: kept: the last answer is still valid"))
    let again = try Self.start(["refresh", "slow"] + Self.now, in: folder)
    server.waitForQuestion()
    try server.answer()
    again.waitUntilExit()
    #expect(again.terminationStatus == 0)
    let values = String(decoding: try folder.read(".local/share/weave/snapshots/variables.json"), as: UTF8.self)
    #expect(values.contains("\"good\" : 21.5") && values.contains("\"slow\" : 21.5"))
    try Self.checkFiles(in: folder)
  }

  @Test func ofTwoAtOnceOneWorks() throws {
    let (folder, server) = (try Folder(), try SlowServer())
    try folder.makeFolder(".config/weave")
    try folder.write(Self.settings(server), to: ".config/weave/feeds.json")
    let first = try Self.start(["refresh", "slow"] + Self.now, in: folder)
    server.waitForQuestion()
    let second = try Tool.run(["refresh", "good"] + Self.now, in: folder)
    #expect(
      second.status == 2 && second.errors.contains("another refresh of this profile is running"), "\(second.errors)")
    try server.answer()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0)
    #expect(try Tool.run(["refresh", "good"] + Self.now, in: folder).text == "good: new variables\n")
  }

  /// The proxy of the environment is asked for other machines, and never for this one.
  @Test func aProxyIsAsked() throws {
    let (folder, server) = (try Folder(), try SlowServer())
    try folder.makeFolder(".config/weave")
    let settings = """
      {"version": 1, "feeds": {
        "far": {"source": "json", "url": "http://nobody.invalid/", "picks": [{"variable": "far", "path": "$.state"}]},
        "near": {"source": "json", "url": "\(server.address)", "picks": [{"variable": "near", "path": "$.state"}]}
      }}
      """
    try folder.write(settings, to: ".config/weave/feeds.json")
    let far = try Tool.run(["refresh", "far"] + Self.now, in: folder, environment: ["http_proxy": server.address])
    #expect(far.text == "far: new variables\n", "\(far.text)\(far.errors)")
    let near = try Tool.run(
      ["refresh", "near"] + Self.now, in: folder, environment: ["http_proxy": "http://127.0.0.1:1"])
    #expect(near.text == "near: new variables\n", "\(near.text)\(near.errors)")
  }

  @Test func aLongImportTellsWhatGaveEachValue() throws {
    let folder = try Folder()
    try folder.write("(A) Water the lemon tree\n", to: "todo.txt")
    let taken = try Tool.run(["import", "todo.txt", "--progress", "lines"] + Self.now, in: folder)
    #expect(taken.status == 0, "\(taken.errors)")
    let rows = try Tool.run(["variables", "__reminder*", "--format", "json"] + Self.now, in: folder)
    #expect(rows.text.contains("\"givenBy\" : \"import (todo.txt)\""), "\(rows.text)")
  }
}
