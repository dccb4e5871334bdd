// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Glyphs of black and white pixels, whose stems stand on whole pixels and are all of one width.
///
/// Stays on one thread.
public final class BilevelGlyphs {
  /// A glyph around its origin.
  public struct Bitmap {
    /// Where the top left lies, in pixels from the origin; y grows downwards.
    public var left, top: Int
    /// In pixels.
    public var width, height: Int
    /// `width × height` bytes, 0 or 255.
    public var coverage: [UInt8]
    /// Where the ink of the font's own outline begins and ends, in pixels from the origin.
    public var inkLeft, inkRight: Double
  }

  private struct Key: Hashable {
    var face: FontFace
    var size: Double
  }

  private static let capacity = 64
  private var fonts: [Key: ScaledFont] = [:]

  /// Glyphs of fonts that are opened when the first of theirs is asked for.
  public init() {}

  /// The pixels of a glyph; nil for blanks, for faces in colour and for fonts that cannot be read.
  ///
  /// - Parameter size: pixels per em.
  public func bitmap(_ glyph: UInt32, _ face: FontFace, size: Double) -> Bitmap? {
    guard GlyphOutliner.isGlyph(glyph), !face.hasColor, let font = font(Key(face: face, size: size)) else { return nil }
    return font.bilevel(glyph)
  }

  private func font(_ key: Key) -> ScaledFont? {
    if let known = fonts[key] { return known }
    if fonts.count >= Self.capacity { fonts.removeAll() }
    fonts[key] = try? ScaledFont(key.face, size: key.size)
    return fonts[key]
  }
}
