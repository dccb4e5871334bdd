// SPDX-License-Identifier: MIT

import WeaveGraphics

extension Path {
  /// The filled path with its ink reduced by a distance everywhere, and holes widened: a lighter weight of a symbol.
  ///
  /// Every corner moves along the bisector of its edges, and control arms shrink with their chord, which is exact for
  /// lines and circles. Suitable for distances that are small compared to the features of the path.
  ///
  /// - Source: after W. Tiller and E. Hanson, "Offsets of Two-Dimensional Profiles", IEEE Computer Graphics and
  ///   Applications 4 (1984).
  func shrunk(by distance: Double) -> Path {
    let contours = Contour.contours(of: self)
    let outlines = contours.map(\.polygon)
    var result = Path()
    for (i, contour) in contours.enumerated() {
      guard let start = contour.points.first else { continue }
      // A contour inside an odd number of others bounds a hole: its ink is on the outside.
      let around = outlines.indices.count { $0 != i && outlines[$0].points.encloses(start) }
      let inward = outlines[i].area > 0 ? 1.0 : -1.0
      let moved = contour.moved(by: around % 2 == 0 ? distance * inward : -distance * inward)
      let area = moved.polygon.area
      // A contour that has turned inside out was thinner than twice the distance.
      if area * outlines[i].area > 0 { result.elements += moved.path.elements }
    }
    return result
  }
}

extension Path {
  /// The path with wider holes, if it is an area with holes and not an outline, whose holes are about as wide as its
  /// ink.
  ///
  /// - Parameter distance: how far their edges are moved into the ink.
  func withOpenHoles(by distance: Double) -> Path {
    let contours = Contour.contours(of: self)
    guard contours.count > 1, let box = controlBounds else { return self }
    let outlines = contours.map(\.polygon)
    let isHole = contours.indices.map { i in
      guard let start = contours[i].points.first else { return false }
      return !outlines.indices.count { $0 != i && outlines[$0].points.encloses(start) }.isMultiple(of: 2)
    }
    let ink = contours.indices.reduce(0.0) { $0 + (isHole[$1] ? -1 : 1) * abs(outlines[$1].area) }
    guard isHole.contains(true), ink > 0.45 * box.width * box.height else { return self }
    var result = Path()
    for (i, contour) in contours.enumerated() {
      guard isHole[i] else {
        result.elements += contour.path.elements
        continue
      }
      result.elements += contour.moved(by: outlines[i].area > 0 ? -distance : distance).path.elements
    }
    return result
  }
}

/// A closed contour: a start and segments, each a line or a cubic.
private struct Contour {
  /// The end points of segments; the first is the end of the last segment.
  var points: [Point] = []
  /// The control points of the segment that begins at the point with the same index; nil for a line.
  var controls: [(Point, Point)?] = []

  static func contours(of path: Path) -> [Contour] {
    var contours: [Contour] = []
    var current = Contour()
    var pen = Point.zero
    func finish() {
      if let closed = current.closed(from: pen) { contours.append(closed) }
      current = Contour()
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        pen = p
      case .line(let p):
        current.add(pen, nil)
        pen = p
      case .curve(let a, let b, let p):
        current.add(pen, (a, b))
        pen = p
      case .close:
        let start = current.points.first ?? pen
        finish()
        pen = start
      }
    }
    finish()
    return contours
  }

  private mutating func add(_ start: Point, _ control: (Point, Point)?) {
    points.append(start)
    controls.append(control)
  }

  /// The contour with a closing line from `pen` to its start, without segments of length zero; nil if nothing remains.
  private func closed(from pen: Point) -> Contour? {
    var whole = self
    if let first = points.first, first.distance(to: pen) > 1e-9 { whole.add(pen, nil) }
    var clean = Contour()
    for (i, point) in whole.points.enumerated() {
      let next = whole.points[(i + 1) % whole.points.count]
      if whole.controls[i] == nil, next.distance(to: point) <= 1e-9 { continue }
      clean.add(point, whole.controls[i])
    }
    return clean.points.count > 1 || clean.controls.contains { $0 != nil } ? clean : nil
  }

  /// Points along the contour, eight per curve: enough for sides and areas.
  var polygon: Polygon {
    var polygon = Polygon()
    for i in points.indices {
      polygon.points.append(points[i])
      guard let (a, b) = controls[i] else { continue }
      let end = points[(i + 1) % points.count]
      for step in 1..<8 {
        let t = Double(step) / 8
        let u = 1 - t
        func mix(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
          u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
        }
        polygon.points.append(Point(x: mix(points[i].x, a.x, b.x, end.x), y: mix(points[i].y, a.y, b.y, end.y)))
      }
    }
    return polygon
  }

  /// Unit vectors of the directions in which a segment starts and ends.
  private func directions(_ i: Int) -> (start: Point, end: Point) {
    let (p, q) = (points[i], points[(i + 1) % points.count])
    let (a, b) = controls[i] ?? (q, p)
    func first(_ from: Point, _ targets: [Point]) -> Point {
      for target in targets where target.distance(to: from) > 1e-9 {
        let length = target.distance(to: from)
        return Point(x: (target.x - from.x) / length, y: (target.y - from.y) / length)
      }
      return Point(x: 1, y: 0)
    }
    let back = first(q, [b, a, p])
    return (first(p, [a, b, q]), Point(x: -back.x, y: -back.y))
  }

  /// The contour moved to its right by a distance; in pictures, where y grows downwards, the right of a clockwise
  /// contour is its inside.
  func moved(by distance: Double) -> Contour {
    let directions = points.indices.map(directions)
    var moved = self
    for i in points.indices {
      let before = directions[(i + points.count - 1) % points.count].end
      let after = directions[i].start
      // The bisector of both normals, long enough to keep both edges at the distance; at most two and a half times the
      // distance.
      let normal = Point(x: -(before.y + after.y), y: before.x + after.x)
      let cosine = before.x * after.x + before.y * after.y
      let factor = distance / max(1 + cosine, 0.4)
      moved.points[i] = Point(x: points[i].x + normal.x * factor, y: points[i].y + normal.y * factor)
    }
    for i in points.indices {
      guard let (a, b) = controls[i] else { continue }
      let j = (i + 1) % points.count
      let (p, q) = (points[i], points[j])
      let (from, to) = (moved.points[i], moved.points[j])
      let chord = p.distance(to: q)
      let ratio = chord > 1e-9 ? from.distance(to: to) / chord : 1
      moved.controls[i] = (
        Point(x: from.x + (a.x - p.x) * ratio, y: from.y + (a.y - p.y) * ratio),
        Point(x: to.x + (b.x - q.x) * ratio, y: to.y + (b.y - q.y) * ratio)
      )
    }
    return moved
  }

  var path: Path {
    var path = Path()
    guard let start = points.first else { return path }
    path.move(to: start)
    for i in points.indices {
      let end = points[(i + 1) % points.count]
      if let (a, b) = controls[i] {
        path.curve(a, b, to: end)
      } else if i + 1 < points.count {
        path.line(to: end)
      }
    }
    path.close()
    return path
  }
}

private struct Polygon {
  var points: [Point] = []

  /// Positive for a contour that runs clockwise in a picture (the shoelace formula).
  var area: Double {
    var sum = 0.0
    for (i, p) in points.enumerated() {
      let q = points[(i + 1) % points.count]
      sum += p.x * q.y - q.x * p.y
    }
    return sum / 2
  }
}

extension [Point] {
  /// Whether a point lies inside these corners: a ray from it crosses the edges an odd number of times.
  func encloses(_ p: Point) -> Bool {
    var isInside = false
    for (i, a) in enumerated() {
      let b = self[(i + 1) % count]
      guard (a.y > p.y) != (b.y > p.y) else { continue }
      if p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
