// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveFeeds
import WeaveNative
import WeaveSystem

/// The pictures that feeds bring.
extension Refresh {
  /// An answer with the picture that belongs to it, if the feed has one.
  func withPicture(_ answer: WebAnswer, _ plan: Plan, _ client: WebClient) async throws(FetchError) -> WebAnswer {
    guard plan.feed.save != nil, answer.picture == nil, !answer.isUnchanged else { return answer }
    var answer = answer
    if plan.service.name == Service.picture.name {
      answer.becomePicture(of: plan.feed)
      return answer
    }
    guard plan.feed.picks.contains(where: { $0.kind == .picture }) else { return answer }
    let source = SourceText(name: plan.feed.name, bytes: answer.bytes)
    guard let text = FeedPick.pictureAddress(plan.feed.picks, in: source) else {
      // A new text with the picture of yesterday would be wrong.
      throw FetchError(.passing, "the answer has no picture now")
    }
    let context = context(of: plan, client)
    let base = plan.feed.url == nil ? nil : try context.address(nil)
    guard let address = base?.resolving(text) ?? WebAddress(text) else {
      throw FetchError(.lasting, "the address of the picture is not a web address")
    }
    // Keys are for the server of the feed. Others get none, and no body.
    var request = context
    request.feed.body = nil
    if base.map(address.hasSameOrigin) != true {
      request.feed.headers = []
      (request.feed.token, request.feed.user, request.feed.password) = (nil, nil, nil)
    }
    answer.picture = try await request.answer(WebRequest(address)).bytes
    return answer
  }

  /// Writes the picture of an answer. One that cannot be drawn is refused, and the one before it stays.
  static func save(_ picture: [UInt8], _ feed: Feed, host: String) throws(FetchError) {
    guard let path = feed.save else { return }
    guard let format = ImageFormat(picture), format != .svg else {
      throw FetchError(.passing, "\(host) gives something else than a JPEG, PNG, WebP or HEIC picture")
    }
    do throws(ImageDecodingError) { _ = try decodePhoto(picture) } catch {
      throw FetchError(.passing, "the picture of \(host) cannot be drawn: \(error)")
    }
    do throws(FileError) {
      if (try? readFile(path, limit: picture.count)) == picture { return }
      try writeFile(picture, to: path)
    } catch { throw FetchError(.lasting, error.description) }
  }
}
