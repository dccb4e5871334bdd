// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeavePixels

extension Painter {
  /// Draws a pane of frosted glass: the picture beneath a path, blurred and more saturated.
  mutating func drawBackdrop(_ path: Path, radius: Double, saturation: Double) throws(CairoError) {
    let deviation = radius > 0 ? min(radius * transform.magnification, 1_000) : 0
    let pane = InkTree.box(path, transform).intersection(layer.bounds).intersection(layers[0].bounds)
    guard !pane.isEmpty, layer.canvas.setTransform(layerTransform) else { return }
    let reach = Int(GaussianBlur.reach(deviation: deviation).rounded(.up))
    let area = pane.grown(by: reach).intersection(layers[0].bounds)
    let glass = try frosted(flattened(area), deviation, saturation.isFinite ? max(0, saturation) : 1)
    layer.isBlank = false
    // The area is placed in the layer by whole pixels, the path by the transform.
    let toImage = layerTransform.then(
      .translation(x: Double(layer.bounds.x - area.x), y: Double(layer.bounds.y - area.y)))
    try layer.canvas.fill(path, with: glass, toImage: toImage, smooth: false)
  }

  /// A part of the picture as seen through the glass.
  private func frosted(_ beneath: Canvas, _ deviation: Double, _ saturation: Double) -> Canvas {
    let key = FrostedPanes.Key(
      beneath: beneath.checksum, width: beneath.width, height: beneath.height, deviation: deviation,
      saturation: saturation)
    if let known = panes?.pane(key) { return known }
    // The edge of the picture is extended, so that a pane at the rim has no dark seam.
    GaussianBlur(deviation: deviation, edge: .clamp).apply(to: beneath)
    if saturation != 1 { beneath.saturate(saturation) }
    panes?.keep(beneath, key)
    return beneath
  }

  /// Everything drawn so far within a box, with all open layers laid over each other.
  private func flattened(_ area: PixelBounds) throws(CairoError) -> Canvas {
    let canvas = try Canvas(width: area.width, height: area.height)
    for layer in layers where !layer.isBlank {
      canvas.draw(layer.canvas, x: layer.bounds.x - area.x, y: layer.bounds.y - area.y, opacity: layer.opacity)
    }
    return canvas
  }
}

extension Canvas {
  /// Changes the saturation of every pixel: `factor` 0 gives grey, 1 no change, more than 1 more vivid colours.
  ///
  /// - Source: the `saturate` matrix of Filter Effects 1, section 6.1.
  func saturate(_ factor: Double) {
    // Above 1e6 nothing gets more vivid, and an infinite factor would make greys NaN.
    let strength = Float(min(factor, 1e6))
    mapPixels { pixel in
      let alpha = Float(pixel >> 24)
      let (red, green, blue) = (Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF))
      let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      func vivid(_ value: Float) -> UInt32 { UInt32(min(max(gray + (value - gray) * strength, 0), alpha) + 0.5) }
      return pixel & 0xFF00_0000 | vivid(red) << 16 | vivid(green) << 8 | vivid(blue)
    }
  }
}
