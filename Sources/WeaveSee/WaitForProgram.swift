// SPDX-License-Identifier: MIT

import Synchronization
import WeaveSystem

/// Runs a program until it ends, and waits for it.
///
/// - Parameter hear: receives each line of its standard output and its standard error.
/// - Returns: the code that it ended with; nil if a signal ended it.
func waitForProgram(
  _ words: [String], hear: @escaping @Sendable (_ line: String) -> Void
) throws(SeeError) -> Int32? {
  let outcome = Outcome()
  Task.detached {
    do throws(FileError) {
      outcome.end(with: .success(try await runProgram(words, hear: hear)))
    } catch {
      outcome.end(with: .failure(.file(error)))
    }
  }
  return try outcome.wait().get()
}

/// Runs a program until it ends, and returns what it wrote.
func linesOfProgram(_ words: [String]) throws(SeeError) -> (code: Int32?, lines: [String]) {
  let lines = Lines()
  let code = try waitForProgram(words) { lines.add($0) }
  return (code, lines.all)
}

/// How a program ended, from the thread that waits for its end.
private final class Outcome: Sendable {
  private let result = Mutex<Result<Int32?, SeeError>?>(nil)
  private let ended = Semaphore(places: 0)

  func end(with result: Result<Int32?, SeeError>) {
    self.result.withLock { $0 = result }
    ended.signal()
  }

  func wait() -> Result<Int32?, SeeError> {
    ended.wait()
    return result.withLock { $0 } ?? .success(nil)
  }
}

/// The lines that a program writes, from whichever thread reads them.
private final class Lines: Sendable {
  private let list = Mutex<[String]>([])
  /// A program may write without end.
  private static let most = 20_000

  func add(_ line: String) { list.withLock { if $0.count < Self.most { $0.append(line) } } }
  var all: [String] { list.withLock { $0 } }
}
