// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveGraphics
import WeaveSpec

/// A value within a range, as a ring or a bar.
public struct ResolvedGauge: Sendable, Hashable {
  /// The form of the gauge.
  public enum Style: Sendable, Hashable {
    /// An arc, in degrees clockwise from twelve o'clock. A full ring starts at 0 and sweeps 360.
    case ring(start: Double, sweep: Double)
    /// A bar from the leading to the trailing edge.
    case linear
  }

  /// The form of the gauge.
  public var style: Style
  /// The value as a part of the range, 0...1.
  public var fraction: Double
  /// The thickness of the ring or bar in points.
  public var lineWidth: Double
  /// The paint of the part up to the value.
  public var fill: Fill
  /// The paint of the whole track below it.
  public var track: Fill
  /// Whether the ends of a ring's arc are round.
  public var hasRoundEnds: Bool
  /// Whether the whole line has the fill, and a dot on it shows the value.
  public var hasMarker = false

  /// Makes a gauge from a fraction, 0 to 1; lengths are in points.
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

extension ResolvedGauge: LeafTraits {
  /// A bar as wide as possible, or a ring in a square.
  public var room: LeafRoom {
    switch style {
    case .linear: .bar(idealWidth: 100, height: lineWidth)
    case .ring: .square(ideal: 44)
    }
  }

  /// Such as `gauge linear 0.5`.
  public var dumped: String {
    switch style {
    case .linear: "gauge linear \(decimal(fraction))"
    case .ring(let start, let sweep): "gauge ring \(decimal(start))+\(decimal(sweep)) \(decimal(fraction))"
    }
  }

  /// Always true: a hidden gauge loses its value.
  public var isEssential: Bool { true }
  /// The words in the design. If they are the same but the value differs, the facts have changed.
  public var origin: LeafOrigin { .words }
}

// MARK: - From a design

extension NodeResolver {
  /// A gauge; the forms of a lock screen with their labels.
  mutating func gauge(_ node: ContentNode, _ context: Inherited) -> ResolvedNode.Kind {
    let p = node[GaugeKeys.self]
    let form = evaluator.read(GaugeKeys.style, p, context)
    switch form {
    case .ring, .linear: return .leaf(.gauge(gauge(p, form, lineWidth: GaugeKeys.lineWidth.standard, context)))
    case .accessoryCircular, .accessoryCircularCapacity: return circular(node, form, context)
    case .accessoryLinear, .accessoryLinearCapacity: return linear(node, form, context)
    }
  }

  /// - Parameter lineWidth: in points, if the design gives none.
  mutating func gauge(
    _ p: Properties<GaugeKeys>, _ form: GaugeForm, lineWidth: Double, _ context: Inherited
  ) -> ResolvedGauge {
    let low = evaluator.read(GaugeKeys.min, p, context)
    let high = evaluator.read(GaugeKeys.max, p, context)
    let known = evaluator.read(GaugeKeys.value, p, context)
    if known == nil { reportMissing(p[GaugeKeys.value], context) }
    if known != nil, high == low { reportNoRange(p) }
    let value = known ?? low
    let fraction = high == low ? 0 : min(max((value - low) / (high - low), 0), 1)
    let style: ResolvedGauge.Style =
      switch form {
      case .ring:
        .ring(
          start: evaluator.read(GaugeKeys.start, p, context), sweep: evaluator.read(GaugeKeys.sweep, p, context))
      case .accessoryCircular: .ring(start: -135, sweep: 270)
      case .accessoryCircularCapacity: .ring(start: 0, sweep: 360)
      case .linear, .accessoryLinear, .accessoryLinearCapacity: .linear
      }
    var gauge = ResolvedGauge(
      style: style, fraction: fraction, lineWidth: evaluator.given(GaugeKeys.lineWidth, p, context) ?? lineWidth,
      fill: evaluator.read(GaugeKeys.fill, p, context),
      track: evaluator.read(GaugeKeys.track, p, context),
      hasRoundEnds: form != .ring || evaluator.read(GaugeKeys.cap, p, context) == .round)
    // A value that is not known has no place on the line.
    gauge.hasMarker = form.hasMarker && known != nil
    return gauge
  }

  /// Reports a range of the design's own that cannot contain any value.
  private mutating func reportNoRange(_ p: Properties<GaugeKeys>) {
    guard environment.content == .facts, let place = p[GaugeKeys.max] ?? p[GaugeKeys.min], place.range != nil else {
      return
    }
    evaluator.report(.contentNoAmount, .noRange, place)
  }

  /// Reports a missing value that is the design's own.
  private mutating func reportMissing(_ property: Property?, _ context: Inherited) {
    guard let place = evaluator.ownMissing(property, context) else { return }
    evaluator.report(.contentNoAmount, .missing, place)
  }
}

extension Diagnostic.Message {
  fileprivate static let noRange: Self = "`min` and `max` are the same, so the gauge is empty"
  fileprivate static let missing: Self =
    "the value is missing, so the gauge is empty; give it a fallback: `value ?? 0`"
}
