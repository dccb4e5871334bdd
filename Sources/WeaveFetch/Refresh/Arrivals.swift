// SPDX-License-Identifier: MIT

import Synchronization

/// Answers that have come and are not yet taken over, in the order in which they came.
final class Arrivals: Sendable {
  typealias Arrival = (plan: Refresh.Plan, answer: Result<WebAnswer, FetchError>)

  private let waiting = Mutex<[Arrival]>([])

  func add(_ plan: Refresh.Plan, _ answer: Result<WebAnswer, FetchError>) {
    waiting.withLock { $0.append((plan, answer)) }
  }

  /// All that wait, which then wait no more.
  func take() -> [Arrival] {
    waiting.withLock { arrivals in
      defer { arrivals = [] }
      return arrivals
    }
  }
}
