// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Where the writer gets the shapes of glyphs from.
public protocol GlyphOutliner {
  /// The outline of a glyph in points, its origin on the baseline at (0, 0), y downwards; nil or empty if it has none.
  func outline(of glyph: UInt32, face: FontFace, size: Double) -> Path?
  /// The picture of a glyph that brings its own colours, and its place in points relative to the glyph's origin; nil
  /// if it has none.
  func bitmap(of glyph: UInt32, face: FontFace, size: Double) -> (RasterImage, Rect)?
}
