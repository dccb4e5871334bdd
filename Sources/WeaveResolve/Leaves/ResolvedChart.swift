// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// A row of values as a chart; fills its box.
public struct ResolvedChart: Sendable, Hashable {
  /// The mark that is drawn for a value.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    /// A bar, a line through all values, the area under that line, a dot for each value.
    case bars, line, area, points
    /// From `lows` to `values`: bars, or the area between two lines.
    case range, band
    /// Sectors of a ring with widths by value; sectors of equal width with lengths by value.
    case donut, rose
    /// Squares in rows of `columns`.
    case heatMap
    /// Hairlines at the values, over the whole width.
    case rules
  }

  /// The place of a bar among several side by side for one value.
  public struct Group: Sendable, Hashable {
    /// The index from the leading edge, counted from 0.
    public var place: Int
    /// The number of bars side by side, at least 1.
    public var count: Int
  }

  /// The mark that is drawn for a value.
  public var mark: Mark
  /// The values; nil is a gap.
  public var values: [Double?]
  /// The values at the lower and upper edges; not equal.
  public var range: ClosedRange<Double>
  /// The value at which bars and areas begin.
  public var baseline: Double
  /// The paint of the marks.
  public var fill: Fill
  /// One paint for each value; if empty, `fill` is used for all.
  public var fills: [Fill]
  /// The width of a line in points; dots have half of it as their radius.
  public var lineWidth: Double
  /// Space between bars, as a part of a bar's pitch, 0..<1.
  public var gap: Double
  /// The corner radius of bars and squares in points.
  public var cornerRadius: Double
  /// How a line runs from value to value.
  public var interpolation: ChartInterpolation
  /// How values are placed between the edges.
  public var placement: ChartPlacement
  /// The part of the width over which a line or area falls to its baseline at a gap; 0 for none.
  public var taper: Double
  /// Opacities at equal distances from the first to the last edge, 0...1; empty for none.
  public var fades: [Double]
  /// The lower end of each bar or band; the baseline if there is none.
  public var lows: [Double?] = []
  /// The horizontal position of each value, in ascending order; empty for equal distances.
  public var places: [Double?] = []
  /// Whether each bar's end is free and may therefore be round; empty if all are.
  public var capped: [Bool] = []
  /// The place of these bars among several side by side; nil if each value has a single bar.
  public var group: Group?
  /// The number of cells in a row of a heat map.
  public var columns = 7
  /// The radius of a ring's hole as a part of the ring's radius, 0..<1.
  public var inner = 0.62
  /// Whether bars are placed in the middles of equal parts of the width instead of reaching from edge to edge.
  public var isInBands = false

  /// Makes a chart from values, nil for gaps; the other parameters set its style.
  public init(
    mark: Mark, values: [Double?], range: ClosedRange<Double>, baseline: Double, fill: Fill, fills: [Fill] = [],
    lineWidth: Double = 2, gap: Double = 0.3, cornerRadius: Double = 2, interpolation: ChartInterpolation = .linear,
    placement: ChartPlacement = .edges, taper: Double = 0, fades: [Double] = []
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
  /// Fills the proposal; the ideal size is 100 × 50 points.
  public var room: LeafRoom { .flexible(ideal: Size(width: 100, height: 50)) }
  /// Such as `chart line of 24`.
  public var dumped: String { "chart \(mark.rawValue) of \(values.count)" }
  /// Always true: a hidden chart loses its values.
  public var isEssential: Bool { true }
  /// The words in the design. If they are the same but the values differ, the facts have changed.
  public var origin: LeafOrigin { .words }
}
