// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// What layout needs to place labels in a plot or beside it. Positions are parts of the plot: 0 is its leading or upper
/// edge, and 1 its trailing or lower one.
public struct PlotGuide: Sendable, Hashable {
  /// Where the labels are.
  public enum Form: Sendable, Hashable {
    /// Inside the plot, which is the first child. No label leaves it.
    case inside
    /// In a column as high as the plot, one below the other.
    case column
  }

  /// Where the labels are.
  public var form: Form
  /// One for each label, in order.
  public var labels: [PlotLabel]
  /// The lines, rules and single dots that labels should not cover.
  public var lines: [PlotLine] = []
  /// The bars that labels should rather not cover.
  public var bars: [Rect] = []
  /// Whether the charts may be lower than the plot, so that there is room for labels above and below them. False beside
  /// an axis, whose labels stand at the values.
  public var givesRoom = false

  /// A guide by where its labels are and what each of them belongs to.
  public init(_ form: Form, _ labels: [PlotLabel]) {
    self.form = form
    self.labels = labels
  }
}

/// The values of a line in a plot, as parts of the plot; nil is a gap.
public struct PlotLine: Sendable, Hashable {
  /// From the leading to the trailing edge.
  public var points: [Point?]
  /// In points.
  public var width: Double
  /// The distance in points by which the line's box is smaller than the plot on each side.
  public var inset: Double

  /// A line by its points, its width and the inset of its box.
  public init(points: [Point?], width: Double, inset: Double) {
    self.points = points
    self.width = width
    self.inset = inset
  }
}

/// What a label in a plot belongs to, and where the design wants it.
public struct PlotLabel: Sendable, Hashable {
  /// What a label belongs to, in parts of the plot.
  public enum Spot: Sendable, Hashable {
    /// A line from side to side.
    case rule(y: Double)
    /// A line from top to bottom.
    case upright(x: Double)
    /// A value, with the radius of its dot in points.
    case dot(Point, radius: Double)
    /// A shaded part.
    case range(Rect)
    /// The end of a line at the trailing edge.
    case end(y: Double)
  }

  /// A side of a spot.
  public enum Side: String, Sendable, Hashable, CaseIterable { case top, bottom, leading, trailing }

  /// What it belongs to.
  public var spot: Spot
  /// Nil for the best.
  public var side: Side?
  /// Along a rule or a range; nil for the best.
  public var alignment: HorizontalAlignment?
  /// The distance in points by which the box of the spot is smaller than the plot on each side.
  public var inset: Double
  /// Whether the label of a dot is rather below it, as for the lowest point of a line.
  public var isLow = false

  /// A label by what it belongs to; without a side, layout finds the best.
  public init(_ spot: Spot, side: Side? = nil, alignment: HorizontalAlignment? = nil, inset: Double = 0) {
    self.spot = spot
    self.side = side
    self.alignment = alignment
    self.inset = inset
  }
}
