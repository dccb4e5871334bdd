// SPDX-License-Identifier: MIT

internal import CCairo
internal import CFontconfig
import WeaveGraphics

/// The owner of a Cairo scaled font: one face at one size, unhinted.
@safe
final class ScaledFont {
  let pointer: OpaquePointer

  /// - Parameter size: pixels per em.
  /// - Throws: if the file is not a font or cannot be read.
  init(_ face: FontFace, size: Double) throws(CairoError) {
    guard let pattern = unsafe FcPatternCreate() else { throw CairoError("out of memory") }
    defer { unsafe FcPatternDestroy(pattern) }
    _ = unsafe face.file.withCString { name in
      unsafe name.withMemoryRebound(to: FcChar8.self, capacity: 1) { unsafe FcPatternAddString(pattern, FC_FILE, $0) }
    }
    _ = unsafe FcPatternAddInteger(pattern, FC_INDEX, Int32(clamping: face.index))
    if face.axisWeight > 0 {
      _ = unsafe "wght=\(face.axisWeight)".withCString { text in
        unsafe text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
          unsafe FcPatternAddString(pattern, FC_FONT_VARIATIONS, $0)
        }
      }
    }
    // Without this, Cairo ignores embedded bitmaps. In a font of outlines they would replace small glyphs, so they are
    // only used for colour fonts.
    _ = unsafe FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, face.hasColor ? 1 : 0)
    guard let font = unsafe cairo_ft_font_face_create_for_pattern(pattern) else {
      throw CairoError("out of memory")
    }
    defer { unsafe cairo_font_face_destroy(font) }
    unsafe pointer = try Self.scaled(font, face, size: size)
  }

  deinit { unsafe cairo_scaled_font_destroy(pointer) }

  private static func scaled(_ font: OpaquePointer, _ face: FontFace, size: Double) throws(CairoError) -> OpaquePointer
  {
    if let error = unsafe CairoError(cairo_font_face_status(font)) { throw error }
    guard let options = unsafe cairo_font_options_create() else { throw CairoError("out of memory") }
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    var matrix = Transform.scale(x: size * face.stretch, y: size * face.height).matrix
    var identity = Transform.identity.matrix
    guard let scaled = unsafe cairo_scaled_font_create(font, &matrix, &identity, options) else {
      throw CairoError("out of memory")
    }
    if let error = unsafe CairoError(cairo_scaled_font_status(scaled)) {
      unsafe cairo_scaled_font_destroy(scaled)
      throw error
    }
    return unsafe scaled
  }

  /// Pixels per em of the largest embedded bitmaps; nil if the face has no colour glyphs.
  var bitmapSize: Double? {
    guard let face = unsafe cairo_ft_scaled_font_lock_face(pointer) else { return nil }
    defer { unsafe cairo_ft_scaled_font_unlock_face(pointer) }
    let count = unsafe Int(face.pointee.num_fixed_sizes)
    // FT_FACE_FLAG_COLOR, a macro with a cast that Swift does not import.
    let hasColor = unsafe face.pointee.face_flags & 1 << 14 != 0
    guard count > 0, hasColor, let sizes = unsafe face.pointee.available_sizes
    else { return nil }
    return (0..<count).map { unsafe Double(sizes[$0].y_ppem) / 64 }.max()
  }

  /// The ink of a glyph drawn at the origin, in pixels.
  func inkBounds(_ glyph: UInt32) -> Rect {
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(pointer, &item, 1, &extents)
    // A damaged font counts as having no ink. A lack of memory is recorded.
    guard unsafe CairoError(cairo_scaled_font_status(pointer)) == nil else { return .zero }
    return Rect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
  }
}
