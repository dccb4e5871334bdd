// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveNative

extension Gradient {
  /// Whether its steps of one level are so wide that the eye sees bands: over 200 points with less than 12 % change.
  var wantsDither: Bool {
    let length =
      switch shape {
      case .linear(let a, let b): ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      case .radial(_, let radius): radius
      }
    guard length > 200, length < 1e6, stops.count > 1, stops.allSatisfy(\.isFinite) else { return false }
    let change = zip(stops, stops.dropFirst()).reduce(0.0) { $0 + $1.0.color.premultipliedChange(to: $1.1.color) }
    return change > 0 && change < 0.12
  }
}

extension GradientStop {
  fileprivate var isFinite: Bool {
    offset.isFinite && color.red.isFinite && color.green.isFinite && color.blue.isFinite && color.alpha.isFinite
  }
}

extension Color {
  /// The largest difference of any channel, as it is painted.
  fileprivate func premultipliedChange(to other: Color) -> Double {
    max(
      abs(red * alpha - other.red * other.alpha), abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha), abs(alpha - other.alpha))
  }
}

extension Painter {
  /// Fills with a gradient in floating point, rounded by an ordered pattern: half a level of noise hides the bands.
  mutating func fillDithered(_ path: Path, _ gradient: Gradient) throws(CairoError) {
    let canvas = layer.canvas
    let box = LayerBounds.box(path, layerTransform).intersection(
      PixelBounds(x: 0, y: 0, width: canvas.width, height: canvas.height))
    guard !box.isEmpty, let back = layerTransform.inverse else { return }
    let table = GradientTable(gradient)
    let image = try Canvas(width: box.width, height: box.height)
    image.setPixels { x, y in
      let place = back.apply(Point(x: Double(box.x + x) + 0.5, y: Double(box.y + y) + 0.5))
      // The pattern stands still on the picture, wherever the layer lies.
      return table.pixel(
        at: place, threshold: Bayer.threshold(layer.bounds.x + box.x + x, layer.bounds.y + box.y + y))
    }
    let toImage = layerTransform.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    try canvas.fill(path, with: image, toImage: toImage, smooth: false)
  }
}

/// A gradient's colours in steps far under one level.
private struct GradientTable {
  private static let count = 1024
  private let shape: Gradient.Shape
  /// Red, green, blue, alpha; premultiplied, 0...255.
  private let colors: [SIMD4<Float>]

  init(_ gradient: Gradient) {
    shape = gradient.shape
    let stops = gradient.stops
    var next = 0
    colors = (0...Self.count).map { step in
      let t = Double(step) / Double(Self.count)
      while next < stops.count, stops[next].offset <= t { next += 1 }
      let color: Color
      if next == 0 {
        color = stops[0].color
      } else if next == stops.count {
        color = stops[stops.count - 1].color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        color = a.color.mixed(with: b.color, (t - a.offset) / (b.offset - a.offset))
      }
      let alpha = min(max(color.alpha, 0), 1) * 255
      func part(_ v: Double) -> Float { Float(min(max(v, 0), 1) * alpha) }
      return SIMD4(part(color.red), part(color.green), part(color.blue), Float(alpha))
    }
  }

  func pixel(at p: Point, threshold: Float) -> UInt32 {
    let t: Double
    switch shape {
    case .linear(let a, let b):
      let dx = b.x - a.x
      let dy = b.y - a.y
      t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)
    case .radial(let c, let radius):
      t = ((p.x - c.x) * (p.x - c.x) + (p.y - c.y) * (p.y - c.y)).squareRoot() / radius
    }
    guard t.isFinite else { return 0 }
    let v = colors[Int((min(max(t, 0), 1) * Double(Self.count)).rounded())] + threshold
    return UInt32(v.w) << 24 | UInt32(v.x) << 16 | UInt32(v.y) << 8 | UInt32(v.z)
  }
}

/// The 8 × 8 ordered pattern of Bayer (1973), as thresholds 1/128...127/128.
private enum Bayer {
  static func threshold(_ x: Int, _ y: Int) -> Float {
    let (x, d) = (x, x ^ y)
    // The bits of x ^ y and x, interleaved from the lowest to the highest.
    let rank = (d & 1) << 5 | (x & 1) << 4 | (d & 2) << 2 | (x & 2) << 1 | (d & 4) >> 1 | (x & 4) >> 2
    return (Float(rank) + 0.5) / 64
  }
}
