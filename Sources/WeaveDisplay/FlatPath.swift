// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A path as a polygon, for testing which points are inside.
struct FlatPath {
  private var parts: [[Point]] = []
  let evenOdd: Bool

  /// - Parameters:
  ///   - evenOdd: whether parts within parts are holes, regardless of their direction.
  ///   - pieces: the number of straight lines that approximate a curve.
  init(_ path: Path, evenOdd: Bool, pieces: Int = 8) {
    self.evenOdd = evenOdd
    for element in path.elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): add(point)
      case .curve(let a, let b, let end):
        guard let start = parts.last?.last else { continue }
        for piece in 1...pieces { add(Point.onCurve(start, a, b, end, Double(piece) / Double(pieces))) }
      case .close: break
      }
    }
  }

  private mutating func add(_ point: Point) { if !parts.isEmpty { parts[parts.count - 1].append(point) } }

  func contains(_ p: Point) -> Bool {
    let winding = crossings(y: p.y).reduce(0) { $0 + ($1.x > p.x ? $1.direction : 0) }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The crossings of edges with a horizontal line, sorted by x, each with its direction: 1 is down, -1 is up.
  func crossings(y: Double) -> [(x: Double, direction: Int)] {
    var found: [(x: Double, direction: Int)] = []
    for part in parts where part.count > 1 {
      for (index, a) in part.enumerated() {
        let b = part[(index + 1) % part.count]
        guard (a.y <= y) != (b.y <= y) else { continue }
        found.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1))
      }
    }
    return found.sorted { $0.x < $1.x }
  }
}

extension Point {
  /// The point of a Bézier curve at parameter `t`, from 0 to 1.
  static func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }
}
