// SPDX-License-Identifier: MIT

import WeaveGraphics

extension SVGComposer {
  mutating func fill(_ path: Path, _ paint: Paint, evenOdd: Bool) {
    guard path.isDrawable, paint.isVisible else { return }
    let data = SVGPathText.text(path)
    guard !data.isEmpty else { return }
    var element = SVGElement("path", ["d": data])
    if evenOdd { element["fill-rule"] = "evenodd" }
    set(paint, "fill", of: &element)
    append(element, bounds: path.controlBounds)
    noteCover(path, paint)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isDrawable, paint.isVisible, style.width > 0, style.width.isFinite else { return }
    let data = SVGPathText.text(path)
    guard !data.isEmpty else { return }
    var element = SVGElement("path", ["d": data, "fill": "none"])
    set(paint, "stroke", of: &element)
    if style.width != 1 { element["stroke-width"] = SVGNumber.text(style.width) }
    switch style.cap {
    case .butt: break
    case .round: element["stroke-linecap"] = "round"
    case .square: element["stroke-linecap"] = "square"
    }
    switch style.join {
    case .miter: hasMiters = true
    case .round: element["stroke-linejoin"] = "round"
    case .bevel: element["stroke-linejoin"] = "bevel"
    }
    let dash = style.dash.filter(\.isFinite)
    if dash.contains(where: { $0 > 0 }), !dash.contains(where: { $0 < 0 }) {
      element["stroke-dasharray"] = dash.map { SVGNumber.text($0) }.joined(separator: " ")
    }
    append(element, bounds: path.controlBounds?.outset(by: style.reach))
  }

  /// Sets `fill` or `stroke`.
  mutating func set(_ paint: Paint, _ attribute: String, of element: inout SVGElement) {
    switch paint {
    case .color(let color): element.set(color, attribute)
    case .gradient(let gradient):
      element[attribute] = "url(#\(definitions.id(.paint, for: gradient.element)))"
    }
  }

  /// Records whether an opaque shape covers about the whole canvas.
  private mutating func noteCover(_ path: Path, _ paint: Paint) {
    guard !isOpaque, paint.isOpaque, let bounds = path.controlBounds else { return }
    isOpaque = currentTransform.bounds(of: bounds).contains(canvas, tolerance: 0.5)
  }
}

extension SVGElement {
  /// Sets `fill` or `stroke` and its opacity. A black fill is omitted, since it is the default.
  mutating func set(_ color: Color, _ attribute: String) {
    let text = color.svgText
    if attribute != "fill" || text != "#000" { self[attribute] = text }
    if color.alpha < 1 { self["\(attribute)-opacity"] = SVGNumber.text(color.alpha) }
  }
}

extension Color {
  /// `#RGB` if that is exact, otherwise `#RRGGBB`; without alpha.
  var svgText: String {
    let bytes = [red, green, blue].map { part in
      UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    let digits = bytes.flatMap { isShort ? [$0 & 15] : [$0 >> 4, $0 & 15] }
    return "#" + digits.map { String($0, radix: 16) }.joined()
  }
}

extension Paint {
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.isDrawable && gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension Gradient {
  fileprivate var isDrawable: Bool {
    switch shape {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let center, let radius): [center.x, center.y, radius].allSatisfy(\.isFinite) && radius >= 0
    case .angular, .mesh: false
    }
  }

  var element: SVGElement {
    var element: SVGElement
    switch shape {
    case .linear(let start, let end):
      element = SVGElement("linearGradient")
      element["x1"] = SVGNumber.text(start.x)
      element["y1"] = SVGNumber.text(start.y)
      element["x2"] = SVGNumber.text(end.x)
      element["y2"] = SVGNumber.text(end.y)
    case .radial(let center, let radius):
      element = SVGElement("radialGradient")
      element["cx"] = SVGNumber.text(center.x)
      element["cy"] = SVGNumber.text(center.y)
      element["r"] = SVGNumber.text(radius)
    case .angular, .mesh: element = SVGElement("linearGradient")
    }
    element["gradientUnits"] = "userSpaceOnUse"
    element.children = stops.map { stop in
      var child = SVGElement("stop")
      let offset = min(max(stop.offset.isNaN ? 0 : stop.offset, 0), 1)
      if offset > 0 { child["offset"] = SVGNumber.text(offset) }
      child["stop-color"] = stop.color.svgText
      if stop.color.alpha < 1 { child["stop-opacity"] = SVGNumber.text(stop.color.alpha) }
      return child
    }
    return element
  }
}
