// SPDX-License-Identifier: MIT

internal import CCairo

extension ScaledFont {
  /// A glyph in black and white pixels; nil for blanks, bitmaps and broken glyphs.
  ///
  /// Across, FreeType's automatic hinter moves stems to whole pixels and makes them of one width, which the hints of fonts do
  /// not. Up and down, the font's own hints say where letters end and bars stand: the automatic hinter flattens the dots of i
  /// and j, and closes the gap between the bar of an f and its hook. Where a font has no hints, FreeType takes the automatic
  /// ones for both.
  func bilevel(_ glyph: UInt32) -> BilevelGlyphs.Bitmap? {
    guard let face = unsafe cairo_ft_scaled_font_lock_face(pointer) else { return nil }
    defer { unsafe cairo_ft_scaled_font_unlock_face(pointer) }
    guard let ink = unsafe ink(of: glyph, face), let heights = unsafe heights(of: glyph, face),
      let slot = unsafe load(glyph, face, GlyphLoad.automatic),
      unsafe Int(slot.pointee.outline.n_points) == heights.count,
      let points = unsafe slot.pointee.outline.points
    else { return nil }
    for (place, height) in heights.enumerated() { unsafe points[place].y = height }
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    // In 64ths of a pixel; as large as any glyph that is hinted.
    let largest = 4096 * 64
    guard box.xMin > -largest, box.yMin > -largest, box.xMax < largest, box.yMax < largest,
      box.xMax - box.xMin < 1024 * 64, box.yMax - box.yMin < 1024 * 64,
      unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_MONO) == 0
    else { return nil }
    return unsafe bitmap(slot, ink: ink)
  }

  /// Where the ink of the outline begins and ends without hints, in pixels.
  private func ink(of glyph: UInt32, _ face: FT_Face) -> (left: Double, right: Double)? {
    guard let slot = unsafe load(glyph, face, GlyphLoad.unhinted) else { return nil }
    let left = unsafe Double(slot.pointee.metrics.horiBearingX) / 64
    return unsafe (left, left + Double(slot.pointee.metrics.width) / 64)
  }

  /// How high each point of an outline is by the font's own hints, in 64ths of a pixel.
  private func heights(of glyph: UInt32, _ face: FT_Face) -> [FT_Pos]? {
    guard let slot = unsafe load(glyph, face, GlyphLoad.own), let points = unsafe slot.pointee.outline.points else {
      return nil
    }
    return unsafe (0..<Int(slot.pointee.outline.n_points)).map { unsafe points[$0].y }
  }

  /// A glyph in the face's slot; nil where it is no outline.
  private func load(_ glyph: UInt32, _ face: FT_Face, _ flags: Int32) -> FT_GlyphSlot? {
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    return unsafe slot
  }

  /// The bits of a slot as bytes.
  private func bitmap(_ slot: FT_GlyphSlot, ink: (left: Double, right: Double)) -> BilevelGlyphs.Bitmap? {
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
      coverage: coverage, inkLeft: ink.left, inkRight: ink.right)
  }
}

/// How FreeType loads a glyph: its `FT_LOAD_…` flags, which are macros that Swift does not import.
private enum GlyphLoad {
  private static let noHinting: Int32 = 1 << 1
  private static let noBitmap: Int32 = 1 << 3
  private static let forceAutohint: Int32 = 1 << 5
  /// `FT_LOAD_TARGET_MONO`: stems become whole pixels.
  private static let mono: Int32 = 2 << 16

  static let unhinted = noBitmap | noHinting
  static let own = noBitmap
  static let automatic = noBitmap | forceAutohint | mono
}
