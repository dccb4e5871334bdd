// SPDX-License-Identifier: MIT

package import WeaveGraphics
package import WeaveResolve

/// A paint: a colour, a gradient, a material, or a style of your own.
public protocol ShapeStyle: Sendable {
  /// The paint that a style of your own becomes.
  associatedtype Resolved: ShapeStyle = Never
  /// The paint in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint that is drawn. Do not implement this.
  @MainActor func _paint(in scope: _ViewScope, level: Int) -> _StylePaint
}

extension ShapeStyle {
  /// The paint of the resolved style.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    resolve(in: scope.environment)._paint(in: scope, level: level)
  }

  @MainActor package func paint(in scope: _ViewScope, level: Int = 0) -> _StylePaint {
    _paint(in: scope, level: level)
  }

  /// The paint without the material of a material.
  @MainActor package func fill(in scope: _ViewScope, level: Int = 0) -> Fill { paint(in: scope, level: level).fill }
}

extension ShapeStyle where Resolved == Never {
  /// A style of this module has no other paint. Calling it ends the program, as on Apple's systems.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is a paint itself") }
}

extension Never: ShapeStyle {
  /// No paint.
  public typealias Resolved = Never
}

/// A paint as it is drawn.
public struct _StylePaint: Sendable {
  package var fill: Fill
  /// What happens to the pixels behind a material; nil for other paints.
  package var material: Backdrop?

  /// The blur and the saturation of a material.
  package struct Backdrop: Sendable {
    package var blur, saturation: Double
  }

  package init(_ fill: Fill, material: Backdrop? = nil) { (self.fill, self.material) = (fill, material) }
  package init(_ color: WeaveGraphics.Color) { self.init(.color(color)) }

  /// Weaker by a level of a hierarchy: 1, 0.5, 0.25, 0.18.
  package func at(level: Int) -> _StylePaint {
    level <= 0 ? self : opacity([1, 0.5, 0.25, 0.18, 0.12][min(level, 4)])
  }

  package func opacity(_ opacity: Double) -> _StylePaint {
    var paint = self
    paint.fill = fill.mapColors { $0.opacity(opacity) }
    return paint
  }
}

extension Fill {
  package func mapColors(_ change: (WeaveGraphics.Color) -> WeaveGraphics.Color) -> Fill {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: change($0.color)) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let degrees, let stops): return .linear(degrees: degrees, changed(stops))
    case .axial(let from, let to, let stops): return .axial(from: from, to: to, changed(stops))
    case .radial(let x, let y, let radius, let stops): return .radial(x: x, y: y, radius: radius, changed(stops))
    case .angular(let x, let y, let degrees, let stops):
      return .angular(x: x, y: y, degrees: degrees, changed(stops))
    case .mesh(let columns, let points, let stops): return .mesh(columns: columns, points: points, changed(stops))
    }
  }
}

/// A paint of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Hides the type of a paint.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    style._paint(in: scope, level: level)
  }
}

/// The paint of texts and symbols in the surroundings.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let styles = scope.environment.foreground
    let level = min(level + styles.level, 4)
    if styles.styles.indices.contains(level), level > 0 { return styles.styles[level]._paint(in: scope, level: 0) }
    if let base = styles.styles.first { return base._paint(in: scope, level: level) }
    let names = ["label", "secondary", "tertiary", "quaternary"]
    let color = scope.color(named: names[min(level, 3)])
    return _StylePaint(level < 4 ? color : color.opacity(0.6))
  }
}

/// The foreground of texts and symbols: up to three styles, and the level that is used of them.
package struct ForegroundStyles: Sendable {
  package var styles: [AnyShapeStyle] = []
  package var level = 0
}

/// A level of the foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Weaker.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Weaker still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Weaker still.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The weakest.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    var scope = scope
    // A level counts from the foreground, not from a level of it around.
    scope.environment.foreground.level = 0
    return ForegroundStyle()._paint(in: scope, level: self.level + level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Weaker.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Weaker still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Weaker still.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The weakest.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The paint of texts and symbols in the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The system's background.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    if let style = scope.environment.backgroundStyle { return style._paint(in: scope, level: level) }
    return _StylePaint(scope.color(named: "background"))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    if let tint = scope.environment.tint { return tint._paint(in: scope, level: level) }
    return _StylePaint(scope.color(named: "accent")).at(level: level)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The paint of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    _StylePaint(scope.color(named: "separator"))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The paint of lines between parts.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The paint of thin shapes over a background.
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  ///
  /// - Source: UIKit's `systemFill` to `quaternarySystemFill`.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    if level == 0 { return _StylePaint(scope.color(named: "fill")) }
    let light: [(UInt32, Double)] = [(0x787880, 0.16), (0x767680, 0.12), (0x747480, 0.08)]
    let dark: [(UInt32, Double)] = [(0x787880, 0.32), (0x767680, 0.24), (0x767680, 0.18)]
    let (rgb, alpha) = (scope.isDark ? dark : light)[min(level, 3) - 1]
    return _StylePaint(scope.pass.resolver.color(WeaveGraphics.Color(rgb: rgb, alpha: alpha)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The paint of thin shapes over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The paint of selected parts.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    TintShapeStyle()._paint(in: scope, level: level)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The paint of selected parts.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// A paint that is weaker.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    style._paint(in: scope, level: level).opacity(opacity)
  }
}

/// A paint at a level of its hierarchy.
public struct _OffsetShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int
  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    style._paint(in: scope, level: self.level + level)
  }
}

extension ShapeStyle {
  /// The paint with less of it, 0 to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
  /// A weaker level of the paint.
  public var secondary: some ShapeStyle { _OffsetShapeStyle(style: self, level: 1) }
  /// A weaker level of the paint.
  public var tertiary: some ShapeStyle { _OffsetShapeStyle(style: self, level: 2) }
  /// A weaker level of the paint.
  public var quaternary: some ShapeStyle { _OffsetShapeStyle(style: self, level: 3) }
  /// The weakest level of the paint.
  public var quinary: some ShapeStyle { _OffsetShapeStyle(style: self, level: 4) }
}

/// A material: the content behind it, blurred and more vivid.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int
  /// Lets most of the content behind through.
  public static let ultraThin = Material(thickness: 0)
  /// Lets more of the content behind through.
  public static let thin = Material(thickness: 1)
  /// Half translucent.
  public static let regular = Material(thickness: 2)
  /// More opaque.
  public static let thick = Material(thickness: 3)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: 4)
  /// The material of the system's bars.
  public static let bar = Material(thickness: 3)

  /// The paint that is drawn. Apple does not publish the colours of its materials; these are ours.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    let opacity = [0.36, 0.52, 0.68, 0.82, 0.92][thickness]
    let ground = scope.isDark ? WeaveGraphics.Color(rgb: 0x252525) : WeaveGraphics.Color(rgb: 0xF8F8F8)
    let color = scope.pass.resolver.color(ground.opacity(opacity))
    return _StylePaint(.color(color), material: .init(blur: 18, saturation: 1.7))
  }
}

extension ShapeStyle where Self == Material {
  /// Half translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque.
  public static var thickMaterial: Material { .thick }
  /// Lets more of the content behind through.
  public static var thinMaterial: Material { .thin }
  /// Lets most of the content behind through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}

/// How the inside of a shape is filled.
public struct FillStyle: Sendable, Hashable {
  /// Whether overlapping parts are holes.
  public var isEOFilled: Bool
  /// Whether edges are smooth; weave's always are.
  public var isAntialiased: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
