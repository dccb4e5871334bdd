// SPDX-License-Identifier: MIT

internal import CCairo
import WeaveDiagnostics
public import WeaveGraphics

/// A PDF document that is drawn page by page, in points from the top left.
///
/// Shapes stay shapes and text stays text, with the glyphs in use embedded. The document contains no date, so the same
/// drawing gives the same bytes.
@safe
public final class PDFDocument: DrawingSurface {
  /// The bytes that Cairo has written and that have not been taken yet.
  private final class Written {
    var bytes: [UInt8] = []
  }

  private struct FontKey: Hashable {
    var face: FontFace
    var size: Double
  }

  private let written = Written()
  private var fonts = RecentEntries<FontKey, ScaledFont>(capacity: 128)

  /// - Throws: if there is no memory.
  public init() throws(CairoError) {
    let target = unsafe Unmanaged.passUnretained(written).toOpaque()
    let made = unsafe cairo_pdf_surface_create_for_stream(
      { target, data, count in
        guard let target = unsafe target, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
        let written = unsafe Unmanaged<Written>.fromOpaque(target).takeUnretainedValue()
        unsafe written.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, target, 1, 1)
    try unsafe super.init(owning: made)
    // Otherwise Cairo writes the current time.
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }

  // The surface writes its last bytes when it is finished, so this must happen while `written` still exists.
  deinit { unsafe cairo_surface_finish(surface) }

  /// Sets the title, which readers show instead of the file name, and the subject.
  public func setTitle(_ title: String, subject: String) {
    if !title.isEmpty { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    if !subject.isEmpty { unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, subject) }
  }

  /// Draws one page of a given size in points.
  public func page<Failure: Error>(_ size: Size, _ draw: () throws(Failure) -> Void) throws(Failure) {
    unsafe cairo_pdf_surface_set_size(surface, size.width, size.height)
    unsafe cairo_save(context)
    try draw()
    unsafe cairo_restore(context)
    unsafe cairo_show_page(context)
  }

  /// The bytes that were written since the last call.
  public func takeWritten() -> [UInt8] {
    let bytes = written.bytes
    written.bytes.removeAll()
    return bytes
  }

  /// Ends the document and returns the rest of the file.
  ///
  /// - Throws: the first error of any drawing.
  public func finish() throws(CairoError) -> [UInt8] {
    try check()
    unsafe cairo_surface_finish(surface)
    if let error = unsafe CairoError(cairo_surface_status(surface)) { throw error }
    return takeWritten()
  }

  /// Transforms everything drawn after it until the saved state is restored. If the map has no inverse, nothing changes
  /// and the result is false.
  public func move(by map: Transform) -> Bool {
    guard map.isUsable else { return false }
    var matrix = map.matrix
    unsafe cairo_transform(context, &matrix)
    return true
  }

  /// Draws `body` as one picture, then `cutout` as another, and lays over the page what the latter covers of the former.
  public func group(
    _ body: () throws(CairoError) -> Void, coveredBy cutout: () throws(CairoError) -> Void
  ) throws(CairoError) {
    unsafe cairo_push_group(context)
    do throws(CairoError) { try cutout() } catch {
      unsafe cairo_pop_group_to_source(context)
      throw error
    }
    guard let mask = unsafe cairo_pop_group(context) else { throw CairoError("out of memory") }
    defer { unsafe cairo_pattern_destroy(mask) }
    unsafe cairo_push_group(context)
    do throws(CairoError) { try body() } catch {
      unsafe cairo_pop_group_to_source(context)
      throw error
    }
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_mask(context, mask)
  }

  /// Draws `body` as one picture, then lays it over the page with a single opacity or with the alpha of a gradient at
  /// each point.
  public func group(
    opacity: Double, mask: Gradient?, blend: BlendMode = .normal, _ body: () throws(CairoError) -> Void
  ) throws(CairoError) {
    unsafe cairo_push_group(context)
    do throws(CairoError) { try body() } catch {
      unsafe cairo_pop_group_to_source(context)
      throw error
    }
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_set_operator(context, blend.cairo)
    defer { unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER) }
    if let mask {
      guard mask.isDrawable else { return }
      let pattern = try CairoPattern(mask)
      unsafe cairo_mask(context, pattern.pointer)
    } else {
      unsafe cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
    }
  }

  /// Draws a run of glyphs. PDF readers can search and copy its text.
  public func show(_ run: GlyphRun, at origin: Point, _ color: Color) throws(CairoError) {
    guard color.isVisible, origin.isDrawable, run.size > 0, run.size < 1e5 else { return }
    var glyphs = run.glyphs.compactMap { glyph -> cairo_glyph_t? in
      guard GlyphOutliner.isGlyph(glyph.id), glyph.x.isFinite, glyph.y.isFinite else { return nil }
      return cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.x, y: origin.y + glyph.y)
    }
    guard !glyphs.isEmpty else { return }
    let font = try font(run.face, run.size)
    unsafe cairo_set_scaled_font(context, font.pointer)
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    let length = Int32(clamping: run.text.utf8.count)
    let count = Int32(clamping: glyphs.count)
    guard length > 0, !run.text.utf8.contains(0) else {
      unsafe cairo_show_glyphs(context, &glyphs, count)
      return
    }
    var cluster = cairo_text_cluster_t(num_bytes: length, num_glyphs: count)
    unsafe cairo_show_text_glyphs(
      context, run.text, length, &glyphs, count, &cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
  }

  /// Draws a picture stretched to a box. A canvas is embedded in the file only once, however often it is drawn.
  public func draw(_ image: Canvas, on box: Rect) {
    guard image.width > 0, image.height > 0, !box.isEmpty,
      [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ abs($0) < 1e6 })
    else { return }
    unsafe cairo_save(context)
    unsafe cairo_translate(context, box.minX, box.minY)
    unsafe cairo_scale(context, box.width / Double(image.width), box.height / Double(image.height))
    unsafe cairo_set_source_surface(context, image.surface, 0, 0)
    unsafe cairo_paint(context)
    unsafe cairo_restore(context)
  }

  private func font(_ face: FontFace, _ size: Double) throws(CairoError) -> ScaledFont {
    let key = FontKey(face: face, size: size)
    if let known = fonts.value(of: key) { return known }
    let font = try ScaledFont(face, size: size)
    fonts.keep(font, for: key)
    return font
  }
}
