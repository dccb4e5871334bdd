// SPDX-License-Identifier: MIT

import Synchronization
import WeaveDiagnostics
import WeaveGraphics
import WeaveResolve
import WeaveSystem

/// How many pixels the threads of a batch may draw at one time, asked before the work: as many as one picture may have.
///
/// Small pictures are drawn at once on all threads. Who draws a large one waits until there is room for it, so that a batch
/// takes the memory of one picture of the largest size, and not of one for each thread.
final class PixelBudget: Sendable {
  /// Pixels of a place; what has less is not counted.
  private static let unit = 1 << 20
  private static let most = Limits.canvasPixels / unit + 1

  private let places: Semaphore
  /// Two that each wait for the places of the other would wait for ever.
  private let turn = Mutex(())
  private let isAlone: Bool

  init(threads: Int) {
    places = Semaphore(places: Self.most)
    isAlone = threads == 1
  }

  /// Does some work, as soon as there is room for its picture.
  func withPixels<Output>(of environment: RenderEnvironment, _ body: () throws -> Output) rethrows -> Output {
    let canvas = environment.canvas
    let pixels = min(max(canvas.width * canvas.height * environment.scale * environment.scale, 0), 1e9)
    let count = isAlone ? 0 : min(Int(pixels) / Self.unit, Self.most)
    if count > 0 { turn.withLock { _ in for _ in 0..<count { places.wait() } } }
    defer { for _ in 0..<count { places.signal() } }
    return try body()
  }
}
