// SPDX-License-Identifier: MIT

import WeaveResolve

/// How far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  var location: SourceLocation?
  let fraction: Double?
  let label: Label?
  let valueLabel: CurrentValueLabel?
}

extension ProgressView: Locatable {}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  /// The progress in the style of its surroundings.
  public var body: some View {
    ProgressContent(
      fraction: fraction, label: label.map { AnyView($0) }, valueLabel: valueLabel.map { AnyView($0) })
  }

  /// A part of a whole; nil if it is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label, valueLabel) = (Self.part(value, total), label(), currentValueLabel())
  }

  static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label: View {
  /// A part of a whole; nil if it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (fraction, self.label, valueLabel) = (Self.part(value, total), label(), nil)
  }
  /// Something that takes time.
  public init(@ViewBuilder label: () -> Label) { (fraction, self.label, valueLabel) = (nil, label(), nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that takes time.
  public init() { (fraction, label, valueLabel) = (nil, nil, nil) }
  /// A part of a whole; nil if it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    (fraction, label, valueLabel) = (Self.part(value, total), nil, nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that takes time, with words.
  public init(_ titleKey: LocalizedStringKey) { (fraction, label, valueLabel) = (nil, Text(titleKey), nil) }
  /// Something that takes time, with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { (fraction, label, valueLabel) = (nil, Text(title), nil) }
  /// A part of a whole, with words.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    (fraction, label, valueLabel) = (Self.part(value, total), Text(titleKey), nil)
  }
  /// A part of a whole, with words.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    (fraction, label, valueLabel) = (Self.part(value, total), Text(title), nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress of a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    (fraction, label, valueLabel) = (
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel
    )
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  /// The part of a span of time that has passed at the moment of the picture.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      interval: timerInterval, countsDown: countsDown, label: label(), valueLabel: currentValueLabel())
  }

  fileprivate init(interval: ClosedRange<Date>, countsDown: Bool, label: Label?, valueLabel: CurrentValueLabel?) {
    let span = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = ProgressMoment.now.timeIntervalSince(interval.lowerBound)
    let part = span > 0 ? min(max(passed / span, 0), 1) : 0
    (fraction, self.label, self.valueLabel) = (countsDown ? 1 - part : part, label, valueLabel)
  }
}

extension ProgressView where Label: View, CurrentValueLabel == Text {
  /// The part of a span of time that has passed, and the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      interval: timerInterval, countsDown: countsDown, label: label(),
      valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// The part of a span of time that has passed, and the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      interval: timerInterval, countsDown: countsDown, label: nil,
      valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

/// The moment of the picture whose body is evaluated.
private enum ProgressMoment {
  static var now: Date { MainActor.assumeIsolated { EnvironmentValues.current.moment ?? Date() } }
}

private enum MomentKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension EnvironmentValues {
  /// The moment that a picture shows.
  package var moment: Date? {
    get { self[MomentKey.self] }
    set { self[MomentKey.self] = newValue }
  }
}

/// The look of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a progress.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The words for the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The part that is done; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The words for the value.
  public var currentValueLabel: CurrentValueLabel?
}

private struct ProgressContent: View {
  let fraction: Double?
  let label: AnyView?
  let valueLabel: AnyView?
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let style = scope.environment.progressViewStyle
    let scope = scope.with(\.progressViewStyle, DefaultProgressViewStyle()).child("ProgressView")
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(view: $0) },
      currentValueLabel: valueLabel.map { .init(view: $0) })
    return scope.evaluating(style) { scope.nodes(of: style.makeView(configuration)) }
  }
}

extension ProgressViewStyle {
  fileprivate func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

/// A bar of 4 points below its label.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The look of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GaugeBar(
        fraction: configuration.fractionCompleted ?? 0, width: 4,
        fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), hasMarker: false)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring, as complete as the progress; a ring of spokes if it is not known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Makes the style.
  public nonisolated init() { tint = nil }
  /// Makes the style with a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The look of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let fraction = configuration.fractionCompleted {
        GaugeRing(
          fraction: fraction, start: 0, sweep: 360, widthPart: 0.1,
          fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint), track: AnyShapeStyle(.fill), hasMarker: false
        )
        .overlay { configuration.currentValueLabel.font(.caption2).minimumScaleFactor(0.5) }
      } else {
        ZStack {
          ForEach(0..<8) { spoke in
            Capsule().fill(.gray.opacity(0.25 + 0.09 * Double(spoke))).frame(width: 2.5, height: 6)
              .offset(y: -7).rotationEffect(.degrees(Double(spoke) * 45))
          }
        }
        .frame(width: 20, height: 20)
      }
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// A bar if the progress is known, otherwise spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public nonisolated static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public nonisolated static var circular: Self { Self() }
}

nonisolated extension View {
  /// The look of progress in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.progressViewStyle = style }
  }
}
