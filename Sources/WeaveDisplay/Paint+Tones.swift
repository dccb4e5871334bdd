// SPDX-License-Identifier: MIT

import WeaveGraphics

/// Conversions of a paint for black and white panels.
extension Paint {
  /// A single colour for the whole paint.
  var mean: Color {
    switch self {
    case .color(let color): return color
    case .gradient(let gradient):
      let colors = gradient.stops.map(\.color)
      guard let first = colors.first else { return .clear }
      return colors.dropFirst().enumerated().reduce(first) { mean, next in
        mean.mixed(with: next.element, 1 / Double(next.offset + 2))
      }
    }
  }

  /// The gradient, if its hues form a scale instead of shades of one colour.
  var scale: Gradient? {
    guard case .gradient(let gradient) = self, gradient.stops.count >= 3,
      gradient.stops.allSatisfy({ $0.color.alpha > 0.5 })
    else { return nil }
    let hues = gradient.stops.map(\.color.okLab)
    let isScale = hues.contains { one in
      hues.contains { other in
        let (a, b) = (one.a - other.a, one.b - other.b)
        return (a * a + b * b).squareRoot() > 0.18
      }
    }
    return isScale ? gradient : nil
  }

  /// Whether it fades to nothing.
  var fades: Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.stops.contains { $0.color.alpha < 0.02 }
  }

  private var stops: [GradientStop] { if case .gradient(let gradient) = self { gradient.stops } else { [] } }

  /// The most opaque of its colours.
  var strongest: Color {
    if case .color(let color) = self { return color }
    return stops.map(\.color).max { $0.alpha < $1.alpha } ?? .clear
  }

  /// Whether it fades to nothing within a tenth of its length, as an edge does.
  var endsSharply: Bool {
    zip(stops, stops.dropFirst()).contains { a, b in
      abs(a.color.alpha - b.color.alpha) > 0.5 * strongest.alpha && b.offset - a.offset <= 0.1
    }
  }

  /// The paint with all colours replaced by one.
  func recoloured(_ color: Color) -> Paint {
    guard case .gradient(var gradient) = self else { return .color(color) }
    let whole = max(strongest.alpha, 0.02)
    gradient.stops = gradient.stops.map { stop in
      GradientStop(offset: stop.offset, color: color.opacity(stop.color.alpha / whole))
    }
    return .gradient(gradient)
  }
}

extension Path {
  /// The shorter side of its largest part.
  var largestPartSide: Double {
    var largest = 0.0
    var part = Path()
    func measure() {
      if let box = part.controlBounds { largest = max(largest, min(box.width, box.height)) }
    }
    for element in elements {
      if case .move = element {
        measure()
        part = Path()
      }
      part.elements.append(element)
    }
    measure()
    return largest
  }
}

extension Rect {
  func contains(_ p: Point) -> Bool { p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY }
}
