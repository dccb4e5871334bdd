// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics

/// Glyphs in black and white pixels, with stems on whole pixels and of equal width.
///
/// Must stay on one thread.
public final class BilevelGlyphs {
  /// A glyph's bitmap and its position relative to the origin.
  public struct Bitmap {
    /// The top left corner, in pixels from the origin; y grows downwards.
    public var left, top: Int
    /// In pixels.
    public var width, height: Int
    /// `width × height` bytes, 0 or 255.
    public var coverage: [UInt8]
    /// The left and right ends of the ink of the unhinted outline, in pixels from the origin.
    public var inkLeft, inkRight: Double
  }

  /// At most twice as many font files are open at a time.
  private static let capacity = 16
  private let library = FontLibrary()
  private var faces = RecentEntries<FontFace, HintedFace>(capacity: BilevelGlyphs.capacity)

  /// Opens each font when one of its glyphs is first requested.
  public init() {}

  /// The bitmap of a glyph; nil for blanks, for colour fonts and for fonts that cannot be read.
  ///
  /// - Parameter size: pixels per em.
  public func bitmap(_ glyph: UInt32, _ face: FontFace, size: Double) -> Bitmap? {
    guard GlyphOutliner.isGlyph(glyph), !face.hasColor, let hinted = hinted(face), hinted.setSize(size) else {
      return nil
    }
    return hinted.bilevel(glyph)
  }

  private func hinted(_ face: FontFace) -> HintedFace? {
    if let known = faces.value(of: face) { return known }
    guard let made = library.flatMap({ HintedFace(face, $0) }) else { return nil }
    faces.keep(made, for: face)
    return made
  }
}
