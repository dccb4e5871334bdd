// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

extension SVGComposer {
  /// Adds a group as nested elements, from the outside: its transform, its clip, its effects and its name. An invisible
  /// group adds nothing.
  mutating func group(_ group: DisplayGroup) {
    if let map = group.transform, !map.isUsable { return }
    if let effects = group.effects, effects.opacity <= 0 { return }
    within(group.transform.map(Effect.transform)) { composer in
      guard let path = group.clip else { return composer.inside(group) }
      composer.within(clip: path) { $0.inside(group) }
    }
  }

  private mutating func inside(_ group: DisplayGroup) {
    within(group.effects.map(Effect.effects)) { composer in
      composer.within(cutout: group.effects?.cutout) { composer in
        composer.within(group.label.map(Effect.label)) { $0.add(group.children) }
      }
    }
  }

  /// Adds the elements that `body` adds, with an effect on all of them; nil changes nothing.
  mutating func within(_ effect: Effect?, _ body: (inout SVGComposer) -> Void) {
    guard let effect else { return body(&self) }
    frames.append(Frame(effect: effect))
    body(&self)
    let frame = frames.removeLast()
    var group = SVGElement("g", children: frame.children)
    let bounds = apply(effect, to: &group, content: frame.bounds)
    for element in SVGElement.collapsed(group) { append(element, bounds: bounds) }
  }

  /// Adds the elements that `body` adds, clipped to a path. A path that cannot be drawn adds nothing.
  mutating func within(clip path: Path, _ body: (inout SVGComposer) -> Void) {
    guard path.isDrawable else { return }
    let data = SVGPathText.text(path)
    guard !data.isEmpty else { return }
    let element = SVGElement("clipPath", children: [SVGElement("path", ["d": data])])
    within(.clip(id: definitions.id(.clip, for: element), bounds: path.controlBounds), body)
  }

  /// Sets the attributes of an effect, and returns the box of the result in the coordinates around the group.
  private mutating func apply(_ effect: Effect, to group: inout SVGElement, content: Rect?) -> Rect? {
    switch effect {
    case .clip(let id, let bounds):
      group["clip-path"] = "url(#\(id))"
      guard let content, let bounds else { return content }
      return content.intersection(bounds)
    case .cutout(let id, let bounds):
      group["mask"] = "url(#\(id))"
      return content?.intersection(bounds)
    case .transform(let map):
      group["transform"] = map.svgText
      return content.map(map.bounds)
    case .effects(let effects): return apply(effects, to: &group, content: content)
    case .label(let label):
      if !label.isEmpty { group["aria-label"] = label }
      return content
    }
  }

  private mutating func apply(
    _ effects: DisplayGroup.Effects, to group: inout SVGElement, content: Rect?
  ) -> Rect? {
    var bounds = content
    if let content, let filter = SVGFilter(effects, content: content) {
      group["filter"] = "url(#\(definitions.id(.filter, for: filter.element)))"
      bounds = filter.region
    }
    if effects.opacity < 1 { group["opacity"] = SVGNumber.text(effects.opacity) }
    if let mask = effects.mask, let bounds { group["mask"] = "url(#\(id(of: mask, over: bounds)))" }
    if effects.blend != .normal {
      group["style"] = "mix-blend-mode:\(effects.blend.css)"
    } else if effects.isIsolated {
      group["style"] = "isolation:isolate"
    }
    return bounds
  }

  /// Adds the elements that `body` adds, where the ink of other items covers them.
  mutating func within(cutout: [DisplayItem]?, _ body: (inout SVGComposer) -> Void) {
    guard let cutout else { return body(&self) }
    frames.append(Frame())
    add(cutout)
    let frame = frames.removeLast()
    guard let bounds = frame.bounds else { return }
    var element = SVGElement("mask", ["maskUnits": "userSpaceOnUse", "mask-type": "alpha"], children: frame.children)
    for (name, value) in [("x", bounds.minX), ("y", bounds.minY), ("width", bounds.width), ("height", bounds.height)] {
      element[name] = SVGNumber.text(value)
    }
    within(.cutout(id: definitions.id(.mask, for: element), bounds: bounds), body)
  }

  /// The id of a mask. SVG masks use luminance, so the gradient is made white, and only its alpha counts.
  private mutating func id(of mask: Gradient, over bounds: Rect) -> String {
    var white = mask
    white.stops = mask.stops.map { GradientStop(offset: $0.offset, color: .white.opacity($0.color.alpha)) }
    var area = SVGElement("rect")
    var element = SVGElement("mask", ["maskUnits": "userSpaceOnUse"])
    for (name, value) in [("x", bounds.minX), ("y", bounds.minY), ("width", bounds.width), ("height", bounds.height)] {
      area[name] = SVGNumber.text(value)
      element[name] = SVGNumber.text(value)
    }
    set(.gradient(white), "fill", of: &area)
    element.children = [area]
    return definitions.id(.mask, for: element)
  }
}

extension BlendMode {
  /// The value of `mix-blend-mode`.
  fileprivate var css: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    }
  }
}

extension Transform {
  /// Whether the map is finite and its area is not 0; otherwise nothing can be drawn through it.
  var isUsable: Bool {
    let area = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && area.isFinite && abs(area) > 1e-9
  }

  /// The shortest SVG text of the map; nil for the identity. The linear part has five decimals, because it multiplies
  /// lengths.
  var svgText: String? {
    let moves = tx != 0 || ty != 0
    let move = SVGNumber.text(tx) + (ty == 0 ? "" : " " + SVGNumber.text(ty))
    guard b == 0, c == 0 else {
      let linear = [a, b, c, d].map { SVGNumber.text($0, decimals: 5) }
      return "matrix(\((linear + [SVGNumber.text(tx), SVGNumber.text(ty)]).joined(separator: " ")))"
    }
    let scales = a != 1 || d != 1
    let factors = (a == d ? [a] : [a, d]).map { SVGNumber.text($0, decimals: 5) }.joined(separator: " ")
    switch (moves, scales) {
    case (false, false): return nil
    case (true, false): return "translate(\(move))"
    case (false, true): return "scale(\(factors))"
    case (true, true): return "translate(\(move))scale(\(factors))"
    }
  }
}

extension Rect {
  /// The box grown by `length` on every side.
  func outset(by length: Double) -> Rect {
    Rect(x: minX - length, y: minY - length, width: width + 2 * length, height: height + 2 * length)
  }
}

extension Path {
  /// Whether the path has elements and every coordinate is a finite number.
  var isDrawable: Bool {
    func isFinite(_ p: Point) -> Bool { p.x.isFinite && p.y.isFinite }
    return !isEmpty
      && elements.allSatisfy { element in
        switch element {
        case .move(let p), .line(let p): isFinite(p)
        case .curve(let a, let b, let p): isFinite(a) && isFinite(b) && isFinite(p)
        case .close: true
        }
      }
  }
}
