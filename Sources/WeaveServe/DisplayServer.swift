// SPDX-License-Identifier: MIT

import FoundationEssentials
import Hummingbird
public import Logging
import ServiceLifecycle
import UnixSignals
import WeaveHTTP
import WeaveSystem

/// Serves pictures to displays until it is asked to stop.
public enum DisplayServer {
  /// Runs a server until it stops.
  ///
  /// - Parameters:
  ///   - clock: the time that pictures show.
  ///   - signals: whether signals stop the server after it has answered the requests in progress. Cancelling the task
  ///     always stops it.
  ///   - announce: receives the port once the server accepts requests.
  /// - Throws: if the address cannot be used, or the graphics libraries fail to start.
  public static func run(
    _ options: ServerOptions, clock: some ServerClock = SystemClock(), log: Logger, signals: Bool = true,
    announce: @escaping @Sendable (_ port: Int) -> Void
  ) async throws(ServerError) {
    // The password is hashed, and files are read.
    let core = await BlockingWork(atMost: 1).run { ServerCore(options, clock: clock, log: log) }
    do throws(ContentError) { try await core.drawer.start() } catch { throw ServerError(error) }
    await core.state.keep()
    await core.disk.run { core.readDisplays() }
    core.revokeLeftoverTokens()
    let responder = ServerResponder(core: core)
    let shell = ServerShell(
      host: options.host, port: options.port, connections: options.connections, patience: options.patience,
      isShared: { ClientAddress($0).map { options.isTrusted($0) } ?? false }, log: log)
    var services: [any ServiceLifecycle.Service] = [PicturePrefetcher(core: core), StateKeeper(core: core)]
    if !options.feeds.isEmpty {
      services.append(ServerFeeds(core: core, homes: options.feeds, environment: options.environment))
    }
    let (ports, tell) = AsyncStream.makeStream(of: Int.self)
    if let name = options.announcement {
      services.append(NetworkAnnouncement(core: core, name: name, ports: ports))
    }
    if let broker = options.broker { services.append(HouseBroker(core: core, address: broker)) }
    let application = shell.application(responder, quick: { responder.quick($0) }, services: services) { port in
      tell.yield(port)
      announce(port)
    }
    let group = ServiceGroup(
      configuration: .init(
        services: [application], gracefulShutdownSignals: signals ? [.sigterm, .sigint] : [], logger: shell.quietLog))
    // On cancellation the library would drop connections that have not been accepted yet, and trap. So cancellation
    // takes the same path as a signal.
    let running = Task { try await group.run() }
    // Requests in progress are answered first.
    defer { core.drawer.close() }
    do {
      try await withTaskCancellationHandler {
        try await running.value
      } onCancel: {
        Task { await group.triggerGracefulShutdown() }
      }
    } catch { throw ServerError(error) }
  }
}

/// Why a server could not start or go on: its address cannot be used, or the graphics libraries fail.
public struct ServerError: Error, Sendable, CustomStringConvertible {
  /// The reason, as a message.
  public let description: String

  init(_ error: some Error) { description = String(describing: error) }
}
