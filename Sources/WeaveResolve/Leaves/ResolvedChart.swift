// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A row of values; fills the box that it gets.
public struct ResolvedChart: Sendable, Hashable {
  /// What stands for a value.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    /// A bar, a line through all values, the area under it, a dot for each.
    case bars, line, area, points
    /// From `lows` to `values`: bars, or the room between two lines.
    case range, band
    /// Sectors of a ring, as wide as their values; sectors of equal width, as long as theirs.
    case donut, rose
    /// Squares in rows of `columns`.
    case heatMap
    /// Hairlines at the values, all across.
    case rules
  }
  /// How a line runs from value to value.
  public enum Interpolation: String, Sendable, Hashable, CaseIterable { case linear, monotone, step }
  /// Whether values reach from edge to edge, or stand in the middles of equal parts.
  public enum Placement: String, Sendable, Hashable, CaseIterable { case edges, middles }

  /// A bar among those that stand beside each other for one value.
  public struct Group: Sendable, Hashable {
    /// From 0, from the leading edge.
    public var place: Int
    /// At least 1.
    public var count: Int
  }

  /// What stands for a value.
  public var mark: Mark
  /// nil is a gap: no value is known.
  public var values: [Double?]
  /// The value at the lower edge and at the upper edge; not equal.
  public var range: ClosedRange<Double>
  /// Where bars and areas stand.
  public var baseline: Double
  /// What marks are painted with.
  public var fill: Fill
  /// One fill a value; empty takes `fill` for all.
  public var fills: [Fill]
  /// Width of a line, radius of points are half of it.
  public var lineWidth: Double
  /// Space between bars, in parts of a bar's pitch, 0..<1.
  public var gap: Double
  /// Points at the corners of bars and squares.
  public var cornerRadius: Double
  /// How a line runs from value to value.
  public var interpolation: Interpolation
  /// Where values stand between the edges.
  public var placement: Placement
  /// The part of the width within which a line or area runs down to its baseline at a gap; 0 for none.
  public var taper: Double
  /// Opacities at even distances from the first to the last edge, 0...1; empty for none.
  public var fades: [Double]
  /// Where bars and bands begin, one a value; the baseline where there is none.
  public var lows: [Double?] = []
  /// Where points stand across, one a value, from the least to the greatest; empty for even distances.
  public var places: [Double?] = []
  /// Whether each bar's end is free, and so may be round; empty where all are.
  public var capped: [Bool] = []
  /// Which of several bars beside each other is drawn; nil where each value has one bar.
  public var group: Group?
  /// Cells in a row of a heat map.
  public var columns = 7
  /// The radius of the hole of a ring, in parts of its own, 0..<1.
  public var inner = 0.62
  /// Whether bars stand in the middles of equal parts of the width, and do not reach from edge to edge.
  public var isInBands = false

  /// A chart of values, nil for gaps; the rest is how it is drawn.
  public init(
    mark: Mark, values: [Double?], range: ClosedRange<Double>, baseline: Double, fill: Fill, fills: [Fill] = [],
    lineWidth: Double = 2, gap: Double = 0.3, cornerRadius: Double = 2, interpolation: Interpolation = .linear,
    placement: Placement = .edges, taper: Double = 0, fades: [Double] = []
  ) {
    self.mark = mark
    self.values = values
    self.range = range
    self.baseline = baseline
    self.fill = fill
    self.fills = fills
    self.lineWidth = lineWidth
    self.gap = gap
    self.cornerRadius = cornerRadius
    self.interpolation = interpolation
    self.placement = placement
    self.taper = taper
    self.fades = fades
  }
}

extension ResolvedChart: LeafTraits {
  /// Fills what it gets; 100 × 50 points where nothing says how large.
  public var room: LeafRoom { .flexible(ideal: Size(width: 100, height: 50)) }
  /// As `chart line of 24`.
  public var dumped: String { "chart \(mark.rawValue) of \(values.count)" }
  /// Always: its values are lost where it cannot be seen.
  public var isEssential: Bool { true }
  /// Its words in the design: other values are other facts.
  public var origin: LeafOrigin { .words }
}
