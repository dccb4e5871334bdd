// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Draws a part of a picture onto a box. If it is upright, it is scaled once to exactly the pixels that it covers.
  /// Otherwise it is scaled to about its size, and Cairo interpolates.
  mutating func draw(
    _ image: RasterImage, _ source: Rect, _ destination: Rect, opacity: Double = 1
  ) throws(CairoError) {
    let part = source.intersection(
      Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)))
    guard !part.isEmpty, part.width.isFinite, part.height.isFinite, !destination.isEmpty, opacity > 0,
      layerTransform.bounds(of: destination).isDrawable
    else { return }
    layer.isBlank = false
    if layerTransform.isUpright {
      try drawUpright(image, part, destination, opacity)
    } else {
      try drawTurned(image, part, destination, opacity)
    }
  }

  private func drawUpright(
    _ image: RasterImage, _ source: Rect, _ destination: Rect, _ opacity: Double
  ) throws(CairoError) {
    let box = layerTransform.bounds(of: destination)
    let canvas = layer.canvas
    let visible = PixelBounds(around: box).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard !visible.isEmpty else { return }
    let key = ImageCache.Key(
      image: image.key, source: source,
      destination: box.offsetBy(dx: -Double(visible.x), dy: -Double(visible.y)),
      width: visible.width, height: visible.height)
    let scaled = try images.canvas(image, key)
    canvas.setTransform(.identity)
    let toImage = Transform.translation(x: -Double(visible.x), y: -Double(visible.y))
    try canvas.fill(.rectangle(box), with: scaled, toImage: toImage, smooth: false, opacity: opacity)
  }

  private func drawTurned(
    _ image: RasterImage, _ source: Rect, _ destination: Rect, _ opacity: Double
  ) throws(CairoError) {
    let factor = layerTransform.magnification
    func pixels(_ points: Double, _ available: Double) -> Int {
      // More pixels than the source has would be wasted.
      Int(min(max((points * factor).rounded(.up), 1), max(available.rounded(.up), 1), 8_192))
    }
    let width = pixels(destination.width, source.width)
    let height = pixels(destination.height, source.height)
    let key = ImageCache.Key(
      image: image.key, source: source,
      destination: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), width: width, height: height)
    let scaled = try images.canvas(image, key)
    let sx = Double(width) / destination.width
    let sy = Double(height) / destination.height
    let toImage = Transform(a: sx, b: 0, c: 0, d: sy, tx: -destination.minX * sx, ty: -destination.minY * sy)
    guard layer.canvas.setTransform(layerTransform) else { return }
    try layer.canvas.fill(.rectangle(destination), with: scaled, toImage: toImage, smooth: true, opacity: opacity)
  }
}

extension Rect {
  /// Whether all edges are finite and small enough to draw.
  var isDrawable: Bool { [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e6 } }
}
