// SPDX-License-Identifier: MIT

import Dispatch
public import Foundation

extension Process {
  /// Starts the process, and kills it if it has not ended after some time. A test that waits for it then fails, and does
  /// not wait forever.
  public func start(within seconds: Double = 900) throws {
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
