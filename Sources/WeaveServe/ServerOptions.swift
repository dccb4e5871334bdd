// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveFetch
import WeaveNative

/// What a server is told when it starts.
public struct ServerOptions: Sendable {
  /// Where it listens: an address of this machine.
  public var host: String
  /// 0 for any port that is free.
  public var port: Int
  /// What pictures are drawn with.
  public var scene: ServerScene
  /// The folder in which it remembers what it must know after a restart.
  public var state: String
  /// Other names and addresses under which clients ask for it, such as those of a proxy.
  public var names: [String]
  /// What the owner signs in with; nil where everybody who reaches the server is trusted, on loopback alone.
  public var password: String?
  /// How many connections are answered at a time; others wait.
  public var connections: Int
  /// Seconds for which a connection may neither ask nor take an answer. A request comes whole within a third of it.
  public var patience: Int
  /// The feeds that are refreshed beside the pictures.
  public var feeds: [FeedHome] = []
  /// Where feeds find secrets.
  public var environment: @Sendable (String) -> String? = { _ in nil }
  /// What services are told who asks, `weave/0.1`.
  public var agent = "weave"

  /// Options of a server on an address of this machine.
  public init(
    host: String = "127.0.0.1", port: Int = 8_480, scene: ServerScene, state: String, names: [String] = [],
    password: String? = nil, connections: Int = 4_096, patience: Int = 60
  ) {
    (self.host, self.port, self.scene, self.state) = (host, port, scene, state)
    (self.names, self.password, self.connections, self.patience) = (names, password, connections, patience)
  }

  /// Whether passwords and tokens can be checked: libargon2 is there.
  public var canHash: Bool { SlowHash.isAvailable }

  /// Whether nobody but this machine reaches the server.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}

/// Tells the time. Servers have that of the system; tests have their own.
public protocol ServerClock: Sendable {
  /// The moment of now.
  var now: Date { get }
}

/// The clock of the system, which may jump.
public struct SystemClock: ServerClock {
  /// The clock of this machine.
  public init() {}
  /// The moment of now.
  public var now: Date { Date() }
}
