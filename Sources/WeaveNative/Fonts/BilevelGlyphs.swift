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

  /// Font files that are open at a time.
  private static let capacity = 32
  private let library = FontLibrary()
  private var faces: [FontFace: HintedFace] = [:]

  /// Glyphs of fonts that are opened when the first of theirs is asked for.
  public init() {}

  /// The pixels of a glyph; nil for blanks, for faces in colour and for fonts that cannot be read.
  ///
  /// - Parameter size: pixels per em.
  public func bitmap(_ glyph: UInt32, _ face: FontFace, size: Double) -> Bitmap? {
    guard GlyphOutliner.isGlyph(glyph), !face.hasColor, let hinted = hinted(face), hinted.setSize(size) else {
      return nil
    }
    return hinted.bilevel(glyph)
  }

  private func hinted(_ face: FontFace) -> HintedFace? {
    if let known = faces[face] { return known }
    if faces.count >= Self.capacity { faces.removeAll() }
    faces[face] = library.flatMap { HintedFace(face, $0) }
    return faces[face]
  }
}
