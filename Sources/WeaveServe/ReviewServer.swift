// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveGolden
import WeaveSystem

/// Serves a review to browsers on this machine until it is finished.
public enum ReviewServer {
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - patience: seconds until a connection is closed that neither asks nor reads an answer.
  ///   - announce: receives the address once the server accepts requests.
  /// - Returns: the session with all decisions.
  /// - Throws: if the port is in use.
  public static func serve(
    _ session: ReviewSession, port: Int, patience: Int = 60, announce: @escaping @Sendable (String) -> Void
  ) throws -> ReviewSession {
    let state = Deciding(session)
    let end = Semaphore(places: 0)
    Task.detached {
      do {
        // Decisions on ten thousand pictures take less than four megabytes.
        try await LocalSite.run(
          port: port, connections: 64, patience: patience, bodyLimit: 4 << 20,
          announce: { announce("http://127.0.0.1:\($0)/") }, answer: state.answer)
      } catch { state.fail() }
      end.signal()
    }
    end.wait()
    guard let decided = state.outcome else { throw ReviewError(port: port) }
    return decided
  }
}

/// A session that is changed by one request at a time.
private final class Deciding: Sendable {
  private let session: Mutex<ReviewSession>
  private let hasFailed = Mutex(false)

  init(_ session: ReviewSession) { self.session = Mutex(session) }

  /// nil if the server could not be started.
  var outcome: ReviewSession? { hasFailed.withLock { $0 } ? nil : session.withLock { $0 } }
  func fail() { hasFailed.withLock { $0 = true } }

  @Sendable func answer(_ asked: LocalSite.Request, _ port: Int) -> LocalSite.Answer {
    let request = ReviewSession.Request(
      method: asked.method, path: asked.path, host: asked.host, token: asked[header: "X-Weave-Token"], body: asked.body)
    let response = session.withLock { $0.answer(request, port: port) }
    // No other site may show this page in a frame beneath its own buttons.
    return LocalSite.Answer(
      status: response.status,
      headers: [
        ("Content-Type", response.type), ("Cache-Control", "no-store"),
        ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Frame-Options", "DENY"),
      ], body: response.body, isLast: response.isLast)
  }
}

/// A port is in use or requires privileges.
struct ReviewError: Error, CustomStringConvertible {
  var port: Int
  var description: String { "cannot use port \(port); leave out --port to use a free one" }
}
