// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Hummingbird
import Synchronization
import WeaveHTTP
import WeaveNative
import WeaveSystem

/// Decides who a client is and what it may do. On a loopback without a password everybody may do everything; otherwise
/// the owner may, and each display has access to itself.
final class Gate: Sendable {
  private struct Session {
    var csrf: String
    var until: ContinuousClock.Instant
  }

  private struct Memory {
    var sessions: [String: Session] = [:]
    /// The attempts of each client in the current minute.
    var attempts: [String: (count: Int, until: ContinuousClock.Instant)] = [:]
    var pairingUntil: ContinuousClock.Instant?
  }

  private let options: ServerOptions
  private let state: ServerState
  private let salt: [UInt8]
  private let password: [UInt8]?
  private let memory = Mutex(Memory())
  /// One password takes fifty milliseconds and 19 MB, so few are checked at a time.
  private let hashing = BlockingWork(atMost: 2)
  /// The token in everybody's forms when there is no password.
  private let openCSRF = Token.random()

  /// The owner name for tokens of programs that post values; no display can have this name.
  static let webhooks = "/webhooks"
  static let cookie = "weave-session"
  /// How many passwords, tokens and pairings a client may try in a minute.
  static let attemptsPerMinute = 20

  init(_ options: ServerOptions, _ state: ServerState) {
    (self.options, self.state) = (options, state)
    let salt = Token.randomBytes(16)
    self.salt = salt
    password = options.password.flatMap { SlowHash.hash(Array($0.utf8), salt: salt, cost: .password) }
  }

  /// Whether the server trusts everybody who reaches it.
  var isOpen: Bool { options.password == nil }

  // MARK: The host and origin of a request

  /// Whether a request names this server. This refuses pages of another site whose host name resolves to this server.
  func isMeant(_ request: Request) -> Bool {
    guard let authority = request.head.authority else { return false }
    return isOwn(authority)
  }

  /// Whether a request comes from a page of this server, or from no page at all. Checked for requests that change
  /// something.
  func isFromHere(_ request: Request) -> Bool {
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
    guard let origin = request.headers[.origin] else { return true }
    guard let host = origin.split(separator: "/").last, origin.hasPrefix("http") else { return false }
    return isOwn(String(host)) && host == request.head.authority ?? ""
  }

  private func isOwn(_ authority: String) -> Bool {
    var name = Substring(authority)
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") { name = authority[..<colon] }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    let host = name.lowercased()
    if options.names.contains(where: { $0.lowercased() == host }) || host == options.host.lowercased() { return true }
    if options.isLoopback { return ["localhost", "127.0.0.1", "::1"].contains(host) }
    // A server on all addresses accepts numeric addresses, and never a host name that it does not know.
    return Self.isAddress(host)
  }

  /// Whether a text is a numeric address, which no name server can redirect.
  private static func isAddress(_ host: String) -> Bool {
    if host.contains(":") {
      return host.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit || $0 == 58 || $0 == 46 }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  // MARK: Displays

  /// The token by which a client proves that it is a display: from a header, or from the address for clients that
  /// cannot set headers.
  static func token(of request: Request, _ target: Target) -> String? {
    if let token = request.headers[.accessToken] { return token }
    if let line = request.headers[.authorization], line.lowercased().hasPrefix("bearer ") {
      return String(line.dropFirst(7))
    }
    return target["token"]
  }

  /// Whether a request may see a display: with the display's token or the owner's session.
  func maySee(_ display: Display, _ request: Request, _ target: Target) async -> Bool {
    if isOpen || session(of: request) != nil { return true }
    guard let token = Self.token(of: request, target), let owner = await state.owner(ofToken: token) else {
      return false
    }
    return owner == display.name || owner == display.device
  }

  /// The same without hashing, for a token that has already been verified.
  func maySeeAtOnce(_ display: Display, _ request: Request, _ target: Target) -> Bool {
    if isOpen || session(of: request) != nil { return true }
    guard let owner = Self.token(of: request, target).flatMap(state.knownOwner(ofToken:)) else { return false }
    return owner == display.name || owner == display.device
  }

  // MARK: The owner

  /// The token for forms on the owner's pages; nil for other clients.
  func csrf(of request: Request) -> String? {
    isOpen ? openCSRF : session(of: request)?.csrf
  }

  /// Opens a session if the password is right.
  ///
  /// - Returns: the value of its cookie; nil for a wrong password.
  func signIn(_ given: String) async -> String? {
    guard let password, given.utf8.count <= 1_024 else { return nil }
    let salt = salt
    let hash = await hashing.run { SlowHash.hash(Array(given.utf8), salt: salt, cost: .password) }
    guard let hash, SlowHash.areEqual(hash, password) else { return nil }
    let name = Token.random()
    memory.withLock { memory in
      let now = ContinuousClock.now
      memory.sessions = memory.sessions.filter { $0.value.until > now }
      if memory.sessions.count >= 100, let oldest = memory.sessions.min(by: { $0.value.until < $1.value.until })?.key {
        memory.sessions[oldest] = nil
      }
      memory.sessions[name] = Session(csrf: Token.random(), until: now.advanced(by: .seconds(86_400 * 7)))
    }
    return name
  }

  func signOut(_ request: Request) {
    guard let name = Self.sessionName(of: request) else { return }
    memory.withLock { $0.sessions[name] = nil }
  }

  private func session(of request: Request) -> Session? {
    guard let name = Self.sessionName(of: request) else { return nil }
    return memory.withLock { memory in
      guard let session = memory.sessions[name], session.until > .now else { return nil }
      return session
    }
  }

  private static func sessionName(of request: Request) -> String? {
    for line in request.headers[values: .cookie] {
      for part in line.split(separator: ";") {
        let sides = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        if sides.count == 2, sides[0] == cookie { return String(sides[1]) }
      }
    }
    return nil
  }

  // MARK: Pairing and attempts

  /// Whether new devices are accepted.
  var isPairing: Bool { isOpen || memory.withLock { $0.pairingUntil.map { $0 > .now } ?? false } }

  func allowPairing(_ seconds: Int) {
    memory.withLock { $0.pairingUntil = ContinuousClock.now.advanced(by: .seconds(seconds)) }
  }

  /// Counts an attempt of a client.
  ///
  /// - Returns: whether to handle it; false after too many attempts in a minute.
  func admit(_ client: String) -> Bool {
    memory.withLock { memory in
      let now = ContinuousClock.now
      if memory.attempts.count > 10_000 { memory.attempts = memory.attempts.filter { $0.value.until > now } }
      var entry = memory.attempts[client] ?? (0, now.advanced(by: .seconds(60)))
      if entry.until <= now { entry = (0, now.advanced(by: .seconds(60))) }
      entry.count += 1
      memory.attempts[client] = entry
      return entry.count <= Self.attemptsPerMinute
    }
  }
}

extension HTTPField.Name {
  static let accessToken = named("Access-Token")
  static let secFetchSite = named("Sec-Fetch-Site")
  static let deviceID = named("ID")
  static let deviceModel = named("Model")
  static let firmwareVersion = named("FW-Version")
  static let forwardedProto = named("X-Forwarded-Proto")
}
