// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeaveResolve

/// Moves the pen by whole pixels from letter to letter, if each pixel is black or white.
///
/// Letters whose stems are moved onto pixels become wider or narrower than the font's. A pen that is rounded letter by
/// letter makes some gaps a pixel wider than others, so that "rn" reads as "m". Here the gap between the ink of two
/// letters is as close to the font's as whole pixels allow, and letters never touch. Texts are measured with these
/// distances, so that lines break where they are full.
final class PixelFitting {
  /// Pixels per em: smaller letters have no shapes, and larger ones are not hinted.
  private static let sizes = 6.0...64.0
  /// How much wider gaps are than the font's, in pixels: black shapes on white look closer than they are.
  private static let looseness = 0.2
  private static let capacity = 2_048

  private struct ShapeKey: Hashable {
    var glyph: UInt32
    var size: Double
    var face: FontFace
  }

  private let bitmaps = BilevelGlyphs()
  private var known = RecentEntries<ShapeKey, PixelGlyph?>(capacity: PixelFitting.capacity)

  /// A paragraph with distances in whole pixels, where its spans ask for them.
  func fitted(_ shaped: PangoParagraph, _ source: ParagraphSource, spans: [TextSpan]) -> PangoParagraph {
    guard spans.contains(where: { $0.font.pixelsPerPoint > 0 }) else { return shaped }
    let utf8 = Array(source.text.utf8)
    var made = shaped
    for index in made.runs.indices where !made.runs[index].isCursive {
      fit(&made.runs[index], pieces(of: made.runs[index], source, spans, utf8))
    }
    return made
  }

  /// The glyphs of a cluster, from left to right.
  private struct Piece {
    var glyphs: Range<Int>
    /// Pixels per em; 0 if the distance stays the font's.
    var size = 0.0
    /// In pixels.
    var tracking = 0.0
    /// Whether it has the same width as others of its kind, and must keep it.
    var isTabular = false
    /// Nil for spaces, and for letters that consist of several glyphs.
    var shape: PixelGlyph?
  }

  private func pieces(
    of run: PangoRun, _ source: ParagraphSource, _ spans: [TextSpan], _ utf8: [UInt8]
  ) -> [Piece] {
    var pieces: [Piece] = []
    var place = 0
    while place < run.glyphs.count {
      let (first, start) = (place, run.glyphs[place].cluster)
      while place < run.glyphs.count, run.glyphs[place].cluster == start { place += 1 }
      var piece = Piece(glyphs: first..<place)
      if let font = source.stretches.first(where: { $0.bytes.contains(start) }).map({ spans[$0.span].font }),
        !font.isOnPixels(), utf8.beginsSimpleLetter(at: start), Self.sizes.contains(font.usedSize * font.pixelsPerPoint)
      {
        piece.size = font.usedSize * font.pixelsPerPoint
        piece.tracking = (font.givenTracking + font.naturalTracking) * font.pixelsPerPoint
        piece.isTabular = font.hasTabularDigits && (0x30...0x39).contains(utf8[start])
        if place == first + 1 { piece.shape = shape(run.glyphs[first], run.face, size: piece.size) }
      }
      pieces.append(piece)
    }
    return pieces
  }

  private func fit(_ run: inout PangoRun, _ pieces: [Piece]) {
    for (index, piece) in pieces.enumerated() where piece.size > 0 {
      let following = index + 1 < pieces.count && pieces[index + 1].size == piece.size ? pieces[index + 1] : nil
      // Before a digit that may change, the distance is the same for any digit.
      let next = following?.isTabular == true ? nil : following?.shape
      let units = run.glyphs[piece.glyphs].reduce(0) { $0 + $1.advance }
      let perPixel = Double(PangoShaper.unitsPerEm) / piece.size
      let distance = Self.distance(Double(units) / perPixel + piece.tracking, piece, next)
      let fitted = ((Double(distance) - piece.tracking) * perPixel).rounded()
      run.glyphs[piece.glyphs.upperBound - 1].advance += Int(fitted) - units
      // A digit is centred in its box, as closely as whole pixels allow.
      if piece.isTabular, run.glyphs[piece.glyphs.lowerBound].dx != 0 {
        let pixels = (Double(run.glyphs[piece.glyphs.lowerBound].dx) / perPixel).rounded()
        run.glyphs[piece.glyphs.lowerBound].dx = Int((pixels * perPixel).rounded())
      }
    }
  }

  /// The pixels from a piece's origin to the next one's; `own` is the font's distance.
  private static func distance(_ own: Double, _ piece: Piece, _ next: PixelGlyph?) -> Int {
    // Far beyond any letter, because a font file may contain any value.
    let own = min(max(own, -4_096), 4_096)
    if piece.isTabular { return Int((own + 0.5).rounded(.down)) }
    let gap = own + (piece.shape?.rightShift ?? 0) - (next?.leftShift ?? 0)
    let distance = Int((gap + looseness + 0.5).rounded(.down))
    guard let shape = piece.shape, let next else { return distance }
    // Hints move no edge by more than two pixels.
    return (distance...distance + 2).first { !shape.touches(next, at: $0) } ?? distance
  }

  private func shape(_ glyph: PangoGlyph, _ face: FontFace, size: Double) -> PixelGlyph? {
    guard !glyph.isEmpty else { return nil }
    let key = ShapeKey(glyph: glyph.id, size: size, face: face)
    if let shape = known.value(of: key) { return shape }
    let made = bitmaps.bitmap(glyph.id, face, size: size).map(PixelGlyph.init)
    known.keep(made, for: key)
    return made
  }
}

extension [UInt8] {
  /// Whether the UTF-8 character at a byte belongs to a script whose letters stand side by side without joining: Latin,
  /// Greek, Cyrillic, or a sign used with them.
  func beginsSimpleLetter(at byte: Int) -> Bool {
    guard indices.contains(byte) else { return false }
    switch self[byte] {
    // One byte, and two bytes up to U+052F.
    case 0x20..<0x80, 0xC2...0xD3: return true
    case 0xD4: return byte + 1 < count && self[byte + 1] < 0xB0
    // U+1E00 to U+1FFF, and U+2000 to U+22FF.
    case 0xE1: return byte + 1 < count && self[byte + 1] >= 0xB8
    case 0xE2: return byte + 1 < count && self[byte + 1] < 0x8C
    default: return false
    }
  }
}
