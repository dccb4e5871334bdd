// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative
import WeaveSystem

extension Painter {
  /// Fills a path with gradients and colours, one over the other. Small gradients are drawn by Cairo; large ones use
  /// tables of colours and are dithered where bands would be visible.
  ///
  /// - Parameters:
  ///   - paints: one gradient, or several paints, the lowest of them opaque.
  ///   - isOnBlank: whether the layer is still blank, so that pixels can be set without blending. An opaque gradient
  ///     never needs blending.
  mutating func fill(_ path: Path, _ paints: [Paint], evenOdd: Bool, isOnBlank: Bool) throws(CairoError) {
    let canvas = layer.canvas
    let whole = InkTree.box(path, layerTransform).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    let box = whole.intersection(visible(on: layer))
    guard !box.isEmpty else { return }
    // A stack is always painted as one: the ink tree has decided so by its position in the picture.
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
  /// The rows kept between pictures; nil if none are.
  let rows: GradientRows?
  /// The layer's position in the picture. The pattern is aligned to the picture, wherever the layer lies.
  let start: PixelBounds
  let isParallel: Bool

  /// The fewest pixels for which starting a second thread is worth it.
  private static let leastBeside = 1 << 17

  /// - Parameters:
  ///   - area: pixels of the layer.
  ///   - origin: the layer pixel that is the canvas's first.
  func fill(_ area: PixelBounds, on canvas: Canvas, from origin: (x: Int, y: Int)) {
    guard isParallel, rows == nil, stack.isMixed, area.width * area.height >= Self.leastBeside else {
      return fillAlone(area, on: canvas, from: origin)
    }
    var (upper, lower) = (area, area)
    upper.height /= 2
    (lower.y, lower.height) = (upper.maxY, area.height - upper.height)
    let transfer = UncheckedTransfer((self, canvas, lower))
    runBeside {
      let (filler, canvas, lower) = transfer.value
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
