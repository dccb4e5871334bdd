// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
public import WeaveNative

/// Draws display lists as pixels and PNG files. Keeps fonts, glyphs, pictures and buffers for the next list.
///
/// One for each worker thread: it may not cross threads, and what it keeps never changes a pixel.
public final class Rasterizer {
  let glyphs: GlyphMasks
  let images: ImageCache
  let gradients = GradientTables()
  let cuts = CutMasks()
  private var encoder: PNGEncoder
  private var last: Painted?
  /// The rows that were painted since the encoder has seen the canvas; nil where it has not.
  private var unencoded: Range<Int>?

  /// A picture with the list that it shows; nil where its colours were changed afterwards.
  private struct Painted {
    var canvas: Canvas
    var list: PaintedList?
    var scale: Double
  }

  /// - Throws: `.cairo` or `.png` if there is no memory.
  public init() throws(RasterError) {
    do throws(CairoError) { glyphs = try GlyphMasks() } catch { throw .cairo(error) }
    do throws(PNGError) { encoder = try PNGEncoder() } catch { throw .png(error) }
    images = ImageCache()
  }

  /// The picture of a list, `canvas × scale` pixels, rounded.
  ///
  /// Commands whose coordinates are no numbers are left out.
  /// - Throws: `.canvasSize` if the canvas is empty or over `Limits`; `.cairo` if Cairo fails.
  public func draw(_ list: DisplayList, scale: Double) throws(RasterError) -> PixelBuffer {
    let canvas = try paint(list, scale: scale)
    return canvas.pixels()
  }

  /// The same picture as a PNG file, without a copy between.
  public func drawPNG(_ list: DisplayList, scale: Double) throws(RasterError) -> [UInt8] {
    let canvas = try paint(list, scale: scale)
    let texts = list.title.isEmpty ? [] : [PNGEncoder.Metadata.Text(keyword: "Title", value: list.title)]
    do throws(PNGError) {
      let bytes = try encoder.encode(canvas, PNGEncoder.Metadata(scale: scale, texts: texts), changed: unencoded)
      unencoded = 0..<0
      return bytes
    } catch {
      unencoded = nil
      throw .png(error)
    }
  }

  /// A hash of the same picture: equal for equal pixels of one size.
  public func checksum(_ list: DisplayList, scale: Double) throws(RasterError) -> Checksum {
    let canvas = try paint(list, scale: scale)
    return canvas.checksum
  }

  private func paint(_ list: DisplayList, scale: Double) throws(RasterError) -> Canvas {
    let size = try Self.pixelSize(list.canvas, scale)
    let bounds = InkBounds(list.items, transform: .scale(x: scale, y: scale), glyphs: glyphs.box)
    let painted = PaintedList(items: list.items, bounds: bounds)
    do throws(CairoError) {
      let isEncoded = unencoded
      unencoded = nil
      let (canvas, rows) = try canvas(width: size.width, height: size.height, for: painted, list.finish, scale)
      if !rows.isEmpty {
        var painter = Painter(canvas: canvas, rows: rows, scale: scale, tools: self)
        try painter.draw(painted)
      }
      if let finish = list.finish { canvas.apply(finish, scale: scale) }
      try canvas.check()
      unencoded = isEncoded.map { list.finish == nil ? $0.around(rows) : 0..<size.height }
      last = Painted(canvas: canvas, list: list.finish == nil ? painted : nil, scale: scale)
      return canvas
    } catch { throw .cairo(error) }
  }

  /// The canvas of the last picture, if it fits, with the rows that a list must be painted in, which are blank: most
  /// pictures differ from the one before in a few texts. Where most rows differ, all are painted.
  private func canvas(
    width: Int, height: Int, for list: PaintedList, _ finish: DisplayList.Finish?, _ scale: Double
  ) throws(CairoError) -> (Canvas, rows: Range<Int>) {
    let whole = 0..<height
    defer { last = nil }
    guard let last, last.canvas.width == width, last.canvas.height == height else {
      return (try Canvas(width: width, height: height), whole)
    }
    var rows = whole
    if finish == nil, last.scale == scale, let known = last.list, let changed = list.rows(changedFrom: known),
      changed.clamped(to: whole).count < height * 7 / 8
    {
      rows = changed.clamped(to: whole)
    }
    last.canvas.clear(rows: rows)
    return (last.canvas, rows)
  }

  private static func pixelSize(_ size: Size, _ scale: Double) throws(RasterError) -> (width: Int, height: Int) {
    let side = 0.0...Limits.canvasSide
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard side.contains(size.width), side.contains(size.height), width >= 1, height >= 1, width <= 32_767,
      height <= 32_767, width * height <= Double(Limits.canvasPixels)
    else { throw .canvasSize(width: size.width, height: size.height, scale: scale) }
    return (Int(width), Int(height))
  }
}

extension Range<Int> {
  /// Both, and what lies between.
  fileprivate func around(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    return other.isEmpty ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
