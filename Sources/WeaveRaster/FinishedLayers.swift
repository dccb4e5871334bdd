// SPDX-License-Identifier: MIT

import WeaveDiagnostics
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
  private var entries = RecentList<Entry>(capacity: FinishedLayers.capacity, costLimit: FinishedLayers.mostPixels) {
    $0.layer?.bounds.pixels ?? 0
  }

  /// The layer drawn earlier for a group; nil if there is none. Callers may lay it over others but not draw on it.
  func layer(_ key: Key) -> Layer? {
    entries.entry { $0.key == key && $0.layer != nil }?.layer
  }

  /// Keeps a layer that was drawn for a group a second time; for the first time, only remembers that it was drawn.
  func keep(_ layer: Layer, _ key: Key) {
    let wasDrawn = entries.remove { $0.key == key } != nil
    entries.keep(Entry(key: key, layer: wasDrawn && layer.bounds.pixels <= Self.mostPixels ? layer : nil))
  }
}
