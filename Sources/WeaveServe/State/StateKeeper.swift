// SPDX-License-Identifier: MIT

import ServiceLifecycle

/// Writes what displays report, and reads what commands have written. Tokens that a command has replaced or removed end
/// within a second, whatever is being drawn meanwhile.
struct StateKeeper: Service {
  let core: ServerCore

  func run() async {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await core.takeDisplays()
        await core.state.keep()
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }
}
