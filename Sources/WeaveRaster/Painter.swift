// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

/// Draws one list: the loop over its commands, with the layers and transforms that are open.
struct Painter {
  let scale: Double
  let glyphs: GlyphMasks
  let images: ImageCache
  let gradients: GradientTables
  let cuts: CutMasks
  /// From the picture itself to the innermost open layer.
  var layers: [Layer]
  var scopes: [Scope] = []
  /// Drawing coordinates to pixels of the picture.
  var transform: Transform
  /// The rows that are painted; the others stay as they are.
  private let rows: Range<Int>
  /// Open `begin…` commands whose content cannot be seen and is passed over.
  private var hidden = 0

  init(canvas: Canvas, rows: Range<Int>, scale: Double, tools: Rasterizer) {
    self.scale = scale
    (glyphs, images, gradients, cuts) = (tools.glyphs, tools.images, tools.gradients, tools.cuts)
    self.rows = rows.clamped(to: 0..<canvas.height)
    let bounds = PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height)
    layers = [Layer(canvas: canvas, bounds: bounds)]
    transform = .scale(x: scale, y: scale)
  }

  var layer: Layer {
    get { layers[layers.count - 1] }
    set { layers[layers.count - 1] = newValue }
  }

  /// Drawing coordinates to pixels of the innermost layer.
  var layerTransform: Transform {
    transform.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
  }

  /// The pixels of a layer that can be seen, in its own coordinates: all but for the picture itself, of which some rows
  /// may stay as they are.
  func visible(on layer: Layer) -> PixelBounds {
    let isPicture = layer.canvas === layers[0].canvas
    return PixelBounds(
      x: 0, y: isPicture ? rows.lowerBound : 0, width: layer.bounds.width,
      height: isPicture ? rows.count : layer.bounds.height)
  }

  /// Draws a list on a picture whose rows to be painted are blank.
  mutating func draw(_ list: PaintedList) throws(CairoError) {
    let canvas = layer.canvas
    canvas.save()
    defer { canvas.restore() }
    if rows.count < canvas.height {
      canvas.setTransform(.identity)
      canvas.clip(.rectangle(visible(on: layer).rect))
    }
    for (index, item) in list.items.enumerated() {
      let box = list.bounds.boxes[index]
      // What is blurred or casts a shadow is drawn or passed over as a whole.
      let isSeen = list.bounds.outermost[index] != index || (box.y < rows.upperBound && box.maxY > rows.lowerBound)
      try draw(item.command, box, isSeen: isSeen)
    }
    while !scopes.isEmpty { try endScope() }
  }

  private mutating func draw(_ command: DrawCommand, _ box: PixelBounds, isSeen: Bool) throws(CairoError) {
    if hidden > 0 { return passOver(command) }
    switch command {
    case .beginClip, .beginTransform, .beginGroup, .beginLabel:
      if isSeen { return try begin(command, box) }
      if draws(command, box) { layer.isBlank = false }
      hide()
    case .end: try endScope()
    default:
      if isSeen { try paint(command) }
      if draws(command, box) { layer.isBlank = false }
    }
  }

  /// Whether a command, or a scope, leaves something on the layer: also where the rows in which it would are not painted,
  /// so that what comes after it is drawn in the same way.
  private func draws(_ command: DrawCommand, _ box: PixelBounds) -> Bool {
    guard !box.intersection(layer.bounds).isEmpty else { return false }
    return switch command {
    case .beginTransform(let map): map.then(transform).inverse != nil
    case .beginGroup(let group): group.opacity > 0
    default: true
    }
  }

  private mutating func begin(_ command: DrawCommand, _ box: PixelBounds) throws(CairoError) {
    switch command {
    case .beginClip(let path): try beginClip(path, box)
    case .beginTransform(let map): beginTransform(map)
    case .beginGroup(let group): try beginGroup(group, box)
    default: scopes.append(Scope(kind: .none))
    }
  }

  private mutating func paint(_ command: DrawCommand) throws(CairoError) {
    switch command {
    case .fill(let path, let paint, let evenOdd): try fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): try stroke(path, style, paint)
    case .glyphs(let run, let origin, let color): try draw(run, at: origin, color)
    case .image(let image, let source, let destination): try draw(image, source, destination)
    case .backdrop(let path, let radius, let saturation):
      try drawBackdrop(path, radius: radius, saturation: saturation)
    default: break
    }
  }

  // MARK: What cannot be seen

  /// Begins a scope whose content is passed over to its end.
  mutating func hide() { hidden = 1 }

  private mutating func passOver(_ command: DrawCommand) {
    switch command {
    case .beginClip, .beginTransform, .beginGroup, .beginLabel: hidden += 1
    case .end: hidden -= 1
    default: break
    }
  }

  // MARK: Shapes

  private mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool) throws(CairoError) {
    guard layer.canvas.setTransform(layerTransform) else { return }
    let wasBlank = layer.isBlank
    layer.isBlank = false
    if case .gradient(let gradient) = paint {
      try fill(path, gradient, evenOdd: evenOdd, isOnBlank: wasBlank)
    } else {
      try layer.canvas.fill(path, paint, evenOdd: evenOdd)
    }
  }

  private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) throws(CairoError) {
    guard layer.canvas.setTransform(layerTransform) else { return }
    layer.isBlank = false
    try layer.canvas.stroke(path, style, paint)
  }
}
