// SPDX-License-Identifier: MIT

/// A position in points; x grows to the right, y downwards.
public struct Point: Sendable, Hashable {
  /// In points unless a transform applies; `y` grows downwards.
  public var x, y: Double

  /// The upper left corner.
  public static let zero = Point(x: 0, y: 0)

  /// A point by its distances from the upper left corner.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Adds the coordinates, as for moving a point by a vector.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// Subtracts the coordinates: the vector from the second point to the first.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// In points unless a transform applies; never negative in a finished layout.
  public var width, height: Double

  /// A size of 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// A size by its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a box, in points. `leading` is the left in a left-to-right design.
public struct EdgeInsets: Sendable, Hashable {
  /// In points; `leading` is the left in languages that are read from left to right.
  public var top, leading, bottom, trailing: Double

  /// No inset on any side.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets by side, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on every edge.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The sum of the horizontal insets.
  public var horizontal: Double { leading + trailing }
  /// The sum of the vertical insets.
  public var vertical: Double { top + bottom }
}

/// An axis-aligned box in points.
public struct Rect: Sendable, Hashable {
  /// Its upper left corner.
  public var origin: Point
  /// Its extent to the right and downwards.
  public var size: Size

  /// An empty rectangle in the upper left corner.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle by its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by the coordinates of its upper left corner and its sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// Halfway between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The distance from the left to the right edge.
  public var width: Double { size.width }
  /// The distance from the upper to the lower edge.
  public var height: Double { size.height }
  /// The point halfway between all edges.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether its area is empty.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The box moved by `(dx, dy)`.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// The box reduced by `dx` on the left and right and by `dy` on the top and bottom; its size is never negative.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: origin.x + dx, y: origin.y + dy,
      width: max(0, size.width - 2 * dx), height: max(0, size.height - 2 * dy))
  }

  /// The smallest box that contains both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The area that both boxes share; its size is 0 if they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Whether `other` lies inside, edges included, up to `tolerance` points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }
}

/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Sendable, Hashable {
  /// The columns of the matrix, named as in Cairo and SVG; `tx` and `ty` are in points.
  public var a, b, c, d, tx, ty: Double

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform by the entries of its matrix: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that moves everything, in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that scales everything around the origin; a negative factor mirrors.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that first applies `self`, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The upright box around a transformed box.
  public func bounds(of r: Rect) -> Rect {
    let corners = [
      r.origin, Point(x: r.maxX, y: r.minY), Point(x: r.minX, y: r.maxY), Point(x: r.maxX, y: r.maxY),
    ].map(apply)
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// The scale factor for lengths, averaged over both directions.
  public var magnification: Double { abs(a * d - b * c).squareRoot() }

  /// The inverse map; nil if there is none.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The transformed point.
  public func apply(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }
}
