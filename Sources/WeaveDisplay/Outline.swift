// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A path as corners, to tell whether a point lies within.
struct Outline {
  private var parts: [[Point]] = []

  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): parts.append([point])
      case .line(let point): add(point)
      case .curve(let a, let b, let end):
        guard let start = parts.last?.last else { continue }
        for step in 1...6 { add(Self.point(start, a, b, end, Double(step) / 6)) }
      case .close: break
      }
    }
  }

  private mutating func add(_ point: Point) { if !parts.isEmpty { parts[parts.count - 1].append(point) } }

  private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }

  func contains(_ point: Point) -> Bool { parts.count { $0.encloses(point) } % 2 == 1 }
}
