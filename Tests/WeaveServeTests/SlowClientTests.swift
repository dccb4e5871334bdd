// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waiting

@testable import WeaveServe

/// Clients that hold on to their connections, and many at once.
@Suite(.waiting, .serialized) struct SlowClientTests {
  private static func household() throws -> Household {
    try Household(
      ["red.json": Household.text("x")], [Household.display("hall", "red.json")], at: "2026-03-28T14:05:20Z")
  }

  private static let head = "GET /picture/hall.png HTTP/1.1\r\nHost: 127.0.0.1\r\n"

  /// A head and a body that come byte by byte: neither connection lives as long as its client would like.
  @Test(arguments: [
    head + "X-Slow: " + String(repeating: "x", count: 4_000),
    "POST /facts/door HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n"
      + String(repeating: "1", count: 4_000),
  ]) func requestsThatComeByteByByte(_ request: String) async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 3)
    let slow = try SlowClient(server.port, pause: 50)
    // What comes at once is no matter; what is left comes slowly.
    let quick = request.count - 3_990
    slow.send(String(request.prefix(quick)))
    let sent = slow.drip(String(request.dropFirst(quick)))
    #expect(slow.isClosed)
    #expect(sent < 3_000, "\(sent) bytes were taken one by one")
    // Another is answered; with what needs no drawing, which may take longer than three seconds on a machine that tests.
    let other = try SlowClient(server.port)
    other.send("GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    #expect(other.answers(1) == ["404"])
  }

  /// A client that asks for one picture after the other and takes none: the server's memory is not its own.
  @Test func aClientThatTakesNoAnswer() async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 3)
    let greedy = try SlowClient(server.port, pause: 50)
    var sent = 0
    while sent < 2_000, greedy.send(String(repeating: Self.head + "\r\n", count: 10)) { sent += 1 }
    let other = try SlowClient(server.port)
    other.send(Self.head + "\r\n")
    #expect(other.answers(1) == ["200"])
  }

  /// Of more connections than are let in, the others wait until there is room.
  @Test func connectionsAreBounded() async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 60, connections: 20)
    var first = try (0..<20).map { _ in try SlowClient(server.port) }
    for client in first {
      client.send(Self.head + "\r\n")
      #expect(client.answers(1) == ["200"])
    }
    let waiting = try (0..<40).map { _ in try SlowClient(server.port, pause: 20) }
    for client in waiting { client.send(Self.head + "\r\n") }
    for client in waiting { client.read() }
    #expect(waiting.count { !$0.received.isEmpty } <= 20)
    first = []
    for client in waiting.prefix(10) { #expect(client.answers(1) == ["200"]) }
  }

  /// A neighbour who opens as many connections as it can leaves room for others.
  @Test func oneAddressHasAQuarter() async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 60, connections: 400)
    let greedy = try (0..<120).map { _ in try SlowClient(server.port) }
    for client in greedy { client.send(Self.head + "\r\n") }
    let answered = greedy.count { $0.answers(1) == ["200"] }
    #expect(answered == 100)
    #expect(greedy.count { $0.isClosed } == 20)
  }

  @Test func tenThousandRequestsAtOnce() async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 60)
    let first = try SlowClient(server.port)
    first.send(Self.head + "\r\n")
    #expect(first.answers(1) == ["200"])
    let tag = try #require(
      String(decoding: first.received, as: UTF8.self).firstMatch(of: /(?i)etag: ("[0-9a-f]+")/)?.output.1)
    let clients = try (0..<100).map { _ in try SlowClient(server.port) }
    let hundred = String(repeating: Self.head + "If-None-Match: \(tag)\r\n\r\n", count: 100)
    for client in clients { #expect(client.send(hundred)) }
    for client in clients {
      let codes = client.answers(100)
      #expect(codes.count == 100)
      #expect(Set(codes) == ["304"])
    }
  }

  /// Requests in one packet are answered in their order, whoever answers them.
  @Test func answersComeInTheOrderOfTheRequests() async throws {
    let household = try Self.household()
    let server = try await LiveServer(household, patience: 60)
    let warm = try SlowClient(server.port)
    warm.send(Self.head + "\r\n")
    #expect(warm.answers(1) == ["200"])
    let client = try SlowClient(server.port)
    client.send(
      Self.head + "\r\nGET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + Self.head + "\r\n"
        + "HEAD /picture/hall.png HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    #expect(client.answers(5) == ["200", "404", "200", "200", "404"])
  }
}
