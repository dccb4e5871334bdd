// SPDX-License-Identifier: MIT

import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization

/// Messages to the pages of a site, which listen on connections that stay open.
///
/// - Source: WHATWG HTML, 9.2, server-sent events.
package final class EventStream: Sendable {
  private struct State {
    var count = 0
    var listeners: [Int: AsyncStream<String>.Continuation] = [:]
  }

  /// The maximum number of listening pages.
  private static let limit = 32
  /// How many messages wait for a page that does not read. More replace the oldest.
  private static let backlog = 16

  private let state = Mutex(State())

  /// A stream without listeners.
  package init() {}

  /// Whether a page listens.
  package var hasListeners: Bool { state.withLock { !$0.listeners.isEmpty } }

  /// Sends a message to all pages that listen.
  ///
  /// - Parameters:
  ///   - data: one line.
  ///   - event: the kind of the message; nil for the standard kind.
  package func send(_ data: String, event: String? = nil) {
    let text = (event.map { "event: \($0)\n" } ?? "") + "data: \(data)\n\n"
    state.withLock { state in
      for listener in state.listeners.values { listener.yield(text) }
    }
  }

  /// Adds a page; nil if there are too many.
  func listen() -> Listener? {
    let (messages, sender) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(Self.backlog))
    return state.withLock { state in
      guard state.listeners.count < Self.limit else { return nil }
      state.count += 1
      state.listeners[state.count] = sender
      return Listener(self, state.count, messages, sender)
    }
  }

  private func remove(_ number: Int) { state.withLock { $0.listeners[number] = nil } }

  /// A page that listens, until this value is released.
  final class Listener: Sendable {
    private let stream: EventStream
    private let number: Int
    private let messages: AsyncStream<String>
    private let sender: AsyncStream<String>.Continuation

    fileprivate init(
      _ stream: EventStream, _ number: Int, _ messages: AsyncStream<String>, _ sender: AsyncStream<String>.Continuation
    ) {
      (self.stream, self.number, self.messages, self.sender) = (stream, number, messages, sender)
    }

    deinit { stream.remove(number) }

    /// Writes messages until the page leaves or the site ends.
    ///
    /// - Parameter body: the body of the page's request, which must have been collected: for a body that was read in
    ///   another way, the library would end the process when the page leaves.
    func write(to writer: inout any ResponseBodyWriter, after body: RequestBody) async throws {
      let sender = sender
      try await writer.write(ByteBuffer(string: "retry: 500\n\n"))
      // An empty comment line, so that a quiet connection is not taken for a dead one.
      let comments = Task {
        while (try? await Task.sleep(for: .seconds(20))) != nil { sender.yield(": \n\n") }
      }
      defer { comments.cancel() }
      try await withGracefulShutdownHandler {
        try await body.consumeWithInboundCloseHandler { _ in
          for await message in messages { try await writer.write(ByteBuffer(string: message)) }
        } onInboundClosed: {
          sender.finish()
        }
      } onGracefulShutdown: {
        sender.finish()
      }
      try await writer.finish(nil)
    }
  }
}
