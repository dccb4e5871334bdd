// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

/// Draws one list: the loop over its commands, with the layers and transforms that are open.
struct Painter {
  let scale: Double
  let glyphs: GlyphMasks
  let images: ImageCache
  /// From the picture itself to the innermost open layer.
  var layers: [Layer]
  var scopes: [Scope] = []
  /// Drawing coordinates to pixels of the picture.
  var transform: Transform
  private var boxes: LayerBounds?
  /// Open `begin…` commands whose content cannot be seen and is passed over.
  private var hidden = 0

  init(canvas: Canvas, scale: Double, glyphs: GlyphMasks, images: ImageCache) {
    self.scale = scale
    self.glyphs = glyphs
    self.images = images
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

  mutating func draw(_ items: [DisplayItem]) throws(CairoError) {
    boxes = LayerBounds(items, transform: transform)
    for (index, item) in items.enumerated() { try draw(item.command, at: index) }
    while !scopes.isEmpty { try endScope() }
  }

  private mutating func draw(_ command: DrawCommand, at index: Int) throws(CairoError) {
    switch command {
    case _ where hidden > 0: passOver(command)
    case .fill(let path, let paint, let evenOdd): try fill(path, paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint): try stroke(path, style, paint)
    case .glyphs(let run, let origin, let color): try draw(run, at: origin, color)
    case .image(let image, let source, let destination): try draw(image, source, destination)
    case .backdrop(let path, let radius, let saturation):
      try drawBackdrop(path, radius: radius, saturation: saturation)
    case .beginClip(let path): try beginClip(path, boxes?.boxes[index] ?? .empty)
    case .beginTransform(let map): beginTransform(map)
    case .beginGroup(let group): try beginGroup(group, boxes?.boxes[index] ?? .empty)
    case .beginLabel: scopes.append(Scope(kind: .none))
    case .end: try endScope()
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
