// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals
import WeaveSystem

/// What `weave serve` and `weave test --review` stand on: HTTP with bounds on connections, heads and times.
struct ServerShell: Sendable {
  var host: String
  var port: Int
  /// How many connections are answered at a time; others wait.
  var connections: Int
  /// Seconds for which a connection may neither ask nor take an answer. A request comes whole within a third of it.
  var patience: Int
  /// How many connections one look at the socket lets in at most; nil for as many as a crowd of displays needs.
  var acceptsAtOnce: UInt?
  /// The threads that read and write; nil for one for each core.
  var group: MultiThreadedEventLoopGroup?
  var log: Logger

  /// What libraries write to: nothing below a warning.
  var quietLog: Logger {
    var quiet = log
    quiet.logLevel = max(log.logLevel, .warning)
    return quiet
  }

  /// The server as a service, with others beside it.
  ///
  /// - Parameters:
  ///   - quick: answers on the thread that reads, without waiting for anything; nil for a request that takes longer.
  ///   - announce: gets the port, once it answers.
  func application<Responder: HTTPResponder>(
    _ responder: Responder, quick: @escaping QuickLane.Answering = { _, _ in nil }, services: [any Service] = [],
    announce: @escaping @Sendable (_ port: Int) -> Void
  ) -> some ApplicationProtocol where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    let quiet = quietLog
    let (port, patience) = (port, patience)
    // Half of the descriptors are for all else.
    let bound = max(1, min(connections, descriptorLimit() / 2))
    // The library lets in four at each turn of a thread that also reads and answers. Of a thousand that come at once the last
    // would wait for seconds, while the first ask again and again.
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
