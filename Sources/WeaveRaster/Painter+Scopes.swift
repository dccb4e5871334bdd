// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

extension Painter {
  mutating func beginTransform(_ map: Transform) {
    let next = map.then(transform)
    guard next.inverse != nil else { return hide() }
    scopes.append(Scope(kind: .transform(previous: transform)))
    transform = next
  }

  /// A clip as cheap as it can be: Cairo's own for a box on pixel edges, a cut of the layer below while that is
  /// blank, else a layer of its own. Cairo's path clip would be worked out again for every shape.
  mutating func beginClip(_ path: Path, _ box: PixelBounds) throws(CairoError) {
    if let clip = transform.pixelBox(path) {
      layer.canvas.save()
      layer.canvas.setTransform(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
      layer.canvas.clip(.rectangle(clip.rect))
      scopes.append(Scope(kind: .boxClip))
    } else if layer.isBlank, !hasBoxClip {
      scopes.append(Scope(kind: .cut(path, transform)))
    } else {
      let visible = box.intersection(layer.bounds)
      guard !visible.isEmpty else { return hide() }
      try push(visible)
      scopes.append(Scope(kind: .clip(path, transform)))
    }
  }

  mutating func beginGroup(_ group: DrawCommand.Group, _ box: PixelBounds) throws(CairoError) {
    let effects = GroupEffects(group, transform)
    if effects.isPlain { return scopes.append(Scope(kind: .none)) }
    // What lies outside the layer below can still reach into it by its blur and shadow.
    let margin =
      effects.blurReach
      + (effects.shadow.map { $0.reach + Int(max(abs($0.offset.x), abs($0.offset.y)).rounded(.up)) } ?? 0)
    let visible = box.intersection(layer.bounds.grown(by: margin))
    guard !visible.isEmpty, effects.opacity > 0 else { return hide() }
    try push(visible)
    scopes.append(Scope(kind: .group(effects)))
  }

  private mutating func push(_ bounds: PixelBounds) throws(CairoError) {
    layers.append(Layer(canvas: try Canvas(width: bounds.width, height: bounds.height), bounds: bounds))
  }

  /// Ends the innermost scope; an `end` without a beginning is left out.
  mutating func endScope() throws(CairoError) {
    guard let scope = scopes.popLast() else { return }
    switch scope.kind {
    case .none: break
    case .transform(let previous): transform = previous
    case .boxClip: layer.canvas.restore()
    case .cut(let path, let map): try cut(layer, path, map)
    case .clip(let path, let map):
      let top = layers.removeLast()
      guard !top.isBlank else { return }
      try cut(top, path, map)
      lay(top, opacity: 1)
    case .group(let effects):
      let top = layers.removeLast()
      guard !top.isBlank else { return }
      try apply(effects, to: top)
      if let mask = effects.mask { try keep(mask, effects.transform, of: top) }
      lay(top, opacity: effects.opacity)
    }
  }

  /// Keeps of a layer what lies inside a path.
  private func cut(_ layer: Layer, _ path: Path, _ map: Transform) throws(CairoError) {
    let toLayer = map.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
    let coverage = try cuts.mask(path, toLayer, width: layer.canvas.width, height: layer.canvas.height)
    let rows = visible(on: layer)
    layer.canvas.keep(coverage, rows: rows.y..<rows.maxY)
  }

  /// Keeps of a layer what a mask lets through.
  private func keep(_ mask: Gradient, _ map: Transform, of layer: Layer) throws(CairoError) {
    let toLayer = map.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
    guard let back = toLayer.inverse else { return }
    let whole = Rect(x: 0, y: 0, width: Double(layer.bounds.width), height: Double(layer.bounds.height))
    layer.canvas.setTransform(toLayer)
    try layer.canvas.fill(.rectangle(back.bounds(of: whole)), .gradient(mask), mode: .destinationIn)
  }

  /// Blur, then the shadow of what has been blurred beneath it.
  private func apply(_ effects: GroupEffects, to layer: Layer) throws(CairoError) {
    try layer.canvas.check()
    GaussianBlur(deviation: effects.blur, edge: .transparent).apply(to: layer.canvas)
    guard let shadow = effects.shadow else { return }
    let mask = try layer.canvas.coverage(margin: shadow.reach)
    GaussianBlur(deviation: shadow.deviation, edge: .transparent).apply(to: mask)
    let start = shadow.offset - Point(x: Double(shadow.reach), y: Double(shadow.reach))
    layer.canvas.mask(mask, x: start.x, y: start.y, shadow.color, mode: .destinationOver)
  }

  private mutating func lay(_ top: Layer, opacity: Double) {
    layer.isBlank = false
    layer.canvas.draw(
      top.canvas, x: top.bounds.x - layer.bounds.x, y: top.bounds.y - layer.bounds.y, opacity: opacity)
  }

  /// Whether Cairo's own clip is open on the innermost layer.
  var hasBoxClip: Bool {
    for scope in scopes.reversed() {
      switch scope.kind {
      case .boxClip: return true
      case .clip, .group: return false
      case .none, .transform, .cut: continue
      }
    }
    return false
  }
}
