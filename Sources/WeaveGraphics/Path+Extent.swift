// SPDX-License-Identifier: MIT

extension Path {
  /// The smallest box around the drawn path; nil for an empty path. Control points may be outside it.
  public var extent: Rect? {
    var bounds: Rect?
    var last = Point.zero
    func add(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      bounds = bounds.map { $0.union(dot) } ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        add(point)
        last = point
      case .curve(let a, let b, let point):
        add(point)
        for share in Self.turns(last.x, a.x, b.x, point.x) + Self.turns(last.y, a.y, b.y, point.y) {
          add(Self.point(at: share, last, a, b, point))
        }
        last = point
      case .close: break
      }
    }
    return bounds
  }

  /// The parameters, 0...1, where a cubic curve reverses along one axis: the roots of its derivative.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b].filter { 0 < $0 && $0 < 1 } : [] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)].filter { 0 < $0 && $0 < 1 }
  }

  private static func point(at t: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }
}
