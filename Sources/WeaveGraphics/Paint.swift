// SPDX-License-Identifier: MIT

/// A colour at a place along a gradient.
public struct GradientStop: Sendable, Hashable {
  /// 0 at the start, 1 at the end.
  public var offset: Double
  /// The colour at the offset.
  public var color: Color

  /// A colour at an offset, 0 to 1, along the gradient.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours along a line, outwards from a centre or around it, mixed in sRGB. The first and last colours continue beyond
/// the ends.
public struct Gradient: Sendable, Hashable {
  /// The geometry, in the coordinates of the command that paints it.
  public enum Shape: Sendable, Hashable {
    /// Along a line: offset 0 at `start`, 1 at `end`. The end colours continue beyond both.
    case linear(start: Point, end: Point)
    /// Around a centre: offset 0 at the centre, 1 on the circle.
    case radial(center: Point, radius: Double)
    /// Clockwise around a centre: offset 0 at an angle in degrees from twelve o'clock, 1 after a full turn. Display lists
    /// hold sectors instead, because no back end can draw it.
    case angular(center: Point, degrees: Double)
    /// Between the crossings of a net. The points are its crossings, row by row, and each stop is the colour of the point
    /// with the same index. Display lists hold pictures instead.
    case mesh(columns: Int, points: [Point])
  }

  /// The geometry, in the coordinates of the shape that is filled.
  public var shape: Shape
  /// The stops in the order of their offsets.
  public var stops: [GradientStop]

  /// A gradient with stops in the order of their offsets.
  public init(shape: Shape, stops: [GradientStop]) {
    self.shape = shape
    self.stops = stops
  }

  /// The colour at a place along the gradient, 0 to 1; clear without stops.
  public func color(at offset: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    return low.color.mixed(with: high.color, (offset - low.offset) / max(high.offset - low.offset, 1e-9))
  }
}

/// What fills a shape.
public enum Paint: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color)
  /// A colour for each point, given by a gradient.
  case gradient(Gradient)
}

/// How the outline of a path is drawn; lengths in points.
public struct StrokeStyle: Sendable, Hashable {
  /// The end of an open line: cut off at the end point, round beyond it, or extended by half a square.
  public enum Cap: Sendable, Hashable { case butt, round, square }
  /// The shape of a corner: pointed, round or cut off.
  public enum Join: Sendable, Hashable { case miter, round, bevel }

  /// The width of the line; half of it is on each side of the path.
  public var width: Double
  /// The shape of open ends.
  public var cap: Cap
  /// The shape of corners.
  public var join: Join
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [Double]

  /// A stroke by its width and the lengths of its dashes and gaps, in points; no dashes for a solid line.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }

  /// How far a mitre may extend, in half widths of the line; a sharper corner is cut off. SwiftUI's and Core Graphics'
  /// default.
  public static let miterLimit = 10.0

  /// How far ink can extend from the path, in the path's units: a mitre up to the limit, a square cap less than 1.5 half
  /// widths.
  public var reach: Double { max(0, width) / 2 * (join == .miter ? Self.miterLimit : 1.5) }
}
