// SPDX-License-Identifier: MIT

/// What a leaf of a picture is to the eye, by which its pixels are given a display's inks.
public enum LeafKind: UInt8, Sendable, Hashable {
  /// An area of one colour, or what is behind everything.
  case flat
  /// Text, a line, a symbol, or another thing that is known by its outline.
  case mark
  /// Colours that go over into each other, a blur or a fading edge.
  case gradient
  /// The same behind everything: a rectangle as large as the picture, or a light that is blurred. Not over a photo.
  case ground
  /// Pixels that are no drawing.
  case photo
  /// A text or a line that keeps the ink next to its colour, seen or not.
  case pinned
  /// An area or a photo of which each pixel takes the ink next to it.
  case plain
  /// An area or a photo in a regular pattern.
  case ordered
}
