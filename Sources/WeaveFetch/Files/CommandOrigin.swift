// SPDX-License-Identifier: MIT

import WeaveSystem

/// The answer from a local program: its standard output.
struct CommandOrigin: Sendable {
  let words: [String]

  func answer(_ seconds: Double) throws(FetchError) -> WebAnswer {
    var answer = WebAnswer()
    answer.host = words.first ?? ""
    do throws(FileError) {
      answer.bytes = try output(of: words, within: seconds, limit: WebClient.bodyBytes)
    } catch {
      throw FetchError(.passing, error.description)
    }
    return answer
  }
}
