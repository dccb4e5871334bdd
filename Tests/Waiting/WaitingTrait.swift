// SPDX-License-Identifier: MIT

import Foundation
public import Testing

/// Runs tests that wait for a program or a server on threads of their own.
///
/// Swift's shared pool has one thread per processor. Two tests that wait there at the same time for servers in their
/// own process would wait for ever: these servers need the pool to answer.
public struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait of a suite holds for its tests: always.
  public var isRecursive: Bool { true }

  /// Runs a test, or one case of it, with the threads as its preferred executor.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests wait for programs or servers.
  public static var waiting: Self { Self() }
}

/// As many threads as there are processors, beside those of the shared pool.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
