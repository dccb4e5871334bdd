// SPDX-License-Identifier: MIT

/// A part of a chart: marks, or several of them.
public protocol ChartContent {
  /// The type of the content; inferred from `body`.
  associatedtype ChartBody: ChartContent
  /// The content.
  @ChartContentBuilder var body: Self.ChartBody { get }
  /// The marks that are drawn. A part with a body draws its body; do not implement this.
  func _marks() -> [_ChartMark]
}

extension ChartContent {
  /// The marks of the body.
  public func _marks() -> [_ChartMark] { body._marks() }
}

extension ChartContent where ChartBody == _ChartMarks {
  /// The marks themselves.
  public var body: _ChartMarks { _ChartMarks(marks: _marks()) }
}

/// Marks that were made before, as the builder collects them.
public struct _ChartMarks: ChartContent {
  /// Marks.
  public typealias ChartBody = _ChartMarks
  let marks: [_ChartMark]
  /// The marks.
  public func _marks() -> [_ChartMark] { marks }
}

/// Builds the content of charts from closures.
@resultBuilder public enum ChartContentBuilder {
  /// A part.
  public static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarks {
    _ChartMarks(marks: content._marks())
  }
  /// Several parts.
  public static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks { _ChartMarks(marks: parts.flatMap(\.marks)) }
  /// A part that is there only if a condition holds.
  public static func buildOptional(_ part: _ChartMarks?) -> _ChartMarks { part ?? _ChartMarks(marks: []) }
  /// The part of a condition that holds.
  public static func buildEither(first: _ChartMarks) -> _ChartMarks { first }
  /// The part of a condition that does not hold.
  public static func buildEither(second: _ChartMarks) -> _ChartMarks { second }
  /// The parts of a loop.
  public static func buildArray(_ parts: [_ChartMarks]) -> _ChartMarks { _ChartMarks(marks: parts.flatMap(\.marks)) }
  /// A part whose type is only available on some systems.
  public static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Marks.
  public typealias ChartBody = _ChartMarks
  /// The marks of all elements.
  public func _marks() -> [_ChartMark] { contents.flatMap { $0._marks() } }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Marks for elements that know their identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifying: { $0.id }, making: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for elements that a property identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifying: { $0[keyPath: id] }, making: content)
  }
}

/// One mark with its style.
public struct _ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle }
  var kind: Kind
  /// Where it is, or begins; nil for the whole length of the axis, or the base of a bar.
  var x, y: PlotPosition?
  /// Where it ends; nil if it does not extend.
  var xEnd, yEnd: PlotPosition?
  /// Tells lines and areas apart.
  var series: PlotPosition?
  /// The value that chooses its colour.
  var group: PlotPosition?
  var style: AnyShapeStyle?
  var width: MarkDimension = .automatic
  var radius: CGFloat = 0
  var line: StrokeStyle?
  var opacity = 1.0
  var interpolation = InterpolationMethod.linear
  var symbolArea: CGFloat?
  var hasSymbol = false
  var isStacked = true
  var annotation: (position: AnnotationPosition, spacing: CGFloat, view: AnyView)?

  init(_ kind: Kind) { self.kind = kind }
}

/// The size of a mark across its axis.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Amount: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let amount: Amount
  /// As wide as looks right.
  public static let automatic = MarkDimension(amount: .automatic)
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(amount: .fixed(value)) }
  /// A part of the room that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(amount: .ratio(value)) }
  /// Less than the room that there is, by points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(amount: .inset(value)) }
  init(amount: Amount) { self.amount = amount }
  /// In points.
  public init(floatLiteral value: Double) { amount = .fixed(CGFloat(value)) }
  /// In points.
  public init(integerLiteral value: Int) { amount = .fixed(CGFloat(value)) }
}

/// How marks at the same place are arranged.
public struct MarkStackingMethod: Sendable, Hashable {
  let isStacked: Bool
  /// On top of each other.
  public static let standard = MarkStackingMethod(isStacked: true)
  /// Over each other.
  public static let unstacked = MarkStackingMethod(isStacked: false)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable, Hashable {
  enum Kind { case linear, monotone, catmullRom, stepStart, stepCenter, stepEnd }
  let kind: Kind
  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// Curved, without rising above or falling below the points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Curved.
  public static let catmullRom = InterpolationMethod(kind: .catmullRom)
  /// Curved.
  public static let cardinal = InterpolationMethod(kind: .catmullRom)
  /// Level, up to the next point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Level, up to the middle between points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Level, from the point before.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// Where an annotation is.
public struct AnnotationPosition: Sendable, Hashable {
  let x, y: CGFloat
  /// Above the mark.
  public static let top = AnnotationPosition(x: 0, y: -1)
  /// Below the mark.
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  /// Before the mark.
  public static let leading = AnnotationPosition(x: -1, y: 0)
  /// After the mark.
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  /// Over the mark.
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  /// Above the mark.
  public static let automatic = top
  /// Above the mark, at its start.
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  /// Above the mark, at its end.
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
}
