// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

/// Colours in a row.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// How colours are mixed. weave mixes in sRGB.
  public struct ColorSpace: Sendable, Hashable {
    let name: String
    /// In sRGB.
    public static let device = ColorSpace(name: "device")
    /// In a space of perception.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours, evenly spread.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  /// The gradient, mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  @MainActor func drawn(in scope: _ViewScope, level: Int) -> [GradientStop] {
    let strength = [1, 0.5, 0.25, 0.18, 0.12][min(max(level, 0), 4)]
    return stops.sorted { $0.location < $1.location }.map {
      GradientStop(offset: Double($0.location), color: $0.color.drawn(in: scope).opacity(strength))
    }
  }

  /// The paint that is drawn: from top to bottom.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: scope, level: level)
  }
}

/// A gradient of any kind of colours.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  /// A gradient of colours.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The soft gradient of a colour: lighter at the start.
  init(_ color: Color) {
    gradient = Gradient(colors: [Color(source: .mixed(color, .white, 0.16)), color])
  }

  /// The gradient, mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// The paint that is drawn: from top to bottom.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    gradient._paint(in: scope, level: level)
  }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint

  /// Colours from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  /// Colours from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let stops = gradient.drawn(in: scope, level: level)
    let mirrors = scope.environment.layoutDirection == .rightToLeft
    func place(_ point: UnitPoint) -> Point {
      Point(x: mirrors ? 1 - Double(point.x) : Double(point.x), y: Double(point.y))
    }
    // Along an axis of the box the colours of a row or column are the same to the last bit.
    switch (startPoint, endPoint) {
    case (.top, .bottom): return _StylePaint(.linear(degrees: 180, stops))
    case (.bottom, .top): return _StylePaint(.linear(degrees: 0, stops))
    case (.leading, .trailing): return _StylePaint(.linear(degrees: mirrors ? 270 : 90, stops))
    case (.trailing, .leading): return _StylePaint(.linear(degrees: mirrors ? 90 : 270, stops))
    default: return _StylePaint(.axial(from: place(startPoint), to: place(endPoint), stops))
    }
  }
}

/// Colours from a centre outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat

  /// Colours between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  /// Colours between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let (low, high) = (Double(min(startRadius, endRadius)), Double(max(startRadius, endRadius)))
    var stops = gradient.drawn(in: scope, level: level)
    if startRadius > endRadius {
      stops = stops.reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) }
    }
    guard high > 0 else { return _StylePaint(stops.last?.color ?? .clear) }
    stops = stops.map { GradientStop(offset: (low + $0.offset * (high - low)) / high, color: $0.color) }
    return _StylePaint(.radial(x: Double(center.x), y: Double(center.y), radius: high, stops))
  }
}

/// Colours from a centre outwards, in the proportions of the box.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let start, end: CGFloat

  /// Colours between two radii in parts of the box.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startRadiusFraction, endRadiusFraction)
  }
  /// Colours between two radii in parts of the box.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours between two radii in parts of the box.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The paint that is drawn: a round gradient, as large as the longer side asks for.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let probe = scope.frame?.size ?? Size(width: 100, height: 100)
    if abs(probe.width - probe.height) > 1 {
      scope.reportNotDrawn("weave draws an elliptical gradient as a round one")
    }
    let side = CGFloat(max(probe.width, probe.height))
    return RadialGradient(gradient: gradient, center: center, startRadius: start * side, endRadius: end * side)
      ._paint(in: scope, level: level)
  }
}

/// Colours around a centre.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle, endAngle: Angle

  /// Colours between two angles; 0 is at three o'clock.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  /// Colours between two angles; 0 is at three o'clock.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours between two angles; 0 is at three o'clock.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours of a whole turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Colours of a whole turn from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colours of a whole turn from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    var stops = gradient.drawn(in: scope, level: level)
    var (start, span) = (startAngle.degrees, endAngle.degrees - startAngle.degrees)
    if span < 0 {
      stops = stops.reversed().map { GradientStop(offset: 1 - $0.offset, color: $0.color) }
      (start, span) = (start + span, -span)
    }
    let part = min(span, 360) / 360
    if part > 0 { stops = stops.map { GradientStop(offset: $0.offset * part, color: $0.color) } }
    if part < 1, let first = stops.first, let last = stops.last {
      // Beyond the ends each colour continues halfway round.
      let middle = part + (1 - part) / 2
      stops.append(GradientStop(offset: middle, color: last.color))
      stops.append(GradientStop(offset: middle, color: first.color))
      stops.append(GradientStop(offset: 1, color: first.color))
    }
    return _StylePaint(.angular(x: Double(center.x), y: Double(center.y), degrees: start + 90, stops))
  }
}

/// Colours at the crossings of a net.
public struct MeshGradient: ShapeStyle {
  let width, height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// Colours at points in parts of the box, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.points, self.colors) = (width, height, points, colors)
  }

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let stops = colors.map { GradientStop(offset: 0, color: $0.drawn(in: scope)) }
    guard width >= 2, height >= 2, stops.count == width * height, points.count == stops.count else {
      return _StylePaint(stops.first?.color ?? .clear)
    }
    let places = points.map { Point(x: Double($0.x), y: Double($0.y)) }
    return _StylePaint(.mesh(columns: width, points: places, stops))
  }
}

/// A repeated picture.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, 0 to 1.
  public var sourceRect: CGRect
  /// Its scale.
  public var scale: CGFloat
  /// A repeated picture.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  /// The paint that is drawn: none.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    scope.reportNotDrawn("weave cannot fill a shape with a picture; it is left clear")
    return _StylePaint(.clear)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours from one point to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours from one point to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours from one point to another.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> Self {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours between two angles; 0 is at three o'clock.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours of a whole turn from an angle.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
