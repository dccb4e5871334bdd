// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Fills with a gradient: small areas by Cairo, large ones by a table of colours, dithered where bands would show.
  ///
  /// - Parameter isOnBlank: whether nothing has been drawn yet on the layer, so that pixels can simply be set, as those of an
  ///   opaque gradient always can.
  mutating func fill(_ path: Path, _ gradient: Gradient, evenOdd: Bool, isOnBlank: Bool) throws(CairoError) {
    let canvas = layer.canvas
    let whole = InkTree.box(path, layerTransform).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    let box = whole.intersection(visible(on: layer))
    guard !box.isEmpty else { return }
    guard GradientTable.pays(for: whole), let back = layerTransform.inverse,
      let table = gradients.table(gradient, toGradient: back)
    else { return try canvas.fill(path, .gradient(gradient), evenOdd: evenOdd) }
    let isDithered = gradient.wantsDither
    let start = layer.bounds
    func fillRow(_ x: Int, _ y: Int, _ row: inout MutableSpan<UInt32>) {
      let place = (x: Double(x) + 0.5, y: Double(y) + 0.5)
      if isDithered {
        // The pattern stands still on the picture, wherever the layer lies.
        table.fillDithered(&row, startX: place.x, y: place.y, column: start.x + x, line: start.y + y)
      } else {
        table.fill(&row, startX: place.x, y: place.y)
      }
    }
    let coversAll = isOnBlank || gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    if coversAll, layer.boxClips == 0, let whole = transform.pixelBox(path) {
      let area = whole.offset(x: -start.x, y: -start.y).intersection(box)
      canvas.fillRows(x: area.x, y: area.y, width: area.width, height: area.height) { y, row in
        fillRow(area.x, area.y + y, &row)
      }
      return
    }
    let image = try Canvas(width: box.width, height: box.height)
    image.fillRows { y, row in fillRow(box.x, box.y + y, &row) }
    let toImage = layerTransform.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    try canvas.fill(path, with: image, toImage: toImage, smooth: false, evenOdd: evenOdd)
  }
}
