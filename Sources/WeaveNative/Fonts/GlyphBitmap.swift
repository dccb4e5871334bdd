// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A glyph that is a picture, as of a colour emoji font, in the resolution of its font file.
public struct GlyphBitmap: Sendable, Hashable {
  /// As the font file has it, in sRGB.
  public var pixels: PixelBuffer
  /// Where the picture lies around the glyph's origin, in ems; y grows downwards.
  public var frame: Rect

  /// A picture of a glyph and its frame in ems.
  public init(pixels: PixelBuffer, frame: Rect) {
    self.pixels = pixels
    self.frame = frame
  }
}
