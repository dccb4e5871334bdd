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

  private struct Memory {
    var sightings: [String: Sighting] = [:]
    var devices: [String: PairedDevice] = [:]
    /// Hashes of tokens, by owner.
    var tokens: [String: [UInt8]] = [:]
    /// Tokens verified since the last change of `tokens`, with their owners.
    var verified: [String: String] = [:]
    var recent: [String: [DisplayLine]] = [:]
    var secret: [UInt8] = []
    var problem: String?
    var unwritten: (sightings: Set<String>, lines: [String: [DisplayLine]]) = ([], [:])
  }

  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let group: MultiThreadedEventLoopGroup
  private let folder: String
  private let variables: SharedVariables
  private nonisolated let log: Logger
  private nonisolated let memory: Mutex<Memory>
  /// A hash takes milliseconds and megabytes, so few are made at a time.
  private nonisolated let hashing = BlockingWork(atMost: 2)
  private var file: StateFile?
  private var version: Int?
  private var nextAttempt: ContinuousClock.Instant = .now

  init(folder: String, variables: SharedVariables, log: Logger) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    unownedExecutor = group.next().executor.asUnownedSerialExecutor()
    (self.folder, self.variables, self.log) = (folder, variables, log)
    // If the stored secret cannot be read, the server uses its own until it ends.
    var memory = Memory()
    memory.secret = Token.randomBytes(32)
    self.memory = Mutex(memory)
  }

  // MARK: What is known

  nonisolated var problem: String? { memory.withLock { $0.problem } }
  private nonisolated var secret: [UInt8] { memory.withLock { $0.secret } }
  nonisolated func sighting(of display: String) -> Sighting? { memory.withLock { $0.sightings[display] } }
  nonisolated var devices: [String: PairedDevice] { memory.withLock { $0.devices } }

  /// The last lines that a display wrote, newest first.
  nonisolated func lines(of display: String) -> [DisplayLine] { memory.withLock { $0.recent[display] ?? [] } }

  /// The owner of a token: the name of a display, or the address of a device without a name; nil if the token is
  /// invalid.
  nonisolated func owner(ofToken token: String) async -> String? {
    guard Token.isWellFormed(token) else { return nil }
    if let known = memory.withLock({ $0.verified[token] }) { return known }
    guard let hash = await hashing.run({ Token.hash(token) }) else { return nil }
    return memory.withLock { memory in
      guard let owner = memory.tokens.first(where: { SlowHash.areEqual($0.value, hash) })?.key else { return nil }
      memory.verified[token] = owner
      return owner
    }
  }

  /// The same for a token that has already been verified; nil for any other token.
  nonisolated func knownOwner(ofToken token: String) -> String? { memory.withLock { $0.verified[token] } }

  /// A signature of some words, which cannot be made without the server's secret.
  nonisolated func signature(of words: String) async -> String {
    let secret = secret
    return await hashing.run { Token.signature(of: words, secret: secret) }
  }

  // MARK: What displays report

  /// Records that a display has asked. It is written to disk within seconds.
  nonisolated func see(_ display: String, _ sighting: Sighting) {
    memory.withLock { memory in
      memory.sightings[display] = sighting
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
  func pair(_ address: String, as owner: String, model: String?, firmware: String?, at now: Date) throws(Unwritable)
    -> (
      token: String, device: PairedDevice
    )
  {
    let known = devices[address]
    let device = PairedDevice(
      friendlyID: known?.friendlyID ?? Token.friendlyID(), model: model ?? known?.model,
      firmware: firmware ?? known?.firmware, at: known?.at ?? now)
    let (token, key) = try newToken(for: owner)
    try write { file throws(StateError) in try file.add(device, at: address, token: key) }
    memory.withLock { $0.devices[address] = device }
    take(key)
    return (token, device)
  }

  /// Makes a new token for a display; the previous one becomes invalid.
  func token(for display: String) throws(Unwritable) -> String {
    let (token, key) = try newToken(for: display)
    try write { file throws(StateError) in try file.set(token: key) }
    take(key)
    return token
  }

  /// Stores values for designs.
  func set(_ values: [String: JSONNode]) throws(Unwritable) {
    guard variables.hasRoom(for: values.keys) else {
      throw Unwritable(description: "there are already \(SharedVariables.limit) values, the most that can be stored")
    }
    let texts = values.mapValues { JSONWriter.compact($0) }
    try write { file throws(StateError) in try file.set(values: texts) }
    variables.set(values.mapValues { DataValue($0).value })
  }

  // MARK: Pictures

  /// The last picture of a look from an earlier run; nil if there is none or the state cannot be read.
  func picture(_ look: String) -> StoredPicture? { opened().flatMap { try? $0.picture(look) } }

  /// Stores the last pictures of looks for the next run, if the disk can be written.
  func keep(_ pictures: [String: StoredPicture]) {
    guard !pictures.isEmpty, let file = opened() else { return }
    do { try file.set(pictures: pictures) } catch { settle("\(error)") }
  }

  // MARK: The disk

  /// Writes what displays have reported, and checks whether another process has written.
  func keep() {
    guard let file = opened() else { return }
    let (sightings, lines) = memory.withLock { memory in
      let unwritten = memory.sightings.filter { memory.unwritten.sightings.contains($0.key) }
      return (unwritten, memory.unwritten.lines)
    }
    do {
      if !sightings.isEmpty || !lines.isEmpty {
        try file.record(sightings, lines)
        memory.withLock { memory in
          for (name, sighting) in sightings where memory.sightings[name] == sighting {
            memory.unwritten.sightings.remove(name)
          }
          for (name, written) in lines where memory.unwritten.lines[name] == written {
            memory.unwritten.lines[name] = nil
          }
        }
      }
      let version = try file.version()
      if version != self.version { try readKeys(of: file) }
      self.version = version
      settle(nil)
    } catch { settle("\(error)") }
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
      memory.tokens = Dictionary(tokens.map { ($0.owner, $0.hash) }) { first, _ in first }
      memory.verified = [:]
    }
    variables.set(values)
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

  private func newToken(for owner: String) throws(Unwritable) -> (String, StateFile.Key) {
    let token = Token.random()
    guard let hash = Token.hash(token) else { throw Unwritable(description: "libargon2 is missing") }
    return (token, StateFile.Key(owner: owner, hash: hash))
  }

  private func take(_ key: StateFile.Key) {
    memory.withLock { memory in
      memory.tokens[key.owner] = key.hash
      memory.verified = memory.verified.filter { $0.value != key.owner }
    }
  }
}
