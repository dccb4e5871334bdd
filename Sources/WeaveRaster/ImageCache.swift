// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeavePixels

/// Pictures scaled to the pixels that they were drawn at, and pictures of glyphs.
final class ImageCache {
  struct Key: Hashable {
    var image: String
    var source: Rect
    /// Relative to the scaled canvas.
    var destination: Rect
    var width, height: Int
  }

  struct GlyphPicture {
    var image: RasterImage
    /// In ems, relative to the glyph's origin.
    var frame: Rect
  }

  private struct GlyphKey: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  /// At most twice as many pixels are kept, so that a long batch of large photos cannot fill the memory.
  private static let capacity = 8_000_000

  private var scaled = RecentEntries<Key, Canvas>(capacity: ImageCache.capacity) { $0.width * $0.height }
  /// The last photo with its look applied, which costs more than scaling it.
  private var shown: (key: String, pixels: PixelBuffer)?
  private var pictures = RecentEntries<GlyphKey, GlyphPicture>(capacity: 500)

  /// A part of a picture, scaled onto `key.destination` in a canvas of `key.width × key.height`.
  func canvas(_ image: RasterImage, _ key: Key) throws(CairoError) -> Canvas {
    if let known = scaled.value(of: key) { return known }
    let made = try ImageScaler.scale(
      shownPixels(of: image), source: key.source, onto: key.destination, width: key.width, height: key.height)
    scaled.keep(made, for: key)
    return made
  }

  private func shownPixels(of image: RasterImage) -> PixelBuffer {
    if let shown, shown.key == image.key { return shown.pixels }
    let made = image.pixels
    if image.look != nil { shown = (image.key, made) }
    return made
  }

  /// The picture of an emoji; nil if the font has an outline for it, or nothing.
  func glyph(_ glyph: UInt32, _ face: FontFace, _ outliner: GlyphOutliner) -> GlyphPicture? {
    let key = GlyphKey(face: face, glyph: glyph)
    if let known = pictures.value(of: key) { return known }
    guard let bitmap = outliner.bitmap(face, glyph: glyph) else { return nil }
    let name = "glyph \(glyph) of \(face.file)#\(face.index)"
    let made = GlyphPicture(image: RasterImage(pixels: bitmap.pixels, key: name), frame: bitmap.frame)
    pictures.keep(made, for: key)
    return made
  }
}
