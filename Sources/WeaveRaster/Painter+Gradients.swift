// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Pixels from which a gradient is worked out here: Cairo needs five times as long for each.
  private static let smallest = 4_096

  /// Fills with a gradient: small areas by Cairo, large ones by a table of colours, dithered where bands would show.
  mutating func fill(_ path: Path, _ gradient: Gradient, evenOdd: Bool) throws(CairoError) {
    let canvas = layer.canvas
    let box = LayerBounds.box(path, layerTransform).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard !box.isEmpty else { return }
    guard box.width * box.height >= Self.smallest, let back = layerTransform.inverse,
      let table = GradientTable(gradient, toGradient: back)
    else { return try canvas.fill(path, .gradient(gradient), evenOdd: evenOdd) }
    let image = try Canvas(width: box.width, height: box.height)
    // The pattern stands still on the picture, wherever the layer lies.
    let origin = (x: layer.bounds.x + box.x, y: layer.bounds.y + box.y)
    let isDithered = gradient.wantsDither
    image.fillRows { y, row in
      let place = (x: Double(box.x) + 0.5, y: Double(box.y + y) + 0.5)
      if isDithered {
        table.fillDithered(&row, startX: place.x, y: place.y, column: origin.x, line: origin.y + y)
      } else {
        table.fill(&row, startX: place.x, y: place.y)
      }
    }
    let toImage = layerTransform.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    try canvas.fill(path, with: image, toImage: toImage, smooth: false, evenOdd: evenOdd)
  }
}
