// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A site for browsers of this machine that one function answers, on the server of displays.
public enum LocalSite {
  /// What a browser asks.
  public struct Request: Sendable {
    /// As HTTP has them.
    public var method, path, host: String
    /// The bytes behind the head; empty for none.
    public var body: [UInt8]
    fileprivate var fields: HTTPFields

    /// The value of a header; empty where there is none.
    public subscript(header name: String) -> String { HTTPField.Name(name).flatMap { fields[$0] } ?? "" }
  }

  /// What it gets.
  public struct Answer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]
    /// Whether the site ends when this has been sent.
    var isLast: Bool

    /// An answer; `isLast` where the site ends with it.
    public init(status: Int, headers: [(name: String, value: String)], body: [UInt8], isLast: Bool = false) {
      (self.status, self.headers, self.body, self.isLast) = (status, headers, body, isLast)
    }
  }

  /// Serves until an answer is the last one.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - connections: how many are let in; a browser has six. Others wait.
  ///   - patience: seconds for which a connection may neither ask nor take an answer.
  ///   - bodyLimit: bytes of a request's body.
  ///   - announce: gets the port, once it answers.
  /// - Throws: where the port is taken.
  public static func run(
    port: Int, connections: Int, patience: Int, bodyLimit: Int, announce: @escaping @Sendable (Int) -> Void,
    answer: @escaping @Sendable (Request, _ port: Int) -> Answer
  ) async throws {
    // One thread, as a site has one reader.
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

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    guard let body = try? await request.body.collect(upTo: bodyLimit) else {
      return .refusal(.contentTooLarge, "at most \(bodyLimit) bytes")
    }
    let made = answer(
      LocalSite.Request(
        method: request.method.rawValue, path: request.head.path ?? "", host: request.head.authority ?? "",
        body: Array(body.readableBytesView), fields: request.headers), context.port)
    var headers = HTTPFields()
    for (name, value) in made.headers { HTTPField.Name(name).map { headers[$0] = value } }
    ServerResponder.secure(&headers)
    if made.isLast { end.yield() }
    return Response(
      status: .init(code: made.status), headers: headers, body: .init(byteBuffer: .init(bytes: made.body)))
  }
}
