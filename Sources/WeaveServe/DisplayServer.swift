// SPDX-License-Identifier: MIT

import FoundationEssentials
import Hummingbird
public import Logging
import ServiceLifecycle
import UnixSignals

/// Feeds displays with pictures until it is asked to end.
public enum DisplayServer {
  /// Runs a server to its end.
  ///
  /// - Parameters:
  ///   - clock: the time that pictures show.
  ///   - signals: whether a signal ends it, after the requests that are being answered; cancellation always does.
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
    let responder = ServerResponder(core: core)
    let shell = ServerShell(
      host: options.host, port: options.port, connections: options.connections, patience: options.patience, log: log)
    var services: [any ServiceLifecycle.Service] = [Foresight(core: core)]
    if !options.feeds.isEmpty {
      services.append(ServerFeeds(core: core, homes: options.feeds, environment: options.environment))
    }
    let application = shell.application(
      responder, quick: { head, _ in responder.quick(head) }, services: services, announce: announce)
    let group = ServiceGroup(
      configuration: .init(
        services: [application], gracefulShutdownSignals: signals ? [.sigterm, .sigint] : [], logger: shell.quietLog))
    // Cancelled, the library would let go of connections that nobody has taken yet, at which it traps: so the server ends as
    // by a signal then, too.
    let running = Task { try await group.run() }
    try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      Task { await group.triggerGracefulShutdown() }
    }
  }
}
