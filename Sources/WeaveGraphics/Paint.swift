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

/// Colours along a line or outwards from a centre, mixed in sRGB; the first and last colour go on beyond the ends.
public struct Gradient: Sendable, Hashable {
  /// The geometry, in the coordinates of the command that paints it.
  public enum Shape: Sendable, Hashable {
    /// Along a line: offset 0 at `start`, 1 at `end`; the end colours go on beyond both.
    case linear(start: Point, end: Point)
    /// Around a centre: offset 0 there, 1 on the circle of the radius.
    case radial(center: Point, radius: Double)
  }

  /// Where the offsets lie, in the coordinates of what is filled.
  public var shape: Shape
  /// The colours in the order of their places.
  public var stops: [GradientStop]

  /// A gradient with stops in the order of their offsets.
  public init(shape: Shape, stops: [GradientStop]) {
    self.shape = shape
    self.stops = stops
  }
}

/// What fills a shape.
public enum Paint: Sendable, Hashable {
  /// One colour everywhere.
  case color(Color)
  /// A colour for each point, by a gradient.
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
  /// How the ends of open lines look.
  public var cap: Cap
  /// How corners look.
  public var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]

  /// A stroke by its width and the lengths of its dashes and gaps, in points; no dashes for a whole line.
  public init(width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}
