// SPDX-License-Identifier: MIT

import Foundation
import Loopback
import Testing
import Waiting

@testable import WeaveHTTP

/// Sites for browsers on this machine, and clients that are no browser.
@Suite(.waiting) struct LocalSiteTests {
  /// A site that answers with the path, or with messages at `/events`, and ends with `/end`.
  private final class Site: Sendable {
    let events = EventStream()
    let site: LocalSite

    init(port: Int = 0) throws {
      let events = events
      site = try LocalSite(port: port, patience: 60, bodyLimit: 1_000) { request, _ in
        request.path == "/events"
          ? LocalSite.Answer(status: 200, headers: [("Content-Type", "text/event-stream")], events: events)
          : LocalSite.Answer(
            status: 200, headers: [("Content-Type", "text/plain")], body: Array("<\(request.path)>".utf8),
            isLast: request.path == "/end")
      }
    }

    func client(_ requests: String...) throws -> Client { try Client(site.port, requests) }
  }

  private final class Client {
    private let socket: LoopbackSocket
    private(set) var text = ""

    /// - Parameter requests: methods and paths, with a body if need be.
    init(_ port: Int, _ requests: [String]) throws {
      socket = try LoopbackSocket(UInt16(port), patience: 20_000)
      for request in requests {
        let parts = request.split(separator: " ", maxSplits: 2)
        let body = parts.count > 2 ? parts[2] : ""
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        socket.send("\(parts[0]) \(parts[1]) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(length)\r\n\(body)")
      }
    }

    /// Reads until a text has come; false where it does not.
    func read(until end: String) -> Bool {
      while !text.contains(end) {
        guard case .bytes(let bytes) = socket.receive() else { return false }
        text += String(decoding: bytes, as: UTF8.self)
      }
      return true
    }

    /// Whether the other side closes, after whatever it still sends.
    var isClosed: Bool {
      while true {
        switch socket.receive() {
        case .bytes(let bytes): text += String(decoding: bytes, as: UTF8.self)
        case .end, .reset: return true
        case .nothing: return false
        }
      }
    }
  }

  /// Waits until the last page has left.
  private static func untilNobodyListens(_ site: Site) {
    for _ in 0..<400 where site.events.hasListeners { usleep(25_000) }
  }

  @Test func messagesAndPagesThatLeave() throws {
    let site = try Site()
    do {
      let (one, other) = try (site.client("GET /events"), site.client("GET /events"))
      #expect(one.read(until: "retry: 500\n\n") && other.read(until: "retry: 500\n\n"))
      #expect(one.text.lowercased().contains("content-type: text/event-stream\r\n"))
      #expect(!one.text.lowercased().contains("content-length"))
      site.events.send("7")
      site.events.send("{}", event: "cursor")
      for client in [one, other] {
        #expect(client.read(until: "event: cursor\ndata: {}\n\n"))
        #expect(client.text.contains("data: 7\n\n"))
      }
      #expect(site.events.hasListeners)
    }
    Self.untilNobodyListens(site)
    #expect(!site.events.hasListeners)
  }

  @Test func atMost32PagesListen() throws {
    let site = try Site()
    var pages = try (0..<32).map { _ in try site.client("GET /events") }
    for page in pages { #expect(page.read(until: "retry: 500\n\n")) }
    let tooMany = try site.client("GET /events")
    #expect(tooMany.isClosed)
    #expect(tooMany.text.isEmpty)
    // Others are answered.
    #expect(try site.client("GET /x").read(until: "</x>"))
    pages = []
    Self.untilNobodyListens(site)
    #expect(try site.client("GET /events").read(until: "retry: 500\n\n"))
  }

  @Test func theLastAnswerEndsTheSiteAndItsMessages() throws {
    let site = try Site()
    let page = try site.client("GET /events")
    #expect(page.read(until: "retry: 500\n\n"))
    #expect(try site.client("GET /end").read(until: "</end>"))
    #expect(page.isClosed)
    site.site.wait()
  }

  @Test func bodiesAndHeads() throws {
    let site = try Site()
    let client = try site.client(
      "POST /a " + String(repeating: "x", count: 1_000), "POST /b " + String(repeating: "x", count: 1_001), "HEAD /c",
      "GET /d")
    #expect(client.read(until: "</d>"))
    let codes = client.text.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.output.1) }
    #expect(codes == ["200", "413", "200", "200"])
    #expect(client.text.contains("</a>") && !client.text.contains("</b>") && !client.text.contains("</c>"))
    for header in [
      "x-content-type-options: nosniff", "referrer-policy: no-referrer", "cross-origin-resource-policy: same-origin",
    ] {
      #expect(client.text.lowercased().components(separatedBy: header).count == 5)
    }
  }

  @Test func aPortInUse() throws {
    let site = try Site()
    let error = #expect(throws: PortError.self) { _ = try Site(port: site.site.port) }
    #expect(
      error.map { "\($0)" } == "cannot use port \(site.site.port); leave out --port to use a free one")
  }
}
