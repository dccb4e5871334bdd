// SPDX-License-Identifier: MIT

import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL
import WeaveDiagnostics

/// Sends requests with limits on time, size and redirects, whatever servers answer.
///
/// One client for all requests of a run; `end` closes it.
final class WebClient: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let client: HTTPClient
  /// The user agent.
  private let agent: String

  /// The maximum number of redirects of one request.
  static let redirects = 5
  /// The maximum size of a body after unpacking, in bytes.
  static let bodyBytes = Limits.feedBytes

  init(agent: String) {
    self.agent = agent
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: .seconds(10), read: .seconds(20)),
      decompression: .enabled(limit: .size(Self.bodyBytes)))
    // One attempt only: the next refresh tries again.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    // Ten feeds from one server at home then take one round trip.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 16
    client = HTTPClient(eventLoopGroup: group, configuration: configuration)
  }

  /// Closes all connections.
  func end() async {
    try? await client.shutdown()
    try? await group.shutdownGracefully()
  }

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
    let deadline = NIODeadline.now() + .milliseconds(Int64(seconds * 1_000))
    let result = await withTaskGroup(of: Result<WebAnswer, FetchError>?.self) { group in
      group.addTask {
        do throws(FetchError) {
          return .success(try await self.follow(request, deadline, certificates, now))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        // Ends an answer that arrives byte by byte, which a timeout between two bytes would not.
        try? await Task.sleep(for: .milliseconds(Int64(seconds * 1_000)))
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
    guard let result else { throw .tooSlow(host, seconds) }
    return try result.get()
  }

  private func follow(
    _ request: WebRequest, _ deadline: NIODeadline, _ certificates: String?, _ now: Double
  ) async throws(FetchError) -> WebAnswer {
    var request = request
    var notices: [String] = []
    for _ in 0...Self.redirects {
      let response = try await response(to: request, deadline, certificates)
      guard [301, 302, 303, 307, 308].contains(response.status.code) else {
        var answer = try await answer(response, to: request, now)
        answer.notices = notices + answer.notices
        return answer
      }
      let next = try target(of: response, from: request.address)
      if response.status.code == 301 || response.status.code == 308 {
        notices.append("\(request.address.host) has moved for good, to \(next.host); change the address")
      }
      if !next.hasSameOrigin(as: request.address) {
        request.headers.removeAll { $0.name.lowercased() == "authorization" }
      }
      request.address = next
    }
    throw FetchError(.lasting, "\(request.address.host) redirects again and again")
  }

  private func target(of response: HTTPClientResponse, from address: WebAddress) throws(FetchError) -> WebAddress {
    guard let text = response.headers.first(name: "Location") else {
      throw FetchError(.lasting, "\(address.host) redirects to nowhere")
    }
    guard let next = address.resolving(text) else {
      throw FetchError(.lasting, "\(address.host) redirects to what is no address on the web")
    }
    if address.isSecure, !next.isSecure {
      throw FetchError(.lasting, "\(address.host) redirects from https to http, which is not followed")
    }
    return next
  }

  private func response(
    to request: WebRequest, _ deadline: NIODeadline, _ certificates: String?
  ) async throws(FetchError) -> HTTPClientResponse {
    var question = HTTPClientRequest(url: request.address.text)
    question.method = HTTPMethod(rawValue: request.method)
    question.headers.add(name: "User-Agent", value: agent)
    question.headers.add(name: "Accept-Encoding", value: "gzip")
    if !request.headers.contains(where: { $0.name == "Accept" }) { question.headers.add(name: "Accept", value: "*/*") }
    for (name, value) in request.headers { question.headers.add(name: name, value: value) }
    if let etag = request.validators.etag { question.headers.add(name: "If-None-Match", value: etag) }
    if let moment = request.validators.lastModified { question.headers.add(name: "If-Modified-Since", value: moment) }
    if !request.body.isEmpty { question.body = .bytes(request.body) }
    if let certificates, request.address.isSecure {
      var trusted = TLSConfiguration.makeClientConfiguration()
      trusted.additionalTrustRoots = [.file(certificates)]
      question.tlsConfiguration = trusted
    }
    do { return try await client.execute(question, deadline: deadline) } catch {
      throw FetchError.explaining(error, request.address)
    }
  }

  private func answer(
    _ response: HTTPClientResponse, to request: WebRequest, _ now: Double
  ) async throws(FetchError) -> WebAnswer {
    let (headers, status) = (response.headers, Int(response.status.code))
    var answer = WebAnswer()
    answer.host = request.address.host
    answer.freshFor = Freshness.seconds(headers, now: now)
    answer.validators = Validators(
      etag: headers.first(name: "ETag"), lastModified: headers.first(name: "Last-Modified"))
    if status == 304, !request.validators.isEmpty {
      answer.isUnchanged = true
      if answer.validators.isEmpty { answer.validators = request.validators }
      return answer
    }
    guard [200, 203, 207].contains(status) else {
      let body = await start(of: response)
      let reason = RefusalText.reason(body, hiding: request.hiddenTexts)
      throw FetchError.refusing(status, answer.host, Freshness.retryAfter(headers, now: now)).saying(reason)
    }
    if status == 203 {
      answer.notices.append("\(answer.host) says that this service ends (203); look for what comes in its place")
    }
    if let sunset = headers.first(name: "Sunset") ?? headers.first(name: "Deprecation") {
      answer.notices.append("\(answer.host) says that this service ends: \(brief(sunset))")
    }
    let type = (headers.first(name: "Content-Type") ?? "").lowercased().split(separator: ";").map { String($0).trimmed }
    answer.type = type.first ?? ""
    let charset = type.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)).trimmed }
    answer.bytes = Charset.utf8(try await body(of: response, answer.host), declared: charset)
    return answer
  }

  /// The beginning of the body of a refusal, as far as it can be read.
  private func start(of response: HTTPClientResponse) async -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      for try await part in response.body {
        bytes.append(contentsOf: part.readableBytesView.prefix(RefusalText.bytes - bytes.count))
        if bytes.count >= RefusalText.bytes { break }
      }
    } catch {
      return []
    }
    return bytes
  }

  private func body(of response: HTTPClientResponse, _ host: String) async throws(FetchError) -> [UInt8] {
    let promised = response.headers.first(name: "Content-Length").flatMap { Int($0) }
    if let promised, promised > Self.bodyBytes { throw .tooLarge(host) }
    var bytes: [UInt8] = []
    do {
      for try await part in response.body {
        guard bytes.count + part.readableBytes <= Self.bodyBytes else { throw FetchError.tooLarge(host) }
        bytes.append(contentsOf: part.readableBytesView)
      }
    } catch let error as FetchError {
      throw error
    } catch {
      throw FetchError.explaining(error, host)
    }
    return bytes
  }
}
