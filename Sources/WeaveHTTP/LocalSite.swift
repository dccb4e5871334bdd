// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import WeaveSystem

/// A site for browsers on this machine, answered by one function. It runs on threads of its own.
package struct LocalSite: Sendable {
  /// The request of a browser.
  package struct Request: Sendable {
    /// Method, path and host as in HTTP.
    package var method, path, host: String
    /// The bytes after the head; empty if there are none.
    package var body: [UInt8]
    fileprivate var fields: HTTPFields

    /// The value of a header; nil if it is missing.
    package subscript(header name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
  }

  /// The answer to a request.
  package struct Answer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]
    var isLast = false
    /// The messages that follow on the open connection; nil for an answer that is complete.
    var events: EventStream?

    /// An answer; `isLast` ends the site after it.
    package init(status: Int, headers: [(name: String, value: String)], body: [UInt8], isLast: Bool = false) {
      (self.status, self.headers, self.body, self.isLast) = (status, headers, body, isLast)
    }

    /// An answer that goes on with messages.
    package init(status: Int, headers: [(name: String, value: String)], events: EventStream) {
      (self.status, self.headers, body, self.events) = (status, headers, [], events)
    }
  }

  /// How many connections are accepted; a browser uses six. Others wait.
  private static let connections = 64

  /// The port on which the site accepts requests.
  package let port: Int
  private let progress: Progress

  /// Starts a site, which accepts requests until an answer is the last one.
  ///
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - patience: seconds until a connection is closed that neither asks nor reads an answer.
  ///   - bodyLimit: the maximum size of a request body, in bytes.
  ///   - fieldLimit: the maximum size of an address and of a header, in bytes.
  ///   - answer: must not block; it receives the port that was asked.
  /// - Throws: if the port cannot be used.
  package init(
    port: Int, patience: Int, bodyLimit: Int, fieldLimit: Int = 8 << 10,
    answer: @escaping @Sendable (Request, _ port: Int) async -> Answer
  ) throws(PortError) {
    // One thread is enough: a site has one reader.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    var log = Logger(label: "weave")
    log.logLevel = .critical
    var shell = ServerShell(
      host: "127.0.0.1", port: port, connections: Self.connections, patience: patience, log: log)
    (shell.fieldLimit, shell.acceptsAtOnce, shell.group) = (fieldLimit, 1, group)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let site = SiteResponder(bodyLimit: bodyLimit, answer: answer, end: end)
    let progress = Progress()
    let services = ServiceGroup(
      configuration: .init(services: [shell.application(site, announce: progress.start)], logger: log))
    Task.detached {
      let ending = Task {
        for await _ in ends { await services.triggerGracefulShutdown() }
      }
      // A site that never started has no port, which is reported below.
      try? await services.run()
      ending.cancel()
      group.shutdownGracefully { _ in }
      progress.finish()
    }
    guard let own = progress.port() else { throw PortError(port: port) }
    (self.port, self.progress) = (own, progress)
  }

  /// Waits until the site has ended. It is called once.
  package func wait() { progress.wait() }

  /// The start and the end of a site, for threads that wait for them.
  private final class Progress: Sendable {
    private let number = Mutex<Int?>(nil)
    private let started = Semaphore(places: 0)
    private let ended = Semaphore(places: 0)

    @Sendable func start(at port: Int) {
      number.withLock { $0 = port }
      started.signal()
    }

    func finish() {
      started.signal()
      ended.signal()
    }

    /// The port once the site accepts requests; nil if it has ended before.
    func port() -> Int? {
      started.wait()
      return number.withLock { $0 }
    }

    func wait() { ended.wait() }
  }
}

/// More pages listen than a site allows.
private struct TooManyListeners: Error {}

/// A port is in use or requires privileges.
public struct PortError: Error, Sendable, CustomStringConvertible {
  var port: Int
  /// The reason, as a message.
  public var description: String { "cannot use port \(port); leave out --port to use a free one" }
}

private struct SiteResponder: HTTPResponder {
  let bodyLimit: Int
  let answer: @Sendable (LocalSite.Request, Int) async -> LocalSite.Answer
  let end: AsyncStream<Void>.Continuation

  func respond(to request: Request, context: ServerContext) async throws -> Response {
    var response = try await response(to: request, context)
    response.complete(for: request)
    return response
  }

  private func response(
    to request: Request, _ context: ServerContext
  ) async throws(TooManyListeners) -> Response {
    var request = request
    guard let body = try? await request.collectBody(upTo: bodyLimit) else {
      return .refusal(.contentTooLarge, "at most \(bodyLimit) bytes")
    }
    let asked = LocalSite.Request(
      method: request.method.rawValue, path: request.head.path ?? "", host: request.head.authority ?? "",
      body: Array(body.readableBytesView), fields: request.headers)
    let made = await answer(asked, context.port)
    var headers = HTTPFields()
    for (name, value) in made.headers { HTTPField.Name(name).map { headers[$0] = value } }
    if made.isLast { end.yield() }
    var response = Response(
      status: .init(code: made.status), headers: headers, body: .init(byteBuffer: .init(bytes: made.body)))
    if let events = made.events {
      guard let listener = events.listen() else {
        // After an answer with an error, a page would never ask again.
        context.close()
        throw TooManyListeners()
      }
      response.body = .init { [body = request.body] writer in try await listener.write(to: &writer, after: body) }
    }
    return response
  }
}
