// SPDX-License-Identifier: MIT

internal import CPango

extension PangoShaper {
  /// The shaped run of one Pango item; nil if it has no font.
  func run(_ item: UnsafeMutablePointer<PangoItem>, of text: PangoText) -> PangoRun? {
    guard let font = unsafe item.pointee.analysis.font, let glyphs = unsafe pango_glyph_string_new() else { return nil }
    defer { unsafe pango_glyph_string_free(glyphs) }
    unsafe pango_shape_item(item, text.chars, text.count, nil, glyphs, PANGO_SHAPE_NONE)
    let number = unsafe fonts.number(of: font)
    let offset = Int(unsafe item.pointee.offset)
    let count = Int(unsafe glyphs.pointee.num_glyphs)
    var shaped: [PangoGlyph] = []
    shaped.reserveCapacity(count)
    for index in 0..<count {
      let info = unsafe glyphs.pointee.glyphs[index]
      let cluster = offset + Int(unsafe glyphs.pointee.log_clusters[index])
      shaped.append(unsafe glyph(info, cluster: cluster, font: font))
    }
    return PangoRun(
      face: fonts.face(number), font: number, level: unsafe item.pointee.analysis.level,
      isCursive: Self.isCursive(script: unsafe item.pointee.analysis.script),
      bytes: offset..<offset + Int(unsafe item.pointee.length), glyphs: shaped)
  }

  /// One glyph. For a character that no font has, Pango draws a box with its number; here the font's own box is used.
  private func glyph(
    _ info: PangoGlyphInfo, cluster: Int, font: UnsafeMutablePointer<PangoFont>
  ) -> PangoGlyph {
    let geometry = info.geometry
    var glyph = PangoGlyph(
      id: info.glyph, cluster: cluster, advance: Int(geometry.width), dx: Int(geometry.x_offset),
      dy: Int(geometry.y_offset), missing: nil, isEmpty: info.glyph == Self.emptyGlyph)
    if info.glyph & Self.unknownFlag != 0 {
      glyph.missing = Unicode.Scalar(info.glyph & ~Self.unknownFlag)
      (glyph.id, glyph.dx, glyph.dy) = (0, 0, 0)
      if let shaping = unsafe pango_font_get_hb_font(font) {
        glyph.advance = Int(unsafe hb_font_get_glyph_h_advance(shaping, 0))
      }
    }
    return glyph
  }

  /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, macros with casts that Swift does not import.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000

  /// Scripts whose letters join: CSS Text 3, 8.2.1.
  private static func isCursive(script: UInt8) -> Bool {
    switch Int32(script) {
    case PANGO_SCRIPT_ARABIC.rawValue, PANGO_SCRIPT_SYRIAC.rawValue, PANGO_SCRIPT_MONGOLIAN.rawValue,
      PANGO_SCRIPT_NKO.rawValue, PANGO_SCRIPT_PHAGS_PA.rawValue, PANGO_SCRIPT_MANDAIC.rawValue:
      true
    default: false
    }
  }
}
