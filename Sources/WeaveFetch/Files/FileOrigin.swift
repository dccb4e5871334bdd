// SPDX-License-Identifier: MIT

import WeaveFeeds
import WeaveSystem

/// The answer of a file of this machine: its bytes, unless nothing has been written to it since.
struct FileOrigin: Sendable {
  let path: String

  func answer(_ validators: Validators) throws(FetchError) -> WebAnswer {
    var answer = WebAnswer()
    answer.host = path
    answer.validators.etag = fileStamp(path)
    if let stamp = answer.validators.etag, stamp == validators.etag {
      answer.isUnchanged = true
      return answer
    }
    do throws(FileError) { answer.bytes = try readFile(path, limit: WebClient.bodyBytes) } catch {
      throw FetchError(.lasting, error.description)
    }
    return answer
  }
}
