// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// Layers with their blurs and shadows, kept for the next picture by what is in them: most shadows lie under what stays where it is,
/// and take far longer to draw than that.
final class FinishedLayers {
  struct Key: Equatable {
    /// Of the group, with all that is in it.
    var hash: UInt64
    /// The group's coordinates to pixels of the picture.
    var transform: Transform
    /// The pixels of the picture that the layer has.
    var bounds: PixelBounds
  }

  private struct Entry {
    var key: Key
    /// Nil where it was drawn once: what is drawn a second time may be drawn a third, and only then is worth keeping.
    var layer: Layer?
  }

  private static let capacity = 24
  /// Pixels of all that are kept: 4 MB.
  private static let mostPixels = 1 << 20
  /// The latest last.
  private var entries: [Entry] = []

  /// The layer that was drawn for a group, to be laid over others and not to be drawn on; nil where it is not known.
  func layer(_ key: Key) -> Layer? {
    guard let index = entries.firstIndex(where: { $0.key == key }), let layer = entries[index].layer else { return nil }
    entries.append(entries.remove(at: index))
    return layer
  }

  /// Keeps a layer that was drawn for a group a second time, and remembers the first.
  func keep(_ layer: Layer, _ key: Key) {
    let wasDrawn = entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) } != nil
    let pixels = layer.bounds.width * layer.bounds.height
    entries.append(Entry(key: key, layer: wasDrawn && pixels <= Self.mostPixels ? layer : nil))
    while entries.count > Self.capacity || keptPixels > Self.mostPixels { entries.removeFirst() }
  }

  private var keptPixels: Int {
    entries.reduce(0) { $0 + ($1.layer.map { $0.bounds.width * $0.bounds.height } ?? 0) }
  }
}
