// SPDX-License-Identifier: MIT

import Synchronization
import WeaveJSON
import WeaveSystem

/// The messages that have arrived but are not answered yet. One thread reads them from the client, another answers.
final class Inbox: Sendable {
  private struct State {
    var waiting: [Message] = []
    var first = 0
    var cancelled: Set<String> = []
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let arrived = Semaphore(places: 0)

  /// Adds a message. A cancellation takes effect at once, also for a waiting request.
  func add(_ message: Message) {
    if let params = message.cancellation {
      // Editors and models name the request differently.
      guard let id = params["id"] ?? params["requestId"] else { return }
      state.withLock { state in
        // Only waiting requests; an answered one can no longer be cancelled.
        let key = requestKey(id)
        let isWaiting = state.waiting[state.first...].contains { message in
          if case .request(let id, _, _) = message { requestKey(id) == key } else { false }
        }
        if isWaiting { state.cancelled.insert(key) }
      }
      return
    }
    state.withLock { $0.waiting.append(message) }
    arrived.signal()
  }

  /// Marks the end: no more messages will come.
  func end() {
    state.withLock { $0.hasEnded = true }
    arrived.signal()
  }

  /// Waits for the next message; nil at the end.
  func next() -> Message? {
    while true {
      arrived.wait()
      let (message, hasEnded) = state.withLock { state -> (Message?, Bool) in
        guard state.first < state.waiting.count else { return (nil, state.hasEnded) }
        defer { state.first += 1 }
        let message = state.waiting[state.first]
        if state.first > 64 {
          state.waiting.removeFirst(state.first)
          state.first = 0
        }
        return (message, false)
      }
      if let message { return message }
      if hasEnded { return nil }
    }
  }

  /// Whether no message is waiting.
  var isEmpty: Bool { state.withLock { $0.first >= $0.waiting.count } }

  /// Whether a request was cancelled; the cancellation is then forgotten.
  func takeCancellation(of key: String) -> Bool { state.withLock { $0.cancelled.remove(key) != nil } }
}
