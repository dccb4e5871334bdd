// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Synchronization
import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveNative
import WeaveSystem

/// What the server knows about displays and devices: in memory for answers, on disk for the next start.
///
/// A disk that cannot be written does not stop pictures. What displays report then stays in memory only, and what must
/// not be lost is refused.
actor ServerState {
  /// Something that must not be lost cannot be written.
  struct Unwritable: Error, CustomStringConvertible {
    var description: String
  }

  fileprivate struct Memory {
    var sightings: [String: Sighting] = [:]
    var devices: [String: PairedDevice] = [:]
    /// By owner.
    var tokens: [String: TokenRecord] = [:]
    /// Tokens that have been verified, with what is stored of them.
    var verified: [String: TokenRecord] = [:]
    var recent: [String: [DisplayLine]] = [:]
    var secret: [UInt8] = []
    var problem: String?
    var wasEmptied = false
    var unwritten = Unwritten()
  }

  /// What the disk does not have yet.
  fileprivate struct Unwritten {
    var sightings: Set<String> = []
    var lines: [String: [DisplayLine]] = [:]
    /// When tokens were last used, by owner.
    var uses: [String: Date] = [:]
    /// Owners whose tokens are no longer valid.
    var revoked: Set<String> = []
  }

  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let group: MultiThreadedEventLoopGroup
  private let folder: String
  private let variables: SharedVariables
  private nonisolated let log: Logger
  private nonisolated let clock: any ServerClock
  private nonisolated let memory: Mutex<Memory>
  /// A hash takes milliseconds and megabytes, so few are made at a time.
  private nonisolated let hashing = BlockingWork(atMost: 2)
  private var file: StateFile?
  private var version: Int?
  private var nextAttempt: ContinuousClock.Instant = .now

  init(folder: String, variables: SharedVariables, clock: any ServerClock, log: Logger) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    unownedExecutor = group.next().executor.asUnownedSerialExecutor()
    (self.folder, self.variables, self.clock, self.log) = (folder, variables, clock, log)
    // If the stored secret cannot be read, the server uses its own until it ends.
    var memory = Memory()
    memory.secret = Token.randomBytes(32)
    self.memory = Mutex(memory)
  }

  // MARK: What is known

  nonisolated var problem: String? { memory.withLock { $0.problem } }
  /// Whether the stored tokens, devices and values were lost before the server started.
  nonisolated var wasEmptied: Bool { memory.withLock { $0.wasEmptied } }
  private nonisolated var secret: [UInt8] { memory.withLock { $0.secret } }
  nonisolated func sighting(of display: String) -> Sighting? { memory.withLock { $0.sightings[display] } }
  nonisolated var devices: [String: PairedDevice] { memory.withLock { $0.devices } }

  /// The last lines that a display wrote, newest first.
  nonisolated func lines(of display: String) -> [DisplayLine] { memory.withLock { $0.recent[display] ?? [] } }

  // MARK: Tokens

  /// What is known of the token of an owner; nil if it has none that is valid.
  nonisolated func token(of owner: String) -> TokenRecord? {
    let now = clock.now
    return memory.withLock { memory in memory.tokens[owner].flatMap { $0.isValid(at: now) ? $0 : nil } }
  }

  /// The owner of a token: the name of a display, or the address of a device without a name; nil if the token is
  /// invalid.
  nonisolated func owner(ofToken token: String) async -> String? {
    guard Token.isPossible(token) else { return nil }
    if let known = knownOwner(ofToken: token) { return known }
    guard let hash = await hashing.run({ Token.hash(token) }) else { return nil }
    memory.withLock { memory in
      guard let record = memory.tokens.values.first(where: { SlowHash.areEqual($0.hash, hash) }) else { return }
      memory.verified[token] = record
    }
    return knownOwner(ofToken: token)
  }

  /// The same for a token that has already been verified; nil for any other token.
  nonisolated func knownOwner(ofToken token: String) -> String? {
    let now = clock.now
    return memory.withLock { memory -> String? in
      guard let record = memory.verified[token], memory.tokens[record.owner]?.hash == record.hash,
        record.isValid(at: now)
      else { return nil }
      memory.use(record.owner, at: now)
      return record.owner
    }
  }

  /// A text that changes with every change of the tokens of some owners.
  nonisolated func generation(of owners: [String]) -> String {
    owners.map { token(of: $0).map { Token.hexadecimal($0.hash) } ?? "-" }.joined(separator: " ")
  }

  /// Makes the tokens of some owners invalid, at once; the disk follows within seconds.
  nonisolated func revoke(_ owners: some Sequence<String>) {
    memory.withLock { memory in
      for owner in owners where memory.tokens.removeValue(forKey: owner) != nil {
        memory.unwritten.revoked.insert(owner)
      }
      memory.forgetInvalid()
    }
  }

  /// Makes the tokens of all owners but these invalid.
  nonisolated func revokeAll(but owners: Set<String>) {
    revoke(memory.withLock { $0.tokens.keys.filter { !owners.contains($0) } })
  }

  /// A signature of some words, which cannot be made without the server's secret.
  nonisolated func signature(of words: String) async -> String {
    let secret = secret
    return await hashing.run { Token.signature(of: words, secret: secret) }
  }

  // MARK: What displays report

  /// Records that a display has asked. It is written to disk within seconds.
  nonisolated func see(_ display: String, _ sighting: Sighting) {
    memory.withLock { memory in
      var next = sighting
      next.remember(after: memory.sightings[display])
      memory.sightings[display] = next
      memory.unwritten.sightings.insert(display)
    }
  }

  /// The same for a display that fetches its picture directly, at most once a second.
  nonisolated func see(_ display: String, in headers: HTTPFields, at now: Date) {
    let last = sighting(of: display)?.at ?? .distantPast
    if now >= last, now.timeIntervalSince(last) < 1 { return }
    see(display, Sighting(headers, at: now))
  }

  /// Records lines that a display has written and keeps the last hundred.
  nonisolated func note(_ display: String, _ lines: [DisplayLine]) {
    memory.withLock { memory in
      memory.recent[display] = Array((lines.reversed() + (memory.recent[display] ?? [])).prefix(100))
      memory.unwritten.lines[display] = Array(((memory.unwritten.lines[display] ?? []) + lines).suffix(100))
    }
  }

  // MARK: What must not be lost

  /// Pairs a device: gives it a token, and a short name by which its owner recognises it.
  ///
  /// - Throws: if it could not be written, because it would be forgotten.
  func pair(
    _ introduction: Introduction, as display: Display?, at now: Date
  ) throws(Unwritable) -> (token: String, device: PairedDevice) {
    let (token, key) = try makeToken(for: display?.name ?? introduction.address)
    var device = device(introduction, at: now)
    device.hasOtherKey = nil
    try store(device, at: introduction.address, as: display, key)
    return (token, device)
  }

  /// Takes in a device that has a key already, from another server, or from this one before its state was lost. The
  /// key becomes its token.
  ///
  /// - Parameter key: nil for a device that sends none.
  /// - Throws: if it could not be written.
  func adopt(
    _ introduction: Introduction, as display: Display?, key: String?, at now: Date
  ) async throws(Unwritable) {
    var record: TokenRecord?
    if let key {
      guard let hash = await hashing.run({ Token.hash(key) }) else {
        throw Unwritable(description: "libargon2 is missing")
      }
      record = TokenRecord(owner: display?.name ?? introduction.address, hash: hash, made: now)
    }
    var device = device(introduction, at: now)
    device.hasOtherKey = key == nil ? nil : true
    try store(device, at: introduction.address, as: display, record)
  }

  /// Stores what a paired device newly says about itself, as far as the disk can be written.
  nonisolated func update(_ introduction: Introduction, at now: Date) async {
    guard let known = devices[introduction.address], device(introduction, at: now) != known else { return }
    await set(device(introduction, at: now), at: introduction.address)
  }

  private func set(_ device: PairedDevice, at address: String) {
    try? write { file throws(StateError) in try file.set(device, at: address) }
    memory.withLock { $0.devices[address] = device }
  }

  /// A device as it is known, with what it says now.
  private nonisolated func device(_ introduction: Introduction, at now: Date) -> PairedDevice {
    let known = devices[introduction.address]
    return PairedDevice(
      friendlyID: known?.friendlyID ?? Token.friendlyID(), model: introduction.model ?? known?.model,
      firmware: introduction.firmware ?? known?.firmware, size: introduction.size ?? known?.size,
      hasOtherKey: known?.hasOtherKey, at: known?.at ?? now)
  }

  private func store(
    _ device: PairedDevice, at address: String, as display: Display?, _ token: TokenRecord?
  ) throws(Unwritable) {
    let owners = display?.tokenOwners ?? [address]
    try write { file throws(StateError) in
      try file.add(device, at: address, token: token, replacing: token == nil ? [] : owners)
    }
    memory.withLock { $0.devices[address] = device }
    if let token { take(token, replacing: owners) }
  }

  /// Makes a new token for a display; the previous one becomes invalid.
  func newToken(for display: Display) throws(Unwritable) -> String {
    try newToken(for: display.name, replacing: display.tokenOwners)
  }

  /// Makes a new token for programs that post values.
  func newProgramToken() throws(Unwritable) -> String {
    try newToken(for: Gate.webhooks, replacing: [Gate.webhooks])
  }

  private func newToken(for owner: String, replacing owners: [String]) throws(Unwritable) -> String {
    let (token, key) = try makeToken(for: owner)
    try write { file throws(StateError) in try file.set(token: key, replacing: owners) }
    take(key, replacing: owners)
    return token
  }

  /// Stores values for designs; those that are nil are removed.
  func set(_ values: [String: JSONNode?]) throws(Unwritable) {
    guard variables.hasRoom(for: values.compactMap { $0.value == nil ? nil : $0.key }) else {
      throw Unwritable(description: "there are already \(SharedVariables.limit) values, the most that can be stored")
    }
    let texts = values.mapValues { $0.map { JSONWriter.compact($0) } }
    try write { file throws(StateError) in try file.set(values: texts) }
    variables.set(values.mapValues { $0.map { DataValue($0).value } })
  }

  // MARK: Pictures

  /// The last picture of a look from an earlier run; nil if there is none or the state cannot be read.
  func picture(_ look: String) -> StoredPicture? { opened().flatMap { try? $0.picture(look) } }

  /// Stores the last pictures of looks for the next run, if the disk can be written.
  func keep(_ pictures: [String: StoredPicture]) {
    guard !pictures.isEmpty, let file = opened() else { return }
    do { try file.set(pictures: pictures) } catch { settle("\(error)") }
  }

  // MARK: The house

  /// The displays that an MQTT broker was told of, in this run or an earlier one.
  func announced() -> Set<String> { opened().flatMap { try? $0.announced() } ?? [] }

  /// Stores which displays an MQTT broker is told of, if the disk can be written.
  func set(announced names: Set<String>) {
    guard let file = opened() else { return }
    do { try file.set(announced: names) } catch { settle("\(error)") }
  }

  // MARK: The disk

  /// Writes what displays have reported, and checks whether another process has written.
  func keep() {
    guard let file = opened() else { return }
    do {
      try write(memory.withLock { $0.unwritten }, to: file)
      let version = try file.version()
      if version != self.version { try readKeys(of: file) }
      self.version = version
      settle(nil)
    } catch { settle("\(error)") }
  }

  private func write(_ unwritten: Unwritten, to file: StateFile) throws(StateError) {
    let sightings = memory.withLock { memory in memory.sightings.filter { unwritten.sightings.contains($0.key) } }
    if !unwritten.revoked.isEmpty { try file.removeTokens(of: unwritten.revoked) }
    if !unwritten.uses.isEmpty { try file.set(uses: unwritten.uses) }
    if !sightings.isEmpty || !unwritten.lines.isEmpty { try file.record(sightings, unwritten.lines) }
    memory.withLock { memory in
      for (name, sighting) in sightings where memory.sightings[name] == sighting {
        memory.unwritten.sightings.remove(name)
      }
      for (name, lines) in unwritten.lines where memory.unwritten.lines[name] == lines {
        memory.unwritten.lines[name] = nil
      }
      for (owner, date) in unwritten.uses where memory.unwritten.uses[owner] == date {
        memory.unwritten.uses[owner] = nil
      }
      memory.unwritten.revoked.subtract(unwritten.revoked)
    }
  }

  /// Writes a last time, then ends its thread.
  func close() async {
    keep()
    group.shutdownGracefully { _ in }
  }

  private func opened() -> StateFile? {
    if let file { return file }
    guard ContinuousClock.now >= nextAttempt else { return nil }
    nextAttempt = .now.advanced(by: .seconds(30))
    do {
      let opened = try StateFile(folder: folder)
      let (sightings, devices, secret) = try (
        opened.sightings(), opened.devices(), opened.secret { Token.randomBytes(32) }
      )
      memory.withLock { memory in
        memory.sightings.merge(sightings) { new, _ in new }
        memory.devices.merge(devices) { new, _ in new }
        memory.secret = secret
        memory.wasEmptied = opened.wasEmptied
      }
      let lines = try Dictionary(uniqueKeysWithValues: sightings.keys.map { ($0, try opened.lines(of: $0)) })
      memory.withLock { $0.recent.merge(lines) { new, _ in new } }
      try readKeys(of: opened)
      file = opened
      settle(nil)
      return opened
    } catch {
      settle("\(error)")
      return nil
    }
  }

  /// Reads tokens and values, which commands also write.
  private func readKeys(of file: StateFile) throws(StateError) {
    let tokens = try file.tokens()
    let values = try file.values().compactMapValues { text in
      JSONParser.parse(.init(name: "value", text: text)).output.map { DataValue($0).value }
    }
    memory.withLock { memory in
      let valid = tokens.filter { !memory.unwritten.revoked.contains($0.owner) }
      memory.tokens = Dictionary(valid.map { ($0.owner, $0) }) { first, _ in first }
      memory.forgetInvalid()
    }
    variables.replaceAll(with: values)
  }

  private func write(_ body: (StateFile) throws(StateError) -> Void) throws(Unwritable) {
    guard let file = opened() else { throw Unwritable(description: problem ?? "the state cannot be opened") }
    do { try body(file) } catch {
      settle("\(error)")
      throw Unwritable(description: "\(error)")
    }
  }

  private func settle(_ problem: String?) {
    let before = memory.withLock { memory in
      defer { memory.problem = problem }
      return memory.problem
    }
    if let problem, before == nil { log.error("cannot save the state: \(problem)") }
    if problem == nil, before != nil { log.info("the state is saved again") }
  }

  private func makeToken(for owner: String) throws(Unwritable) -> (String, TokenRecord) {
    let token = Token.random()
    guard let hash = Token.hash(token) else { throw Unwritable(description: "libargon2 is missing") }
    return (token, TokenRecord(owner: owner, hash: hash, made: clock.now))
  }

  private func take(_ token: TokenRecord, replacing owners: [String]) {
    memory.withLock { memory in
      for owner in owners { memory.tokens[owner] = nil }
      memory.tokens[token.owner] = token
      memory.unwritten.revoked.remove(token.owner)
      memory.forgetInvalid()
    }
  }
}

extension ServerState.Memory {
  /// Forgets verified tokens that are stored no longer.
  fileprivate mutating func forgetInvalid() {
    verified = verified.filter { tokens[$0.value.owner]?.hash == $0.value.hash }
    unwritten.uses = unwritten.uses.filter { tokens[$0.key] != nil }
  }

  /// Records that a token was used, to the minute, so that the disk is not written for each picture.
  fileprivate mutating func use(_ owner: String, at now: Date) {
    if let last = tokens[owner]?.used, now >= last, now.timeIntervalSince(last) < 60 { return }
    tokens[owner]?.used = now
    unwritten.uses[owner] = now
  }
}
