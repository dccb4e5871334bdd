// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveDisplay
public import WeaveGraphics
public import WeaveHash
import WeaveNative
import WeavePNG

/// Draws display lists as pixels and PNG files. It keeps glyphs, colours and pictures for the next list.
///
/// Each worker thread has its own; it must not cross threads. What it keeps never changes a pixel.
public final class Rasterizer {
  let glyphs: GlyphMasks
  let images: ImageCache
  let gradients: GradientTables
  let cuts: CutMasks
  /// Nil if nothing is kept between pictures.
  let finished: FinishedLayers?
  /// Nil if nothing is kept between pictures.
  let panes: FrostedPanes?
  private let keepsPictures: Bool
  let isParallel: Bool
  private var pictures = KeptPictures()

  /// - Parameters:
  ///   - keepsPictures: whether a list is painted over a similar earlier picture, which is faster and gives the same
  ///     pixels.
  ///   - isCrisp: whether shapes have no smooth edges and text is hinted to whole pixels, for panels with too few tones
  ///     for smooth edges.
  ///   - isParallel: whether a second thread may help with large pictures; for when no other pictures are drawn
  ///     meanwhile.
  /// - Throws: `.cairo` if there is no memory or Cairo cannot draw.
  public init(keepsPictures: Bool = true, isCrisp: Bool = false, isParallel: Bool = false) throws(RasterError) {
    do throws(CairoError) {
      glyphs = try GlyphMasks(isCrisp: isCrisp)
      try DrawingPath.check()
    } catch { throw .cairo(error) }
    images = ImageCache()
    cuts = CutMasks(isCrisp: isCrisp)
    gradients = GradientTables(keepsRows: keepsPictures)
    finished = keepsPictures ? FinishedLayers() : nil
    panes = keepsPictures ? FrostedPanes() : nil
    (self.keepsPictures, self.isParallel) = (keepsPictures, isParallel)
  }

  /// The picture of a list, `canvas × scale` pixels, rounded.
  ///
  /// Commands with coordinates that are not finite are skipped.
  /// - Throws: `.canvasSize` if the canvas is empty or over `Limits`; `.cairo` if Cairo fails; `.memory` if the system
  ///   gives the process too little memory.
  public func draw(_ list: DisplayList, scale: Double) throws(RasterError) -> PixelBuffer {
    try paint(list, scale: scale).canvas.pixels()
  }

  /// The same picture as a PNG file, encoded without copying the pixels.
  public func drawPNG(_ list: DisplayList, scale: Double) throws(RasterError) -> [UInt8] {
    let picture = try paint(list, scale: scale)
    let texts = list.title.isEmpty ? [] : [PNGEncoder.Metadata.Text(keyword: "Title", value: list.title)]
    do throws(PNGError) {
      return try picture.encode(PNGEncoder.Metadata(scale: scale, texts: texts))
    } catch { throw .png(error) }
  }

  /// A hash of the same picture. Pictures of the same size with equal pixels have equal hashes.
  public func checksum(_ list: DisplayList, scale: Double) throws(RasterError) -> Checksum {
    try paint(list, scale: scale).canvas.checksum
  }

  private func paint(_ list: DisplayList, scale: Double) throws(RasterError) -> PaintedPicture {
    let size = try Self.pixelSize(list.canvas, scale)
    // The canvas, a layer of the same size, and a copy for the file.
    guard MemoryBudget.allows(size.width * size.height * 12) else { throw .memory }
    let ink = InkTree(
      list, scale: scale, picture: PixelBounds(x: 0, y: 0, width: size.width, height: size.height), glyphs: glyphs)
    let (picture, rows) = try picture(width: size.width, height: size.height, scale, for: ink, list.finish)
    let canvas = picture.canvas
    do throws(CairoError) {
      if !rows.painted.isEmpty {
        canvas.clear(rows: rows.painted)
        var painter = Painter(
          canvas: canvas, rows: rows.painted, scale: scale, tools: self, keepsLayers: !ink.hasBackdrop)
        try painter.draw(list, ink)
      }
      if let finish = list.finish { canvas.apply(finish, scale: scale) }
      try canvas.check()
    } catch { throw .cairo(error) }
    guard !MemoryBudget.wasExceeded else { throw .memory }
    picture.show(ink, isFinal: list.finish == nil && keepsPictures, changed: rows.changed)
    pictures.add(picture)
    return picture
  }

  /// A picture to paint on, and the rows in which the list differs from it.
  ///
  /// Most pictures differ only in a few texts from one painted recently. If there is no such picture, all rows are
  /// painted.
  private func picture(
    width: Int, height: Int, _ scale: Double, for list: InkTree, _ finish: DisplayList.Finish?
  ) throws(RasterError) -> (PaintedPicture, rows: ChangedRows) {
    if finish == nil, let known = pictures.take(for: list, width: width, height: height, scale: scale) { return known }
    let all = ChangedRows(changed: 0..<height, painted: 0..<height)
    let spare = pictures.takeOldest(width: width, height: height, scale: scale, isFull: !keepsPictures)
    if let spare { return (spare, all) }
    return (
      try PaintedPicture(width: width, height: height, scale: scale, isCrisp: glyphs.isCrisp, isParallel: isParallel),
      all
    )
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
