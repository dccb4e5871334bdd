// SPDX-License-Identifier: MIT

import Synchronization

/// Answers that have arrived but have not been processed, in order of arrival.
final class Arrivals: Sendable {
  typealias Arrival = (plan: Refresh.Plan, answer: Result<WebAnswer, FetchError>)

  private let waiting = Mutex<[Arrival]>([])

  func add(_ plan: Refresh.Plan, _ answer: Result<WebAnswer, FetchError>) {
    waiting.withLock { $0.append((plan, answer)) }
  }

  /// Removes and returns all waiting answers.
  func take() -> [Arrival] {
    waiting.withLock { arrivals in
      defer { arrivals = [] }
      return arrivals
    }
  }
}
