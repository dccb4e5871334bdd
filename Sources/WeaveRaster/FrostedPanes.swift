// SPDX-License-Identifier: MIT

import WeaveHash
import WeaveNative

/// Panes of frosted glass, kept for the next picture by what lies beneath them: most lie on a photo that stays.
final class FrostedPanes {
  struct Key: Equatable {
    /// Of the pixels beneath and around the pane.
    var beneath: Checksum
    var width, height: Int
    /// Of the blur, in pixels.
    var deviation: Double
    var saturation: Double
  }

  private static let capacity = 4
  /// Pixels of all that are kept: 4 MB.
  private static let mostPixels = 1 << 20
  /// The latest last.
  private var entries: [(key: Key, pane: Canvas)] = []

  /// The pane that was made before, to be drawn and not to be drawn on; nil where it is not known.
  func pane(_ key: Key) -> Canvas? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.pane
  }

  /// Keeps a pane unless it is too large, and lets the oldest go.
  func keep(_ pane: Canvas, _ key: Key) {
    guard pane.width * pane.height <= Self.mostPixels else { return }
    entries.append((key, pane))
    while entries.count > Self.capacity || entries.reduce(0, { $0 + $1.pane.width * $1.pane.height }) > Self.mostPixels
    {
      entries.removeFirst()
    }
  }
}
