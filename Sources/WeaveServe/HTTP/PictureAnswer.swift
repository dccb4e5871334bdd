// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import WeaveHTTP
import WeaveTime

/// An HTTP answer with a picture, or the answer that the client already has it.
struct PictureAnswer {
  private let kept: KeptPicture
  /// For how many seconds the picture has been out of date; nil if it is current.
  private let age: Int?
  /// Seconds until the next picture.
  private let rest: Int

  init(_ kept: KeptPicture, _ failure: PictureSlot.Failure?, at now: Date) {
    self.kept = kept
    age = failure.map { Int(max(0, now.timeIntervalSince($0.since)).rounded(.down)) }
    rest = Int(min(max(0, kept.until.timeIntervalSince(now)), 86_400).rounded(.up))
  }

  func response(to request: Request, _ core: ServerCore) -> Response {
    let (status, headers, body) = parts(for: request.headers, core)
    return Response(status: status, headers: headers, body: body.map { .init(byteBuffer: $0) } ?? .init())
  }

  /// The same for a request that is answered at once, with the headers of all answers.
  func quick(to head: HTTPRequest, _ core: ServerCore) -> QuickAnswer {
    var (status, headers, body) = parts(for: head.headerFields, core)
    if let body { headers[.contentLength] = String(body.readableBytes) }
    headers[.date] = core.date
    headers.secure()
    if head.method == .head { body = nil }
    return QuickAnswer(head: HTTPResponse(status: status, headerFields: headers), body: body)
  }

  private func parts(
    for asked: HTTPFields, _ core: ServerCore
  ) -> (status: HTTPResponse.Status, headers: HTTPFields, body: ByteBuffer?) {
    var headers = HTTPFields()
    headers[.eTag] = kept.tag
    headers[.lastModified] = kept.lastModified.text
    // Clients must revalidate their copy: a design may change at any moment.
    headers[.cacheControl] = "no-cache"
    headers[.weaveSeconds] = String(rest)
    if let age { headers[.weaveStale] = String(age) }
    if Self.isUnchanged(asked, kept) {
      core.count("unchanged")
      return (.notModified, headers, nil)
    }
    core.count("picture")
    headers[.contentType] = kept.mediaType
    return (.ok, headers, kept.body)
  }

  /// Whether the client's copy is this picture.
  ///
  /// - Source: RFC 9110, 13.2.2: a date counts only if there is no tag.
  private static func isUnchanged(_ headers: HTTPFields, _ kept: KeptPicture) -> Bool {
    let tags = headers[values: .ifNoneMatch]
    if !tags.isEmpty {
      return tags.contains { line in
        line == kept.tag
          || line.split(separator: ",").contains { part in
            let tag = part.drop { $0 == " " }.prefix { $0 != " " }
            return tag == "*" || tag == kept.tag || (tag.hasPrefix("W/") && tag.dropFirst(2) == kept.tag)
          }
      }
    }
    guard let text = headers[.ifModifiedSince], let date = HTTPDate(text) else { return false }
    return kept.lastModified.seconds <= date.seconds
  }
}

extension HTTPField.Name {
  /// Whole seconds until the picture changes by itself.
  static let weaveSeconds = named("X-Weave-Seconds")
  /// For how many whole seconds the picture could not be redrawn.
  static let weaveStale = named("X-Weave-Stale")
}
