// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeavePixels

extension Painter {
  /// Draws a group: its transform, then its clip, then its effects.
  mutating func draw(_ group: DisplayGroup, _ box: PixelBounds, _ ink: InkGroup, all: Bool) throws(CairoError) {
    let outer = transform
    defer { transform = outer }
    if let map = group.transform {
      transform = map.then(outer)
      guard transform.inverse != nil else { return }
    }
    guard let path = group.clip else { return try drawInside(group, ink, all: all) }
    guard let cut = try beginClip(path, box) else { return }
    try drawInside(group, ink, all: all)
    try endClip(cut, path)
  }

  /// Draws the contents of a group, on a separate layer if it has effects.
  private mutating func drawInside(_ group: DisplayGroup, _ ink: InkGroup, all: Bool) throws(CairoError) {
    let all = all || ink.spreads
    guard let given = group.effects else { return try draw(group.children, ink.children, all: all) }
    let effects = GroupEffects(given, transform)
    if effects.isPlain { return try draw(group.children, ink.children, all: all) }
    // Content outside the layer below can still reach into it through blur and shadow.
    let margin =
      effects.blurReach
      + (effects.shadow.map { $0.reach + Int(max(abs($0.offset.x), abs($0.offset.y)).rounded(.up)) } ?? 0)
    let visible = effects.reach(of: ink.content).intersection(layer.bounds.grown(by: margin))
    guard !visible.isEmpty, effects.opacity > 0 else { return }
    let key = FinishedLayers.Key(hash: ink.hash, transform: transform, bounds: visible)
    // A layer whose effects spread is always drawn whole, whichever rows are painted.
    let kept = ink.spreads ? finished : nil
    if let known = kept?.layer(key) { return lay(known) }
    try push(visible, opacity: effects.opacity, blend: effects.blend)
    try draw(group.children, ink.children, all: all)
    let top = layers.removeLast()
    guard !top.isBlank else { return }
    try apply(effects, to: top)
    if let mask = effects.mask { try keep(mask, effects.transform, of: top) }
    if let cutout = effects.cutout { try keep(cutout, of: top) }
    kept?.keep(top, key)
    lay(top)
  }

  /// How drawing is limited to a path.
  private enum Cut {
    /// With Cairo's own clip, for upright boxes on whole pixels.
    case box
    /// Afterwards, since the layer was blank when the clip began.
    case layerBelow
    /// On a separate layer, which is laid over the one below.
    case ownLayer
  }

  /// Begins a clip in the cheapest way; nil if nothing is visible. Cairo's own path clip would be computed again for
  /// every shape.
  private mutating func beginClip(_ path: Path, _ box: PixelBounds) throws(CairoError) -> Cut? {
    if let clip = transform.pixelBox(path) {
      layer.canvas.save()
      layer.canvas.setTransform(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
      layer.canvas.clip(.rectangle(clip.rect))
      layer.boxClips += 1
      return .box
    }
    if layer.isBlank, layer.boxClips == 0 { return .layerBelow }
    let visible = box.intersection(layer.bounds)
    guard !visible.isEmpty else { return nil }
    try push(visible, opacity: 1)
    return .ownLayer
  }

  private mutating func endClip(_ kind: Cut, _ path: Path) throws(CairoError) {
    switch kind {
    case .box:
      layer.canvas.restore()
      layer.boxClips -= 1
    case .layerBelow: try cut(layer, path, transform)
    case .ownLayer:
      let top = layers.removeLast()
      guard !top.isBlank else { return }
      try cut(top, path, transform)
      lay(top)
    }
  }

  private mutating func push(
    _ bounds: PixelBounds, opacity: Double, blend: BlendMode = .normal
  ) throws(CairoError) {
    let canvas = try Canvas(width: bounds.width, height: bounds.height)
    canvas.setSmooth(!glyphs.isCrisp)
    layers.append(Layer(canvas: canvas, bounds: bounds, opacity: opacity, blend: blend))
  }

  /// Removes everything outside a path from a layer.
  private func cut(_ layer: Layer, _ path: Path, _ map: Transform) throws(CairoError) {
    let toLayer = map.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
    let coverage = try cuts.mask(path, toLayer, width: layer.canvas.width, height: layer.canvas.height)
    let rows = visible(on: layer)
    layer.canvas.applyCoverage(coverage, rows: rows.y..<rows.maxY)
  }

  /// Multiplies a layer by the alpha of a mask.
  private func keep(_ mask: Gradient, _ map: Transform, of layer: Layer) throws(CairoError) {
    let toLayer = map.then(.translation(x: -Double(layer.bounds.x), y: -Double(layer.bounds.y)))
    guard let back = toLayer.inverse else { return }
    let whole = Rect(x: 0, y: 0, width: Double(layer.bounds.width), height: Double(layer.bounds.height))
    layer.canvas.setTransform(toLayer)
    try layer.canvas.fill(.rectangle(back.bounds(of: whole)), .gradient(mask), mode: .destinationIn)
  }

  /// Keeps of a layer what other items cover.
  private mutating func keep(_ cutout: [DisplayItem], of top: Layer) throws(CairoError) {
    try push(top.bounds, opacity: 1)
    try draw(cutout, InkTree.inks(of: cutout, transform, picture: top.bounds, glyphs: glyphs), all: true)
    let cover = layers.removeLast()
    top.canvas.draw(cover.canvas, x: 0, y: 0, mode: .destinationIn)
  }

  /// Applies the blur, then draws the shadow of the blurred content beneath it.
  private func apply(_ effects: GroupEffects, to layer: Layer) throws(CairoError) {
    try layer.canvas.check()
    GaussianBlur(deviation: effects.blur, edge: .transparent).apply(to: layer.canvas)
    guard let shadow = effects.shadow else { return }
    let mask = try layer.canvas.coverage(margin: shadow.reach)
    GaussianBlur(deviation: shadow.deviation, edge: .transparent).apply(to: mask)
    let start = shadow.offset - Point(x: Double(shadow.reach), y: Double(shadow.reach))
    layer.canvas.mask(mask, x: start.x, y: start.y, shadow.color, mode: .destinationOver)
  }

  mutating func lay(_ top: Layer) {
    layer.isBlank = false
    layer.canvas.draw(
      top.canvas, x: top.bounds.x - layer.bounds.x, y: top.bounds.y - layer.bounds.y, opacity: top.opacity,
      mode: top.blend == .normal ? .over : .blend(top.blend))
  }
}
