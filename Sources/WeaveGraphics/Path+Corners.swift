// SPDX-License-Identifier: MIT

/// The curve of the corners of a rounded box.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
  /// Apple's superellipse-like corner: curvature increases gradually, beginning 1.53 radii from the corner.
  case continuous
  /// A quarter circle.
  case circular
}

extension Path {
  /// A box with rounded corners, clockwise from the top left.
  ///
  /// - Parameters:
  ///   - radius: in points, limited to half of the shorter side.
  ///   - curve: `.continuous` needs 1.53 radii of every edge. If the box is too short for that, the corner becomes as
  ///     circular as it must, so that a capsule ends in half circles.
  public static func roundedRectangle(_ r: Rect, radius: Double, curve: CornerCurve = .continuous) -> Path {
    let half = min(r.width, r.height) / 2
    let radius = min(max(radius, 0), half)
    guard radius > 0 else { return rectangle(r) }
    let reach = curve == .circular ? 1 : min(half / radius, Corner.continuous.reach)
    let smoothing = (reach - 1) / (Corner.continuous.reach - 1)
    let corner = Corner.circular.mixed(with: .continuous, smoothing)
    return corner.path(around: r, radius: radius)
  }
}

/// The radii of a box's corners, in points.
public struct CornerRadii: Sendable, Hashable {
  /// One radius for each corner.
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  /// Radii clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The radii with left and right exchanged.
  public var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }

  /// Radii smaller by a length, none below 0.
  public func reduced(by length: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(0, topLeft - length), topRight: max(0, topRight - length),
      bottomRight: max(0, bottomRight - length), bottomLeft: max(0, bottomLeft - length))
  }
}

extension Path {
  /// A box with corners of different radii, clockwise from the top right.
  ///
  /// - Parameter radii: in points, each limited to half of the shorter side.
  public static func roundedRectangle(_ r: Rect, radii: CornerRadii, curve: CornerCurve = .continuous) -> Path {
    let half = min(r.width, r.height) / 2
    func bend(_ radius: Double, _ at: (Point) -> Point) -> [Element] {
      let radius = min(max(radius, 0), half)
      guard radius > 0 else { return [.line(at(.zero))] }
      let reach = curve == .circular ? 1 : min(half / radius, Corner.continuous.reach)
      let corner = Corner.circular.mixed(with: .continuous, (reach - 1) / (Corner.continuous.reach - 1))
      return corner.bend(radius: radius, at)
    }
    var elements = bend(radii.topRight) { Point(x: r.maxX - $0.x, y: r.minY + $0.y) }
    elements += bend(radii.bottomRight) { Point(x: r.maxX - $0.y, y: r.maxY - $0.x) }
    elements += bend(radii.bottomLeft) { Point(x: r.minX + $0.x, y: r.maxY - $0.y) }
    elements += bend(radii.topLeft) { Point(x: r.minX + $0.y, y: r.minY + $0.x) }
    if case .line(let start) = elements[0] { elements[0] = .move(start) }
    return Path(elements + [.close])
  }
}

/// One corner as three cubics. A point is (inset along the incoming edge, inset from that edge), in radii. The second
/// half mirrors the first, so five points define it all.
private struct Corner {
  /// The start, the two control points and the end of the first cubic, then the first control point of the middle one.
  var points: [Point]

  var reach: Double { points[0].x }

  /// - Source: control points of UIBezierPath's rounded rectangle, as measured by PaintCode (2013).
  static let continuous = Corner(points: [
    Point(x: 1.528665, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.0749114), Point(x: 0.37282383, y: 0.16905956),
  ])

  /// The quarter circle, split at the same place as the continuous corner.
  static let circular: Corner = {
    let split = 0.37881  // radians from the edge's normal; the end of the continuous corner's first cubic
    let first = 4.0 / 3.0 * tangent(split / 4)
    let middle = 4.0 / 3.0 * tangent((.pi / 2 - 2 * split) / 4)
    let end = Point(x: 1 - sine(split), y: 1 - cosine(split))
    return Corner(points: [
      Point(x: 1, y: 0), Point(x: 1 - first, y: 0),
      Point(x: end.x + first * cosine(split), y: end.y - first * sine(split)), end,
      Point(x: end.x - middle * cosine(split), y: end.y + middle * sine(split)),
    ])
  }()

  func mixed(with other: Corner, _ fraction: Double) -> Corner {
    Corner(
      points: zip(points, other.points).map { a, b in
        Point(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
      })
  }

  /// The corner's curves at a radius, with local axes mapped by `at`.
  func bend(radius: Double, _ at: (Point) -> Point) -> [Path.Element] {
    let p = points.map { Point(x: $0.x * radius, y: $0.y * radius) }
    let m = p.map { Point(x: $0.y, y: $0.x) }  // mirrored: the curve out of the corner
    return [
      .line(at(p[0])), .curve(at(p[1]), at(p[2]), at(p[3])), .curve(at(p[4]), at(m[4]), at(m[3])),
      .curve(at(m[2]), at(m[1]), at(m[0])),
    ]
  }

  func path(around r: Rect, radius: Double) -> Path {
    func bend(_ at: (Point) -> Point) -> [Path.Element] { self.bend(radius: radius, at) }
    var elements = bend { Point(x: r.maxX - $0.x, y: r.minY + $0.y) }
    elements += bend { Point(x: r.maxX - $0.y, y: r.maxY - $0.x) }
    elements += bend { Point(x: r.minX + $0.x, y: r.maxY - $0.y) }
    elements += bend { Point(x: r.minX + $0.y, y: r.minY + $0.x) }
    elements[0] = .move(Point(x: r.maxX - points[0].x * radius, y: r.minY))
    return Path(elements + [.close])
  }
}
