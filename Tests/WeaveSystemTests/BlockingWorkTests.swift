// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WeaveSystem

/// Work on threads of its own, and the time limit of programs.
@Suite struct BlockingWorkTests {
  @Test func atMostSoManyRunAtATime() async {
    let work = BlockingWork(atMost: 3)
    let tally = Tally()
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...100 {
        group.addTask {
          await work.run {
            tally.begin()
            spin(0.002)
            tally.end()
            return number
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 5_050)
    #expect((1...3).contains(tally.most))
  }

  /// However many programs are waited for, other tasks go on.
  @Test func thePoolStaysFree() async {
    let work = BlockingWork(atMost: 64)
    let gate = Semaphore(places: 0)
    async let blocked: Void = withTaskGroup(of: Void.self) { group in
      for _ in 0..<64 { group.addTask { await work.run { gate.wait() } } }
    }
    // This task can run only if the pool has a free thread.
    await Task.detached { for _ in 0..<64 { gate.signal() } }.value
    await blocked
  }

  @Test func whatAProgramPrints() throws {
    #expect(try output(of: ["echo", "a b"], within: 10, limit: 100) == Array("a b\n".utf8))
    #expect(throws: FileError.failed("false", reason: "it ended with code 1")) {
      try output(of: ["false"], within: 10, limit: 100)
    }
  }

  @Test(arguments: ["sleep 600", "exec >&-; sleep 600"])
  func aProgramThatTakesTooLongIsKilled(_ script: String) {
    let start = ContinuousClock.now
    #expect(throws: FileError.failed("sh", reason: "it did not finish within 0 s")) {
      try output(of: ["sh", "-c", script], within: 0.3, limit: 100)
    }
    #expect(ContinuousClock.now - start < .seconds(300), "the program ran to its end")
  }
}

/// How many pieces of work run now, and the most that ran at a time.
private final class Tally: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock { $0.most } }

  func begin() {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
  }

  func end() { counts.withLock { $0.now -= 1 } }
}

private func spin(_ seconds: Double) {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {}
}
