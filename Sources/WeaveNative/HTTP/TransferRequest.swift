// SPDX-License-Identifier: MIT

/// One request to a server over HTTP 1.1, with its limits. Redirects are not followed.
public struct TransferRequest: Sendable {
  /// An address that begins with `http:` or `https:`. A name or a password in it is refused.
  public var address: String
  /// The method.
  public var method = "GET"
  /// Headers besides `Host`, `Accept-Encoding` and `Content-Length`.
  public var headers: [(name: String, value: String)] = []
  /// The body; empty for none.
  public var body: [UInt8] = []

  /// The time limit for everything, in seconds.
  public var seconds: Double
  /// The time limit for finding and reaching the server, in seconds.
  public var connectSeconds = 10.0
  /// How many seconds may pass without a byte; nil for no limit.
  public var idleSeconds: Int?
  /// The maximum size of the answer's body after unpacking, in bytes.
  public var bodyBytes: Int
  /// How many bytes are read of the body of an answer with a status from 300. The rest is not read.
  public var refusalBytes: Int

  /// A PEM file with trusted certificates besides those of the system; nil for none.
  public var certificates: String?
  /// Whether the proxies that the environment names are used (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`).
  public var usesProxy = false

  /// A request without a body.
  public init(_ address: String, seconds: Double, bodyBytes: Int, refusalBytes: Int) {
    (self.address, self.seconds, self.bodyBytes, self.refusalBytes) = (address, seconds, bodyBytes, refusalBytes)
  }
}

/// What a server answered.
public struct TransferAnswer: Sendable {
  /// The status, such as 200.
  public var status = 0
  /// The headers.
  public var headers = HeaderList()
  /// The body, unpacked.
  public var body: [UInt8] = []
}

extension TransferRequest {
  /// Sends the request, and waits for the answer on the caller's thread.
  public func perform() throws(TransferFailure) -> TransferAnswer {
    try Transfer(self).perform()
  }
}
