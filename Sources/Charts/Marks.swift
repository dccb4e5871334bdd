// SPDX-License-Identifier: MIT

/// A mark of this module.
public protocol _Mark: ChartContent where ChartBody == _ChartMarks {
  /// What is drawn.
  var _mark: _ChartMark { get }
}

extension _Mark {
  /// The mark.
  public func _marks() -> [_ChartMark] { [_mark] }
}

/// A bar.
public struct BarMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// A bar from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.bar)
    (mark.x, mark.y, mark.isStacked) = (x.position, y.position, stacking.isStacked)
    // A bar with a number along x and a name along y lies.
    mark.width = if case .name = y.position { height } else { width }
    _mark = mark
  }
  /// A bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    (mark.x, mark.y, mark.yEnd, mark.width) = (x.position, yStart.position, yEnd.position, width)
    _mark = mark
  }
  /// A lying bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(.bar)
    (mark.x, mark.xEnd, mark.y, mark.width) = (xStart.position, xEnd.position, y.position, height)
    _mark = mark
  }
}

/// A point of a line.
public struct LineMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// A point of the only line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.line)
    (mark.x, mark.y) = (x.position, y.position)
    _mark = mark
  }
  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(.line)
    (mark.x, mark.y, mark.series) = (x.position, y.position, series.position)
    _mark = mark
  }
}

/// A point of the edge of an area.
public struct AreaMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// An area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area)
    (mark.x, mark.y, mark.isStacked) = (x.position, y.position, stacking.isStacked)
    _mark = mark
  }
  /// One of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(.area)
    (mark.x, mark.y, mark.series, mark.isStacked) = (x.position, y.position, series.position, stacking.isStacked)
    _mark = mark
  }
  /// An area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.area)
    (mark.x, mark.y, mark.yEnd) = (x.position, yStart.position, yEnd.position)
    _mark = mark
  }
}

/// A point.
public struct PointMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// A point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    var mark = _ChartMark(.point)
    (mark.x, mark.y) = (x.position, y.position)
    _mark = mark
  }
}

/// A straight line along an axis.
public struct RuleMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// An upright line.
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = _ChartMark(.rule)
    mark.x = x.position
    _mark = mark
  }
  /// A level line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = _ChartMark(.rule)
    mark.y = y.position
    _mark = mark
  }
  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rule)
    (mark.x, mark.y, mark.yEnd) = (x.position, yStart.position, yEnd.position)
    _mark = mark
  }
  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rule)
    (mark.x, mark.xEnd, mark.y) = (xStart.position, xEnd.position, y.position)
    _mark = mark
  }
}

/// A rectangle between values.
public struct RectangleMark: _Mark {
  /// What is drawn.
  public let _mark: _ChartMark
  /// The mark.
  public typealias ChartBody = _ChartMarks

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(.rectangle)
    (mark.x, mark.xEnd, mark.y, mark.yEnd) = (xStart.position, xEnd.position, yStart.position, yEnd.position)
    _mark = mark
  }
}

// MARK: - Styles

extension ChartContent {
  private func changed(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      marks: _marks().map { mark in
        var mark = mark
        change(&mark)
        return mark
      })
  }

  /// The paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// A colour for each value, with a legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.group = value.position }
  }
  /// How much is seen, 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// Round corners of bars.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.radius = radius }
  }
  /// The width and the dashes of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.line = style } }
  /// How a line goes from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }
  /// Points on a line; weave draws circles.
  public func symbol<S>(_ symbol: S) -> some ChartContent { changed { $0.hasSymbol = true } }
  /// The area of points, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = area } }
  /// A view beside each mark.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some ChartContent {
    let view = AnyView(content())
    return changed { $0.annotation = (position, spacing ?? 4, view) }
  }
  /// Nothing: the description of a mark; that of the chart is its own.
  public func accessibilityLabel(_ label: String) -> some ChartContent { changed { _ in } }
  /// Nothing: the description of a mark; that of the chart is its own.
  public func accessibilityValue(_ value: String) -> some ChartContent { changed { _ in } }
  /// Nothing: whether a mark is described.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { _ in } }
  /// Nothing: the order of layers; marks are drawn as written.
  public func zIndex(_ value: Double) -> some ChartContent { changed { _ in } }
}

/// The shape of points; weave draws circles.
public protocol ChartSymbolShape {}

/// The shape of points; weave draws circles.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  /// A circle.
  public static let circle = BasicChartSymbolShape()
  /// A square.
  public static let square = BasicChartSymbolShape()
  /// A triangle.
  public static let triangle = BasicChartSymbolShape()
  /// A diamond.
  public static let diamond = BasicChartSymbolShape()
}

extension ChartContent {
  /// Points on a line; weave draws circles.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { changed { $0.hasSymbol = true } }
}
