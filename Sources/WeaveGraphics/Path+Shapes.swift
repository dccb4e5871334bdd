// SPDX-License-Identifier: MIT

extension Path {
  /// The outline of a box, clockwise from the top left.
  public static func rectangle(_ r: Rect) -> Path {
    Path([
      .move(r.origin), .line(Point(x: r.maxX, y: r.minY)), .line(Point(x: r.maxX, y: r.maxY)),
      .line(Point(x: r.minX, y: r.maxY)), .close,
    ])
  }

  /// An ellipse that touches the four edges of a box, as four cubics (radial error under 0.03 %).
  public static func ellipse(in r: Rect) -> Path {
    let rx = r.width / 2
    let ry = r.height / 2
    let kx = rx * circleKappa
    let ky = ry * circleKappa
    let c = r.center
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(p(c.x, r.minY)),
      .curve(p(c.x + kx, r.minY), p(r.maxX, c.y - ky), p(r.maxX, c.y)),
      .curve(p(r.maxX, c.y + ky), p(c.x + kx, r.maxY), p(c.x, r.maxY)),
      .curve(p(c.x - kx, r.maxY), p(r.minX, c.y + ky), p(r.minX, c.y)),
      .curve(p(r.minX, c.y - ky), p(c.x - kx, r.minY), p(c.x, r.minY)),
      .close,
    ])
  }

  /// An open arc around `center`; angles in radians, 0 at three o'clock, clockwise.
  public static func arc(center: Point, radius: Double, from start: Double, to end: Double) -> Path {
    var path = Path()
    let sweep = end - start
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    // With control arms of length 4/3·tan(step/4), the cubic has the ends, tangents and midpoint of the arc.
    let arm = 4.0 / 3.0 * tangent(step / 4) * radius
    func on(_ a: Double) -> Point {
      Point(x: center.x + radius * cosine(a), y: center.y + radius * sine(a))
    }
    path.move(to: on(start))
    for piece in 0..<pieces {
      let a = start + Double(piece) * step
      let b = a + step
      let p = on(a)
      let q = on(b)
      path.curve(
        Point(x: p.x - arm * sine(a), y: p.y + arm * cosine(a)),
        Point(x: q.x + arm * sine(b), y: q.y - arm * cosine(b)), to: q)
    }
    return path
  }
}

/// Control arm of a quarter circle of radius 1: 4/3·tan(π/8).
let circleKappa = 0.5522847498307936
