// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveHash
import WeaveNative

/// Panes of frosted glass, kept for the next picture by the pixels beneath them. Most panes lie on a photo that does
/// not change.
final class FrostedPanes {
  struct Key: Equatable {
    /// A hash of the pixels beneath and around the pane.
    var beneath: Checksum
    var width, height: Int
    /// The standard deviation of the blur, in pixels.
    var deviation: Double
    var saturation: Double
  }

  private static let capacity = 4
  /// The most pixels of all kept panes: 4 MB.
  private static let mostPixels = 1 << 20
  private var entries = RecentList<(key: Key, pane: Canvas)>(
    capacity: FrostedPanes.capacity, costLimit: FrostedPanes.mostPixels
  ) { $0.pane.width * $0.pane.height }

  /// The pane made earlier; nil if there is none. Callers may draw it but not draw on it.
  func pane(_ key: Key) -> Canvas? { entries.entry { $0.key == key }?.pane }

  /// Keeps a pane unless it is too large, and removes the oldest ones if needed.
  func keep(_ pane: Canvas, _ key: Key) {
    guard pane.width * pane.height <= Self.mostPixels else { return }
    entries.keep((key, pane))
  }
}
