// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

extension Process {
  /// Starts the process, and kills it if it has not ended after some time. A test that waits for it then fails, and does
  /// not wait forever.
  ///
  /// The process blocks no signals. It would inherit those of the calling thread, which blocks most, and a shell that
  /// waits for its jobs would never learn that they have ended.
  public func start(within seconds: Double = 900) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
    let watched = Watched(process: self)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      guard let process = watched.process, process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
    }
  }
}

/// A process, as long as a test uses it.
private final class Watched: @unchecked Sendable {
  weak var process: Process?

  init(process: Process) { self.process = process }
}
