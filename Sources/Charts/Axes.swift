// SPDX-License-Identifier: MIT

import Foundation

/// The parts of an axis.
public protocol AxisContent {
  /// What is drawn.
  var _axis: _ChartAxis { get }
}

/// An axis as it is drawn.
public struct _ChartAxis {
  /// The values that have marks; nil for values that look right.
  var values: AxisMarkValues = .automatic
  /// Nil for the default marks.
  var marks: ((AxisValue) -> [AxisPart])?
  var position: AxisMarkPosition = .automatic
  var format: ((PlotPosition, EnvironmentValues) -> String)?
  var stroke: StrokeStyle?
  init() {}
}

/// A part of the mark of a value.
enum AxisPart {
  case line(StrokeStyle?, AnyShapeStyle?)
  case tick
  /// A label; nil for the value as it is written.
  case label(AnyView?)
  case formatted((PlotPosition, EnvironmentValues) -> String)
}

/// Where the marks of an axis are.
public struct AxisMarkPosition: Sendable, Hashable {
  let isLeading: Bool
  /// At the end of the y axis, and below the x axis.
  public static let automatic = AxisMarkPosition(isLeading: false)
  /// Before the y axis.
  public static let leading = AxisMarkPosition(isLeading: true)
  /// After the y axis.
  public static let trailing = AxisMarkPosition(isLeading: false)
  /// Below the x axis.
  public static let bottom = AxisMarkPosition(isLeading: false)
}

/// Which values have marks.
public struct AxisMarkValues {
  var count: Int?
  var step: Double?
  var unit: (component: Calendar.Component, count: Int)?
  var chosen: [PlotPosition]?
  /// Values that look right.
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  /// About as many values.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  { AxisMarkValues(count: desiredCount) }
  /// Values at a distance.
  public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues(step: step) }
  /// The beginnings of a unit of the calendar.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(unit: (component, count))
  }
}

/// A value of an axis that has a mark.
public struct AxisValue {
  let position: PlotPosition
  /// Its number among the values.
  public let index: Int
  /// How many values have marks.
  public let count: Int

  /// The value as a type; nil if it is of another.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    let primitive: Any? =
      switch position {
      case .name(let name): name
      case .date(let seconds, _): Date(timeIntervalSince1970: seconds)
      case .number(let number):
        switch P.PrimitivePlottable.self {
        case is Int.Type: Int(exactly: number.rounded())
        case is Float.Type: Float(number)
        case is CGFloat.Type: CGFloat(number)
        case is Decimal.Type: Decimal(number)
        default: number
        }
      }
    return (primitive as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
  }
}

/// Marks along an axis.
public struct AxisMarks: AxisContent {
  /// What is drawn.
  public let _axis: _ChartAxis

  /// The default marks of an axis.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    var axis = _ChartAxis()
    (axis.position, axis.values, axis.stroke) = (position, values, stroke)
    _axis = axis
  }
  /// Values with a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    var axis = _ChartAxis()
    (axis.position, axis.values, axis.stroke, axis.format) = (position, values, stroke, Self.text(format))
    _axis = axis
  }
  /// Marks of your own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> [_AxisMark]
  ) {
    var axis = _ChartAxis()
    (axis.position, axis.values, axis.stroke) = (position, values, stroke)
    axis.marks = { content($0).map(\.part) }
    _axis = axis
  }
  /// Marks of your own at chosen values, whose number is near that of the list.
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> [_AxisMark]
  ) {
    var axis = _ChartAxis()
    (axis.position, axis.stroke) = (position, stroke)
    axis.values.chosen = values.map { PlotPosition($0.primitivePlottable) }
    axis.marks = { content($0).map(\.part) }
    _axis = axis
  }
  /// The default marks at the given values.
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {
    var axis = _ChartAxis()
    (axis.position, axis.stroke) = (position, stroke)
    axis.values.chosen = values.map { PlotPosition($0.primitivePlottable) }
    _axis = axis
  }

  static func text<F: FormatStyle>(_ format: F) -> (PlotPosition, EnvironmentValues) -> String
  where F.FormatInput: Plottable, F.FormatOutput == String {
    { position, environment in
      let value = AxisValue(position: position, index: 0, count: 1).as(F.FormatInput.self)
      return value.map { format.locale(environment.locale).format($0) } ?? position.text
    }
  }
}

/// How an axis is arranged; weave draws all as the automatic one.
public struct AxisMarkPreset: Sendable, Hashable {
  /// As it looks right.
  public static let automatic = AxisMarkPreset()
  /// Labels beside the lines.
  public static let aligned = AxisMarkPreset()
  /// Labels within the plot.
  public static let inset = AxisMarkPreset()
  /// Labels outside of the plot.
  public static let extended = AxisMarkPreset()
}

/// A part of the mark of a value.
public struct _AxisMark {
  let part: AxisPart
}

/// A part of the mark of a value.
public protocol AxisMark {
  /// What is drawn.
  var _mark: _AxisMark { get }
}

/// A line through the plot.
public struct AxisGridLine: AxisMark {
  /// What is drawn.
  public let _mark: _AxisMark
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { _mark = _AxisMark(part: .line(stroke, nil)) }
  private init(_ mark: _AxisMark) { _mark = mark }
  /// The paint of the line.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    guard case .line(let stroke, _) = _mark.part else { return self }
    return AxisGridLine(_AxisMark(part: .line(stroke, AnyShapeStyle(style))))
  }
}

/// A short line outside of the plot.
public struct AxisTick: AxisMark {
  /// What is drawn.
  public let _mark = _AxisMark(part: .tick)
  /// A short line.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {}
}

/// The text of a value.
public struct AxisValueLabel: AxisMark {
  /// What is drawn.
  public let _mark: _AxisMark
  /// The value as it is written.
  public init(centered: Bool? = nil) { _mark = _AxisMark(part: .label(nil)) }
  /// A view.
  public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {
    _mark = _AxisMark(part: .label(AnyView(content())))
  }
  /// A text.
  public init(_ title: LocalizedStringKey) { _mark = _AxisMark(part: .label(AnyView(Text(title)))) }
  /// A text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { _mark = _AxisMark(part: .label(AnyView(Text(title)))) }
  /// The value with a format.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil)
  where F.FormatInput: Plottable, F.FormatOutput == String {
    _mark = _AxisMark(part: .formatted(AxisMarks.text(format)))
  }
}

/// Builds the marks of a value from closures.
@resultBuilder public enum AxisMarkBuilder {
  /// A part.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> [_AxisMark] { [mark._mark] }
  /// Several parts.
  public static func buildBlock(_ parts: [_AxisMark]...) -> [_AxisMark] { parts.flatMap(\.self) }
  /// A part that is there only if a condition holds.
  public static func buildOptional(_ part: [_AxisMark]?) -> [_AxisMark] { part ?? [] }
  /// The part of a condition that holds.
  public static func buildEither(first: [_AxisMark]) -> [_AxisMark] { first }
  /// The part of a condition that does not hold.
  public static func buildEither(second: [_AxisMark]) -> [_AxisMark] { second }
}

/// Builds axes from closures; the last one is drawn.
@resultBuilder public enum AxisContentBuilder {
  /// Axes.
  public static func buildBlock<C: AxisContent>(_ content: C...) -> _ChartAxis {
    content.last?._axis ?? _ChartAxis()
  }
}
