// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Draws a run: by masks where text stands upright at a usual size, else by outlines, or as pictures (emoji).
  mutating func draw(_ run: GlyphRun, at origin: Point, _ color: Color) throws(CairoError) {
    let map = layerTransform
    let size = run.size * map.magnification
    guard size > 0, size < 100_000, !run.glyphs.isEmpty else { return }
    layer.isBlank = false
    if run.face.hasColor {
      for glyph in run.glyphs { try drawPicture(glyph, of: run, at: origin, color) }
    } else if map.isUniform, size <= GlyphMasks.largest {
      try drawMasks(run, at: map.apply(origin), scale: map.a, color)
    } else {
      for glyph in run.glyphs { try drawOutline(glyph, of: run, at: origin, color) }
    }
  }

  /// Adds up the coverage of all glyphs and paints once, so that overlaps of translucent text are not darker.
  ///
  /// - Parameter start: the run's origin in pixels of the layer.
  private func drawMasks(_ run: GlyphRun, at start: Point, scale: Double, _ color: Color) throws(CairoError) {
    let strike = glyphs.strike(run.face, size: run.size * scale)
    var placed: [(mask: GlyphMask, x: Int, y: Int)] = []
    placed.reserveCapacity(run.glyphs.count)
    var box = PixelBounds.empty
    for glyph in run.glyphs {
      guard let x = Quarter(start.x + glyph.x * scale), let y = Quarter(start.y + glyph.y * scale) else { continue }
      let mask = try glyphs.mask(glyph.id, GlyphMasks.Phase(x: x.phase, y: y.phase), in: strike)
      guard mask.width > 0 else { continue }
      placed.append((mask, x.whole + mask.left, y.whole + mask.top))
      box = box.union(
        PixelBounds(x: x.whole + mask.left, y: y.whole + mask.top, width: mask.width, height: mask.height))
    }
    box = box.intersection(PixelBounds(x: 0, y: 0, width: layer.canvas.width, height: layer.canvas.height))
    guard !box.isEmpty else { return }
    let coverage = try Canvas(width: box.width, height: box.height, format: .alpha)
    for item in placed {
      coverage.addCoverage(item.mask.coverage, width: item.mask.width, x: item.x - box.x, y: item.y - box.y)
    }
    layer.canvas.mask(coverage, x: Double(box.x), y: Double(box.y), color)
  }

  private func drawOutline(_ glyph: Glyph, of run: GlyphRun, at origin: Point, _ color: Color) throws(CairoError) {
    let path = glyphs.outliner.outline(run.face, size: run.size, glyph: glyph.id)
    guard !path.isEmpty else { return }
    let place = Transform.translation(x: origin.x + glyph.x, y: origin.y + glyph.y)
    layer.canvas.setTransform(layerTransform)
    try layer.canvas.fill(path.transformed(by: place), .color(color))
  }

  /// A glyph with colours of its own; the text's colour gives only its alpha.
  private mutating func drawPicture(
    _ glyph: Glyph, of run: GlyphRun, at origin: Point, _ color: Color
  ) throws(CairoError) {
    guard let picture = images.glyph(glyph.id, run.face, glyphs.outliner) else {
      return try drawOutline(glyph, of: run, at: origin, color)
    }
    let frame = Rect(
      x: origin.x + glyph.x + picture.frame.minX * run.size, y: origin.y + glyph.y + picture.frame.minY * run.size,
      width: picture.frame.width * run.size, height: picture.frame.height * run.size)
    // Not moved to whole pixels, though that would be sharper: the SVG cannot do so at every scale.
    let pixels = picture.image.pixels
    let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    try draw(picture.image, source, frame, opacity: color.alpha)
  }
}

/// A coordinate rounded to a quarter of a pixel.
private struct Quarter {
  var whole: Int
  /// 0..<4.
  var phase: UInt8

  init?(_ value: Double) {
    guard abs(value) < 1e6 else { return nil }
    let quarters = Int((value * 4).rounded())
    whole = quarters >> 2
    phase = UInt8(quarters & 3)
  }
}
