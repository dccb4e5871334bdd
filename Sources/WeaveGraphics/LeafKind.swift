// SPDX-License-Identifier: MIT

/// The visual kind of a leaf, which determines how its pixels are converted to a display's inks.
public enum LeafKind: UInt8, Sendable, Hashable {
  /// An area of one colour, or the background.
  case flat
  /// Text, a line, a symbol, or anything else that is recognized by its outline.
  case mark
  /// A gradual change of colours, a blur or a fading edge.
  case gradient
  /// A gradient behind everything: a rectangle as large as the picture, or a blurred light. Not over a photo.
  case ground
  /// The pixels of a photo.
  case photo
  /// Text or a line that always gets the ink nearest to its colour, whether or not it remains visible.
  case pinned
  /// An area or a photo in which each pixel becomes the nearest ink.
  case plain
  /// An area or a photo in a regular pattern.
  case ordered
}
