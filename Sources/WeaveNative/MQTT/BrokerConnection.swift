// SPDX-License-Identifier: MIT

internal import CMosquitto
import Synchronization
import WeaveSystem

/// A connection to an MQTT broker, on a thread of its own, which opens it again whenever it ends.
///
/// The end of the connection object closes it; so does `end`.
/// - Source: MQTT 3.1.1; libmosquitto(3).
public final class BrokerConnection: Sendable {
  /// A message from the broker.
  public struct Message: Sendable, Hashable {
    /// The topic: `weave/kitchen/redraw`.
    public var topic: String
    /// The first bytes of the message, as text.
    public var text: String
    /// Whether the broker had kept it for new subscribers.
    public var isRetained: Bool
  }

  /// Whether there is a connection.
  public struct Status: Sendable, Hashable {
    /// Whether the broker has accepted the connection, and it has not ended.
    public var isOpen = false
    /// How many connections there have been. What was published on an earlier one may be lost.
    public var openings = 0
    /// Why there is no connection, in words that follow the broker's name; nil if there is one, or if it is awaited.
    public var failure: String?

    /// No connection yet.
    public init() {}
  }

  /// Whether libmosquitto is installed.
  public static var isAvailable: Bool { weave_mqtt_load() }

  private let line: BrokerLine

  /// Connects to a broker.
  ///
  /// - Parameters:
  ///   - name: a name that no other client of the broker has.
  ///   - topics: the topics to listen to; they may contain `+` and `#`.
  ///   - will: the message that the broker publishes and keeps when the connection ends without `end`.
  public init(to address: BrokerAddress, name: String, topics: [String], will: (topic: String, text: String)) {
    line = BrokerLine(address: address, name: name, topics: topics, willTopic: will.topic, willText: will.text)
    line.start()
  }

  deinit { line.close(nil) }

  /// Whether there is a connection now.
  public var status: Status { line.status }

  /// The messages that have come since the last call, the oldest first. Of many, only the last hundred are kept.
  public func received() -> [Message] { line.received() }

  /// Publishes a message, which the broker keeps for later subscribers; an empty one makes it forget the topic. Without a
  /// connection, nothing is published.
  public func publish(_ text: String, to topic: String) { line.publish(text, to: topic) }

  /// Publishes what waits, tells the broker that the connection ends, and waits for that.
  public func end() async {
    await withCheckedContinuation { line.close($0) }
  }
}

/// What the thread of a connection and all others share.
private final class BrokerLine: Sendable {
  private struct State {
    var status = BrokerConnection.Status()
    /// Messages to be published on the open connection.
    var outgoing: [(topic: String, text: String)] = []
    var incoming: [BrokerConnection.Message] = []
    /// Whether the broker has accepted the connection, and the topics are not subscribed yet.
    var isGreeted = false
    var isRunning = false
    var isClosed = false
    /// Who waits for the end of the thread.
    var closers: [CheckedContinuation<Void, Never>] = []
    /// The address of the connection, which the thread owns; 0 if there is none. Others only wake it.
    var handle: UInt = 0
  }

  /// How many received messages are kept.
  private static let incomingLimit = 100
  /// How many bytes of a message are kept.
  private static let textLimit = 64
  /// The longest pause between two attempts, in seconds.
  private static let longestPause = 60

  private let state = Mutex(State())
  private let address: BrokerAddress
  private let name: String
  private let topics: [String]
  private let willTopic, willText: String

  init(address: BrokerAddress, name: String, topics: [String], willTopic: String, willText: String) {
    (self.address, self.name, self.topics) = (address, name, topics)
    (self.willTopic, self.willText) = (willTopic, willText)
  }

  // MARK: Other threads

  func start() {
    state.withLock { $0.isRunning = true }
    if !startDetachedThread({ self.run() }) { stop("cannot be reached: the system provides no thread") }
  }

  var status: BrokerConnection.Status { state.withLock { $0.status } }

  func received() -> [BrokerConnection.Message] {
    state.withLock { state in
      defer { state.incoming = [] }
      return state.incoming
    }
  }

  func publish(_ text: String, to topic: String) {
    state.withLock { state in
      guard state.status.isOpen else { return }
      state.outgoing.append((topic, text))
      Self.wake(state)
    }
  }

  func close(_ continuation: CheckedContinuation<Void, Never>?) {
    let isRunning = state.withLock { state in
      state.isClosed = true
      if state.isRunning, let continuation { state.closers.append(continuation) }
      Self.wake(state)
      return state.isRunning
    }
    if !isRunning { continuation?.resume() }
  }

  private static func wake(_ state: State) {
    guard let handle = unsafe OpaquePointer(bitPattern: state.handle) else { return }
    unsafe weave_mqtt_wake(handle)
  }

  // MARK: The connection's thread

  private func run() {
    guard weave_mqtt_load() else { return stop("cannot be reached: libmosquitto is not installed") }
    let own = unsafe Unmanaged.passUnretained(self).toOpaque()
    guard
      let connection = unsafe weave_mqtt_new(name, willTopic, willText, Self.greeting, Self.receiver, own)
    else { return stop("cannot be reached: there is not enough memory") }
    if let user = address.user { _ = unsafe weave_mqtt_set_user(connection, user, address.password) }
    state.withLock { $0.handle = UInt(bitPattern: connection) }
    var pause = 1
    while !isClosed {
      let start = ContinuousClock.now
      if unsafe weave_mqtt_open(
        connection, address.host, Int32(address.port), address.isEncrypted, Self.authorities)
      {
        unsafe serve(connection)
      }
      fail(unsafe String(cString: weave_mqtt_reason(connection)))
      if isClosed { break }
      if start.duration(to: .now) > .seconds(Self.longestPause) { pause = 1 }
      unsafe weave_mqtt_rest(connection, Int32(pause) * 1_000)
      pause = min(pause * 2, Self.longestPause)
    }
    state.withLock { $0.handle = 0 }
    unsafe weave_mqtt_free(connection)
    stop(nil)
  }

  /// The file of trusted certificates; nil where OpenSSL knows the place itself, which `SSL_CERT_FILE` can replace.
  private static var authorities: String? {
    isFolder("/usr/lib/ssl/certs") || environmentVariable("SSL_CERT_FILE") != nil ? nil : TrustedCertificates.file
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Sends and receives until the connection ends.
  private func serve(_ connection: OpaquePointer) {
    while unsafe weave_mqtt_turn(connection, 1_000) {
      if state.withLock({ $0.isGreeted }) {
        for topic in topics { _ = unsafe weave_mqtt_subscribe(connection, topic) }
        open()
      }
      let (messages, isClosed) = state.withLock { state in
        defer { state.outgoing = [] }
        return (state.outgoing, state.isClosed)
      }
      for message in messages {
        let bytes = Array(message.text.utf8)
        _ = unsafe weave_mqtt_publish(connection, message.topic, bytes, bytes.count)
      }
      if isClosed { unsafe weave_mqtt_end(connection) }
    }
  }

  /// Records that there is a connection.
  private func open() {
    state.withLock { state in
      state.isGreeted = false
      (state.status.isOpen, state.status.failure) = (true, nil)
      state.status.openings += 1
    }
  }

  /// Records that there is no connection any more. What waits to be published is given up.
  private func fail(_ reason: String) {
    state.withLock { state in
      (state.isGreeted, state.outgoing) = (false, [])
      (state.status.isOpen, state.status.failure) = (false, reason)
    }
  }

  /// Ends the thread's work.
  private func stop(_ failure: String?) {
    let closers = state.withLock { state in
      defer { (state.closers, state.isRunning) = ([], false) }
      if let failure { state.status.failure = failure }
      return state.closers
    }
    for closer in closers { closer.resume() }
  }

  private func take(_ message: BrokerConnection.Message) {
    state.withLock { state in
      if state.incoming.count == Self.incomingLimit { state.incoming.removeFirst() }
      state.incoming.append(message)
    }
  }

  private static let greeting: weave_mqtt_greeting = { context in
    guard let context = unsafe context else { return }
    let line = unsafe Unmanaged<BrokerLine>.fromOpaque(context).takeUnretainedValue()
    line.state.withLock { $0.isGreeted = true }
  }

  private static let receiver: weave_mqtt_receiver = { topic, bytes, count, isRetained, context in
    guard let context = unsafe context, let topic = unsafe topic else { return }
    let line = unsafe Unmanaged<BrokerLine>.fromOpaque(context).takeUnretainedValue()
    let start = unsafe UnsafeRawBufferPointer(start: bytes, count: min(count, textLimit))
    line.take(
      BrokerConnection.Message(
        topic: unsafe String(cString: topic), text: unsafe String(decoding: start, as: UTF8.self),
        isRetained: isRetained))
  }
}
