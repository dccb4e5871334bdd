// SPDX-License-Identifier: MIT

import Dispatch

/// A counting semaphore: a number of places that threads wait for, and give back.
public final class Semaphore: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  /// - Parameter places: how many may be taken at one time.
  public init(places: Int) {
    // One that begins with places may not end with fewer, and here places may be taken for good.
    for _ in 0..<max(places, 0) { semaphore.signal() }
  }

  /// Takes a place, as soon as there is one.
  public func wait() { semaphore.wait() }

  /// Gives a place back.
  public func signal() { semaphore.signal() }
}
