// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals
import WeaveSystem

/// The HTTP server beneath `weave serve` and `weave test --review`, with limits on connections, heads and times.
struct ServerShell: Sendable {
  var host: String
  var port: Int
  /// How many connections are served at a time; others wait.
  var connections: Int
  /// Seconds until a connection is closed that neither asks nor reads an answer. A request must arrive completely
  /// within a third of this time.
  var patience: Int
  /// The most connections accepted each time the socket is checked; nil for as many as a crowd of displays needs.
  var acceptsAtOnce: UInt?
  /// The threads that read and write; nil for one per core.
  var group: MultiThreadedEventLoopGroup?
  var log: Logger

  /// The log for libraries: warnings and above only.
  var quietLog: Logger {
    var quiet = log
    quiet.logLevel = max(log.logLevel, .warning)
    return quiet
  }

  /// The server as a service, with other services beside it.
  ///
  /// - Parameters:
  ///   - quick: answers on the reading thread without waiting; returns nil for a request that takes longer.
  ///   - announce: receives the port once the server accepts requests.
  func application<Responder: HTTPResponder>(
    _ responder: Responder, quick: @escaping QuickLane.Answering = { _, _ in nil }, services: [any Service] = [],
    announce: @escaping @Sendable (_ port: Int) -> Void
  ) -> some ApplicationProtocol where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    let quiet = quietLog
    let (port, patience) = (port, patience)
    // Half of the file descriptors are kept for everything else.
    let bound = max(1, min(connections, descriptorLimit() / 2))
    // The library accepts four connections per turn of a thread that also reads and answers. If a thousand come at
    // once, the last would wait for seconds while the first ask again and again.
    let acceptsAtOnce = acceptsAtOnce ?? UInt(min(256, max(1, bound / 4)))
    return Application(
      responder: responder,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [QuickLane(quick, ConnectionWatch(patience: patience))],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100))),
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
