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
  private var encoder: PNGEncoder
  private var spare: Canvas?

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
    defer { spare = canvas }
    return canvas.pixels()
  }

  /// The same picture as a PNG file, without a copy between.
  public func drawPNG(_ list: DisplayList, scale: Double) throws(RasterError) -> [UInt8] {
    let canvas = try paint(list, scale: scale)
    defer { spare = canvas }
    let texts = list.title.isEmpty ? [] : [PNGEncoder.Metadata.Text(keyword: "Title", value: list.title)]
    do throws(PNGError) {
      return try encoder.encode(canvas, PNGEncoder.Metadata(scale: scale, texts: texts))
    } catch { throw .png(error) }
  }

  /// A hash of the same picture: equal for equal pixels of one size.
  public func checksum(_ list: DisplayList, scale: Double) throws(RasterError) -> Checksum {
    let canvas = try paint(list, scale: scale)
    defer { spare = canvas }
    return canvas.checksum
  }

  private func paint(_ list: DisplayList, scale: Double) throws(RasterError) -> Canvas {
    let size = try Self.pixelSize(list.canvas, scale)
    do throws(CairoError) {
      let canvas = try blankCanvas(width: size.width, height: size.height)
      var painter = Painter(canvas: canvas, scale: scale, glyphs: glyphs, images: images)
      try painter.draw(list.items)
      if let finish = list.finish { canvas.apply(finish, scale: scale) }
      try canvas.check()
      return canvas
    } catch { throw .cairo(error) }
  }

  /// The canvas of the last picture, if it fits: fresh memory costs more than clearing.
  private func blankCanvas(width: Int, height: Int) throws(CairoError) -> Canvas {
    defer { spare = nil }
    guard let spare, spare.width == width, spare.height == height else {
      return try Canvas(width: width, height: height)
    }
    spare.clear()
    return spare
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
