// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveNative

/// Requests beside each other: how they are given up, and what becomes of the queue.
@Suite struct TransferTests {
  /// A request that is given up long before its time is over.
  private func request(_ address: String) -> TransferRequest {
    TransferRequest(address, seconds: 3_600, bodyBytes: 1_000, refusalBytes: 10)
  }

  private func silentServer() async throws -> ScriptedServer {
    try await ScriptedServer { _ in
      var reply = ScriptedServer.Reply(bytes: [])
      reply.isHanging = true
      return reply
    }
  }

  @Test func cancellingGivesARequestUp() async throws {
    let server = try await silentServer()
    let queue = TransferQueue(connections: 4)
    let request = request(server.address)
    let task = Task { try await queue.answer(to: request) }
    while server.questions.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: TransferFailure.cancelled) { try await task.value }
    await queue.end()
    await server.end()
  }

  @Test func theEndGivesAllRequestsUp() async throws {
    let server = try await silentServer()
    let queue = TransferQueue(connections: 4)
    let request = request(server.address)
    let task = Task { try await queue.answer(to: request) }
    while server.questions.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    await queue.end()
    await #expect(throws: TransferFailure.cancelled) { try await task.value }
    await #expect(throws: TransferFailure.cancelled) { try await queue.answer(to: request) }
    await server.end()
  }

  @Test func oneRequestDoesNotWaitForAnother() async throws {
    let slow = try await silentServer()
    let quick = try await ScriptedServer { _ in .init("200 OK", ["X-Name: a", "x-name: b"], "hi") }
    let queue = TransferQueue(connections: 4)
    let request = request(slow.address)
    let task = Task { try await queue.answer(to: request) }
    while slow.questions.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let answer = try await queue.answer(to: self.request(quick.address))
    #expect(answer.status == 200 && answer.body == Array("hi".utf8) && answer.headers["X-NAME"] == ["a", "b"])
    task.cancel()
    _ = await task.result
    await queue.end()
    await slow.end()
    await quick.end()
  }

  /// Nothing but HTTP is spoken, and no password is taken from an address.
  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "http://name:word@127.0.0.1/", "nothing"])
  func otherAddressesAreRefused(_ address: String) throws {
    #expect(throws: TransferFailure.self) { try request(address).perform() }
  }

  @Test func headersKeepTheirLines() throws {
    var request = request("http://127.0.0.1:1/")
    request.headers = [("X-Name", "a\r\nX-Other: b")]
    #expect(throws: TransferFailure.other("the header `X-Name` contains a control character")) {
      try request.perform()
    }
  }

  /// The part of a refusal that is read is bounded.
  @Test func aRefusalIsCut() async throws {
    let server = try await ScriptedServer { _ in .init("404 Not Found", [], "0123456789 and more") }
    let queue = TransferQueue(connections: 4)
    let answer = try await queue.answer(to: request(server.address))
    #expect(answer.status == 404 && answer.body == Array("0123456789".utf8))
    await queue.end()
    await server.end()
  }
}
