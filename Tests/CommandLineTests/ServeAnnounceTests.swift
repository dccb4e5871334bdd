// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the local network finds the server, with a program in the place of Avahi's that writes down its words.
@Suite(.waiting) struct ServeAnnounceTests {
  private func household() throws -> Folder {
    let folder = try Household.folder([Household.display("kitchen", "trmnl-og", "red.json")])
    try folder.write("correct horse\n", to: "password")
    return folder
  }

  private func server(_ folder: Folder, _ more: [String], shell: String) throws -> RunningServer {
    try RunningServer(folder, ["--password-file", "password"] + more, shell: shell, address: "0.0.0.0")
  }

  // MARK: The words

  /// A pipe with a name, to be read until all who write to it have ended.
  private final class NamedPipe {
    private let number: Int32

    init(_ path: String) throws {
      number = open(path, O_RDONLY | O_NONBLOCK)
      try #require(number >= 0)
    }

    deinit { close(number) }

    /// The next text; empty at the end.
    func next() throws -> String {
      var state = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      var ready: Int32 = 0
      repeat { ready = poll(&state, 1, 300_000) } while ready < 0 && errno == EINTR
      try #require(ready > 0, "nobody writes, and nobody ends")
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(number, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Everything until the end.
    func rest() throws -> String {
      var all = ""
      while true {
        let part = try next()
        if part.isEmpty { return all }
        all += part
      }
    }
  }

  /// A program in the place of Avahi's, and the pipe that it writes its words to. The pipe is open as long as it runs.
  private final class StandIn {
    let folder: Folder
    /// What a shell does so that the program is found.
    let shell = #"PATH="$PWD/bin:$PATH"; export PATH"#

    /// - Parameter rest: what it does after it has written its words.
    init(in folder: Folder, _ rest: String) throws {
      self.folder = folder
      try #require(mkfifo("\(folder.path)/life", 0o600) == 0)
      try folder.makeFolder("bin")
      try folder.write(
        "#!/bin/sh\nexec 3>life\nprintf '%s\\n' \"$@\" >&3\n\(rest)\n", to: "bin/avahi-publish-service")
      try #require(chmod("\(folder.path)/bin/avahi-publish-service", 0o700) == 0)
    }

    /// The pipe for one run of the program.
    func pipe() throws -> NamedPipe { try NamedPipe("\(folder.path)/life") }
  }

  @Test func theProgramGetsTheWordsAndEndsWithTheServer() throws {
    let standIn = try StandIn(
      in: try household(), "echo \"Established under name '$2'\" >&2\necho . >&3\nexec sleep 600")
    let server = try server(standIn.folder, ["--announce=-Küche 2", "--prefix", "/weave"], shell: standIn.shell)
    let pipe = try standIn.pipe()
    var words = ""
    while !words.hasSuffix(".\n") {
      let part = try pipe.next()
      try #require(!part.isEmpty, "\(words)")
      words += part
    }
    #expect(words == "--\n-Küche 2\n_http._tcp\n\(server.port)\npath=/weave/\n.\n")
    // Whoever is killed cannot end its children.
    kill(server.process.processIdentifier, SIGKILL)
    #expect(try pipe.rest().isEmpty)
  }

  /// A daemon that does not run yet costs a warning, and no picture.
  @Test func theProgramIsStartedAgain() throws {
    let standIn = try StandIn(
      in: try household(), "echo 'Failed to create client object: Daemon not running' >&2\nexit 1")
    let token = try Tool.run(["display", "token", "kitchen"], in: standIn.folder).text
    let server = try server(standIn.folder, ["--announce", "Frames"], shell: standIn.shell)
    for _ in 1...3 { #expect(try standIn.pipe().rest().contains("_http._tcp")) }
    let header = "Access-Token: \(token.trimmingCharacters(in: .newlines))"
    #expect(try server.ask("/picture/kitchen.png", headers: [header]).status == 200)
    let said = server.said.components(separatedBy: "not announced in the local network: Failed to create client object")
    #expect(said.count == 2, "\(server.said)")
    #expect(server.stop() == 0)
  }

  // MARK: Refusals

  @Test func aServerOnLoopbackIsNotAnnounced() throws {
    let outcome = try Tool.run(["serve", ".", "--announce", "Frames"], in: try household())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("other machines cannot reach 127.0.0.1"), "\(outcome.errors)")
  }

  private static let network = ["serve", ".", "--listen", "0.0.0.0:0", "--password-file", "password", "--announce"]

  @Test(arguments: ["", "a\nb", "\u{7F}", String(repeating: "ü", count: 32)]) func otherNamesAreRefused(_ name: String)
    throws
  {
    let outcome = try Tool.run(Self.network + [name], in: try household())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("a name has 1 to 63 bytes"), "\(outcome.errors)")
  }

  @Test func aMissingProgramIsNamed() throws {
    let outcome = try Tool.run(Self.network + ["Frames"], in: try household(), environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("install Debian's avahi-utils"), "\(outcome.errors)")
  }
}
