// SPDX-License-Identifier: MIT

/// One request to a server.
struct WebRequest: Sendable {
  var method = "GET"
  var address: WebAddress
  /// Headers besides those of every request; `Authorization` is not sent to another server.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// The names, in lower case, of headers that the user gave for this server alone.
  var ownHeaders: Set<String> = []
  /// The password, the token and the key of the feed, which no message may quote.
  var secrets: [String] = []
  /// The validators of the answer that is already known.
  var validators = Validators()

  init(_ address: WebAddress) { self.address = address }

  /// What becomes of a request with `POST` that is redirected.
  ///
  /// - Source: RFC 9110, 15.4.
  mutating func becomeGet() {
    method = "GET"
    body = []
    headers.removeAll { $0.name.lowercased() == "content-type" }
  }
}

/// The validators of an answer, returned to the server unchanged.
public struct Validators: Sendable, Hashable, Codable {
  /// The tag of an answer, as the server wrote it.
  public var etag: String?
  /// The moment of an answer, as the server wrote it.
  public var lastModified: String?

  /// The validators of the last answer; nil if the server did not send one.
  public init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// What a server answered: 200, 203, 207 or 304.
struct WebAnswer: Sendable {
  /// The whole body as UTF-8, unpacked; empty if nothing has changed.
  var bytes: [UInt8] = []
  var isUnchanged = false
  var validators = Validators()
  /// How many seconds the answer is valid; nil if the server does not say.
  var freshFor: Double?
  /// `text/html`, in lower case without parameters.
  var type = ""
  /// The picture that belongs to the answer.
  var picture: [UInt8]?
  /// What the reader should know although the request succeeded: a service that will end, an address that has moved.
  var notices: [String] = []
  /// The host that finally answered.
  var host = ""
  /// A file to be read later, instead of bytes.
  var file: String?
}
