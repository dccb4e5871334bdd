// SPDX-License-Identifier: MIT

internal import CCairo

extension HintedFace {
  /// A glyph in black and white pixels; nil for blanks, bitmaps and broken glyphs.
  ///
  /// Horizontally, FreeType's automatic hinter moves stems to whole pixels and gives them equal widths, which the hints
  /// of fonts do not. Letters without stems, such as v, keep their outlines and are centred on whole pixels: the hinter
  /// would mistake their ends for stems and make one side steeper than the other. Diagonal strokes are a whole number
  /// of pixels wide in each row.
  ///
  /// Vertically, the font's own hints decide where letters end and bars lie, and round letters end where flat ones do.
  /// The automatic hinter would flatten the dots of i and j and close the gap between the bar and the hook of an f. For
  /// a font without hints, FreeType uses the automatic hinter in both directions.
  func bilevel(_ glyph: UInt32) -> BilevelGlyphs.Bitmap? {
    guard let size = unsafe face.pointee.size, let own = shape(of: glyph, GlyphLoad.unhinted) else { return nil }
    let pixels = unsafe Int(size.pointee.metrics.y_ppem)
    let isSmall = pixels < Self.smallest
    let heights = isSmall ? nil : letterHeights()
    guard let upright = shape(of: glyph, isSmall ? GlyphLoad.light : GlyphLoad.own),
      upright.points.count == own.points.count, let slot = unsafe load(glyph, GlyphLoad.automatic),
      unsafe Int(slot.pointee.outline.n_points) == own.points.count,
      let points = unsafe slot.pointee.outline.points
    else { return nil }
    var shape = upright
    if let heights { shape.align(to: heights) }
    let em = Double(pixels * 64)
    let shift = own.hasStem(em: em) ? nil : Double(own.shiftToPixels)
    for place in own.points.indices {
      shape.points[place].x = if let shift { own.points[place].x + shift } else { unsafe Double(points[place].x) }
    }
    if !isSmall { shape.evenDiagonals(em: em) }
    for place in own.points.indices {
      let point = shape.points[place]
      unsafe (points[place].x, points[place].y) = (Int(point.x.rounded()), Int(point.y.rounded()))
    }
    return unsafe bitmap(slot, ink: own)
  }

  /// The smallest size, in pixels per em, at which a font's own hints keep the loops of an 8 open.
  private static let smallest = 15

  /// The letter heights of the face at its current size, measured once from unhinted outlines; empty for a face without
  /// Latin letters.
  ///
  /// Hinted ends that have moved do not match any of these heights.
  private func letterHeights() -> LetterHeights {
    if let heights { return heights }
    func shape(_ letter: Unicode.Scalar) -> GlyphShape? {
      let glyph = unsafe FT_Get_Char_Index(face, FT_ULong(letter.value))
      return glyph == 0 ? nil : self.shape(of: glyph, GlyphLoad.unhinted)
    }
    var made = LetterHeights()
    let letters: [(flat: Unicode.Scalar, round: Unicode.Scalar)] = [("x", "o"), ("H", "O"), ("l", "f")]
    for pair in letters {
      guard let flat = shape(pair.flat), let round = shape(pair.round) else { continue }
      made.tops.append((flat.top, max(flat.top, round.top)))
    }
    made.roundBottom = min(0, shape("o")?.bottom ?? 0)
    heights = made
    return made
  }

  /// The shape of a glyph as FreeType loads it with the given flags.
  private func shape(of glyph: UInt32, _ flags: Int32) -> GlyphShape? {
    guard let slot = unsafe load(glyph, flags), let points = unsafe slot.pointee.outline.points,
      let ends = unsafe slot.pointee.outline.contours
    else { return nil }
    let count = unsafe Int(slot.pointee.outline.n_points)
    return unsafe GlyphShape(
      points: (0..<count).map { unsafe (Double(points[$0].x), Double(points[$0].y)) },
      ends: (0..<Int(slot.pointee.outline.n_contours)).map { unsafe min(Int(ends[$0]), count - 1) },
      left: slot.pointee.metrics.horiBearingX, width: slot.pointee.metrics.width)
  }

  /// Loads a glyph into the face's slot; nil if the glyph is not an outline.
  private func load(_ glyph: UInt32, _ flags: Int32) -> FT_GlyphSlot? {
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    return unsafe slot
  }

  /// The bitmap of a slot's outline, one byte a pixel.
  private func bitmap(_ slot: FT_GlyphSlot, ink: GlyphShape) -> BilevelGlyphs.Bitmap? {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    // In 64ths of a pixel; larger than any hinted glyph.
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

/// FreeType's `FT_LOAD_…` flags, which are macros that Swift does not import.
private enum GlyphLoad {
  private static let noHinting: Int32 = 1 << 1
  private static let noBitmap: Int32 = 1 << 3
  private static let forceAutohint: Int32 = 1 << 5
  /// `FT_LOAD_TARGET_LIGHT`: hints move points only vertically.
  private static let lightTarget: Int32 = 1 << 16
  /// `FT_LOAD_TARGET_MONO`: stems are hinted to whole pixels.
  private static let monoTarget: Int32 = 2 << 16

  static let unhinted = noBitmap | noHinting
  static let own = noBitmap
  static let light = noBitmap | forceAutohint | lightTarget
  static let automatic = noBitmap | forceAutohint | monoTarget
}
