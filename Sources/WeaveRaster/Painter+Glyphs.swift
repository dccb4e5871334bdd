// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Draws a glyph run: with masks for upright text of moderate size, otherwise with outlines, or as pictures for
  /// emoji.
  mutating func draw(_ run: GlyphRun, at origin: Point, _ color: Color) throws(CairoError) {
    let map = layerTransform
    let size = run.size * map.magnification
    guard size > 0, size < 100_000, !run.glyphs.isEmpty else { return }
    layer.isBlank = false
    if run.face.hasColor {
      for glyph in run.glyphs { try drawPicture(glyph, of: run, at: origin, color) }
    } else if GlyphMasks.areMasks(run, map) {
      try drawMasks(run, at: map.apply(origin), scale: map.a, color)
    } else {
      for glyph in run.glyphs { try drawOutline(glyph, of: run, at: origin, color) }
    }
  }

  /// Adds up the coverage of all glyphs and paints once, so that overlaps in translucent text are not darker.
  ///
  /// - Parameter start: the run's origin in pixels of the layer.
  private func drawMasks(_ run: GlyphRun, at start: Point, scale: Double, _ color: Color) throws(CairoError) {
    let placed = try glyphs.place(run, at: start, scale: scale)
    let box = placed.box.intersection(visible(on: layer))
    guard !box.isEmpty else { return }
    let coverage = try Canvas(width: box.width, height: box.height, format: .alpha)
    for item in placed.masks {
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

  /// Draws a glyph that has its own colours. Only the alpha of the text's colour applies.
  private mutating func drawPicture(
    _ glyph: Glyph, of run: GlyphRun, at origin: Point, _ color: Color
  ) throws(CairoError) {
    guard let picture = images.glyph(glyph.id, run.face, glyphs.outliner) else {
      return try drawOutline(glyph, of: run, at: origin, color)
    }
    let frame = Rect(
      x: origin.x + glyph.x + picture.frame.minX * run.size, y: origin.y + glyph.y + picture.frame.minY * run.size,
      width: picture.frame.width * run.size, height: picture.frame.height * run.size)
    // Not snapped to whole pixels, although that would be sharper: the SVG cannot do so at every scale.
    let pixels = picture.image.pixels
    let source = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
    try draw(picture.image, source, frame, opacity: color.alpha)
  }
}

extension GlyphMasks {
  /// Whether a run is drawn with masks.
  static func areMasks(_ run: GlyphRun, _ map: Transform) -> Bool {
    !run.face.hasColor && map.isUniform && run.size * map.magnification <= largest
  }

  /// The masks of a run with their positions, and a box around all of them.
  fileprivate func place(
    _ run: GlyphRun, at start: Point, scale: Double
  ) throws(CairoError) -> (masks: [(mask: GlyphMask, x: Int, y: Int)], box: PixelBounds) {
    let strike = strike(run.face, size: run.size * scale)
    var masks: [(mask: GlyphMask, x: Int, y: Int)] = []
    masks.reserveCapacity(run.glyphs.count)
    var box = PixelBounds.empty
    let isWhole = isWhole(run.face)
    for glyph in run.glyphs {
      guard let x = Quarter(start.x + glyph.x * scale, isWhole: isWhole),
        let y = Quarter(start.y + glyph.y * scale, isWhole: isWhole)
      else { continue }
      let mask = try mask(glyph.id, Phase(x: x.phase, y: y.phase), in: strike)
      guard mask.width > 0 else { continue }
      masks.append((mask, x.whole + mask.left, y.whole + mask.top))
      box = box.union(
        PixelBounds(x: x.whole + mask.left, y: y.whole + mask.top, width: mask.width, height: mask.height))
    }
    return (masks, box)
  }

  /// The pixels that a run touches: those of its masks or, without masks, a box of three ems around the origin of each
  /// glyph.
  func box(_ run: GlyphRun, _ origin: Point, _ map: Transform) -> PixelBounds {
    if run.size > 0, Self.areMasks(run, map), let placed = try? place(run, at: map.apply(origin), scale: map.a) {
      return placed.box
    }
    guard let first = run.glyphs.first else { return .empty }
    let start = Rect(x: first.x, y: first.y, width: 0, height: 0)
    let pens = run.glyphs.reduce(start) { $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    let ink = pens.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -3 * run.size, dy: -3 * run.size)
    return PixelBounds(around: map.bounds(of: ink))
  }
}

/// A coordinate rounded to a quarter of a pixel, or to a whole one.
private struct Quarter {
  var whole: Int
  /// 0..<4.
  var phase: UInt8

  /// - Parameter isWhole: whether to round to whole pixels.
  init?(_ value: Double, isWhole: Bool) {
    guard abs(value) < 1e6 else { return nil }
    if isWhole {
      // Text laid out in whole pixels may begin at half a pixel. The small bias keeps rounding errors in its sums from
      // falling on both sides of that half.
      (whole, phase) = (Int((value + 0.5 + 1 / 128).rounded(.down)), 0)
      return
    }
    // Halves round up on both sides of zero, so that a run looks the same wherever its layer begins.
    let quarters = Int((value * 4 + 0.5).rounded(.down))
    whole = quarters >> 2
    phase = UInt8(quarters & 3)
  }
}
