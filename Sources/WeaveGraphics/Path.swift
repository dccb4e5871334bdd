// SPDX-License-Identifier: MIT

/// Lines and cubic curves, in points.
public struct Path: Sendable, Hashable {
  /// One drawing step; a curve has two control points and an end.
  public enum Element: Sendable, Hashable {
    /// Begins a new part of the path at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve: two control points, then where it ends.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the part.
    case close
  }

  /// In drawing order.
  public var elements: [Element]

  /// A path of elements; the first must be a move.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Calls `body` with the ends of each line between the points of the path, control points included. Their lengths
  /// together are at least that of the path.
  public func forEachLine(_ body: (_ from: Point, _ to: Point) -> Void) {
    var (current, start) = (Point.zero, Point.zero)
    func go(to point: Point) {
      body(current, point)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p): go(to: p)
      case .curve(let a, let b, let p): for point in [a, b, p] { go(to: point) }
      case .close: go(to: start)
      }
    }
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part.
  public mutating func move(to p: Point) { elements.append(.move(p)) }
  /// Continues with a straight line.
  public mutating func line(to p: Point) { elements.append(.line(p)) }
  /// Continues with a cubic Bézier curve with two control points.
  public mutating func curve(_ c1: Point, _ c2: Point, to p: Point) { elements.append(.curve(c1, c2, p)) }
  /// Returns to the start of the part.
  public mutating func close() { elements.append(.close) }

  /// The path with every point transformed.
  public func transformed(by t: Transform) -> Path {
    Path(
      elements.map {
        switch $0 {
        case .move(let p): .move(t.apply(p))
        case .line(let p): .line(t.apply(p))
        case .curve(let a, let b, let p): .curve(t.apply(a), t.apply(b), t.apply(p))
        case .close: .close
        }
      })
  }

  /// A box around all points, control points included; nil for an empty path.
  public var controlBounds: Rect? {
    var bounds: Rect?
    func add(_ p: Point) {
      let dot = Rect(origin: p, size: .zero)
      bounds = bounds.map { $0.union(dot) } ?? dot
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    return bounds
  }
}
