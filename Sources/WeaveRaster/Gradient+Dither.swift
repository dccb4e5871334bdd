// SPDX-License-Identifier: MIT

import WeaveGraphics

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
  var isFinite: Bool {
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
