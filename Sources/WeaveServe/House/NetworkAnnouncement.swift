// SPDX-License-Identifier: MIT

import Logging
import ServiceLifecycle
import Synchronization
import WeaveSystem

/// Announces the server in the local network as long as it runs, by the program of Avahi for that.
///
/// - Source: RFC 6762 and 6763; avahi-publish(1).
struct NetworkAnnouncement: Service {
  /// Registers a service, and takes it back when it ends.
  static let program = "avahi-publish-service"
  /// The Debian package of the program.
  static let package = "avahi-utils"

  let core: ServerCore
  let name: String
  /// Brings the port once the server accepts requests.
  let ports: AsyncStream<Int>

  /// Seconds between two attempts: the first pause, and the longest.
  private static let pauses = 1...60

  func run() async {
    await cancelWhenGracefulShutdown {
      for await port in ports { await announce(at: port) }
    }
  }

  /// Runs the program, again and again if it ends: the daemon may not run yet, or may be restarted.
  private func announce(at port: Int) async {
    let words = [Self.program, "--", name, "_http._tcp", "\(port)", "path=\(core.options.prefix)/"]
    var pause = Self.pauses.lowerBound
    var isReported = false
    while !Task.isCancelled {
      let heard = Heard()
      let reason = await end(of: words, heard)
      if Task.isCancelled { return }
      if heard.isRegistered { (pause, isReported) = (Self.pauses.lowerBound, false) }
      if !isReported {
        core.log.warning(
          "the server is not announced in the local network: \(reason); trying again, as avahi-daemon may start later")
      }
      isReported = true
      try? await Task.sleep(for: .seconds(pause))
      pause = min(pause * 2, Self.pauses.upperBound)
    }
  }

  /// Runs the program to its end, and says why it ended, in its own words if it has any.
  private func end(of words: [String], _ heard: Heard) async -> String {
    let (log, name) = (core.log, name)
    do throws(FileError) {
      let code = try await runProgram(words) { line in
        heard.take(line, of: name)
        // It says under which name it has registered the server: another one if the name is taken.
        if line.contains(name) { log.info("\(Self.program): \(line)") }
      }
      return heard.last ?? "\(Self.program) ended" + (code.map { " with code \($0)" } ?? " by a signal")
    } catch { return "\(error)" }
  }

  /// What the program has said.
  private final class Heard: Sendable {
    private let state = Mutex((last: String?.none, isRegistered: false))

    var last: String? { state.withLock { $0.last } }
    /// Whether it has named the service, which it does not do if it fails at once.
    var isRegistered: Bool { state.withLock { $0.isRegistered } }

    func take(_ line: String, of name: String) {
      state.withLock { state in
        state.last = line
        if line.contains(name) { state.isRegistered = true }
      }
    }
  }
}
