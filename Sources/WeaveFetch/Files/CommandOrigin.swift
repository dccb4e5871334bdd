// SPDX-License-Identifier: MIT

import WeaveSystem

/// The answer from a local program: its standard output.
struct CommandOrigin: Sendable {
  let words: [String]

  /// The most programs that run at a time.
  private static let work = BlockingWork(atMost: 32)

  /// Runs the program on a thread of its own.
  ///
  /// - Parameter seconds: the time after which it is killed.
  func answer(_ seconds: Double) async throws(FetchError) -> WebAnswer {
    let words = words
    let result = await Self.work.run {
      Result { () throws(FileError) in try output(of: words, within: seconds, limit: WebClient.bodyBytes) }
    }
    var answer = WebAnswer()
    answer.host = words.first ?? ""
    do throws(FileError) { answer.bytes = try result.get() } catch { throw FetchError(.passing, error.description) }
    return answer
  }
}
