// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting
import WeaveData
import WeaveFeeds

@testable import WeaveFetch

/// What servers do wrong. In each case the facts that are known stay as they are, to the byte, and the message says what to do.
@Suite(.waiting, .serialized) struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var words: String
    var reply: @Sendable (ScriptedServer.Question) -> ScriptedServer.Reply
    var testDescription: String { name }

    init(
      _ name: String, _ words: String, _ reply: @escaping @Sendable (ScriptedServer.Question) -> ScriptedServer.Reply
    ) {
      self.name = name
      self.words = words
      self.reply = reply
    }
  }

  private static func gzip(_ bytes: Int) -> [UInt8] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c \(bytes) /dev/zero | gzip -9"]
    process.standardOutput = output
    guard (try? process.start()) != nil else { return [] }
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }

  static let faults: [Fault] = [
    Fault("400 with a reason", "rejects the request (400); check the feed; it says: Cannot initialize WeatherVariable")
    { _ in
      .init("400 Bad Request", [], #"{"error": true, "reason": "Cannot initialize WeatherVariable"}"#)
    },
    Fault("401", "rejects the key or the password") { _ in .init("401 Unauthorized") },
    Fault("403", "denies access (403)") { _ in .init("403 Forbidden") },
    Fault("404", "has nothing at this address") { _ in .init("404 Not Found") },
    Fault("410", "has removed this address for good") { _ in .init("410 Gone") },
    Fault("429", "gets too many requests") { _ in .init("429 Too Many Requests") },
    Fault("500", "reports a server error (500)") { _ in .init("500 Oops") },
    Fault("HTML", "a web page instead of data") { _ in
      .init("200 OK", ["Content-Type: text/html"], "<!DOCTYPE html><title>Log in</title>")
    },
    Fault("cut in the middle", "cut its answer off") { _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{\"state\":".utf8))
    },
    Fault("a length that is too short", "no closing") { _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n{\"state\": 1}".utf8))
    },
    Fault("a length that is none", "127.0.0.1") { _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{\"state\": 1}".utf8))
    },
    Fault("304 to nobody’s question", "unexpected status 304") { _ in .init("304 Not Modified") },
    Fault("cut, chunked", "cut its answer off") { _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{\"state\":\r\n".utf8))
    },
    Fault("no HTTP", "127.0.0.1") { _ in .init(bytes: Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)) },
    Fault("half a value", "missing value for `state`") { _ in .init("200 OK", [], "{\"state\": ") },
    Fault("another shape", "`$.state` finds nothing") { _ in .init("200 OK", [], "{}") },
    Fault("drop by drop", "has not sent its whole answer within 1 s") { _ in
      var reply = ScriptedServer.Reply(bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n".utf8))
      reply.drip = [0x20]
      return reply
    },
    Fault("silence", "1 s") { _ in
      var reply = ScriptedServer.Reply(bytes: [])
      reply.isHanging = true
      return reply
    },
    Fault("redirects in a circle", "redirects too many times") { _ in .init("302 Found", ["Location: /state"]) },
    Fault("redirect to a file", "not a web address") { _ in .init("302 Found", ["Location: file:///etc/passwd"]) },
    Fault("redirect to nowhere", "redirects without an address") { _ in .init("302 Found") },
    Fault("100 MB", "more than 64 MB") { _ in
      .init(bytes: Array("HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n".utf8))
    },
    Fault("100 MB without a length", "more than 64 MB") { _ in
      var reply = ScriptedServer.Reply(bytes: Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
      reply.repeated = ([UInt8](repeating: 0x20, count: 1 << 20), 100)
      return reply
    },
    Fault("gzip bomb", "more than 64 MB") { _ in .init("200 OK", ["Content-Encoding: gzip"], bytes: bomb) },
    Fault("gzip bomb of 10 GB", "more than 64 MB") { _ in
      .init("200 OK", ["Content-Encoding: gzip"], bytes: largeBomb)
    },
    Fault("broken gzip", "127.0.0.1") { _ in
      .init("200 OK", ["Content-Encoding: gzip"], bytes: [UInt8](repeating: 0x55, count: 200))
    },
  ]

  /// A gigabyte of zeros in a megabyte.
  private static let bomb = gzip(1 << 30)

  /// Ten gigabytes of zeros in ten megabytes: the same megabyte, compressed once, again and again.
  private static let largeBomb: [UInt8] = {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sys, zlib
      packer = zlib.compressobj(9, zlib.DEFLATED, -15)
      first = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
      sys.stdout.buffer.write(b"\\x1f\\x8b\\x08\\0\\0\\0\\0\\0\\0\\xff" + first * 10_240 + packer.flush())
      """,
    ]
    process.standardOutput = output
    guard (try? process.start()) != nil else { return [] }
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }()

  @Test(arguments: faults) func costsNothingThatIsKnown(fault: Fault) async throws {
    let scene = try Scene()
    let good = try await ScriptedServer { _ in .init("200 OK", ["ETag: \"1\""], #"{"state": "12.5"}"#) }
    #expect(try await scene.run(Scene.pick(good)).map(\.result) == [.new])
    await good.end()
    let known = scene.bytes(.variables)
    let server = try await ScriptedServer(fault.reply)
    var feed = Scene.pick(server)
    let isSlow = fault.words.contains("1 s")
    feed.timeout = isSlow ? 1 : 60
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .failed)
    #expect(outcome.reason.contains(fault.words) || isSlow && outcome.reason.contains("in time"), "\(outcome.reason)")
    #expect(scene.bytes(.variables) == known && known != nil)
    #expect((outcome.next ?? 0) > scene.now.timeIntervalSince1970)
    await server.end()
  }

  @Test func nobodyListens() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init() }
    let feed = Scene.pick(server)
    await server.end()
    #expect(try await scene.run(feed).first?.reason == "127.0.0.1 refuses the connection; is it running?")
  }

  @Test func nobodyIsCalledSo() async throws {
    let scene = try Scene()
    var feed = Feed(name: "outside", source: "json")
    feed.url = .plain("http://nobody.invalid/")
    feed.picks = [.init(variable: "a", path: "$")]
    #expect(try await scene.run(feed).first?.reason.contains("the address of nobody.invalid cannot be found") == true)
  }

  @Test func anotherAlphabetIsRead() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in
      .init(
        "200 OK", ["Content-Type: application/json; charset=ISO-8859-1"],
        bytes: Array("{\"state\": \"Caf".utf8) + [0xE9, 0x22, 0x7D])
    }
    var feed = Scene.pick(server)
    feed.picks = [.init(variable: "outside", path: "$.state")]
    #expect(try await scene.run(feed).map(\.result) == [.new])
    #expect(String(decoding: scene.bytes(.variables) ?? Data(), as: UTF8.self).contains("Café"))
    await server.end()
  }

  @Test func theEndOfAServiceIsTold() async throws {
    let scene = try Scene()
    let server = try await ScriptedServer { _ in .init("203 Non-Authoritative Information", [], #"{"state": 1}"#) }
    let outcome = try #require(try await scene.run(Scene.pick(server)).first)
    #expect(outcome.result == .new && outcome.notices.first?.contains("this service will end (203)") == true)
    await server.end()
  }

  // MARK: Certificates

  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func certificatesOfStrangersAreNotTrusted() async throws {
    let scene = try Scene()
    let server = try SecureServer("IP:127.0.0.1", in: scene.root)
    defer { server.end() }
    var feed = Scene.pick(server.address)
    #expect(try await scene.run(feed).first?.reason.contains("is not trusted") == true)
    feed.certificates = server.certificate
    #expect(try await scene.run(feed).map(\.result) == [.new])
  }

  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func certificatesOfYesterdayAreNotTrusted() async throws {
    let scene = try Scene()
    let server = try SecureServer("IP:127.0.0.1", until: "20200102000000Z", in: scene.root)
    defer { server.end() }
    var feed = Scene.pick(server.address)
    feed.certificates = server.certificate
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .failed && outcome.reason.contains("it has expired"), "\(outcome.reason)")
  }

  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func aServerThatNeedsTLSIsAskedWithIt() async throws {
    let scene = try Scene()
    let server = try SecureServer("IP:127.0.0.1", in: scene.root)
    defer { server.end() }
    var feed = Scene.pick(server.address.replacing("https:", with: "http:"))
    feed.timeout = 5
    #expect(try await scene.run(feed).first?.result == .failed)
    feed.url = .plain(server.address)
    for (name, text) in [("nothing.pem", nil), ("other.pem", "no certificate")] {
      feed.certificates = scene.root + "/" + name
      if let text { try Data(text.utf8).write(to: URL(filePath: scene.root + "/" + name)) }
      let outcome = try #require(try await scene.run(feed).first)
      #expect(outcome.reason.contains("`certificates` cannot be read"), "\(outcome.reason)")
    }
  }

  @Test(.enabled(if: OpenSSL.isInstalled, "no openssl installed"))
  func certificatesForAnotherNameAreNotTrusted() async throws {
    let scene = try Scene()
    let server = try SecureServer("DNS:elsewhere.example", in: scene.root)
    defer { server.end() }
    var feed = Scene.pick(server.address)
    feed.certificates = server.certificate
    let outcome = try #require(try await scene.run(feed).first)
    #expect(outcome.result == .failed && outcome.reason.contains("is for another name"), "\(outcome.reason)")
  }
}
