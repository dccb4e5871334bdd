// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve
import WeaveSystem

/// Limits how many pixels all threads of a batch draw at once to the maximum for one picture.
///
/// Small pictures are drawn at once on all threads. A large picture waits until there is room. So a batch needs the
/// memory of one picture of the maximum size, not of one for each thread.
final class PixelBudget: Sendable {
  /// Pixels per place; smaller pictures are not counted.
  private static let unit = 1 << 20
  private static let most = Limits.canvasPixels / unit + 1

  private let places: Semaphore
  /// Only one thread acquires places at a time. Two threads that each hold what the other needs would deadlock.
  private let turn = Mutex(())
  private let isAlone: Bool

  init(threads: Int) {
    places = Semaphore(places: Self.most)
    isAlone = threads == 1
  }

  /// Runs the closure once there is room for its picture.
  func withPixels<Output, Failure: Error>(
    of environment: RenderEnvironment, _ body: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let canvas = environment.canvas
    let pixels = min(max(canvas.width * canvas.height * environment.scale * environment.scale, 0), 1e9)
    let count = isAlone ? 0 : min(Int(pixels) / Self.unit, Self.most)
    if count > 0 { turn.withLock { _ in for _ in 0..<count { places.wait() } } }
    defer { for _ in 0..<count { places.signal() } }
    return try body()
  }
}
