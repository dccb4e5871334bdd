// SPDX-License-Identifier: MIT

internal import CPango
internal import WeaveGraphics

/// The fonts that Pango has chosen so far, numbered and kept alive.
@safe
final class PangoFontTable {
  private var numbers: [UnsafeMutablePointer<PangoFont>: Int] = unsafe [:]
  private var handles: [UnsafeMutablePointer<PangoFont>] = unsafe []
  private var faces: [FontFace] = []

  deinit { unsafe handles.forEach { unsafe g_object_unref($0) } }

  /// The number of a font. It never changes.
  func number(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    if let number = unsafe numbers[font] { return number }
    unsafe g_object_ref(font)
    let face = unsafe UnsafeMutableRawPointer(font).withMemoryRebound(to: PangoFcFont.self, capacity: 1) { fcFont in
      unsafe pango_fc_font_get_pattern(fcFont).map { unsafe FontconfigPattern($0).face }
    }
    unsafe handles.append(font)
    faces.append(
      face ?? FontFace(file: "", index: 0, family: "", weight: 400, isItalic: false, hasColor: false))
    unsafe numbers[font] = faces.count - 1
    return faces.count - 1
  }

  func face(_ number: Int) -> FontFace { faces[number] }

  func handle(_ number: Int) -> UnsafeMutablePointer<PangoFont>? {
    faces.indices.contains(number) ? unsafe handles[number] : nil
  }
}

/// Pango's font descriptions for the styles used so far.
@safe
final class PangoDescriptionTable {
  private var known: [PangoStyle: OpaquePointer] = unsafe [:]

  deinit { unsafe known.values.forEach { unsafe pango_font_description_free($0) } }

  /// The description of a style, at the size that all text is shaped at.
  subscript(style: PangoStyle) -> OpaquePointer? {
    if let description = unsafe known[style] { return unsafe description }
    guard let description = unsafe pango_font_description_new() else { return nil }
    unsafe pango_font_description_set_family(description, style.family)
    unsafe pango_font_description_set_weight(
      description, PangoWeight(PangoWeight.RawValue(clamping: min(1000, max(1, style.weight)))))
    unsafe pango_font_description_set_style(description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if let variant = style.variant {
      let distances = PangoVariant.widths.map { abs($0 - Double(variant.width)) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 4
      unsafe pango_font_description_set_stretch(description, PangoStretch(PangoStretch.RawValue(clamping: nearest)))
      if variant.axisWeight > 0 {
        unsafe pango_font_description_set_variations(description, "wght=\(variant.axisWeight)")
      }
    }
    unsafe pango_font_description_set_absolute_size(description, Double(PangoShaper.unitsPerEm))
    unsafe known[style] = description
    return unsafe description
  }
}
