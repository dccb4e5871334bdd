// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

/// The coverage of one glyph at one size and subpixel position.
struct GlyphMask {
  /// The top left corner, relative to the pixel of the glyph's origin.
  var left, top: Int
  var width, height: Int
  /// `width × height` bytes.
  var coverage: [UInt8]

  static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

/// Glyph masks, filled from outlines by Cairo and kept by face, size and quarter of a pixel.
///
/// Cairo's own text drawing rounds each glyph to a whole pixel, which makes letter spacing uneven. Filling outlines
/// every time costs ten times as much as a mask.
final class GlyphMasks {
  /// A subpixel position in quarters of a pixel.
  struct Phase: Hashable {
    var x, y: UInt8
  }

  /// All masks of one face and size.
  final class Strike {
    let face: FontFace
    let size: Double
    fileprivate var masks: [UInt64: GlyphMask] = [:]

    fileprivate init(_ face: FontFace, _ size: Double) {
      self.face = face
      self.size = size
    }
  }

  private struct StrikeKey: Hashable {
    var face: FontFace
    var size: Double
  }

  /// The largest size, in pixels per em, at which masks are kept. Larger glyphs are rare, and filling their outlines
  /// costs little compared with their pixels.
  static let largest = 128.0
  private static let capacity = 16 << 20

  let outliner: GlyphOutliner
  /// Black and white glyphs hinted to pixels; nil if glyphs are smooth.
  private let bilevel: BilevelGlyphs?
  /// The largest size, in pixels per em, at which black and white glyphs are hinted; larger ones keep their shape
  /// without it.
  private static let hinted = 64.0
  private var strikes: [StrikeKey: Strike] = [:]
  private var bytes = 0

  /// - Parameter isCrisp: whether a mask covers each pixel either wholly or not at all.
  init(isCrisp: Bool = false) throws(CairoError) {
    outliner = try GlyphOutliner()
    bilevel = isCrisp ? BilevelGlyphs() : nil
  }

  /// Whether glyphs are placed on whole pixels.
  var isCrisp: Bool { bilevel != nil }

  func strike(_ face: FontFace, size: Double) -> Strike {
    if bytes > Self.capacity {
      strikes.removeAll()
      bytes = 0
    }
    let key = StrikeKey(face: face, size: size)
    if let known = strikes[key] { return known }
    let made = Strike(face, size)
    strikes[key] = made
    return made
  }

  func mask(_ glyph: UInt32, _ phase: Phase, in strike: Strike) throws(CairoError) -> GlyphMask {
    let key = UInt64(glyph) << 4 | UInt64(phase.y) << 2 | UInt64(phase.x)
    if let known = strike.masks[key] { return known }
    let made = try make(glyph, phase, strike)
    strike.masks[key] = made
    bytes += made.coverage.count + 100
    return made
  }

  /// Whether the glyphs of a face are placed on whole pixels.
  func isWhole(_ face: FontFace) -> Bool { isCrisp || face.isOnPixels }

  private func make(_ glyph: UInt32, _ phase: Phase, _ strike: Strike) throws(CairoError) -> GlyphMask {
    if strike.size <= Self.hinted, !strike.face.isOnPixels,
      let hinted = bilevel?.bitmap(glyph, strike.face, size: strike.size)
    {
      return GlyphMask(
        left: hinted.left, top: hinted.top, width: hinted.width, height: hinted.height, coverage: hinted.coverage)
    }
    let shift = Transform.translation(x: Double(phase.x) / 4, y: Double(phase.y) / 4)
    let path = outliner.outline(strike.face, size: strike.size, glyph: glyph).transformed(by: shift)
    guard let ink = path.controlBounds else { return .empty }
    let box = PixelBounds(around: ink)
    guard !box.isEmpty, box.width < 1024, box.height < 1024 else { return .empty }
    let canvas = try Canvas(width: box.width, height: box.height, format: .alpha)
    canvas.setSmooth(!isCrisp)
    canvas.setTransform(.translation(x: -Double(box.x), y: -Double(box.y)))
    try canvas.fill(path, .color(.black))
    return GlyphMask(
      left: box.x, top: box.y, width: box.width, height: box.height, coverage: canvas.coverageRows())
  }
}
