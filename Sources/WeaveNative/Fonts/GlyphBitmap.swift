// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A glyph that is a picture, as in a colour emoji font, at the resolution of its font file.
public struct GlyphBitmap: Sendable, Hashable {
  /// The pixels as stored in the font file, in sRGB.
  public var pixels: PixelBuffer
  /// The position of the picture relative to the glyph's origin, in ems; y grows downwards.
  public var frame: Rect

  /// A picture of a glyph and its frame in ems.
  public init(pixels: PixelBuffer, frame: Rect) {
    self.pixels = pixels
    self.frame = frame
  }
}
