// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// Cells that flow row by row into columns.
public struct ResolvedGrid: Sendable, Hashable {
  public enum Column: Sendable, Hashable {
    case fixed(Double)
    /// Shares what is left, between its bounds.
    case flexible(min: Double, max: Double)
    /// As wide as its widest cell's ideal.
    case fit
  }

  public var columns: [Column]
  public var horizontalSpacing: Double
  public var verticalSpacing: Double
  public var alignment: Alignment
  public var cells: [ResolvedNode]

  public init(
    columns: [Column], horizontalSpacing: Double, verticalSpacing: Double, alignment: Alignment,
    cells: [ResolvedNode]
  ) {
    self.columns = columns
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.cells = cells
  }
}

/// A symbol with the paint of each layer.
public struct ResolvedSymbol: Sendable, Hashable {
  public var symbol: VectorSymbol
  /// The height of its box in points.
  public var size: Double
  /// 100...900; 400 draws the symbol as it is, others thicken or thin its shapes.
  public var weight: Int
  public var primary, secondary, tertiary: Fill
  /// Colours of layers by role, in multicolour mode.
  public var roles: [String: Color]

  public init(
    symbol: VectorSymbol, size: Double, weight: Int = 400, primary: Fill, secondary: Fill, tertiary: Fill,
    roles: [String: Color] = [:]
  ) {
    self.symbol = symbol
    self.size = size
    self.weight = weight
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
    self.roles = roles
  }

  /// The symbol's box: `size` high, as wide as its view box asks.
  public var box: Size {
    Size(width: size * symbol.viewBox.width / max(symbol.viewBox.height, 1e-9), height: size)
  }
}

/// A decoded picture and the part of it that is shown.
public struct ResolvedImage: Sendable, Hashable {
  public enum Mode: String, Sendable, Hashable, CaseIterable { case fill, fit, stretch }

  public var image: RasterImage
  /// The shown part, in parts of the picture (0...1).
  public var crop: Rect
  public var mode: Mode
  /// Which point of the picture stays in view when it is filled: parts of the slack, 0.5 is the middle.
  public var focus: Point
  /// Points that the picture takes when nothing else says so.
  public var idealSize: Size
  /// A photo that only decorates is not read aloud.
  public var label: String?

  public init(
    image: RasterImage, crop: Rect, mode: Mode, focus: Point = Point(x: 0.5, y: 0.5), idealSize: Size,
    label: String? = nil
  ) {
    self.image = image
    self.crop = crop
    self.mode = mode
    self.focus = focus
    self.idealSize = idealSize
    self.label = label
  }
}

public struct ResolvedShape: Sendable, Hashable {
  public struct Stroke: Sendable, Hashable {
    public var fill: Fill
    public var style: StrokeStyle
    public init(fill: Fill, style: StrokeStyle) {
      self.fill = fill
      self.style = style
    }
  }

  public var outline: ShapeOutline
  public var fill: Fill?
  /// Drawn inside the box, so that a stroked shape is no larger than a filled one.
  public var stroke: Stroke?

  public init(outline: ShapeOutline, fill: Fill?, stroke: Stroke? = nil) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
  }
}

/// A value within a range, as a ring or a bar.
public struct ResolvedGauge: Sendable, Hashable {
  public enum Style: Sendable, Hashable {
    /// An arc; degrees clockwise from twelve o'clock. A full ring starts at 0 and sweeps 360.
    case ring(start: Double, sweep: Double)
    case linear
  }

  public var style: Style
  /// 0...1.
  public var fraction: Double
  public var lineWidth: Double
  public var fill: Fill
  public var track: Fill
  /// Whether the ends of a ring's arc are round.
  public var hasRoundEnds: Bool

  public init(
    style: Style, fraction: Double, lineWidth: Double, fill: Fill, track: Fill, hasRoundEnds: Bool = true
  ) {
    self.style = style
    self.fraction = fraction
    self.lineWidth = lineWidth
    self.fill = fill
    self.track = track
    self.hasRoundEnds = hasRoundEnds
  }
}

/// A row of values; fills the box that it gets.
public struct ResolvedChart: Sendable, Hashable {
  public enum Mark: String, Sendable, Hashable, CaseIterable {
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

  public var mark: Mark
  /// nil is a gap: no value is known.
  public var values: [Double?]
  /// The value at the lower edge and at the upper edge; not equal.
  public var range: ClosedRange<Double>
  /// Where bars and areas stand.
  public var baseline: Double
  public var fill: Fill
  /// One fill a value; empty takes `fill` for all.
  public var fills: [Fill]
  /// Width of a line, radius of points are half of it.
  public var lineWidth: Double
  /// Space between bars, in parts of a bar's pitch, 0..<1.
  public var gap: Double
  public var cornerRadius: Double
  public var interpolation: Interpolation
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
  /// Cells in a row of a heat map.
  public var columns = 7
  /// The radius of the hole of a ring, in parts of its own, 0..<1.
  public var inner = 0.62
  /// Whether bars stand in the middles of equal parts of the width, and do not reach from edge to edge.
  public var isInBands = false

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
