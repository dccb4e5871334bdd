// SPDX-License-Identifier: MIT

import Synchronization

/// Runs work that blocks on threads of its own.
///
/// Swift's shared pool has one thread per processor. Work that waits there for a program, a disk or a slow hash stops
/// every other task.
public final class BlockingWork: Sendable {
  private struct Line {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private let limit: Int
  private let line = Mutex(Line())

  /// - Parameter limit: how many pieces of work run at a time; the others wait for their turn.
  public init(atMost limit: Int) { self.limit = max(limit, 1) }

  /// The result of a piece of work, which runs on a thread of its own while the task is suspended.
  public func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: body()) }
    }
  }

  private func start(_ work: @escaping @Sendable () -> Void) {
    let isFirst = line.withLock { line in
      guard line.running < limit else {
        line.waiting.append(work)
        return false
      }
      line.running += 1
      return true
    }
    guard isFirst else { return }
    startThread { [self] in
      work()
      while let next = next() { next() }
    }
  }

  /// The work that has waited longest. Without any, the calling thread ends.
  private func next() -> (@Sendable () -> Void)? {
    line.withLock { line in
      guard line.waiting.isEmpty else { return line.waiting.removeFirst() }
      line.running -= 1
      return nil
    }
  }
}
