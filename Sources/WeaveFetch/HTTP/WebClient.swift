// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveFeeds
import WeaveNative

/// Sends requests with limits on time, size and redirects, whatever servers answer.
///
/// One client for all requests of a run; `end` closes it.
final class WebClient: Sendable {
  /// Enough connections for ten feeds from one home server in a single round trip.
  private let queue = TransferQueue(connections: 16)
  /// The user agent.
  private let agent: String

  /// The maximum number of redirects of one request.
  static let redirects = 5
  /// The maximum size of a body after unpacking, in bytes.
  static let bodyBytes = Limits.feedBytes

  init(agent: String) { self.agent = agent }

  /// Closes all connections.
  func end() async { await queue.end() }

  /// Sends a request and follows redirects.
  ///
  /// - Parameters:
  ///   - seconds: the time limit for everything.
  ///   - certificates: a PEM file with additional trusted certificates.
  ///   - now: seconds since 1970.
  func answer(
    to request: WebRequest, within seconds: Double, certificates: String?, now: Double
  ) async throws(FetchError) -> WebAnswer {
    let host = request.address.host
    let deadline = ContinuousClock.now + .seconds(seconds)
    var request = request
    var notices: [String] = []
    for _ in 0...Self.redirects {
      let left = (deadline - .now) / .seconds(1)
      guard left > 0 else { throw .tooSlow(host, seconds) }
      let response: TransferAnswer
      do throws(TransferFailure) {
        response = try await queue.answer(to: transfer(of: request, within: left, certificates))
      } catch {
        throw error == .deadline ? .tooSlow(host, seconds) : .forFailure(error, request.address.host)
      }
      guard [301, 302, 303, 307, 308].contains(response.status) else {
        var answer = try answer(response, to: request, now)
        answer.notices = notices + answer.notices
        return answer
      }
      let next = try target(of: response, from: request.address)
      if response.status == 301 || response.status == 308 {
        notices.append("\(request.address.host) has moved for good, to \(next.host); change the address")
      }
      if !next.hasSameOrigin(as: request.address) {
        let own = request.ownHeaders
        request.headers.removeAll { own.contains($0.name.lowercased()) || $0.name.lowercased() == "authorization" }
      }
      if request.method == "POST", ![307, 308].contains(response.status) { request.becomeGet() }
      request.address = next
    }
    throw FetchError(.lasting, "\(request.address.host) redirects too many times")
  }

  private func target(of response: TransferAnswer, from address: WebAddress) throws(FetchError) -> WebAddress {
    guard let text = response.headers.first("Location") else {
      throw FetchError(.lasting, "\(address.host) redirects without an address")
    }
    guard let next = address.resolving(text) else {
      throw FetchError(.lasting, "\(address.host) redirects to something that is not a web address")
    }
    if address.isSecure, !next.isSecure {
      throw FetchError(.lasting, "\(address.host) redirects from https to http, which is not followed")
    }
    return next
  }

  private func transfer(of request: WebRequest, within seconds: Double, _ certificates: String?) -> TransferRequest {
    var transfer = TransferRequest(
      request.address.text, seconds: seconds, bodyBytes: Self.bodyBytes, refusalBytes: RefusalText.bytes)
    transfer.method = request.method
    transfer.headers = [("User-Agent", agent)] + request.headers
    if let etag = request.validators.etag { transfer.headers.append(("If-None-Match", etag)) }
    if let moment = request.validators.lastModified { transfer.headers.append(("If-Modified-Since", moment)) }
    transfer.body = request.body
    transfer.idleSeconds = 20
    transfer.certificates = request.address.isSecure ? certificates : nil
    transfer.usesProxy = !request.address.isLoopback
    return transfer
  }

  private func answer(
    _ response: TransferAnswer, to request: WebRequest, _ now: Double
  ) throws(FetchError) -> WebAnswer {
    let (headers, status) = (response.headers, response.status)
    var answer = WebAnswer()
    answer.host = request.address.host
    answer.freshFor = Freshness.seconds(headers, now: now)
    answer.validators = Validators(
      etag: headers.first("ETag"), lastModified: headers.first("Last-Modified"))
    if status == 304, !request.validators.isEmpty {
      answer.isUnchanged = true
      if answer.validators.isEmpty { answer.validators = request.validators }
      return answer
    }
    guard [200, 203, 207].contains(status) else {
      let reason = RefusalText.reason(response.body, hiding: request.hiddenTexts, request.secrets)
      throw FetchError.forStatus(status, answer.host, Freshness.retryAfter(headers, now: now)).addingReason(reason)
    }
    if status == 203 {
      answer.notices.append("\(answer.host) says that this service will end (203); look for its successor")
    }
    if let sunset = headers.first("Sunset") ?? headers.first("Deprecation") {
      answer.notices.append(
        "\(answer.host) says that this service will end: \(brief(Redaction(request.secrets).text(sunset)))")
    }
    let type = (headers.first("Content-Type") ?? "").lowercased().split(separator: ";").map { String($0).trimmed }
    answer.type = type.first ?? ""
    let charset = type.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)).trimmed }
    answer.bytes = Charset.utf8(response.body, declared: charset)
    return answer
  }
}
