// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveResolve
import WeaveSpec

/// A colour, which may depend on the appearance.
public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  /// A space of red, green and blue.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The usual space.
    case sRGB
    /// With linear light.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }

  indirect enum Source: Hashable, Sendable {
    /// A name of weave's palette.
    case palette(String)
    /// A light and a dark value.
    case pair(light: WeaveGraphics.Color, dark: WeaveGraphics.Color)
    case fixed(WeaveGraphics.Color)
    /// A colour set of an asset catalogue.
    case asset(String, BundleName)
    /// A level of the foreground.
    case hierarchical(Int)
    case tint
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }
  let source: Source

  init(source: Source) { self.source = source }
  package init(_ color: WeaveGraphics.Color) { source = .fixed(color) }

  /// A colour of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, BundleName(bundle)) }
  /// A colour of the asset catalogue.
  public init(_ resource: ColorResource) { source = .asset(resource.name, BundleName(resource.bundle)) }

  /// A colour by its parts, 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ part: Double) -> Double {
      switch colorSpace {
      case .sRGB: part
      case .sRGBLinear: part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
      case .displayP3: part
      }
    }
    var color = WeaveGraphics.Color(red: part(red), green: part(green), blue: part(blue), alpha: opacity)
    if colorSpace == .displayP3 { color = color.fromDisplayP3 }
    source = .fixed(color)
  }

  /// A grey, 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = sector - sector.rounded(.down)
    let (p, q, t) = (
      brightness * (1 - saturation), brightness * (1 - saturation * part), brightness * (1 - saturation * (1 - part))
    )
    let v = brightness
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (v, t, p)
      case 1: (q, v, p)
      case 2: (p, v, t)
      case 3: (p, q, v)
      case 4: (t, p, v)
      default: (v, p, q)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  private static func named(_ name: String) -> Color { Color(source: .palette(name)) }
  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(source: .pair(light: WeaveGraphics.Color(rgb: light), dark: WeaveGraphics.Color(rgb: dark)))
  }

  /// A hue of the system, which depends on the appearance.
  public static let red = named("red")
  /// A hue of the system.
  public static let orange = named("orange")
  /// A hue of the system.
  public static let yellow = named("yellow")
  /// A hue of the system.
  public static let green = named("green")
  /// A hue of the system.
  public static let mint = named("mint")
  /// A hue of the system.
  public static let teal = named("teal")
  /// A hue of the system.
  public static let cyan = pair(0x32ADE6, 0x64D2FF)
  /// A hue of the system.
  public static let blue = named("blue")
  /// A hue of the system.
  public static let indigo = named("indigo")
  /// A hue of the system.
  public static let purple = named("purple")
  /// A hue of the system.
  public static let pink = named("pink")
  /// A hue of the system.
  public static let brown = pair(0xA2845E, 0xAC8E68)
  /// A grey of the system.
  public static let gray = named("gray")
  /// White in every appearance.
  public static let white = Color(source: .fixed(.white))
  /// Black in every appearance.
  public static let black = Color(source: .fixed(.black))
  /// No colour.
  public static let clear = Color(source: .fixed(.clear))
  /// That of texts.
  public static let primary = Color(source: .hierarchical(0))
  /// That of less important texts.
  public static let secondary = Color(source: .hierarchical(1))
  /// The tint of the surroundings, or that of the app.
  public static var accentColor: Color { Color(source: .tint) }

  /// The colour with less of it, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, opacity)) }
  /// A mix with another colour, 0 to 1.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(self, rhs, fraction))
  }
  /// A soft gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The colour's name or parts.
  public var description: String {
    switch source {
    case .palette(let name): name
    case .fixed(let color): color.hex
    case .pair(let light, _): light.hex
    case .asset(let name, _): "NamedColor(name: \"\(name)\")"
    case .hierarchical(let level): level == 0 ? "primary" : "secondary"
    case .tint: "AccentColorProvider()"
    case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let a, let b, let part): "\(a) mixed with \(b) by \(part)"
    }
  }

  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(plain(isDark: environment.colorScheme == .dark))
  }

  /// A colour by its parts.
  public struct Resolved: Sendable, Hashable, ShapeStyle {
    /// In sRGB, 0 to 1.
    public var red, green, blue, opacity: Float
    /// A colour by its parts.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
    init(_ color: WeaveGraphics.Color) {
      self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
    /// It is a paint itself.
    public typealias Resolved = Never
    /// The paint that is drawn.
    @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
      Color(self)._paint(in: scope, level: level)
    }
  }

  /// A colour by its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The colour where only the appearance is known.
  package func plain(isDark: Bool) -> WeaveGraphics.Color {
    let palette = Palette(isDark: isDark)
    switch source {
    case .palette(let name): return ColorName(name).map(palette.color) ?? .black
    case .pair(let light, let dark): return isDark ? dark : light
    case .fixed(let color): return color
    case .asset: return .clear
    case .hierarchical(let level):
      return ColorName(level == 0 ? "label" : "secondary").map(palette.color) ?? .black
    case .tint: return ColorName("accent").map(palette.color) ?? .black
    case .faded(let color, let opacity): return color.plain(isDark: isDark).opacity(opacity)
    case .mixed(let a, let b, let part): return a.plain(isDark: isDark).mixed(with: b.plain(isDark: isDark), part)
    }
  }

  /// The paint that is drawn.
  @MainActor public func _paint(in scope: _ViewScope, level: Int) -> _StylePaint {
    if case .tint = source { return TintShapeStyle()._paint(in: scope, level: level) }
    return _StylePaint(drawn(in: scope)).at(level: level)
  }

  /// The colour that is drawn.
  @MainActor package func drawn(in scope: _ViewScope) -> WeaveGraphics.Color {
    let resolver = scope.pass.resolver
    switch source {
    case .palette(let name): return scope.color(named: name)
    case .pair(let light, let dark): return resolver.color(scope.isDark ? dark : light)
    case .fixed(let color): return resolver.color(color)
    case .asset(let name, let bundle):
      guard let known = scope.pass.resources.color(name, in: bundle, isDark: scope.environment.colorScheme == .dark)
      else {
        scope.reportMissing("colour", name)
        return .clear
      }
      return resolver.color(known)
    case .hierarchical(let level): return scope.color(named: level == 0 ? "label" : "secondary")
    case .tint: return TintShapeStyle()._paint(in: scope, level: 0).fill.mean
    case .faded(let color, let opacity): return color.drawn(in: scope).opacity(opacity)
    case .mixed(let a, let b, let part): return a.drawn(in: scope).mixed(with: b.drawn(in: scope), part)
    }
  }
}

extension Color: View {
  /// It has no body.
  public typealias Body = Never
  /// The nodes that are drawn.
  public func _nodes(in scope: _ViewScope) -> [_ViewNode] {
    _ShapeView(shape: Rectangle(), style: self)._nodes(in: scope.child("Color"))
  }
}

/// A colour of an asset catalogue.
public struct ColorResource: Sendable, Hashable {
  let name: String
  let bundle: Bundle
  /// A colour by its name.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension _ViewScope {
  /// The colour of a name of weave's palette, in the appearance of the view.
  package func color(named name: String) -> WeaveGraphics.Color {
    var palette = pass.resolver.palette
    palette.isDark = isDark
    return ColorName(name).map(palette.color) ?? .black
  }

  /// Whether colours are those for a dark ground.
  package var isDark: Bool {
    pass.resolver.environment.followsColorSchemes
      ? environment.colorScheme == .dark : pass.resolver.palette.isDark
  }

  /// Reports an asset that was not found.
  func reportMissing(_ kind: String, _ name: String) {
    pass.resolver.report(
      .viewMissingAsset, .init("there is no \(kind) `\(name)` in the asset catalogues"), at: place)
  }
}

extension WeaveGraphics.Color {
  /// A colour by its parts in Display P3, as the nearest one in sRGB.
  package init(displayP3Red: Double, green: Double, blue: Double, alpha: Double) {
    self = Self(red: displayP3Red, green: green, blue: blue, alpha: alpha).fromDisplayP3
  }

  /// The nearest sRGB colour of one whose parts are in Display P3.
  fileprivate var fromDisplayP3: Self {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    func encoded(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return .init(
      red: encoded(1.2249401 * r - 0.2249404 * g), green: encoded(-0.0420569 * r + 1.0420571 * g),
      blue: encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }
}

extension ShapeStyle where Self == Color {
  /// A hue of the system.
  public static var red: Color { .red }
  /// A hue of the system.
  public static var orange: Color { .orange }
  /// A hue of the system.
  public static var yellow: Color { .yellow }
  /// A hue of the system.
  public static var green: Color { .green }
  /// A hue of the system.
  public static var mint: Color { .mint }
  /// A hue of the system.
  public static var teal: Color { .teal }
  /// A hue of the system.
  public static var cyan: Color { .cyan }
  /// A hue of the system.
  public static var blue: Color { .blue }
  /// A hue of the system.
  public static var indigo: Color { .indigo }
  /// A hue of the system.
  public static var purple: Color { .purple }
  /// A hue of the system.
  public static var pink: Color { .pink }
  /// A hue of the system.
  public static var brown: Color { .brown }
  /// A grey of the system.
  public static var gray: Color { .gray }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
}
