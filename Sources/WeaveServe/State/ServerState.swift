// SPDX-License-Identifier: MIT

import FoundationEssentials
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import Synchronization
import WeaveDiagnostics
import WeaveJSON
import WeaveNative
import WeaveSpec

/// What the server knows of displays and devices: in memory for whoever asks, on the disk for the next start.
///
/// A disk that takes nothing keeps no picture from being served: what displays tell is then kept in memory alone, and what
/// must not be lost is refused.
actor ServerState {
  /// What must not be lost cannot be written.
  struct Unwritable: Error, CustomStringConvertible {
    var description: String
  }

  private struct Memory {
    var sightings: [String: Sighting] = [:]
    var devices: [String: PairedDevice] = [:]
    /// Hashes of tokens, by whose they are.
    var tokens: [String: [UInt8]] = [:]
    /// Tokens that were found right since the last change of these, with their owners.
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
  private var file: StateFile?
  private var version: Int?
  private var nextAttempt: ContinuousClock.Instant = .now

  init(folder: String, variables: SharedVariables, log: Logger) {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    self.group = group
    unownedExecutor = group.next().executor.asUnownedSerialExecutor()
    (self.folder, self.variables, self.log) = (folder, variables, log)
    // A server that cannot read its secret has one of its own until it ends.
    var memory = Memory()
    memory.secret = Token.randomBytes(32)
    self.memory = Mutex(memory)
  }

  // MARK: What is known

  nonisolated var problem: String? { memory.withLock { $0.problem } }
  nonisolated var secret: [UInt8] { memory.withLock { $0.secret } }
  nonisolated func sighting(of display: String) -> Sighting? { memory.withLock { $0.sightings[display] } }
  nonisolated var devices: [String: PairedDevice] { memory.withLock { $0.devices } }

  /// The last lines that a display wrote, the newest first.
  nonisolated func lines(of display: String) -> [DisplayLine] { memory.withLock { $0.recent[display] ?? [] } }

  /// Whose token a text is: the name of a display, or the address of a device that has no name; nil for none.
  nonisolated func owner(ofToken token: String) -> String? {
    guard Token.isWellFormed(token) else { return nil }
    if let known = memory.withLock({ $0.verified[token] }) { return known }
    guard let hash = Token.hash(token) else { return nil }
    return memory.withLock { memory in
      guard let owner = memory.tokens.first(where: { SlowHash.areEqual($0.value, hash) })?.key else { return nil }
      memory.verified[token] = owner
      return owner
    }
  }

  /// The same for a token that was found right before; nil for others, whosever they are.
  nonisolated func knownOwner(ofToken token: String) -> String? { memory.withLock { $0.verified[token] } }

  // MARK: What displays tell

  /// Takes note of a display that has asked. It is written within seconds.
  nonisolated func see(_ display: String, _ sighting: Sighting) {
    memory.withLock { memory in
      memory.sightings[display] = sighting
      memory.unwritten.sightings.insert(display)
    }
  }

  /// The same for one that fetches its picture by itself; once a second at most.
  nonisolated func see(_ display: String, in headers: HTTPFields, at now: Date) {
    let last = sighting(of: display)?.at ?? .distantPast
    if now >= last, now.timeIntervalSince(last) < 1 { return }
    see(display, Sighting(headers, at: now))
  }

  /// Takes note of what a display has written; of more than a hundred lines the last ones.
  nonisolated func note(_ display: String, _ lines: [DisplayLine]) {
    memory.withLock { memory in
      memory.recent[display] = Array((lines.reversed() + (memory.recent[display] ?? [])).prefix(100))
      memory.unwritten.lines[display] = Array(((memory.unwritten.lines[display] ?? []) + lines).suffix(100))
    }
  }

  // MARK: What must not be lost

  /// Pairs a device: gives it a token, and a short name that its owner tells it by.
  ///
  /// - Throws: where it could not be written, and so would be forgotten.
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
    try write { try $0.add(device, at: address, token: key) }
    memory.withLock { $0.devices[address] = device }
    take(key)
    return (token, device)
  }

  /// A new token for a display; the one before is no longer good.
  func token(for display: String) throws(Unwritable) -> String {
    let (token, key) = try newToken(for: display)
    try write { try $0.set(token: key) }
    take(key)
    return token
  }

  /// Takes values for designs.
  func set(_ values: [String: JSONNode]) throws(Unwritable) {
    guard variables.hasRoom(for: values.keys) else {
      throw Unwritable(description: "there are \(SharedVariables.limit) values already")
    }
    let texts = values.mapValues { JSONWriter.compact($0) }
    try write { try $0.set(values: texts) }
    variables.set(values.mapValues { DataValue($0).value })
  }

  // MARK: Pictures

  /// The last picture of a look in an earlier run; nil where there is none, or the state cannot be read.
  func picture(_ look: String) -> StoredPicture? { opened().flatMap { try? $0.picture(look) } }

  /// Keeps the last pictures of looks for the next run, as far as the disk takes them.
  func keep(_ pictures: [String: StoredPicture]) {
    guard !pictures.isEmpty, let file = opened() else { return }
    do { try file.set(pictures: pictures) } catch { settle("\(error)") }
  }

  // MARK: The disk

  /// Writes what displays have told, and looks whether another process has written.
  func keep() {
    guard let file = opened() else { return }
    let (sightings, lines) = memory.withLock { memory in
      let told = memory.sightings.filter { memory.unwritten.sightings.contains($0.key) }
      return (told, memory.unwritten.lines)
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

  /// Ends its thread, after the last write.
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

  /// Reads tokens and values, which commands write, too.
  private func readKeys(of file: StateFile) throws {
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

  private func write(_ body: (StateFile) throws -> Void) throws(Unwritable) {
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
    if let problem, before == nil { log.error("the state cannot be kept: \(problem)") }
    if problem == nil, before != nil { log.info("the state is kept again") }
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
