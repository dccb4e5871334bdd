// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import WeaveSystem

/// A site for browsers on this machine, answered by one function and run by the server for displays.
enum LocalSite {
  /// The request of a browser.
  struct Request: Sendable {
    /// Method, path and host as in HTTP.
    var method, path, host: String
    /// The bytes after the head; empty if there are none.
    var body: [UInt8]
    fileprivate var fields: HTTPFields

    /// The value of a header; empty if it is missing.
    subscript(header name: String) -> String { HTTPField.Name(name).flatMap { fields[$0] } ?? "" }
  }

  /// The answer to a request.
  struct Answer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]
    /// Whether the site ends once this answer is sent.
    var isLast: Bool

    /// An answer; `isLast` ends the site after it.
    init(status: Int, headers: [(name: String, value: String)], body: [UInt8], isLast: Bool = false) {
      (self.status, self.headers, self.body, self.isLast) = (status, headers, body, isLast)
    }
  }

  /// Serves until an answer is the last one.
  ///
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - connections: how many connections are accepted; a browser uses six. Others wait.
  ///   - patience: seconds until a connection is closed that neither asks nor reads an answer.
  ///   - bodyLimit: the maximum size of a request body, in bytes.
  ///   - announce: receives the port once the site accepts requests.
  /// - Throws: if the port is in use.
  static func run(
    port: Int, connections: Int, patience: Int, bodyLimit: Int, announce: @escaping @Sendable (Int) -> Void,
    answer: @escaping @Sendable (Request, _ port: Int) -> Answer
  ) async throws {
    // One thread is enough: a site has one reader.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    var log = Logger(label: "weave")
    log.logLevel = .critical
    let shell = ServerShell(
      host: "127.0.0.1", port: port, connections: connections, patience: patience, acceptsAtOnce: 1, group: group,
      log: log)
    let site = SiteResponder(bodyLimit: bodyLimit, answer: answer, end: end)
    let services = ServiceGroup(
      configuration: .init(services: [shell.application(site, announce: announce)], logger: log))
    let ending = Task {
      for await _ in ends { await services.triggerGracefulShutdown() }
    }
    defer {
      ending.cancel()
      group.shutdownGracefully { _ in }
    }
    try await services.run()
  }
}

private struct SiteResponder: HTTPResponder {
  let bodyLimit: Int
  let answer: @Sendable (LocalSite.Request, Int) -> LocalSite.Answer
  let end: AsyncStream<Void>.Continuation
  /// Answers read and write files.
  private let work = BlockingWork(atMost: 1)

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    guard let body = try? await request.body.collect(upTo: bodyLimit) else {
      return .refusal(.contentTooLarge, "at most \(bodyLimit) bytes")
    }
    let asked = LocalSite.Request(
      method: request.method.rawValue, path: request.head.path ?? "", host: request.head.authority ?? "",
      body: Array(body.readableBytesView), fields: request.headers)
    let (answer, port) = (answer, context.port)
    let made = await work.run { answer(asked, port) }
    var headers = HTTPFields()
    for (name, value) in made.headers { HTTPField.Name(name).map { headers[$0] = value } }
    ServerResponder.secure(&headers)
    if made.isLast { end.yield() }
    return Response(
      status: .init(code: made.status), headers: headers, body: .init(byteBuffer: .init(bytes: made.body)))
  }
}
