// SPDX-License-Identifier: MIT

package import HTTPTypes
package import Hummingbird
import NIOCore

/// The answers that all servers give.
extension Response {
  /// The answer for an address that does not exist.
  package static func notFound() -> Response { refusal(.notFound, "there is nothing here") }

  /// A refusal with its reason.
  ///
  /// - Parameter retry: seconds until another attempt makes sense.
  package static func refusal(_ status: HTTPResponse.Status, _ reason: String, retry: Int? = nil) -> Response {
    var response = text(reason + "\n", type: "text/plain; charset=utf-8", status: status)
    if let retry { response.headers[.retryAfter] = String(retry) }
    return response
  }

  /// A text that browsers do not keep.
  package static func text(_ text: String, type: String, status: HTTPResponse.Status = .ok) -> Response {
    var headers = HTTPFields()
    headers[.contentType] = type
    headers[.cacheControl] = "no-store"
    return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
  }

  /// Completes an answer with what all answers have in common.
  package mutating func complete(for request: Request) {
    headers.secure()
    // The answer to HEAD has the headers of the whole answer.
    if request.method == .head {
      body = .init(contentLength: body.contentLength) { try await $0.finish(nil) }
    }
  }
}

extension HTTPFields {
  /// Sets the headers that restrict what browsers may do with any answer.
  package mutating func secure() {
    self[.xContentTypeOptions] = "nosniff"
    self[.referrerPolicy] = "no-referrer"
    self[.crossOriginResourcePolicy] = "same-origin"
  }
}

extension HTTPField.Name {
  /// A name that is written in the source.
  package static func named(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .vary }

  fileprivate static let referrerPolicy = named("Referrer-Policy")
  fileprivate static let crossOriginResourcePolicy = named("Cross-Origin-Resource-Policy")
}
