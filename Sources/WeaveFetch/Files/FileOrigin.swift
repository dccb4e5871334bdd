// SPDX-License-Identifier: MIT

import WeaveFeeds
import WeaveSystem

/// The answer from a local file: its bytes, or that it is unchanged.
struct FileOrigin: Sendable {
  let path: String
  /// Whether the file is read later, piece by piece, because it may be large.
  let isReadLater: Bool

  /// A disk may be slow, and a file may be on a network.
  private static let work = BlockingWork(atMost: 4)

  func answer(_ validators: Validators) async throws(FetchError) -> WebAnswer {
    let result = await Self.work.run { Result { () throws(FetchError) in try read(validators) } }
    return try result.get()
  }

  private func read(_ validators: Validators) throws(FetchError) -> WebAnswer {
    var answer = WebAnswer()
    answer.host = path
    answer.validators.etag = fileStamp(path)
    if let stamp = answer.validators.etag, stamp == validators.etag {
      answer.isUnchanged = true
      return answer
    }
    if isReadLater {
      answer.file = path
      return answer
    }
    do throws(FileError) { answer.bytes = try readFile(path, limit: WebClient.bodyBytes) } catch {
      throw FetchError(.lasting, error.description)
    }
    return answer
  }
}
