// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveFetch
import WeaveHTTP
public import WeaveNative
import WeaveSystem

/// The settings of a server.
public struct ServerOptions: Sendable {
  /// The address of this machine to listen on.
  public var host: String
  /// 0 for any free port.
  public var port: Int
  /// The defaults for drawing.
  public var scene: ServerScene
  /// The folder for everything that it must remember over a restart.
  public var state: String
  /// Other names and addresses that clients use for it, such as those of a proxy.
  public var names: [String]
  /// The path below which a proxy offers the server, without the slash at its end; empty for none.
  public private(set) var prefix = ""
  private var trustedProxies: [AddressRange] = []
  private var ingress: [AddressRange] = []
  /// The name under which the local network finds the server; nil if it is not announced.
  public private(set) var announcement: String?
  /// The MQTT broker through which Home Assistant finds the displays; nil for none.
  public var broker: BrokerAddress?
  /// The owner's password; nil to trust everybody who reaches the server, on loopback only.
  public var password: String?
  /// How many connections are served at a time; others wait.
  public var connections: Int
  /// Seconds until a connection is closed that neither asks nor reads an answer. A request must arrive completely
  /// within a third of this time.
  public var patience: Int
  /// The feeds that the server refreshes.
  public var feeds: [FeedHome] = []
  /// Looks up the secrets of feeds.
  public var environment: @Sendable (String) -> String? = { _ in nil }
  /// The user agent sent to services: `weave/0.1`.
  public var agent = "weave"

  /// Options for a server on an address of this machine.
  public init(
    host: String = "127.0.0.1", port: Int = 8_480, scene: ServerScene, state: String, names: [String] = [],
    password: String? = nil, connections: Int = 4_096, patience: Int = 60
  ) {
    (self.host, self.port, self.scene, self.state) = (host, port, scene, state)
    (self.names, self.password, self.connections, self.patience) = (names, password, connections, patience)
  }

  /// Trusts proxies to say in `X-Forwarded-For` for whom they ask.
  ///
  /// - Parameter addresses: an address, or a range such as `10.0.0.0/8`.
  /// - Returns: false for a text that is neither.
  public mutating func trust(proxies addresses: String) -> Bool {
    guard let range = AddressRange(addresses) else { return false }
    trustedProxies.append(range)
    return true
  }

  /// Puts all links below a path, for a proxy that offers the server there.
  ///
  /// - Parameter path: such as `/weave`.
  /// - Returns: false for a text that is no such path.
  public mutating func setPrefix(_ path: String) -> Bool {
    guard let prefix = Prefix(path) else { return false }
    self.prefix = prefix.path
    return true
  }

  /// Announces the server in the local network.
  ///
  /// - Parameter name: such as `Frames`.
  /// - Returns: false for a text that is no name of a service: 1 to 63 bytes without control characters.
  public mutating func setAnnouncement(_ name: String) -> Bool {
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard (1...63).contains(name.utf8.count), isPlain else { return false }
    announcement = name
    return true
  }

  /// Whether a server can be announced, which needs Avahi's program.
  public var canAnnounce: Bool { isInstalled(NetworkAnnouncement.program, path: environment("PATH")) }

  /// The address by which other machines reach the owner's first page; nil if only a proxy knows it.
  var pageAddress: String? {
    guard !isLoopback, port != 0 else { return nil }
    let isEveryAddress = host == "0.0.0.0" || host == "::"
    guard let name = isEveryAddress ? names.first : host else { return nil }
    return "http://\(name.contains(":") ? "[\(name)]" : name):\(port)\(prefix)/"
  }

  /// Takes requests with `X-Ingress-Path` from a proxy for those of the owner, whom the proxy has signed in.
  ///
  /// - Parameter addresses: an address, or a range such as `172.30.32.0/23`.
  /// - Returns: false for a text that is neither.
  public mutating func trust(ingress addresses: String) -> Bool {
    guard let range = AddressRange(addresses) else { return false }
    ingress.append(range)
    return true
  }

  /// Whether a request comes from a proxy that signs the owner in.
  func isIngress(_ context: ServerContext) -> Bool {
    guard !ingress.isEmpty, let address = ClientAddress(context.client) else { return false }
    return ingress.contains { $0.contains(address) }
  }

  func isTrusted(_ address: ClientAddress) -> Bool { trustedProxies.contains { $0.contains(address) } }

  /// Whether passwords and tokens can be checked, which needs libargon2.
  public var canHash: Bool { SlowHash.isAvailable }

  /// Whether only this machine can reach the server.
  public var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}

/// Gives the time: the system's for servers, a controlled one in tests.
public protocol ServerClock: Sendable {
  /// The current moment.
  var now: Date { get }
}

/// The clock of the system, which may jump.
public struct SystemClock: ServerClock {
  /// The clock of this machine.
  public init() {}
  /// The current moment.
  public var now: Date { Date() }
}
