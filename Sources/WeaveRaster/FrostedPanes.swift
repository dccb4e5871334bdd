// SPDX-License-Identifier: MIT

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
  /// Latest last.
  private var entries: [(key: Key, pane: Canvas)] = []

  /// The pane made earlier; nil if there is none. Callers may draw it but not draw on it.
  func pane(_ key: Key) -> Canvas? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.pane
  }

  /// Keeps a pane unless it is too large, and removes the oldest ones if needed.
  func keep(_ pane: Canvas, _ key: Key) {
    guard pane.width * pane.height <= Self.mostPixels else { return }
    entries.append((key, pane))
    while entries.count > Self.capacity || entries.reduce(0, { $0 + $1.pane.width * $1.pane.height }) > Self.mostPixels
    {
      entries.removeFirst()
    }
  }
}
