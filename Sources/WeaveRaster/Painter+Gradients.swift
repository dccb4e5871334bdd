// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeaveSystem

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
    let filler = RowFiller(stack: stack, rows: rows, start: layer.bounds, isParallel: isParallel)
    let coversAll = isOnBlank || stack.isOpaque
    if coversAll, layer.boxClips == 0, let whole = transform.pixelBox(path) {
      let area = whole.offset(x: -layer.bounds.x, y: -layer.bounds.y).intersection(box)
      return filler.fill(area, on: canvas, from: (0, 0))
    }
    let image = try Canvas(width: box.width, height: box.height)
    filler.fill(box, on: image, from: (box.x, box.y))
    let toImage = layerTransform.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    try canvas.fill(path, with: image, toImage: toImage, smooth: false, evenOdd: evenOdd)
  }
}

/// Fills rows of a layer with a stack of gradients.
private struct RowFiller {
  let stack: GradientStack
  /// What is kept of them; nil where nothing is.
  let rows: GradientRows?
  /// Where the layer begins in the picture: there the pattern stands still, wherever the layer lies.
  let start: PixelBounds
  let isParallel: Bool

  /// Pixels for which a second thread is worth its start.
  private static let leastBeside = 1 << 17

  /// - Parameters:
  ///   - area: pixels of the layer.
  ///   - origin: that of them which is the canvas's first.
  func fill(_ area: PixelBounds, on canvas: Canvas, from origin: (x: Int, y: Int)) {
    guard isParallel, rows == nil, stack.isMixed, area.width * area.height >= Self.leastBeside else {
      return fillAlone(area, on: canvas, from: origin)
    }
    var (upper, lower) = (area, area)
    upper.height /= 2
    (lower.y, lower.height) = (upper.maxY, area.height - upper.height)
    let lent = Lent((self, canvas, lower))
    runBeside {
      let (filler, canvas, lower) = lent.value
      filler.fillAlone(lower, on: canvas, from: origin)
    } _: {
      fillAlone(upper, on: canvas, from: origin)
    }
  }

  private func fillAlone(_ area: PixelBounds, on canvas: Canvas, from origin: (x: Int, y: Int)) {
    var mixed = MixedRow()
    canvas.fillRows(x: area.x - origin.x, y: area.y - origin.y, width: area.width, height: area.height) { y, row in
      let (column, line) = (start.x + area.x, start.y + area.y + y)
      if rows?.copy(column: column, line: line, to: &row) == true { return }
      stack.fill(&row, x: area.x, y: area.y + y, column: column, line: line, &mixed)
      rows?.keep(row, column: column, line: line)
    }
  }
}
