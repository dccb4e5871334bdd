// SPDX-License-Identifier: MIT

/// A colour at a place along a gradient.
public struct GradientStop: Sendable, Hashable {
  /// 0 at the start, 1 at the end.
  public var offset: Double
  public var color: Color

  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// Colours along a line or outwards from a centre, mixed in sRGB; the first and last colour go on beyond the ends.
public struct Gradient: Sendable, Hashable {
  /// The geometry, in the coordinates of the command that paints it.
  public enum Shape: Sendable, Hashable {
    case linear(start: Point, end: Point)
    case radial(center: Point, radius: Double)
  }

  public var shape: Shape
  /// The colours in the order of their places.
  public var stops: [GradientStop]

  public init(shape: Shape, stops: [GradientStop]) {
    self.shape = shape
    self.stops = stops
  }
}

/// What fills a shape.
public enum Paint: Sendable, Hashable {
  case color(Color)
  case gradient(Gradient)
}

/// How the outline of a path is drawn; lengths in points.
public struct StrokeStyle: Sendable, Hashable {
  /// How an open end looks: cut off at it, round beyond it, or half a square beyond it.
  public enum Cap: Sendable, Hashable { case butt, round, square }
  /// How a corner looks: pointed, round or cut off.
  public enum Join: Sendable, Hashable { case miter, round, bevel }

  /// The width of the line, half of it on each side of the path.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]

  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}
