// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

extension Painter {
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ ink: InkItem) throws(CairoError) {
    if case .gradient = paint, let whole = try wholeStroke(path, style, paint, ink) { return lay(whole) }
    guard layer.canvas.setTransform(layerTransform) else { return }
    layer.isBlank = false
    try draw(path, style, paint, on: layer.canvas, within: visible(on: layer))
  }

  /// A stroke with a gradient on a layer as large as the picture; nil if the stroke can be drawn directly. Used when
  /// only some rows are painted, because a part of the stroke would begin at another point of the gradient.
  ///
  /// A widget's border surrounds the whole picture. A kept layer reduces its cost to the painted rows.
  private func wholeStroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ ink: InkItem
  ) throws(CairoError) -> Layer? {
    guard layers.count == 1, layer.boxClips == 0, rows.count < layer.canvas.height else { return nil }
    let key = FinishedLayers.Key(hash: ink.hash, transform: transform, bounds: layer.bounds)
    if let known = finished?.layer(key) { return known }
    let canvas = try Canvas(width: layer.bounds.width, height: layer.bounds.height)
    canvas.setSmooth(!glyphs.isCrisp)
    guard canvas.setTransform(layerTransform) else { return nil }
    let all = PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height)
    try draw(path, style, paint, on: canvas, within: all)
    let whole = Layer(canvas: canvas, bounds: layer.bounds)
    finished?.keep(whole, key)
    return whole
  }

  /// Draws a stroke. Cairo computes a gradient for every pixel of the box around a line, so a line around a large area
  /// is drawn in four parts that leave out the inside.
  ///
  /// - Parameter area: pixels of the canvas, whose transform is that of the layer.
  private func draw(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, on canvas: Canvas, within area: PixelBounds
  ) throws(CairoError) {
    guard paint.isEqualAcross(layerTransform),
      let hollow = StrokeHollow.find(in: path, style, layerTransform)?.intersection(area), !hollow.isEmpty
    else { return try canvas.stroke(path, style, paint) }
    let parts = [
      PixelBounds(x: area.x, y: area.y, width: area.width, height: hollow.y - area.y),
      PixelBounds(x: area.x, y: hollow.y, width: hollow.x - area.x, height: hollow.height),
      PixelBounds(x: hollow.maxX, y: hollow.y, width: area.maxX - hollow.maxX, height: hollow.height),
      PixelBounds(x: area.x, y: hollow.maxY, width: area.width, height: area.maxY - hollow.maxY),
    ]
    for part in parts where !part.isEmpty {
      canvas.save()
      defer { canvas.restore() }
      guard canvas.setTransform(.identity), canvas.clip(.rectangle(part.rect)), canvas.setTransform(layerTransform)
      else { continue }
      try canvas.stroke(path, style, paint)
    }
  }
}

extension Paint {
  /// Whether it is a gradient with one colour in each row of pixels, so that a row may begin anywhere.
  fileprivate func isEqualAcross(_ transform: Transform) -> Bool {
    guard case .gradient(let gradient) = self, case .linear(let start, let end) = gradient.shape else { return false }
    // Cairo's own coordinates are 1/65,536 apart.
    return abs(start.x - end.x) < 1e-9 && transform.b == 0 && transform.c == 0
  }
}

/// The empty area that a line surrounds.
private enum StrokeHollow {
  /// The fewest pixels for which drawing a line four times is worth it.
  private static let least = 1 << 14
  /// The most parts of a path whose boxes are checked.
  private static let mostElements = 64

  /// The pixels around the middle of a line's box that it leaves empty; nil if they are few.
  ///
  /// - Parameter transform: to pixels.
  static func find(in path: Path, _ style: StrokeStyle, _ transform: Transform) -> PixelBounds? {
    guard path.elements.count <= mostElements else { return nil }
    let whole = InkTree.box(path, transform, margin: style.reach)
    guard whole.width * whole.height >= least else { return nil }
    let boxes = parts(of: path).map { InkTree.box($0, transform, margin: style.reach) }
    let (x, y) = (whole.x + whole.width / 2, whole.y + whole.height / 2)
    // First as far to the left and right as the middle row is free, then as far up and down as all these columns are.
    var (left, right, top, bottom) = (whole.x, whole.maxX, whole.y, whole.maxY)
    for box in boxes where box.y <= y && y < box.maxY {
      if box.x <= x { left = max(left, box.maxX) }
      if box.maxX > x { right = min(right, box.x) }
    }
    for box in boxes where box.x < right && left < box.maxX {
      if box.y <= y { top = max(top, box.maxY) }
      if box.maxY > y { bottom = min(bottom, box.y) }
    }
    let hollow = PixelBounds(x: left, y: top, width: right - left, height: bottom - top)
    return hollow.isEmpty || hollow.width * hollow.height < least ? nil : hollow
  }

  /// Each line and curve of a path, as its own path.
  private static func parts(of path: Path) -> [Path] {
    var parts: [Path] = []
    var (start, place) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, place) = (point, point)
      case .line(let point):
        parts.append(Path([.move(place), element]))
        place = point
      case .curve(_, _, let point):
        parts.append(Path([.move(place), element]))
        place = point
      case .close:
        parts.append(Path([.move(place), .line(start)]))
        place = start
      }
    }
    return parts
  }
}
