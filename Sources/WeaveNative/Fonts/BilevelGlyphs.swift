// SPDX-License-Identifier: MIT

internal import CCairo
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
    let key = Key(face: face, size: size)
    guard GlyphOutliner.isGlyph(glyph), !face.hasColor, let font = font(key) else { return nil }
    let ink = font.inkBounds(glyph)
    guard ink.width > 0, ink.height > 0, ink.width < 1024, ink.height < 1024, abs(ink.minX) < 4096, abs(ink.minY) < 4096
    else { return nil }
    // Hints may set a pixel beside the outline, where it would have left a gap.
    let (left, top) = (Int(ink.minX.rounded(.down)) - 1, Int(ink.minY.rounded(.down)) - 1)
    let (width, height) = (Int(ink.maxX.rounded(.up)) + 1 - left, Int(ink.maxY.rounded(.up)) + 1 - top)
    guard let canvas = try? Canvas(width: width, height: height, format: .alpha) else { return nil }
    canvas.show(glyph, font, x: Double(-left), y: Double(-top))
    guard (try? canvas.check()) != nil else {
      fonts[key] = nil
      return nil
    }
    return Bitmap(left: left, top: top, width: width, height: height, coverage: canvas.coverageRows())
  }

  private func font(_ key: Key) -> ScaledFont? {
    if let known = fonts[key] { return known }
    if fonts.count >= Self.capacity { fonts.removeAll() }
    fonts[key] = try? ScaledFont(key.face, size: key.size, isBilevel: true)
    return fonts[key]
  }
}

extension Canvas {
  fileprivate func show(_ glyph: UInt32, _ font: ScaledFont, x: Double, y: Double) {
    var item = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
    unsafe cairo_set_scaled_font(context, font.pointer)
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
    unsafe cairo_show_glyphs(context, &item, 1)
  }
}
