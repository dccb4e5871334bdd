// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Provides the shapes of glyphs to the writer.
public protocol GlyphSource {
  /// The outline of a glyph in points, with its origin on the baseline at (0, 0), y downwards; nil or empty if it has
  /// none.
  func outline(of glyph: UInt32, face: FontFace, size: Double) -> Path?
  /// The picture of a colour glyph, and its frame in points relative to the glyph's origin; nil if it has none.
  func bitmap(of glyph: UInt32, face: FontFace, size: Double) -> (RasterImage, Rect)?
}
