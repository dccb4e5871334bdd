// SPDX-License-Identifier: MIT

/// Where an MQTT broker is, and as whom to sign in: `mqtt://user@host:1883`.
public struct BrokerAddress: Sendable, Hashable, CustomStringConvertible {
  /// The name or the numeric address of the machine.
  public var host: String
  /// The port: 1883, or 8883 with TLS, unless the text names another.
  public var port: Int
  /// Whether the connection uses TLS.
  public var isEncrypted: Bool
  /// The user; nil to sign in as nobody.
  public var user: String?
  /// The user's password; nil for none.
  public var password: String?

  /// Why a text is not an address.
  public enum Mistake: Error, Sendable, Hashable {
    /// It is not of the form `mqtt://user@host:port`.
    case form
    /// It contains a password, which everybody on the machine could read in the list of processes.
    case password
  }

  /// Reads `mqtt://user@host:port`, or `mqtts:` for TLS; the user and the port may be missing.
  public init(_ text: String) throws(Mistake) {
    if let rest = Self.rest(of: text, after: "mqtt://") {
      (host, port, isEncrypted) = (String(rest), 1_883, false)
    } else if let rest = Self.rest(of: text, after: "mqtts://") {
      (host, port, isEncrypted) = (String(rest), 8_883, true)
    } else {
      throw .form
    }
    if let at = host.lastIndex(of: "@") {
      let user = host[..<at]
      if user.contains(":") { throw .password }
      if user.isEmpty { throw .form }
      self.user = String(user)
      host = String(host[host.index(after: at)...])
    }
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
      guard let port = Int(host[host.index(after: colon)...]), (1...65_535).contains(port) else { throw .form }
      self.port = port
      host = String(host[..<colon])
    }
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = String(host.dropFirst().dropLast())
    } else if host.contains(":") {
      throw .form
    }
    guard !host.isEmpty, text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }), !host.contains("/")
    else { throw .form }
  }

  /// What stands after a scheme, without a slash at the end; nil for another scheme.
  private static func rest(of text: String, after scheme: String) -> Substring? {
    guard text.hasPrefix(scheme) else { return nil }
    let rest = text.dropFirst(scheme.count)
    return rest.hasSuffix("/") ? rest.dropLast() : rest
  }

  /// `host:1883`, without the user.
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
