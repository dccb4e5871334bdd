// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// Layers with their blurs and shadows, kept by content for the next picture. Most shadows belong to something that
/// does not change, and take far longer to draw than that.
final class FinishedLayers {
  struct Key: Equatable {
    /// A hash of the group with everything in it.
    var hash: UInt64
    /// Maps the group's coordinates to pixels of the picture.
    var transform: Transform
    /// The pixels of the picture that the layer covers.
    var bounds: PixelBounds
  }

  private struct Entry {
    var key: Key
    /// Nil if it was drawn only once. A layer is kept once it is drawn a second time, since a third time is then
    /// likely.
    var layer: Layer?
  }

  private static let capacity = 24
  /// The most pixels of all kept layers: 4 MB.
  private static let mostPixels = 1 << 20
  /// Latest last.
  private var entries: [Entry] = []

  /// The layer drawn earlier for a group; nil if there is none. Callers may lay it over others but not draw on it.
  func layer(_ key: Key) -> Layer? {
    guard let index = entries.firstIndex(where: { $0.key == key }), let layer = entries[index].layer else { return nil }
    entries.append(entries.remove(at: index))
    return layer
  }

  /// Keeps a layer that was drawn for a group a second time; for the first time, only remembers that it was drawn.
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
