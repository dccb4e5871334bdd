// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveDiagnostics
public import WeaveGraphics

/// Provides the shapes of glyphs: outlines, or pictures for colour fonts. It caches what it has read and must stay on
/// one thread.
public final class GlyphOutliner {
  /// Outlines are read at this many pixels per em. There, Cairo's 1/256 pixel is finer than the grid of any font.
  static let resolution = 2048.0
  /// At most twice as many outlines and bitmaps are kept. A picture has at most `Limits.glyphs` glyphs, most of them
  /// repeated.
  private static let capacity = 10_000

  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
  }

  private var faces: [FontFace: Int] = [:]
  private var fonts: [ScaledFont?] = []
  private var outlines = RecentEntries<Key, Path>(capacity: GlyphOutliner.capacity)
  private var bitmaps = RecentEntries<Key, GlyphBitmap>(capacity: GlyphOutliner.capacity)
  private var scratch: Canvas

  /// - Throws: if there is no memory.
  public init() throws(CairoError) { scratch = try Canvas(width: 1, height: 1, format: .alpha) }

  /// The outline of a glyph with its origin at (0, 0), y downwards; empty for blanks, bitmaps and unreadable fonts.
  ///
  /// - Parameter size: the length of the em, in the unit of the resulting path.
  public func outline(_ face: FontFace, size: Double, glyph: UInt32) -> Path {
    let unit = unitOutline(Key(face: index(of: face), glyph: glyph), face)
    let factor = size / Self.resolution
    return unit.transformed(by: .scale(x: factor, y: factor))
  }

  /// The picture of a glyph of a bitmap font; nil if the font has outlines or the glyph is blank.
  public func bitmap(_ face: FontFace, glyph: UInt32) -> GlyphBitmap? {
    let key = Key(face: index(of: face), glyph: glyph)
    if let known = bitmaps.value(of: key) { return known }
    guard Self.isGlyph(glyph), let size = fonts[key.face]?.bitmapSize else { return nil }
    // At the size of the bitmaps, nothing is resampled.
    guard let made = try? Self.readBitmap(ScaledFont(face, size: size), size: size, glyph) else { return nil }
    bitmaps.keep(made, for: key)
    return made
  }

  /// Whether a number can be an OpenType glyph index. Pango marks blanks and unknown characters with larger numbers.
  static func isGlyph(_ id: UInt32) -> Bool { id < 0x1_0000 }

  private func index(of face: FontFace) -> Int {
    if let known = faces[face] { return known }
    fonts.append(try? ScaledFont(face, size: Self.resolution))
    faces[face] = fonts.count - 1
    return fonts.count - 1
  }

  private func unitOutline(_ key: Key, _ face: FontFace) -> Path {
    if let known = outlines.value(of: key) { return known }
    // For a bitmap, Cairo would trace every pixel as a square: millions of them.
    guard Self.isGlyph(key.glyph), let font = fonts[key.face], font.bitmapSize == nil else { return Path() }
    let path = scratch.glyphPath(key.glyph, font)
    do throws(CairoError) {
      try scratch.check()
    } catch {
      // A broken glyph leaves the canvas and the font in an error state permanently. They are replaced so that later
      // glyphs still work.
      if let fresh = try? Canvas(width: 1, height: 1, format: .alpha) { scratch = fresh }
      fonts[key.face] = try? ScaledFont(face, size: Self.resolution)
    }
    outlines.keep(path, for: key)
    return path
  }

  private static func readBitmap(
    _ font: ScaledFont, size: Double, _ glyph: UInt32
  ) throws(CairoError) -> GlyphBitmap? {
    let ink = font.inkBounds(glyph)
    guard ink.width > 0, ink.height > 0, ink.width < 2048, ink.height < 2048 else { return nil }
    let left = ink.minX.rounded(.down)
    let top = ink.minY.rounded(.down)
    let canvas = try Canvas(
      width: Int(ink.maxX.rounded(.up) - left), height: Int(ink.maxY.rounded(.up) - top))
    canvas.showGlyph(glyph, font, x: -left, y: -top)
    try canvas.check()
    let frame = Rect(
      x: left / size, y: top / size, width: Double(canvas.width) / size, height: Double(canvas.height) / size)
    return GlyphBitmap(pixels: canvas.pixels(), frame: frame)
  }
}

extension Canvas {
  /// The outline of a glyph in the font's pixels; empty after an error, which stays set on the canvas.
  fileprivate func glyphPath(_ glyph: UInt32, _ font: ScaledFont) -> Path {
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    unsafe cairo_new_path(context)
    unsafe cairo_set_scaled_font(context, font.pointer)
    unsafe cairo_glyph_path(context, &item, 1)
    guard let data = unsafe cairo_copy_path(context) else { return Path() }
    defer { unsafe cairo_path_destroy(data) }
    guard unsafe data.pointee.status == CAIRO_STATUS_SUCCESS, let list = unsafe data.pointee.data else { return Path() }
    var path = Path()
    var i = 0
    let count = unsafe Int(data.pointee.num_data)
    while i < count {
      let header = unsafe list[i].header
      func point(_ n: Int) -> Point { unsafe Point(x: list[i + n].point.x, y: list[i + n].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.curve(point(1), point(2), to: point(3))
      default: path.close()
      }
      i += max(1, Int(header.length))
    }
    // Cairo adds a move after each close, to where the next contour would begin.
    if case .move = path.elements.last { path.elements.removeLast() }
    return path
  }

  fileprivate func showGlyph(_ glyph: UInt32, _ font: ScaledFont, x: Double, y: Double) {
    var item = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
    unsafe cairo_set_scaled_font(context, font.pointer)
    unsafe cairo_show_glyphs(context, &item, 1)
  }
}
