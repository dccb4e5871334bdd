// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveGolden
import WeaveServe
import WeaveSystem

/// Serves a review to browsers of this machine until it is finished.
public enum ReviewServer {
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - patience: seconds for which a connection may neither ask nor take an answer.
  ///   - announce: gets the address, once it answers.
  /// - Returns: the session with all decisions.
  /// - Throws: where the port is taken.
  public static func serve(
    _ session: ReviewSession, port: Int, patience: Int = 60, announce: @escaping @Sendable (String) -> Void
  ) throws -> ReviewSession {
    let state = Deciding(session)
    let end = Semaphore(places: 0)
    Task.detached {
      do {
        // A decision on ten thousand pictures has less than four megabytes.
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

/// A session that one request after the other changes.
private final class Deciding: Sendable {
  private let session: Mutex<ReviewSession>
  private let hasFailed = Mutex(false)

  init(_ session: ReviewSession) { self.session = Mutex(session) }

  /// Nil where the server could not be started.
  var outcome: ReviewSession? { hasFailed.withLock { $0 } ? nil : session.withLock { $0 } }
  func fail() { hasFailed.withLock { $0 = true } }

  @Sendable func answer(_ asked: LocalSite.Request, _ port: Int) -> LocalSite.Answer {
    let request = ReviewSession.Request(
      method: asked.method, path: asked.path, host: asked.host, token: asked[header: "X-Weave-Token"], body: asked.body)
    let response = session.withLock { $0.answer(request, port: port) }
    // No page of another server shows this one beneath its own buttons.
    return LocalSite.Answer(
      status: response.status,
      headers: [
        ("Content-Type", response.type), ("Cache-Control", "no-store"),
        ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Frame-Options", "DENY"),
      ], body: response.body, isLast: response.isLast)
  }
}

/// A port that is taken, or not for everybody.
struct ReviewError: Error, CustomStringConvertible {
  var port: Int
  var description: String { "port \(port) cannot be used; leave out --port for one that is free" }
}
