// SPDX-License-Identifier: MIT

import WeaveFeeds
import WeaveNative
import WeaveSystem

/// A folder of photos that take turns.
struct PhotoFolder: Sendable {
  let path: String

  /// A disk may be slow, and a folder may be on a network.
  private static let work = BlockingWork(atMost: 4)

  func answer(_ context: RequestContext) async throws(FetchError) -> WebAnswer {
    let result = await Self.work.run { Result { () throws(FetchError) in try read(context) } }
    return try result.get()
  }

  private func read(_ context: RequestContext) throws(FetchError) -> WebAnswer {
    let files: [String]
    do throws(FileError) { files = try names(inFolder: path) } catch { throw FetchError(.lasting, error.description) }
    let photos = files.filter { ImageFormat.isName($0) && !$0.hasPrefix(".") && !$0.lowercased().hasSuffix(".svg") }
    guard let photo = context.turn(among: photos, by: { $0 }) else {
      throw FetchError(.lasting, "`\(brief(path))` has no photos")
    }
    let file = "\(path)/\(photo)"
    var answer = WebAnswer()
    answer.host = path
    answer.validators.etag = fileStamp(file).map { "\(photo) \($0)" }
    if let etag = answer.validators.etag, etag == context.validators.etag {
      answer.isUnchanged = true
      return answer
    }
    do throws(FileError) { answer.bytes = try readFile(file, limit: WebClient.bodyBytes) } catch {
      throw FetchError(.lasting, error.description)
    }
    answer.becomePicture(of: context.feed, [("title", String(photo.prefix { $0 != "." }))])
    return answer
  }
}
