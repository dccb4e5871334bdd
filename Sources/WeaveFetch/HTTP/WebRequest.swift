// SPDX-License-Identifier: MIT

/// One question to a server.
struct WebRequest: Sendable {
  var method = "GET"
  var address: WebAddress
  /// Headers beside those that every question has; `Authorization` is not shown to another server.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// What the answer that is known already was marked with.
  var validators = Validators()

  init(_ address: WebAddress) { self.address = address }
}

/// Marks of an answer, given back to the server to the letter.
public struct Validators: Sendable, Hashable, Codable {
  /// The tag of an answer, as the server wrote it.
  public var etag: String?
  /// The moment of an answer, as the server wrote it.
  public var lastModified: String?

  /// What a server said of its last answer; nil for what it did not say.
  public init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// What a server answered: 200, 203, 207 or 304.
struct WebAnswer: Sendable {
  /// The whole body as UTF-8, unpacked; empty where nothing has changed.
  var bytes: [UInt8] = []
  var isUnchanged = false
  var validators = Validators()
  /// Seconds for which it need not be asked for again; nil where the server does not say.
  var freshFor: Double?
  /// `text/html`, in lower case without parameters.
  var type = ""
  /// What the reader should know though all went well: a service that ends, an address that has moved.
  var notices: [String] = []
  /// The host that answered in the end.
  var host = ""
  /// The file that is still to be read, in the place of bytes.
  var file: String?
}
