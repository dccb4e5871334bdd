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

  /// The same, unless too much work waits already.
  ///
  /// - Parameter queue: how many pieces of work may wait.
  /// - Returns: nil if there is no room; nothing was done.
  public func run<Value: Sendable>(
    inQueueOf queue: Int, _ body: @escaping @Sendable () -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      if !start(inQueueOf: queue, { continuation.resume(returning: body()) }) { continuation.resume(returning: nil) }
    }
  }

  @discardableResult
  private func start(inQueueOf queue: Int = .max, _ work: @escaping @Sendable () -> Void) -> Bool {
    enum Place { case first, queued, none }
    let place = line.withLock { line -> Place in
      guard line.running < limit else {
        guard line.waiting.count < queue else { return .none }
        line.waiting.append(work)
        return .queued
      }
      line.running += 1
      return .first
    }
    guard place == .first else { return place == .queued }
    startThread { [self] in
      work()
      while let next = next() { next() }
    }
    return true
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
