// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// An annotation of a chart without its label: a line, a shaded part or a dot. As large as the plot that it lies on.
public struct ResolvedPlotMark: Sendable, Hashable {
  /// What is drawn, in parts of the plot: 0 is its leading or upper edge.
  public enum Form: Sendable, Hashable {
    /// A line from side to side.
    case rule(y: Double)
    /// A line from top to bottom.
    case upright(x: Double)
    /// A shaded part.
    case range(Rect)
    /// A dot of a width in points.
    case dot(Point, width: Double)
  }

  /// What is drawn.
  public var form: Form
  /// Its paint.
  public var fill: Fill
  /// The width and the dashes of a line.
  public var style: StrokeStyle
  /// Whether a shaded part is drawn as thin diagonal lines, for displays of one ink: a pattern of dots would break up the
  /// lines on it.
  public var isHatched = false
  /// The distance in points by which its box is smaller than the plot on each side, so that it meets the values of lines.
  public var inset: Double

  /// A mark by its form and its paint.
  public init(_ form: Form, fill: Fill, style: StrokeStyle = StrokeStyle(width: 1), inset: Double = 0) {
    self.form = form
    self.fill = fill
    self.style = style
    self.inset = inset
  }
}

extension ResolvedPlotMark: LeafTraits {
  /// Fills the proposal, like the chart beneath it.
  public var room: LeafRoom { .flexible(ideal: Size(width: 100, height: 50)) }
  /// Such as `annotation rule 0.5`.
  public var dumped: String {
    switch form {
    case .rule(let y): "annotation rule \(decimal(y))"
    case .upright(let x): "annotation upright \(decimal(x))"
    case .range(let box):
      "annotation range \(decimal(box.minX)) \(decimal(box.minY)) \(decimal(box.width)) × \(decimal(box.height))"
    case .dot(let point, let width): "annotation dot \(decimal(point.x)) \(decimal(point.y)) \(decimal(width))"
    }
  }
  /// Always false: the chart beneath it is essential, and fills the same box.
  public var isEssential: Bool { false }
  /// The words in the design. If they are the same but the mark differs, the facts have changed.
  public var origin: LeafOrigin { .words }
}
