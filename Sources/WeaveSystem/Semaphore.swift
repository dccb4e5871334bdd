// SPDX-License-Identifier: MIT

import Dispatch

/// A counting semaphore: threads wait for one of its places and give it back.
public final class Semaphore: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// - Parameter places: how many places can be taken at a time.
  public init(places: Int) {
    // A dispatch semaphore must not be freed with a lower value than it was created with, but here places may be taken
    // for good. So it is created with 0.
    for _ in 0..<max(places, 0) { semaphore.signal() }
  }

  /// Takes a place, waiting until one is free.
  public func wait() { semaphore.wait() }

  /// Gives a place back.
  public func signal() { semaphore.signal() }
}
