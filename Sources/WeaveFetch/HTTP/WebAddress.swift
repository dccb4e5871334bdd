// SPDX-License-Identifier: MIT

import FoundationEssentials
import WeaveDiagnostics

/// A web address: `http` or `https`, and a host. `webcal`, which calendars use in links, means `https`.
struct WebAddress: Sendable, Hashable {
  private(set) var url: URL
  let scheme: String
  let host: String
  /// The port, written in the address or the default.
  let port: Int

  init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let isCalendar = scheme == "webcal" || scheme == "webcals"
    let text = isCalendar ? "https" + text.dropFirst(scheme.count) : text
    guard text.utf8.count <= 4_096, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), let url = URL(string: text) else {
      return nil
    }
    self.init(url)
  }

  private init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host(percentEncoded: true), !host.isEmpty
    else { return nil }
    self.url = url
    self.scheme = scheme
    self.host = host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  var text: String { url.absoluteString }
  var isSecure: Bool { scheme == "https" }
  var hasUserInfo: Bool { url.user(percentEncoded: true) != nil || url.password(percentEncoded: true) != nil }

  /// Whether the server is this machine.
  var isLoopback: Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    return ["localhost", "::1", "[::1]"].contains(host.lowercased()) || (isIPv4 && parts[0] == "127")
  }

  /// Whether credentials for one address may be sent to the other.
  func hasSameOrigin(as other: WebAddress) -> Bool {
    scheme == other.scheme && host.lowercased() == other.host.lowercased() && port == other.port
  }

  /// The scheme, the host and the port: `https://dav.example.org:8443`.
  var origin: String { "\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "") }

  /// The address of a redirect or a reference; nil if it is not a web address.
  func resolving(_ reference: String) -> WebAddress? {
    guard reference.utf8.count <= 4_096, let url = URL(string: reference, relativeTo: url)?.absoluteURL else {
      return nil
    }
    return WebAddress(url)
  }

  /// The same host with another path and query.
  ///
  /// - Parameter items: names and values, which are escaped here.
  func with(path: String, _ items: [(String, String)] = []) -> WebAddress? {
    let base = scheme + "://" + (url.port.map { "\(host):\($0)" } ?? host)
    func escaped(_ text: String) -> String { PercentEncoding.text(text, keeping: ",") }
    let query = items.map { "\(escaped($0.0))=\(escaped($0.1))" }.joined(separator: "&")
    let before = url.path(percentEncoded: true)
    let root = before.hasSuffix("/") ? String(before.dropLast()) : before
    return WebAddress(base + root + path + (query.isEmpty ? "" : "?" + query))
  }
}
