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

  /// What a client may try only so often. Each is counted by itself, so that a display that lost its token does not
  /// keep the owner out.
  enum Attempt: Sendable, Hashable {
    case password, picture, pairing, program
  }

  private struct Counted: Hashable {
    var client: String
    var attempt: Attempt
  }

  private struct Memory {
    var sessions: [String: Session] = [:]
    /// The attempts of each client in the current minute.
    var attempts: [Counted: (count: Int, until: ContinuousClock.Instant)] = [:]
    var pairingUntil: ContinuousClock.Instant?
  }

  private let options: ServerOptions
  private let state: ServerState
  private let salt: [UInt8]
  private let password: [UInt8]?
  private let memory = Mutex(Memory())
  /// One password takes fifty milliseconds and 19 MB, so few are checked at a time, and few may wait.
  private let hashing = BlockingWork(atMost: 2)
  private static let hashingQueue = 10
  /// The token in everybody's forms when there is no password.
  private let openCSRF = Token.random()

  /// The owner name for tokens of programs that post values; no display can have this name.
  static let webhooks = "/webhooks"
  static let cookie = "weave-session"
  /// How many passwords, tokens or pairings a client may try in a minute.
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
    // A proxy that signs its users in knows under which names it is reached.
    return Visit.current.isOwner || isOwn(authority)
  }

  /// Whether a request comes from a page of this server, or from no page at all. Checked for requests that change
  /// something.
  func isFromHere(_ request: Request) -> Bool {
    if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
    guard let origin = request.headers[.origin] else { return true }
    guard let host = origin.split(separator: "/").last, origin.hasPrefix("http") else { return false }
    return (Visit.current.isOwner || isOwn(String(host))) && host == request.head.authority ?? ""
  }

  private func isOwn(_ authority: String) -> Bool {
    var name = Substring(authority)
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") { name = authority[..<colon] }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    let host = name.lowercased()
    if options.names.contains(where: { $0.lowercased() == host }) || host == options.host.lowercased() { return true }
    if options.isLoopback { return ["localhost", "127.0.0.1", "::1"].contains(host) }
    // A server on all addresses accepts numeric addresses, and never a host name that it does not know.
    // No name server can redirect those.
    return ClientAddress(host) != nil
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
    if isOwner(request) { return true }
    guard let token = Self.token(of: request, target), let owner = await state.owner(ofToken: token) else {
      return false
    }
    return owner == display.name || owner == display.device
  }

  /// The same without hashing, for a token that has already been verified.
  func maySeeAtOnce(_ display: Display, _ request: Request, _ target: Target) -> Bool {
    if isOwner(request) { return true }
    guard let owner = Self.token(of: request, target).flatMap(state.knownOwner(ofToken:)) else { return false }
    return owner == display.name || owner == display.device
  }

  // MARK: The owner

  /// Whether a request is the owner's: by a session, or because a proxy has signed the owner in. Without a password
  /// everybody is.
  private func isOwner(_ request: Request) -> Bool {
    isOpen || Visit.current.isOwner || session(of: request) != nil
  }

  /// The token for forms on the owner's pages; nil for other clients.
  func csrf(of request: Request) -> String? {
    isOpen || Visit.current.isOwner ? openCSRF : session(of: request)?.csrf
  }

  /// What became of an attempt to sign in.
  enum SignIn: Sendable {
    /// The value of the session's cookie.
    case opened(String)
    case wrongPassword
    /// Too many passwords are being checked.
    case busy
  }

  /// Opens a session if the password is right.
  func signIn(_ given: String) async -> SignIn {
    guard let password, given.utf8.count <= 1_024 else { return .wrongPassword }
    let salt = salt
    let checked = await hashing.run(inQueueOf: Self.hashingQueue) {
      SlowHash.hash(Array(given.utf8), salt: salt, cost: .password)
    }
    guard let checked else { return .busy }
    guard let checked, SlowHash.areEqual(checked, password) else { return .wrongPassword }
    let name = Token.random()
    memory.withLock { memory in
      let now = ContinuousClock.now
      memory.sessions = memory.sessions.filter { $0.value.until > now }
      if memory.sessions.count >= 100, let oldest = memory.sessions.min(by: { $0.value.until < $1.value.until })?.key {
        memory.sessions[oldest] = nil
      }
      memory.sessions[name] = Session(csrf: Token.random(), until: now.advanced(by: .seconds(86_400 * 7)))
    }
    return .opened(name)
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
  func admit(_ client: ClientAddress, to attempt: Attempt) -> Bool {
    memory.withLock { memory in
      let now = ContinuousClock.now
      if memory.attempts.count >= 10_000 {
        memory.attempts = memory.attempts.filter { $0.value.until > now }
        // So many addresses at once are one attacker.
        if memory.attempts.count >= 10_000 { return false }
      }
      let counted = Counted(client: client.network, attempt: attempt)
      var entry = memory.attempts[counted] ?? (0, now.advanced(by: .seconds(60)))
      if entry.until <= now { entry = (0, now.advanced(by: .seconds(60))) }
      entry.count += 1
      memory.attempts[counted] = entry
      return entry.count <= Self.attemptsPerMinute
    }
  }

  // MARK: Clients

  /// Where a request comes from. A proxy that the owner trusts says for whom it asks.
  func client(of request: Request, _ context: ServerContext) -> ClientAddress {
    let remote = ClientAddress(context.client)
    guard let remote, options.isTrusted(remote) else { return remote ?? .unknown }
    let chain = request.headers[values: .forwardedFor].flatMap { $0.split(separator: ",") }
    for part in chain.reversed() {
      guard let address = ClientAddress(part.filter { $0 != " " }) else { return remote }
      if !options.isTrusted(address) { return address }
    }
    return remote
  }

  /// Whether a request may read the metrics, which name feeds and profiles.
  func mayMeasure(_ request: Request, _ target: Target, _ context: ServerContext) async -> Bool {
    if isOwner(request) { return true }
    if let token = Self.token(of: request, target), await state.owner(ofToken: token) == Self.webhooks { return true }
    // A proxy on this machine asks for others.
    let isForwarded = HTTPField.Name.ofProxies.contains { request.headers[$0] != nil }
    let client = client(of: request, context)
    return client.isLoopback && (!isForwarded || ClientAddress(context.client).map { $0 != client } == true)
  }
}

extension HTTPField.Name {
  static let accessToken = named("Access-Token")
  static let secFetchSite = named("Sec-Fetch-Site")
  static let deviceID = named("ID")
  static let deviceModel = named("Model")
  static let firmwareVersion = named("FW-Version")
  static let forwardedProto = named("X-Forwarded-Proto")
  static let forwardedFor = named("X-Forwarded-For")

  /// What proxies add to the requests that they pass on.
  static let ofProxies = [
    forwardedFor, forwardedProto, named("X-Forwarded-Host"), named("Forwarded"), named("X-Real-IP"), named("Via"),
  ]
}
