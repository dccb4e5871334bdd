// SPDX-License-Identifier: MIT

import Synchronization

/// Does some work, and waits for its end only so long. The work goes on afterwards.
///
/// - Parameter isPatient: whether to wait for the end, however long it takes.
/// - Returns: whether the work has ended.
func waiting(
  atMost time: Duration, unless isPatient: Bool, for work: @escaping @Sendable () async -> Void
) async -> Bool {
  if isPatient {
    await work()
    return true
  }
  let race = Race()
  return await withCheckedContinuation { continuation in
    race.begin(continuation)
    Task {
      await work()
      race.end(true)
    }
    Task {
      try? await Task.sleep(for: time)
      race.end(false)
    }
  }
}

/// A continuation that the first of several tasks resumes.
private final class Race: Sendable {
  private let continuation = Mutex<CheckedContinuation<Bool, Never>?>(nil)

  func begin(_ new: CheckedContinuation<Bool, Never>) { continuation.withLock { $0 = new } }

  func end(_ value: Bool) {
    let first = continuation.withLock { held in
      defer { held = nil }
      return held
    }
    first?.resume(returning: value)
  }
}
