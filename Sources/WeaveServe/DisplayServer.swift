// SPDX-License-Identifier: MIT

import FoundationEssentials
import Hummingbird
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals
import WeaveSystem

/// Feeds displays with pictures until it is asked to end.
public enum DisplayServer {
  /// Runs a server to its end.
  ///
  /// - Parameters:
  ///   - clock: the time that pictures show.
  ///   - signals: whether a signal ends it, after the requests that are being answered.
  ///   - announce: gets the port, once it answers.
  /// - Throws: where the address cannot be used, or the graphics libraries refuse to start.
  public static func run(
    _ options: ServerOptions, clock: some ServerClock = SystemClock(), log: Logger, signals: Bool = true,
    announce: @escaping @Sendable (_ port: Int) -> Void
  ) async throws {
    let core = ServerCore(options, clock: clock, log: log)
    try await core.drawer.start()
    await core.state.keep()
    core.readDisplays()
    var quiet = log
    quiet.logLevel = max(log.logLevel, .warning)
    let application = Application(
      responder: ServerResponder(core: core),
      server: .http1(
        configuration: .init(
          // Who neither asks nor takes an answer for so long is gone.
          idleTimeout: .seconds(60),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100)
        )),
      configuration: .init(
        address: .hostname(options.host, port: options.port), backlog: 1_024,
        availableConnectionsDelegate: .maximum(min(options.connections, max(8, descriptorLimit() / 2)), logger: quiet)),
      services: [Foresight(core: core)],
      onServerRunning: { channel in announce(channel.localAddress?.port ?? options.port) },
      logger: quiet)
    try await application.runService(gracefulShutdownSignals: signals ? [.sigterm, .sigint] : [])
  }
}
