// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension DisplayListBuilder {
  mutating func drawEffect(_ effect: Effect, _ node: LayoutNode) {
    switch effect {
    case .clip(let outline):
      emit(DisplayGroup(clip: outline.path(in: node.frame))) { $0.drawChildren(node) }
    case .border(let fill, let width, let outline):
      drawChildren(node)
      strokeInside(outline, StrokeStyle(width: width), fill, in: node.frame)
    case .backdrop(let blur, let saturation, let outline):
      if !node.frame.isEmpty, blur > 0 || saturation != 1 {
        emit(.backdrop(outline.path(in: node.frame), radius: blur, saturation: saturation))
      }
      drawChildren(node)
    case .rotation(let degrees):
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      guard turn != 0, turn.isFinite else { return drawChildren(node) }
      emit(DisplayGroup(transform: .rotation(degrees: turn, around: node.frame.center))) { $0.drawChildren(node) }
    case .scale(let x, let y, let anchor):
      guard x != 1 || y != 1 else { return drawChildren(node) }
      guard x != 0, y != 0 else { return }
      let center = node.frame.point(of: anchor, isRightToLeft: isRightToLeft)
      let map = Transform.translation(x: -center.x, y: -center.y).then(.scale(x: x, y: y))
        .then(.translation(x: center.x, y: center.y))
      emit(DisplayGroup(transform: map)) { $0.drawChildren(node) }
    case .blend(let mode):
      guard mode != .normal else { return drawChildren(node) }
      emit(DisplayGroup(effects: .init(blend: mode))) { $0.drawChildren(node) }
    case .mask:
      guard let content = node.children.first else { return }
      let cutout = items { builder in for child in node.children.dropFirst() { builder.draw(child) } }
      emit(DisplayGroup(effects: .init(cutout: cutout))) { $0.draw(content) }
    case .grain(let grain): drawGrain(grain, over: node)
    case .redacted: redacting { $0.drawChildren(node) }
    case .dither(let dithering): emit(dithering) { $0.drawChildren(node) }
    case .label(let label): emit(DisplayGroup(label: label)) { $0.drawChildren(node) }
    case .opacity, .shadow, .blur: drawGroup(node)
    }
  }

  mutating func drawChildren(_ node: LayoutNode) {
    for child in node.children { draw(child) }
  }

  /// Draws effects that need a separate picture; effects that follow each other in the order of `DisplayGroup.Effects`
  /// share one.
  private mutating func drawGroup(_ node: LayoutNode) {
    let (effects, inner) = gather(node)
    if effects.opacity <= 0 { return }
    if !effects.spreads {
      if effects.opacity == 1 { return draw(inner) }
      if let faded = inner.faded(by: effects.opacity) { return draw(faded) }
    }
    emit(DisplayGroup(effects: effects)) { $0.draw(inner) }
  }

  /// Collects nested effects as long as they fit in one group: opacity (any number), a shadow, a blur.
  private func gather(_ node: LayoutNode) -> (DisplayGroup.Effects, LayoutNode) {
    var effects = DisplayGroup.Effects()
    var node = node
    while case .effect(let effect) = node.content, node.children.count == 1 {
      switch effect {
      case .opacity(let opacity) where !effects.spreads:
        effects.opacity *= opacity.held(0, 1)
      case .shadow(let color, let radius, let x, let y) where !effects.spreads:
        // SwiftUI's radius is the extent of the blur on either side, which is two standard deviations.
        if color.alpha > 0 { effects.shadow = .init(color: color, deviation: radius / 2, x: x, y: y) }
      case .blur(let radius) where effects.blur == 0: effects.blur = radius
      case .opacity, .shadow, .blur, .clip, .border, .backdrop, .rotation, .scale, .blend, .mask, .grain, .redacted,
        .dither, .label:
        return (effects, node)
      }
      node = node.children[0]
    }
    return (effects, node)
  }
}

extension Rect {
  /// The point where the lines of an alignment meet.
  fileprivate func point(of anchor: Alignment, isRightToLeft: Bool) -> Point {
    let x =
      switch anchor.horizontal {
      case .leading: isRightToLeft ? maxX : minX
      case .center: midX
      case .trailing: isRightToLeft ? minX : maxX
      }
    let y =
      switch anchor.vertical {
      case .top: minY
      case .center: midY
      case .bottom, .firstTextBaseline, .lastTextBaseline: maxY
      }
    return Point(x: x, y: y)
  }
}

extension Transform {
  /// A clockwise rotation around a point.
  static func rotation(degrees: Double, around center: Point) -> Transform {
    let angle = degrees * .pi / 180
    let (sin, cos) = (sine(angle), cosine(angle))
    return Transform.translation(x: -center.x, y: -center.y)
      .then(Transform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0))
      .then(.translation(x: center.x, y: center.y))
  }
}
