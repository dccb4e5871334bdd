// SPDX-License-Identifier: MIT

import Synchronization
public import WeaveGolden
public import WeaveHTTP
import WeaveSystem

/// Serves a review to browsers on this machine until it is finished.
public enum ReviewServer {
  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - patience: seconds until a connection is closed that neither asks nor reads an answer.
  ///   - watch: runs beside the server and passes on the reports of later runs; nil for none.
  ///   - announce: receives the address once the server accepts requests.
  /// - Returns: the session with all decisions.
  /// - Throws: if the port is in use.
  public static func serve(
    _ session: ReviewSession, port: Int, patience: Int = 60,
    watch: ((_ isOver: () -> Bool, _ show: (TestReport) -> Void) -> Void)? = nil, announce: (String) -> Void
  ) throws(PortError) -> ReviewSession {
    let deciding = Deciding(session)
    // Decisions on ten thousand pictures take less than four megabytes.
    let site = try LocalSite(port: port, patience: patience, bodyLimit: 4 << 20, answer: deciding.answer)
    announce("http://127.0.0.1:\(site.port)/")
    let ending = Ending()
    if let watch, startDetachedThread({ ending.wait(for: site) }) {
      watch({ ending.isOver }, deciding.show)
    } else {
      site.wait()
    }
    return deciding.outcome
  }
}

/// Notes the end of a site while another thread works.
private final class Ending: Sendable {
  private let over = Atomic(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  func wait(for site: LocalSite) {
    site.wait()
    over.store(true, ordering: .releasing)
  }
}

/// A session that is changed by one request at a time.
private final class Deciding: Sendable {
  private let session: Mutex<ReviewSession>
  /// Answers read and write files.
  private let work = BlockingWork(atMost: 1)

  init(_ session: ReviewSession) { self.session = Mutex(session) }

  var outcome: ReviewSession { session.withLock { $0 } }

  /// Shows a later report. One that cannot be read leaves the page as it is.
  func show(_ report: TestReport) { session.withLock { try? $0.show(report) } }

  @Sendable func answer(_ asked: LocalSite.Request, _ port: Int) async -> LocalSite.Answer {
    let request = ReviewSession.Request(
      method: asked.method, path: asked.path, host: asked.host, token: asked[header: "X-Weave-Token"] ?? "",
      body: asked.body)
    let response = await work.run { self.session.withLock { $0.answer(request, port: port) } }
    // No other site may show this page in a frame beneath its own buttons.
    return LocalSite.Answer(
      status: response.status,
      headers: [
        ("Content-Type", response.type), ("Cache-Control", "no-store"),
        ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Frame-Options", "DENY"),
      ], body: response.body, isLast: response.isLast)
  }
}
