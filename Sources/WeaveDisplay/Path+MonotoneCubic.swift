// SPDX-License-Identifier: MIT

import WeaveGraphics

extension Path {
  /// A smooth open path through points from left to right that only rises and falls where they do.
  ///
  /// Between two points it never leaves the range of their heights, so a line of amounts does not dip below zero.
  ///
  /// - Source: F. N. Fritsch and R. E. Carlson, "Monotone Piecewise Cubic Interpolation", SIAM Journal on Numerical
  ///   Analysis 17 (1980), with the circle of radius 3 as the region of monotonicity.
  static func monotoneCubic(through points: [Point]) -> Path {
    guard let first = points.first else { return Path() }
    var path = Path([.move(first)])
    let slopes = monotoneSlopes(points)
    for i in 0..<max(0, points.count - 1) {
      let (a, b) = (points[i], points[i + 1])
      // A cubic over [a, b] with given end slopes has its control points a third of the way along them.
      let third = (b.x - a.x) / 3
      path.curve(
        Point(x: a.x + third, y: a.y + slopes[i] * third),
        Point(x: b.x - third, y: b.y - slopes[i + 1] * third), to: b)
    }
    return path
  }

  private static func monotoneSlopes(_ points: [Point]) -> [Double] {
    let secants = zip(points, points.dropFirst()).map { a, b in b.x > a.x ? (b.y - a.y) / (b.x - a.x) : 0 }
    guard let first = secants.first, let last = secants.last else { return points.map { _ in 0 } }
    var slopes = [first]
    for (before, after) in zip(secants, secants.dropFirst()) {
      // A point that is higher or lower than both its neighbours has a horizontal tangent.
      slopes.append(before * after <= 0 ? 0 : (before + after) / 2)
    }
    slopes.append(last)
    for (i, secant) in secants.enumerated() {
      guard secant != 0 else {
        slopes[i] = 0
        slopes[i + 1] = 0
        continue
      }
      let alpha = slopes[i] / secant
      let beta = slopes[i + 1] / secant
      let length = (alpha * alpha + beta * beta).squareRoot()
      if length > 3 {
        slopes[i] = 3 / length * alpha * secant
        slopes[i + 1] = 3 / length * beta * secant
      }
    }
    return slopes
  }
}
