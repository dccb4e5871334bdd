// SPDX-License-Identifier: MIT

import FoundationEssentials
import ServiceLifecycle

/// Draws the pictures that displays will ask for next, before they do: what ends first comes first.
struct Foresight: Service {
  /// Seconds before its moment at which a picture is drawn: late enough for fresh facts, early enough for a thousand.
  static let lead: TimeInterval = 60

  let core: ServerCore

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await look()
        await core.state.keep()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    await core.state.close()
  }

  /// Draws all that is due.
  func look() async {
    core.readDisplays()
    let horizon = core.clock.now.addingTimeInterval(Self.lead)
    let due = core.shelf.slots.compactMap { slot in slot.dueNext.map { (slot, $0) } }
      .filter { $0.1 <= horizon }.sorted { $0.1 < $1.1 }
    for (slot, _) in due where !Task.isCancelled {
      await core.drawer.drawNext(slot)
    }
  }
}
