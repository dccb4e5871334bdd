// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import WeaveSystem

/// Programs that run beside this process.
@Suite struct RunningProgramTests {
  /// What a program says.
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func saysWhatItWritesAndHowItEnds() async throws {
    let lines = Lines()
    let code = try await runProgram(["sh", "-c", "echo one; echo two >&2; printf three; exit 3"]) { lines.add($0) }
    #expect(code == 3)
    #expect(lines.all == ["one", "two", "three"])
    #expect(try await runProgram(["sh", "-c", "kill -9 $$"]) { _ in } == nil)
  }

  /// It has no input, and ignores no signal because this process does.
  @Test func startsAfresh() async throws {
    let lines = Lines()
    #expect(try await runProgram(["sh", "-c", "cat; grep SigIgn /proc/self/status"]) { lines.add($0) } == 0)
    #expect(lines.all.count == 1)
    let ignored = try #require(lines.all.first?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
    // The C library keeps the signals 32 and 33 for itself, and lets nobody set them.
    #expect(ignored & ~(0b11 << 31) == 0, "\(lines.all)")
  }

  @Test(arguments: [["no-such-program-of-anybody"], [], ["sh\0"]]) func whatCannotBeStartedIsAnError(_ words: [String])
    async
  {
    await #expect(throws: FileError.self) { _ = try await runProgram(words) { _ in } }
  }

  /// The program, and what it has started, end with the task.
  @Test func cancellingEndsIt() async throws {
    let (lines, hear) = AsyncStream.makeStream(of: String.self)
    let task = Task { try await runProgram(["sh", "-c", "sleep 600 & echo started; wait"]) { hear.yield($0) } }
    for await line in lines where line == "started" { break }
    task.cancel()
    #expect(try await task.value == nil)
    // Also one that is cancelled before it is started.
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await runProgram(["sleep", "600"]) { _ in }
    }
    #expect(try await late.value == nil)
  }

  @Test func findsPrograms() {
    #expect(isInstalled("sh", path: "/nowhere:/bin"))
    #expect(isInstalled("sh", path: nil))
    #expect(!isInstalled("sh", path: "/nowhere"))
    #expect(!isInstalled("bin", path: "/usr"))
    #expect(!isInstalled("passwd-", path: "/etc"))
  }
}
