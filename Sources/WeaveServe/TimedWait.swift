// SPDX-License-Identifier: MIT

import Synchronization

/// Starts some work and waits for its end, but no longer than a given time. The work goes on afterwards.
///
/// - Returns: whether the work has ended.
func wait(atMost time: Duration, for work: @escaping @Sendable () async -> Void) async -> Bool {
  let first = FirstAnswer()
  return await withCheckedContinuation { continuation in
    first.take(continuation)
    Task {
      await work()
      first.resume(returning: true)
    }
    Task {
      try? await Task.sleep(for: time)
      first.resume(returning: false)
    }
  }
}

/// A continuation that the first of several tasks resumes.
private final class FirstAnswer: Sendable {
  private let continuation = Mutex<CheckedContinuation<Bool, Never>?>(nil)

  func take(_ new: CheckedContinuation<Bool, Never>) { continuation.withLock { $0 = new } }

  func resume(returning value: Bool) {
    let waiting = continuation.withLock { held in
      defer { held = nil }
      return held
    }
    waiting?.resume(returning: value)
  }
}
