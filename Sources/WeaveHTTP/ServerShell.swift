// SPDX-License-Identifier: MIT

import HTTPTypes
package import Hummingbird
package import Logging
import NIOCore
import NIOPosix
package import ServiceLifecycle
import UnixSignals
import WeaveSystem

/// The HTTP server beneath `weave serve`, `weave test --review` and `weave preview`, with limits on connections, heads
/// and times.
package struct ServerShell: Sendable {
  var host: String
  var port: Int
  /// How many connections are served at a time; others wait.
  var connections: Int
  /// Seconds until a connection is closed that neither asks nor reads an answer. A request must arrive completely
  /// within a third of this time.
  var patience: Int
  /// Whether many clients come from an address, such as that of a proxy. Of any other address at most a quarter of the
  /// connections are served.
  var isShared: @Sendable (String) -> Bool
  /// The maximum size of an address and of a header, in bytes. All headers together may have twice this size.
  var fieldLimit = 8 << 10
  /// The most connections accepted each time the socket is checked; nil for as many as a crowd of displays needs.
  var acceptsAtOnce: UInt?
  /// The threads that read and write; nil for one per core.
  var group: MultiThreadedEventLoopGroup?
  var log: Logger

  /// A server for an address of this machine; `port` is 0 for any free port.
  ///
  /// - Parameter isShared: whether an address is that of many clients, which may take all connections.
  package init(
    host: String, port: Int, connections: Int, patience: Int,
    isShared: @escaping @Sendable (String) -> Bool = { _ in true }, log: Logger
  ) {
    (self.host, self.port, self.connections, self.patience) = (host, port, connections, patience)
    (self.isShared, self.log) = (isShared, log)
  }

  /// How many connections any address may have.
  private static let leastPerAddress = 64

  /// The log for libraries: warnings and above only.
  package var quietLog: Logger {
    var quiet = log
    quiet.logLevel = max(log.logLevel, .warning)
    return quiet
  }

  /// The server as a service, with other services beside it.
  ///
  /// - Parameters:
  ///   - quick: answers on the reading thread without waiting; returns nil for a request that takes longer.
  ///   - announce: receives the port once the server accepts requests.
  package func application<Responder: HTTPResponder>(
    _ responder: Responder, quick: @escaping QuickAnswer.Making = { _ in nil }, services: [any Service] = [],
    announce: @escaping @Sendable (_ port: Int) -> Void
  ) -> some ApplicationProtocol where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    goOnWithoutMemory()
    let quiet = quietLog
    let (port, patience, fieldLimit) = (port, patience, fieldLimit)
    // Half of the file descriptors are kept for everything else.
    let bound = max(1, min(connections, descriptorLimit() / 2))
    let crowd = ConnectionCount(limit: max(Self.leastPerAddress, bound / 4), isShared)
    // The library accepts four connections per turn of a thread that also reads and answers. If a thousand come at
    // once, the last would wait for seconds while the first ask again and again.
    let acceptsAtOnce = acceptsAtOnce ?? UInt(min(256, max(1, bound / 4)))
    return Application(
      responder: responder,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [QuickLane(quick, ConnectionWatch(patience: patience, crowd))],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: fieldLimit, maxHeaderListSize: 2 * fieldLimit, maxHeaderFieldCount: 100))),
      configuration: .init(
        address: .hostname(host, port: port), backlog: 4_096,
        availableConnectionsDelegate: .maximum(bound, logger: quiet)),
      services: services,
      onServerRunning: { channel in
        try? await channel.setOption(.maxMessagesPerRead, value: acceptsAtOnce).get()
        announce(channel.localAddress?.port ?? port)
      },
      eventLoopGroupProvider: group.map { .shared($0) } ?? .singleton,
      logger: quiet)
  }
}
