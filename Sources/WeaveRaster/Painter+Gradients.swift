// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Painter {
  /// Fills with gradients and colours, one over the other: a small gradient by Cairo, large ones by tables of colours,
  /// dithered where bands would show.
  ///
  /// - Parameters:
  ///   - paints: one gradient, or several paints of which the undermost is opaque.
  ///   - isOnBlank: whether nothing has been drawn yet on the layer, so that pixels can simply be set, as those of an
  ///     opaque gradient always can.
  mutating func fill(_ path: Path, _ paints: [Paint], evenOdd: Bool, isOnBlank: Bool) throws(CairoError) {
    let canvas = layer.canvas
    let whole = InkTree.box(path, layerTransform).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    let box = whole.intersection(visible(on: layer))
    guard !box.isEmpty else { return }
    // Several are painted as one wherever they lie: the tree of ink has decided it by their place in the picture.
    guard paints.count > 1 || GradientTable.pays(for: whole), let back = layerTransform.inverse,
      let (stack, rows) = gradients.stack(
        paints, toGradient: back, scale: scale, area: whole.offset(x: layer.bounds.x, y: layer.bounds.y))
    else {
      for paint in paints { try canvas.fill(path, paint, evenOdd: evenOdd) }
      return
    }
    let start = layer.bounds
    var mixed = MixedRow()
    func fillRow(_ x: Int, _ y: Int, _ row: inout MutableSpan<UInt32>) {
      // The pattern stands still on the picture, wherever the layer lies.
      let (column, line) = (start.x + x, start.y + y)
      if rows?.copy(column: column, line: line, to: &row) == true { return }
      stack.fill(&row, x: x, y: y, column: column, line: line, &mixed)
      rows?.keep(row, column: column, line: line)
    }
    let coversAll = isOnBlank || stack.isOpaque
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
