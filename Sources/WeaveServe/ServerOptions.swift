// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveNative

/// What a server is told when it starts.
public struct ServerOptions: Sendable {
  /// Where it listens: an address of this machine.
  public var host: String
  /// 0 for any port that is free.
  public var port: Int
  public var scene: ServerScene
  /// The folder in which it remembers what it must know after a restart.
  public var state: String
  /// Other names and addresses under which clients ask for it, such as those of a proxy.
  public var names: [String]
  /// What the owner signs in with; nil where everybody who reaches the server is trusted, on loopback alone.
  public var password: String?
  /// How many connections are answered at a time; others wait.
  public var connections: Int

  public init(
    host: String = "127.0.0.1", port: Int = 8_480, scene: ServerScene, state: String, names: [String] = [],
    password: String? = nil, connections: Int = 4_096
  ) {
    (self.host, self.port, self.scene, self.state) = (host, port, scene, state)
    (self.names, self.password, self.connections) = (names, password, connections)
  }

  /// Whether passwords and tokens can be checked: libargon2 is there.
  public var canHash: Bool { SlowHash.isAvailable }

  /// Whether nobody but this machine reaches the server.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}

/// Tells the time. Servers have that of the system; tests have their own.
public protocol ServerClock: Sendable {
  var now: Date { get }
}

/// The clock of the system, which may jump.
public struct SystemClock: ServerClock {
  public init() {}
  public var now: Date { Date() }
}
