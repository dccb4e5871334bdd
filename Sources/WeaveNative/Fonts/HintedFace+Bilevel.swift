// SPDX-License-Identifier: MIT

internal import CCairo

extension HintedFace {
  /// A glyph in black and white pixels; nil for blanks, bitmaps and broken glyphs.
  ///
  /// Across, FreeType's automatic hinter moves stems to whole pixels and makes them of one width, which the hints of fonts do
  /// not. Letters without stems, such as v, keep their outlines and stand with their middle on the pixels: the hinter takes their
  /// ends for stems, and makes one side steeper than the other. Up and down, the font's own hints say where letters end and
  /// bars stand: the automatic hinter flattens the dots of i and j, and closes the gap between the bar of an f and its hook. Where
  /// a font has no hints, FreeType takes the automatic ones for both.
  func bilevel(_ glyph: UInt32) -> BilevelGlyphs.Bitmap? {
    guard let size = unsafe face.pointee.size, let own = shape(of: glyph, GlyphLoad.unhinted) else { return nil }
    let pixels = unsafe Int(size.pointee.metrics.y_ppem)
    let hints = pixels < Self.smallest ? GlyphLoad.light : GlyphLoad.own
    guard let upright = shape(of: glyph, hints), upright.points.count == own.points.count,
      let slot = unsafe load(glyph, GlyphLoad.automatic),
      unsafe Int(slot.pointee.outline.n_points) == own.points.count,
      let points = unsafe slot.pointee.outline.points
    else { return nil }
    let shift = own.hasStem(em: pixels * 64) ? nil : own.shiftToPixels
    for place in own.points.indices {
      unsafe points[place].y = upright.points[place].y
      if let shift { unsafe points[place].x = own.points[place].x + shift }
    }
    return unsafe bitmap(slot, ink: own)
  }

  /// Pixels an em from which on a font's own hints leave the rings of an 8 open.
  private static let smallest = 15

  /// The shape of a glyph as FreeType loads it.
  private func shape(of glyph: UInt32, _ flags: Int32) -> GlyphShape? {
    guard let slot = unsafe load(glyph, flags), let points = unsafe slot.pointee.outline.points,
      let ends = unsafe slot.pointee.outline.contours
    else { return nil }
    let count = unsafe Int(slot.pointee.outline.n_points)
    return unsafe GlyphShape(
      points: (0..<count).map { unsafe (points[$0].x, points[$0].y) },
      ends: (0..<Int(slot.pointee.outline.n_contours)).map { unsafe min(Int(ends[$0]), count - 1) },
      left: slot.pointee.metrics.horiBearingX, width: slot.pointee.metrics.width)
  }

  /// A glyph in the face's slot; nil where it is no outline.
  private func load(_ glyph: UInt32, _ flags: Int32) -> FT_GlyphSlot? {
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    return unsafe slot
  }

  /// What a slot's outline covers, in bytes.
  private func bitmap(_ slot: FT_GlyphSlot, ink: GlyphShape) -> BilevelGlyphs.Bitmap? {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    // In 64ths of a pixel; as large as any glyph that is hinted.
    let (farthest, largest) = (4096 * 64, 1024 * 64)
    guard box.xMin > -farthest, box.yMin > -farthest, box.xMax < farthest, box.yMax < farthest,
      box.xMax - box.xMin < largest, box.yMax - box.yMin < largest,
      unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_MONO) == 0
    else { return nil }
    let bits = unsafe slot.pointee.bitmap
    let (width, height, pitch) = unsafe (Int(bits.width), Int(bits.rows), Int(bits.pitch))
    guard width > 0, height > 0, pitch >= (width + 7) / 8, let rows = unsafe bits.buffer else { return nil }
    var coverage = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width where unsafe rows[y * pitch + x / 8] & (0x80 >> UInt8(x % 8)) != 0 {
        coverage[y * width + x] = 255
      }
    }
    return unsafe BilevelGlyphs.Bitmap(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height,
      coverage: coverage, inkLeft: Double(ink.left) / 64, inkRight: Double(ink.left + ink.width) / 64)
  }
}

/// An outline in 64ths of a pixel.
private struct GlyphShape {
  var points: [(x: Int, y: Int)]
  /// The last point of each contour.
  var ends: [Int]
  var left, width: Int

  /// Whether a side or a bend of it is upright: a tenth of an em at least, over which it moves aside by a hundredth.
  func hasStem(em: Int) -> Bool {
    var start = 0
    for end in ends where end >= start {
      for place in start...end {
        let (from, to) = (points[place], points[place < end ? place + 1 : start])
        if abs(to.x - from.x) * 80 < em, abs(to.y - from.y) * 10 > em { return true }
      }
      start = end + 1
    }
    return false
  }

  /// How far it moves so that whole pixels lie as evenly on its left as on its right.
  var shiftToPixels: Int {
    let whole = max(64, (width + 32) & ~63)
    let start = left + (width - whole) / 2
    return ((start + 32) & ~63) - start
  }
}

/// How FreeType loads a glyph: its `FT_LOAD_…` flags, which are macros that Swift does not import.
private enum GlyphLoad {
  private static let noHinting: Int32 = 1 << 1
  private static let noBitmap: Int32 = 1 << 3
  private static let forceAutohint: Int32 = 1 << 5
  /// `FT_LOAD_TARGET_LIGHT`: hints move points up and down alone.
  private static let lightTarget: Int32 = 1 << 16
  /// `FT_LOAD_TARGET_MONO`: stems become whole pixels.
  private static let monoTarget: Int32 = 2 << 16

  static let unhinted = noBitmap | noHinting
  static let own = noBitmap
  static let light = noBitmap | forceAutohint | lightTarget
  static let automatic = noBitmap | forceAutohint | monoTarget
}
