// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeavePixels

extension Painter {
  /// Draws what lies beneath once more inside a path, blurred and more vivid: a pane of frosted glass.
  mutating func drawBackdrop(_ path: Path, radius: Double, saturation: Double) throws(CairoError) {
    let deviation = radius > 0 ? min(radius * transform.magnification, 1_000) : 0
    let pane = InkTree.box(path, transform).intersection(layer.bounds).intersection(layers[0].bounds)
    guard !pane.isEmpty, layer.canvas.setTransform(layerTransform) else { return }
    let reach = Int(GaussianBlur.reach(deviation: deviation).rounded(.up))
    let area = pane.grown(by: reach).intersection(layers[0].bounds)
    let glass = try frosted(flattened(area), deviation, saturation.isFinite ? max(0, saturation) : 1)
    layer.isBlank = false
    // The area lies in the layer by whole pixels; the path under the transform.
    let toImage = layerTransform.then(
      .translation(x: Double(layer.bounds.x - area.x), y: Double(layer.bounds.y - area.y)))
    try layer.canvas.fill(path, with: glass, toImage: toImage, smooth: false)
  }

  /// A part of the picture as it is seen through glass.
  private func frosted(_ beneath: Canvas, _ deviation: Double, _ saturation: Double) -> Canvas {
    let key = FrostedPanes.Key(
      beneath: beneath.checksum, width: beneath.width, height: beneath.height, deviation: deviation,
      saturation: saturation)
    if let known = panes?.pane(key) { return known }
    // Beyond the picture its edge goes on: no dark seam where a pane touches the rim.
    GaussianBlur(deviation: deviation, edge: .clamp).apply(to: beneath)
    if saturation != 1 { beneath.saturate(saturation) }
    panes?.keep(beneath, key)
    return beneath
  }

  /// All that has been drawn so far within a box, open layers laid over each other.
  private func flattened(_ area: PixelBounds) throws(CairoError) -> Canvas {
    let canvas = try Canvas(width: area.width, height: area.height)
    for layer in layers where !layer.isBlank {
      canvas.draw(layer.canvas, x: layer.bounds.x - area.x, y: layer.bounds.y - area.y, opacity: layer.opacity)
    }
    return canvas
  }
}

extension Canvas {
  /// Moves every pixel from its grey (`factor` 0) through itself (1) to more vivid.
  ///
  /// - Source: the `saturate` matrix of Filter Effects 1, section 6.1.
  func saturate(_ factor: Double) {
    // Beyond that all is as vivid as it gets; what is endless would make a grey no number.
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
