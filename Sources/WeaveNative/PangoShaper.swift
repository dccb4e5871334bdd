// SPDX-License-Identifier: MIT

internal import CCairo
internal import CPango
import WeaveGraphics

/// Shapes paragraphs with Pango and HarfBuzz: picks fonts, resolves text direction, joins letters and finds line
/// breaks.
///
/// Everything is shaped at one size and without hinting, so one result serves every size. Not thread-safe: each worker
/// has its own.
@safe
public final class PangoShaper {
  /// Units per em for all glyph lengths.
  ///
  /// A multiple of the units in font files (Inter 2,816, Inter Display and Noto Color Emoji 2,048, others 1,000), so
  /// that all lengths from these fonts are whole numbers.
  public static let unitsPerEm = 2_816_000

  let configuration: FontconfigConfiguration
  /// The `PangoFontMap` and `PangoContext`, owned.
  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The language of text whose script does not imply another one.
  let language: OpaquePointer?
  let fonts: PangoFontTable
  private let descriptions: PangoDescriptionTable
  private var capHeights: [PangoStyle: Double] = [:]
  /// The families with Han characters in the forms of `ja`, `ko`, `zh-cn`, `zh-tw` and `zh-hk`, by these tags.
  private let eastAsianFamilies: [String: String]

  /// A shaper for the fonts of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: the text of a fontconfig configuration file; no other configuration is read.
  ///   - language: BCP 47, such as `en` or `ja-JP`.
  ///   - eastAsianFamilies: families for Han characters by `ja`, `ko`, `zh-cn`, `zh-tw` and `zh-hk`. They are tried
  ///     after the families that the text requests.
  ///   - other: a shaper to share font numbers with.
  public init(
    configuration xml: String, language: String, eastAsianFamilies: [String: String] = [:],
    numberingFontsWith other: PangoShaper? = nil
  ) throws(PangoError) {
    configuration = try FontconfigConfiguration(xml: xml)
    configuration.makeCurrent()
    guard let map = unsafe pango_cairo_font_map_new() else { throw .configuration }
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration.handle)
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(map)
      throw .configuration
    }
    unsafe (self.map, self.context) = (map, context)
    unsafe self.language = pango_language_from_string(language)
    self.eastAsianFamilies = eastAsianFamilies
    fonts = other?.fonts ?? PangoFontTable()
    descriptions = PangoDescriptionTable()
    unsafe Self.configure(context, language: self.language)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(map)
  }

  /// Turns hinting off and allows fractional positions, so that outlines and advances are the font's own.
  private static func configure(_ context: OpaquePointer, language: OpaquePointer?) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, language)
  }

  /// The English names of all available families, sorted.
  public var families: [String] { configuration.families }

  /// Whether fontconfig finds fonts for a family, or for at least one in a comma-separated list.
  public func hasFamily(_ family: String) -> Bool { configuration.hasFamily(family) }

  /// Whether `path` is a folder according to fontconfig.
  public static func isDirectory(_ path: String) -> Bool { FontconfigConfiguration.isDirectory(path) }

  /// Shapes one paragraph.
  ///
  /// - Parameters:
  ///   - text: a paragraph without line ends and control characters.
  ///   - ranges: the styles, in order and without gaps.
  ///   - isRightToLeft: the base direction if no character is strong.
  public func shape(_ text: String, ranges: [PangoStyledRange], isRightToLeft: Bool) -> PangoParagraph {
    let isRightToLeft = text.isFirstStrongRightToLeft ?? isRightToLeft
    var text = text
    let isChinese =
      unsafe pango_language_to_string(language).map { unsafe String(cString: $0) }?.hasPrefix("zh") == true
    let bracketed = text.withBracketsForQuotes(isChinese: isChinese)
    var paragraph = text.withUTF8 { utf8 in
      guard let base = utf8.baseAddress, !utf8.isEmpty, let count = Int32(exactly: utf8.count) else {
        return PangoParagraph(runs: [], boundaries: [[]], isRightToLeft: isRightToLeft)
      }
      return unsafe UnsafeRawPointer(base).withMemoryRebound(to: CChar.self, capacity: utf8.count) { chars in
        unsafe shape(PangoText(chars: chars, count: count), ranges: ranges, isRightToLeft: isRightToLeft)
      }
    }
    if let bracketed { paragraph.boundaries = boundaries(of: bracketed) }
    return paragraph
  }

  /// What may happen before each byte of a text, and at its end.
  private func boundaries(of text: String) -> [PangoBoundary] {
    var text = text
    return text.withUTF8 { utf8 in
      guard let base = utf8.baseAddress, let count = Int32(exactly: utf8.count) else { return [[]] }
      return unsafe UnsafeRawPointer(base).withMemoryRebound(to: CChar.self, capacity: utf8.count) { chars in
        unsafe PangoText(chars: chars, count: count).boundaries(language: language)
      }
    }
  }

  private func shape(_ text: PangoText, ranges: [PangoStyledRange], isRightToLeft: Bool) -> PangoParagraph {
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let attributes = PangoAttributes()
    for range in ranges {
      unsafe attributes.add(
        description: descriptions[range.style], features: range.style.features, bytes: range.bytes)
    }
    unsafe text.languageRanges(default: language).forEach { range in
      unsafe attributes.add(language: range.language, bytes: range.bytes)
      // Pango ignores a language that its table does not list for the script, and for Korean the table does not list
      // Han. The family therefore selects the forms.
      guard let family = unsafe range.eastAsian.flatMap({ eastAsianFamilies[$0] }) else { return }
      let bytes = unsafe range.bytes
      for styled in ranges where styled.bytes.overlaps(bytes) {
        var style = styled.style
        style.family += ",\(family)"
        unsafe attributes.add(
          description: descriptions[style], features: "", bytes: styled.bytes.clamped(to: bytes))
      }
    }
    let items = unsafe pango_itemize_with_base_dir(
      context, direction, text.chars, 0, text.count, attributes.list, nil)
    defer { unsafe g_list_free(items) }
    var runs: [PangoRun] = []
    var next = unsafe items
    while let link = unsafe next {
      if let data = unsafe link.pointee.data {
        unsafe data.withMemoryRebound(to: PangoItem.self, capacity: 1) { item in
          if let run = unsafe run(item, of: text) { runs.append(run) }
          unsafe pango_item_free(item)
        }
      }
      unsafe next = link.pointee.next
    }
    return unsafe PangoParagraph(
      runs: runs, boundaries: text.boundaries(language: language), isRightToLeft: isRightToLeft)
  }

  /// The height of the capital H above the baseline, in ems; 0.7 if a font has no H.
  public func capHeight(_ style: PangoStyle) -> Double {
    if let known = capHeights[style] { return known }
    let range = PangoStyledRange(bytes: 0..<1, style: style)
    var height = 0.7
    if let run = shape("H", ranges: [range], isRightToLeft: false).runs.first, let glyph = run.glyphs.first,
      let ink = inkBounds(of: glyph.id, font: run.font), ink.maxY > 0
    {
      height = Double(ink.maxY) / Double(Self.unitsPerEm)
    }
    capHeights[style] = height
    return height
  }

  /// Opens the font of a style for shaping and for drawing. Cairo keeps recently used fonts open, which later drawing
  /// benefits from.
  ///
  /// - Parameter height: the height of the glyphs relative to those in the file.
  public func openFont(_ style: PangoStyle, height: Double = 1) {
    let range = PangoStyledRange(bytes: 0..<1, style: style)
    guard let run = shape("H", ranges: [range], isRightToLeft: false).runs.first else { return }
    var face = fonts.face(run.font)
    face.height = height
    _ = try? ScaledFont(face, size: GlyphOutliner.resolution).bitmapSize
  }

  /// The ink box of a glyph in units, relative to its origin, y upwards; nil if the font has no such glyph.
  ///
  /// - Parameter font: the font number in a run of this shaper, or of one that shares font numbers with it.
  public func inkBounds(of glyph: UInt32, font: Int) -> (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    guard let handle = unsafe fonts.handle(font), let shaping = unsafe pango_font_get_hb_font(handle) else {
      return nil
    }
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(shaping, glyph, &extents) != 0 else { return nil }
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return (left, top + Int(extents.height), left + Int(extents.width), top)
  }

  /// The advance of a glyph on its own, in units; nil if no run has used the font.
  ///
  /// - Parameter font: the font number in a run of this shaper, or of one that shares font numbers with it.
  public func advance(of glyph: UInt32, font: Int) -> Int? {
    guard let handle = unsafe fonts.handle(font), let shaping = unsafe pango_font_get_hb_font(handle) else {
      return nil
    }
    return Int(unsafe hb_font_get_glyph_h_advance(shaping, glyph))
  }

  /// The widest advance of some characters in their tabular forms, each shaped on its own; nil if the font lacks one of
  /// them.
  ///
  /// - Parameter font: the font number in a run of this shaper, or of one that shares font numbers with it.
  public func widestTabularAdvance(of scalars: [Unicode.Scalar], font: Int) -> Int? {
    guard let handle = unsafe fonts.handle(font), let shaping = unsafe pango_font_get_hb_font(handle),
      let buffer = unsafe hb_buffer_create()
    else { return nil }
    defer { unsafe hb_buffer_destroy(buffer) }
    var tabular = hb_feature_t()
    tabular.tag = 0x746E_756D  // tnum
    (tabular.value, tabular.start, tabular.end) = (1, 0, .max)
    var widest = 0
    for scalar in scalars {
      unsafe hb_buffer_clear_contents(buffer)
      unsafe hb_buffer_add(buffer, scalar.value, 0)
      unsafe hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
      unsafe hb_buffer_guess_segment_properties(buffer)
      unsafe hb_shape(shaping, buffer, &tabular, 1)
      var count: UInt32 = 0
      guard let glyphs = unsafe hb_buffer_get_glyph_infos(buffer, &count), count == 1,
        unsafe glyphs[0].codepoint != 0, let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
      else { return nil }
      widest = max(widest, Int(unsafe positions[0].x_advance))
    }
    return widest
  }
}
