// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

/// Draws one list: it walks the tree and keeps the open layers.
struct Painter {
  let scale: Double
  let glyphs: GlyphMasks
  let images: ImageCache
  let gradients: GradientTables
  let cuts: CutMasks
  /// Nil if layers are always drawn again, because one may show what lies beneath it.
  let finished: FinishedLayers?
  /// Nil if nothing is kept.
  let panes: FrostedPanes?
  /// Whether a second thread may help with large areas.
  let isParallel: Bool
  /// From the picture itself to the innermost open layer.
  var layers: [Layer]
  /// Maps drawing coordinates to pixels of the picture.
  var transform: Transform
  /// The rows to paint; the others stay unchanged.
  let rows: Range<Int>

  /// - Parameter keepsLayers: whether the content of each layer is independent of everything outside it.
  init(canvas: Canvas, rows: Range<Int>, scale: Double, tools: Rasterizer, keepsLayers: Bool) {
    self.scale = scale
    finished = keepsLayers ? tools.finished : nil
    (glyphs, images, gradients, cuts) = (tools.glyphs, tools.images, tools.gradients, tools.cuts)
    (panes, isParallel) = (tools.panes, tools.isParallel)
    self.rows = rows.clamped(to: 0..<canvas.height)
    let bounds = PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height)
    layers = [Layer(canvas: canvas, bounds: bounds)]
    transform = .scale(x: scale, y: scale)
  }

  var layer: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  /// Maps drawing coordinates to pixels of the innermost layer.
  var layerTransform: Transform {
    transform.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
  }

  /// The visible pixels of a layer, in its own coordinates. For the picture itself, these are the rows to paint; for
  /// other layers, all pixels.
  func visible(on layer: Layer) -> PixelBounds {
    let isPicture = layer.canvas === layers[0].canvas
    return PixelBounds(
      x: 0, y: isPicture ? rows.lowerBound : 0, width: layer.bounds.width,
      height: isPicture ? rows.count : layer.bounds.height)
  }

  /// Draws a list on a picture whose rows to paint are blank.
  mutating func draw(_ list: DisplayList, _ ink: InkTree) throws(CairoError) {
    let canvas = layer.canvas
    canvas.save()
    defer { canvas.restore() }
    if rows.count < canvas.height {
      canvas.setTransform(.identity)
      canvas.clip(.rectangle(visible(on: layer).rect))
    }
    try draw(list.items, ink.items, all: false)
  }

  /// Draws the items that touch the rows to paint.
  ///
  /// - Parameter all: whether to draw the other items too, because a blur or a shadow is drawn whole.
  mutating func draw(_ items: [DisplayItem], _ inks: [InkItem], all: Bool) throws(CairoError) {
    var done = 0
    // By index: copying an item counts references to everything in it, and most items are outside the rows.
    for index in inks.indices where index >= done {
      let ink = inks[index]
      done = index + ink.stacked
      let isSeen = all || (ink.box.y < rows.upperBound && ink.box.maxY > rows.lowerBound)
      if isSeen {
        if ink.stacked > 1 {
          try fill(items[index..<done].map(\.command))
        } else {
          try draw(items[index].command, ink, all: all)
        }
      }
      if !ink.box.intersection(layer.bounds).isEmpty, leaves(items[index].command, isSeen: isSeen) {
        layer.isBlank = false
      }
    }
  }

  private mutating func draw(_ command: DrawCommand, _ ink: InkItem, all: Bool) throws(CairoError) {
    switch command {
    case .fill(let path, let paint, let evenOdd): try fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): try stroke(path, style, paint, ink)
    case .glyphs(let run, let origin, let color): try draw(run, at: origin, color)
    case .image(let image, let source, let destination): try draw(image, source, destination)
    case .backdrop(let path, let radius, let saturation):
      try drawBackdrop(path, radius: radius, saturation: saturation)
    case .group(let group): if let inner = ink.group { try draw(group, ink.box, inner, all: all) }
    }
  }

  /// Whether a command with ink on the layer leaves something there. This includes ink in rows that are not painted, so
  /// that later commands are drawn in the same way. A group that is drawn has already marked the layer.
  private func leaves(_ command: DrawCommand, isSeen: Bool) -> Bool {
    guard case .group(let group) = command else { return true }
    let map = group.transform?.then(transform) ?? transform
    return !isSeen && map.inverse != nil && group.effects?.opacity ?? 1 > 0
  }

  // MARK: Shapes

  /// Fills one shape with several paints, one over the other.
  private mutating func fill(_ commands: [DrawCommand]) throws(CairoError) {
    guard case .fill(let path, _, let evenOdd)? = commands.first, layer.canvas.setTransform(layerTransform) else {
      return
    }
    let paints = commands.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
    let wasBlank = layer.isBlank
    layer.isBlank = false
    try fill(path, paints, evenOdd: evenOdd, isOnBlank: wasBlank)
  }

  private mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool) throws(CairoError) {
    guard layer.canvas.setTransform(layerTransform) else { return }
    let wasBlank = layer.isBlank
    layer.isBlank = false
    if case .gradient = paint {
      try fill(path, [paint], evenOdd: evenOdd, isOnBlank: wasBlank)
    } else {
      try layer.canvas.fill(path, paint, evenOdd: evenOdd)
    }
  }
}
