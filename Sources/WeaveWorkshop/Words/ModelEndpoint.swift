// SPDX-License-Identifier: MIT

/// The address of a program that runs a model: `http://127.0.0.1:11434`, `https://models.example.org`.
public struct ModelEndpoint: Sendable, Hashable {
  /// The host, without brackets around an address.
  public var host: String
  /// 1 to 65,535.
  public var port: Int
  /// Whether the connection is encrypted.
  public var isSecure: Bool
  /// The prefix of the protocol's own path; empty, or starting with a slash.
  public var base: String

  /// The reason why an address cannot be used.
  public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong with the address, worded as a message.
    public var description: String
  }

  /// Reads `http://HOST:PORT/BASE` or the same with `https`. A final `/v1` or `/api` is dropped, as it belongs to the
  /// protocol.
  public init(_ text: String) throws(Refusal) {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else {
      throw Refusal(description: "'\(text)' is no address such as http://127.0.0.1:8080")
    }
    isSecure = scheme == "https://"
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex(of: "/") ?? rest.endIndex
    var path = String(rest[end...])
    while path.hasSuffix("/") { path.removeLast() }
    for ending in ["/v1", "/api"] where path.hasSuffix(ending) { path.removeLast(ending.count) }
    var authority = rest[..<end]
    var port = isSecure ? 443 : 80
    if authority.hasPrefix("[") {
      guard let close = authority.firstIndex(of: "]") else {
        throw Refusal(description: "'\(text)' has a bracket without its pair")
      }
      let tail = authority[authority.index(after: close)...]
      authority = authority[authority.index(after: authority.startIndex)..<close]
      if tail.hasPrefix(":") { port = Int(tail.dropFirst()) ?? -1 } else if !tail.isEmpty { port = -1 }
    } else if let colon = authority.lastIndex(of: ":") {
      port = Int(authority[authority.index(after: colon)...]) ?? -1
      authority = authority[..<colon]
    }
    let isPlain = authority.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || ".:-_".unicodeScalars.contains($0))
    }
    let isPathPlain = path.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && $0.value != 0x7F }
    guard !authority.isEmpty, isPlain, isPathPlain, (1...65_535).contains(port) else {
      throw Refusal(description: "'\(text)' is no address such as http://127.0.0.1:8080")
    }
    (host, self.port, base) = (String(authority), port, path)
  }

  /// Whether the address is on this machine, so that no data leaves it.
  public var isLoopback: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    return host.lowercased() == "localhost" || host == "::1" || (isIPv4 && parts[0] == "127")
  }
}
