// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveLayout
import WeaveResolve

extension ResolvedShape: DisplayLeaf {
  func draw(in frame: Rect, with builder: inout DisplayListBuilder) {
    guard !frame.isEmpty else { return }
    if let fill { builder.fill(outline.path(in: frame), fill.paint(in: frame), evenOdd: outline.isEvenOdd) }
    if let stroke { builder.strokeInside(outline, stroke.style, stroke.fill, in: frame) }
  }

  /// A shape contains no information.
  func drawPlaceholder(in frame: Rect, with builder: inout DisplayListBuilder) { draw(in: frame, with: &builder) }

  func faded(by opacity: Double) -> LayoutNode.Content? {
    guard fill == nil || stroke == nil else { return nil }
    var shape = self
    shape.fill = fill?.opacity(opacity)
    shape.stroke = stroke.map { Stroke(fill: $0.fill.opacity(opacity), style: $0.style) }
    return .leaf(.shape(shape))
  }
}

extension DisplayListBuilder {
  /// Draws an outline whose outer edge is the edge of the box; an outline that is too thick fills the box.
  mutating func strokeInside(_ outline: ShapeOutline, _ style: StrokeStyle, _ paint: Fill, in frame: Rect) {
    guard style.width > 0, !frame.isEmpty else { return }
    if let middle = outline.inset(by: style.width / 2, in: frame) {
      stroke(middle, style, paint.paint(in: frame))
    } else {
      fill(outline.path(in: frame), paint.paint(in: frame))
    }
  }
}

extension ShapeOutline {
  fileprivate var isEvenOdd: Bool { if case .path(let outline) = self { outline.isEvenOdd } else { false } }

  /// The outline, inset by a distance; nil if twice the distance leaves nothing of the box.
  func inset(by distance: Double, in r: Rect) -> Path? {
    let shorter = min(r.width, r.height)
    if case .path = self { return path(in: r) }
    guard 2 * distance < shorter else { return nil }
    let inner = r.insetBy(dx: distance, dy: distance)
    switch self {
    case .roundedRectangle(let radius, let curve):
      // Round corners stay parallel: the inner radius is smaller by the distance.
      let outer = min(radius, shorter / 2)
      return .roundedRectangle(inner, radius: max(0, outer - distance), curve: curve)
    case .unevenRectangle(let radii, let curve):
      return .roundedRectangle(inner, radii: radii.reduced(by: distance), curve: curve)
    case .rectangle, .containerRelative, .capsule, .circle, .ellipse: return path(in: inner)
    // A free line has no inside: it is drawn along its middle.
    case .path: return path(in: r)
    }
  }
}
