// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  var location: SourceLocation?
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel?
  let minLabel, maxLabel: BoundsLabel?
}

extension Gauge: Locatable {}

extension Gauge: View {
  /// The gauge in the style of its surroundings.
  public var body: some View {
    GaugeContent(
      fraction: fraction, label: AnyView(label), valueLabel: valueLabel.map { AnyView($0) },
      minLabel: minLabel.map { AnyView($0) }, maxLabel: maxLabel.map { AnyView($0) })
  }

  static func part<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let span = bounds.upperBound - bounds.lowerBound
    return span > 0 ? min(max(Double((value - bounds.lowerBound) / span), 0), 1) : 0
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value within a range.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    (fraction, self.label) = (Self.part(value, bounds), label())
    (valueLabel, minLabel, maxLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value within a range, with words for it.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label) = (Self.part(value, bounds), label())
    (valueLabel, minLabel, maxLabel) = (currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value within a range, with words for it and for its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    (fraction, self.label) = (Self.part(value, bounds), label())
    (valueLabel, minLabel, maxLabel) = (currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// A value within a range, with words for it and for its ends, and marks, which weave leaves out.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    (fraction, self.label) = (Self.part(value, bounds), label())
    (valueLabel, minLabel, maxLabel) = (currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// The look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The look of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The value in words.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The words at the start.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The words at the end.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }
  /// The value as a part of the range.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The words at the start.
  public var minimumValueLabel: MinimumValueLabel?
  /// The words at the end.
  public var maximumValueLabel: MaximumValueLabel?
}

private struct GaugeContent: View {
  let fraction: Double
  let label: AnyView
  let valueLabel, minLabel, maxLabel: AnyView?
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let style = scope.environment.gaugeStyle
    let scope = scope.with(\.gaugeStyle, DefaultGaugeStyle()).child("Gauge")
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: label), currentValueLabel: valueLabel.map { .init(view: $0) },
      minimumValueLabel: minLabel.map { .init(view: $0) }, maximumValueLabel: maxLabel.map { .init(view: $0) })
    return scope.evaluating(style) { scope.nodes(of: style.makeView(configuration)) }
  }
}

extension GaugeStyle {
  fileprivate func makeView(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

private enum GaugeStyleKey: EnvironmentKey { static var defaultValue: any GaugeStyle { DefaultGaugeStyle() } }

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

// MARK: - Parts

/// A bar up to a value.
struct GaugeBar: View {
  let fraction: Double
  let width: Double
  let fill: AnyShapeStyle
  let hasMarker: Bool
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    var gauge = ResolvedGauge(
      style: .linear, fraction: fraction, lineWidth: width, fill: fill.fill(in: scope),
      track: FillShapeStyle().fill(in: scope))
    gauge.hasMarker = hasMarker
    return [scope.child("bar").node(.leaf(.gauge(gauge)))]
  }
}

/// A ring up to a value, with a line as thick as a part of its side.
struct GaugeRing: View {
  let fraction, start, sweep, widthPart: Double
  let fill, track: AnyShapeStyle
  let hasMarker: Bool
  typealias Body = Never

  func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    let scope = scope.child("ring")
    let box = scope.frame?.size
    let side = box.map { min($0.width, $0.height) } ?? 58
    var gauge = ResolvedGauge(
      style: .ring(start: start, sweep: sweep), fraction: fraction, lineWidth: side * widthPart,
      fill: fill.fill(in: scope), track: track.fill(in: scope))
    gauge.hasMarker = hasMarker
    return [scope.node(.leaf(.gauge(gauge)))]
  }
}

/// A view whose parts are made for the side of the square that it gets.
private struct SquareGauge<Content: View>: View {
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      content(side).frame(width: geometry.size.width, height: geometry.size.height)
    }
    .aspectRatio(1, contentMode: .fit)
    .modifier(AccessorySide())
  }
}

/// The side of a gauge outside of the lock screen.
///
/// - Source: SwiftUI's accessory gauges are 58 points wide outside of a lock screen.
private struct AccessorySide: ViewModifier {
  @Environment(\.isAccessoryFamily) private var isAccessory
  func body(content: Content) -> some View {
    if isAccessory { content } else { content.frame(width: 58, height: 58) }
  }
}

private enum AccessoryKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the widget is one of the lock screen.
  package var isAccessoryFamily: Bool {
    get { self[AccessoryKey.self] }
    set { self[AccessoryKey.self] = newValue }
  }
}

// MARK: - Styles

/// A ring that is open below, with a dot at the value.
///
/// - Source: lengths are those of weave's gauges of designs, in parts of the side.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    SquareGauge { side in
      ZStack {
        GaugeRing(
          fraction: configuration.value, start: -135, sweep: 270, widthPart: 0.1, fill: AnyShapeStyle(.tint),
          track: AnyShapeStyle(.fill), hasMarker: true)
        configuration.currentValueLabel
          .font(.system(size: side * 0.29, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
          .frame(width: side * 0.64)
        ends(configuration, side).frame(width: side, height: side, alignment: .bottom)
      }
      .frame(width: side, height: side)
    }
  }

  @ViewBuilder private func ends(_ configuration: Configuration, _ side: CGFloat) -> some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 0) {
        configuration.minimumValueLabel.frame(width: side * 0.25, height: side * 0.19)
        configuration.maximumValueLabel.frame(width: side * 0.25, height: side * 0.19)
      }
      .font(.system(size: side * 0.155, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
    } else {
      configuration.label
        .font(.system(size: side * 0.17, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .frame(width: side * 0.46, height: side * 0.19)
    }
  }
}

/// A whole ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    SquareGauge { side in
      ZStack {
        GaugeRing(
          fraction: configuration.value, start: 0, sweep: 360, widthPart: 0.1, fill: AnyShapeStyle(.tint),
          track: AnyShapeStyle(.fill), hasMarker: false)
        centre(configuration)
          .font(.system(size: side * 0.29, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
          .frame(width: side * 0.64)
      }
      .frame(width: side, height: side)
    }
  }

  @ViewBuilder private func centre(_ configuration: Configuration) -> some View {
    if let value = configuration.currentValueLabel { value } else { configuration.label }
  }
}

/// A bar between its ends, with a dot at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
      GaugeBar(fraction: configuration.value, width: 6, fill: AnyShapeStyle(.tint), hasMarker: true)
      configuration.maximumValueLabel.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}

/// A bar that fills, below its label and above its value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
        GaugeBar(fraction: configuration.value, width: 6, fill: AnyShapeStyle(.tint), hasMarker: false)
        configuration.maximumValueLabel.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
      }
      configuration.currentValueLabel.font(.caption).lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}

/// A bar that fills, with its label above and its value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, width: 4, fill: AnyShapeStyle(.tint), hasMarker: false)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The usual look: that of a lock screen on one, otherwise a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The look of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below.
  public nonisolated static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A whole ring.
  public nonisolated static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a dot.
  public nonisolated static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public nonisolated static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual look.
  public nonisolated static var automatic: Self { Self() }
}

nonisolated extension View {
  /// The look of gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return surrounded { $0.gaugeStyle = style }
  }
}
