// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The properties that an element inherits: how its shapes are painted, their transform, and their layer.
struct SVGStyle {
  var transform = Transform.identity
  var isFilled = true
  var isEvenOdd = false
  var isStroked = false
  var stroke = StrokeStyle(width: 1)
  var level = VectorSymbol.Level.primary
  var role: String?

  /// The style inside an element with `attributes`.
  func applying(_ attributes: SVGAttributes) -> SVGStyle {
    var style = self
    if let map = attributes.transform { style.transform = map.then(transform) }
    if let fill = attributes["fill"] { style.isFilled = fill != "none" }
    if let rule = attributes["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    if let stroke = attributes["stroke"] { style.isStroked = stroke != "none" }
    if let width = attributes.number("stroke-width") { style.stroke.width = width }
    if let dash = attributes.numbers("stroke-dasharray") { style.stroke.dash = dash }
    switch attributes["stroke-linecap"] {
    case "round": style.stroke.cap = .round
    case "square": style.stroke.cap = .square
    case "butt": style.stroke.cap = .butt
    default: break
    }
    switch attributes["stroke-linejoin"] {
    case "round": style.stroke.join = .round
    case "bevel": style.stroke.join = .bevel
    case "miter": style.stroke.join = .miter
    default: break
    }
    style.applyClass(attributes["class"] ?? "")
    return style
  }

  /// Reads `LAYER` or `LAYER ROLE`. Other classes (such as Bootstrap's `bi bi-alarm`) are ignored.
  private mutating func applyClass(_ text: String) {
    let words = text.split(separator: " ")
    switch words.first {
    case "primary": level = .primary
    case "secondary": level = .secondary
    case "tertiary": level = .tertiary
    default: return
    }
    if words.count > 1 { role = String(words[1]) }
  }

  /// The shapes made from `path`: its fill, its stroke, both or none.
  func shapes(_ path: Path) -> [VectorSymbol.Shape] {
    let path = transform == .identity ? path : path.transformed(by: transform)
    var shapes: [VectorSymbol.Shape] = []
    if isFilled {
      shapes.append(.init(path: path, drawing: .fill(evenOdd: isEvenOdd), level: level, role: role))
    }
    if isStroked, stroke.width > 0 {
      shapes.append(.init(path: path, drawing: .stroke(scaledStroke), level: level, role: role))
    }
    return shapes
  }

  /// The transformed stroke. A stroke has a single width, so an uneven scale is treated as an even one that gives the
  /// same area.
  private var scaledStroke: StrokeStyle {
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    var style = stroke
    style.width *= factor
    style.dash = style.dash.map { $0 * factor }
    return style
  }
}
