// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveSpec

/// The colours behind colour names, for one appearance, accent and kind of background.
public struct Palette: Sendable, Hashable {
  /// Whether the colours are for a dark ground.
  public var isDark: Bool
  /// Whether the background has a colour of its own, so that text and ink must be stronger.
  public var isTinted: Bool
  /// Whether hues, greys and fills are stronger, for readers who switched on "Increase Contrast".
  public var hasIncreasedContrast = false
  /// The name of the accent's hue.
  public var accent: String
  /// The accent for both appearances, if it is not a hue of the language.
  public var ownAccent: Color?
  /// The only colour of an accessory. Each colour name is a strength of it.
  public var vibrant: Color?

  /// Makes the colours of an appearance.
  ///
  /// - Parameters:
  ///   - accent: the name of the design's accent.
  ///   - ownAccent: a colour of the design's own that replaces the accent.
  ///   - vibrant: the only colour of the lock screen; nil elsewhere.
  public init(
    isDark: Bool, isTinted: Bool = false, accent: String = "blue", ownAccent: Color? = nil, vibrant: Color? = nil
  ) {
    self.ownAccent = ownAccent
    self.isDark = isDark
    self.isTinted = isTinted
    self.accent = accent
    self.vibrant = vibrant
  }

  /// The colour of a name; black for a name that is not in `ColorName.names`.
  public func color(_ name: ColorName) -> Color {
    if let vibrant { return vibrant.opacity(strength(of: name)) }
    return switch name.base {
    case .fixed(let color): color.opacity(name.opacity)
    case .named(let text): named(text).opacity(name.opacity)
    }
  }

  private func named(_ name: String) -> Color {
    switch name {
    case "label", "primary": pick(Color(rgb: 0x000000), Color(rgb: 0xFFFFFF))
    case "secondary": role(Color(rgb: 0x3C3C43, alpha: 0.60), Color(rgb: 0xEBEBF5, alpha: 0.60))
    case "secondaryInk":
      pick(Color(rgb: 0x3C3C43, alpha: isTinted ? 0.86 : 0.80), Color(rgb: 0xEBEBF5, alpha: isTinted ? 0.80 : 0.62))
    case "tertiary": role(Color(rgb: 0x3C3C43, alpha: 0.30), Color(rgb: 0xEBEBF5, alpha: 0.30))
    case "quaternary": role(Color(rgb: 0x3C3C43, alpha: 0.18), Color(rgb: 0xEBEBF5, alpha: 0.16))
    case "separator": role(Color(rgb: 0x3C3C43, alpha: 0.29), Color(rgb: 0x545458, alpha: 0.60))
    case "fill": role(Color(rgb: 0x787880, alpha: 0.20), Color(rgb: 0x787880, alpha: 0.36))
    case "background": pick(Color(rgb: 0xFFFFFF), Color(rgb: 0x1C1C1E))
    case "white": .white
    case "clear": .clear
    case "accent": ownAccent ?? hue(accent)
    case "accentInk": ownAccent.map(ink) ?? ink(accent)
    case "accentGlow": ownAccent ?? glow(accent)
    case "accentDeep": (ownAccent ?? hue(accent)).turnedToDarkerNeighbour(degrees: 14)
    default:
      if name.hasSuffix("Ink") { ink(String(name.dropLast(3))) } else { hue(name) }
    }
  }

  /// The strength of an accessory's only colour for a name.
  private func strength(of name: ColorName) -> Double {
    switch name.base {
    case .fixed(let color): color.alpha * name.opacity
    case .named(let text):
      switch text {
      case "secondary", "secondaryInk": 0.78 * name.opacity
      case "tertiary", "separator": 0.30 * name.opacity
      case "quaternary": 0.18 * name.opacity
      case "fill": 0.14 * name.opacity
      case "background", "clear": 0
      default: name.opacity
      }
    }
  }

  private func pick(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }

  /// A grey or a fill. With increased contrast, UIKit's are stronger by 0.08 each.
  private func role(_ light: Color, _ dark: Color) -> Color {
    var color = pick(light, dark)
    if hasIncreasedContrast { color.alpha += 0.08 }
    return color
  }

  private func hue(_ name: String) -> Color {
    if hasIncreasedContrast, let row = Self.strongHues[name] {
      return pick(Color(rgb: row.light), Color(rgb: row.dark))
    }
    guard let row = Self.hues[name] else { return .black }
    return pick(Color(rgb: row.light), Color(rgb: row.dark))
  }

  /// The hue for text and small symbols: at least 4.6:1 on a tint of itself.
  private func ink(_ name: String) -> Color {
    guard let row = Self.hues[name] else { return .black }
    return isTinted
      ? pick(Color(rgb: row.tintedInkLight), Color(rgb: row.tintedInkDark))
      : pick(Color(rgb: row.inkLight), Color(rgb: row.inkDark))
  }

  /// A design's own colour for text: mixed with black or white until it has 4.6:1 on the ground, like the inks of hues.
  private func ink(_ color: Color) -> Color {
    let plain = pick(.white, Color(rgb: 0x1C1C1E))
    let ground = isTinted ? color.opacity(isDark ? 0.3 : 0.2).over(plain) : plain
    let steps = (0...50).lazy.map { color.mixed(with: isDark ? .white : .black, Double($0) / 50) }
    return steps.first { $0.contrastRatio(with: ground) >= 4.6 } ?? pick(.black, .white)
  }

  /// A colour as that of small text: with enough contrast on the ground, and opaque.
  func readable(_ color: Color) -> Color {
    if let vibrant { return vibrant }
    return ink(Color(red: color.red, green: color.green, blue: color.blue))
  }

  /// The hue for weak tints of large areas. On dark grounds, weak orange and yellow look muddy, so both move towards
  /// red.
  private func glow(_ name: String) -> Color {
    guard isDark else { return hue(name) }
    switch name {
    case "orange": return Color(rgb: 0xFF6A1F)
    case "yellow": return Color(rgb: 0xFFA51F)
    default: return hue(name)
    }
  }

  private struct Hue {
    let light, dark, inkLight, inkDark, tintedInkLight, tintedInkDark: UInt32

    init(_ light: UInt32, _ dark: UInt32, _ ink: UInt32, _ inkDark: UInt32, _ tinted: UInt32, _ tintedDark: UInt32) {
      (self.light, self.dark) = (light, dark)
      (inkLight, self.inkDark) = (ink, inkDark)
      (tintedInkLight, tintedInkDark) = (tinted, tintedDark)
    }
  }

  /// The system colours of iOS 13 to 18, each with inks for text on plain and on tinted backgrounds.
  ///
  /// - Source: Apple, Human Interface Guidelines, Color; inks mixed with black or white until WCAG 4.6:1.
  private static let hues: [String: Hue] = [
    "blue": Hue(0x007AFF, 0x0A84FF, 0x0062CC, 0x4AA4FF, 0x0052AB, 0x82C0FF),
    "green": Hue(0x34C759, 0x30D158, 0x207936, 0x30D158, 0x1D6F32, 0xACEDBC),
    "orange": Hue(0xFF9500, 0xFF9F0A, 0x9C5B00, 0xFF9F0A, 0x8C5200, 0xFFC976),
    "red": Hue(0xFF3B30, 0xFF453A, 0xBD2C24, 0xFF746B, 0x9E251E, 0xFFA49E),
    "pink": Hue(0xFF2D55, 0xFF375F, 0xBF2240, 0xFF6D8A, 0x9E1C35, 0xFF9FB2),
    "purple": Hue(0xAF52DE, 0xBF5AF2, 0x8E42B4, 0xCE82F5, 0x793999, 0xDEABF8),
    "teal": Hue(0x30B0C7, 0x40C8E0, 0x1F7281, 0x40C8E0, 0x1C6673, 0xB3E9F3),
    "yellow": Hue(0xFFCC00, 0xFFD60A, 0x876C00, 0xFFD60A, 0x7F6600, 0xFFED96),
    "indigo": Hue(0x5856D6, 0x5E5CE6, 0x5453CD, 0x9290EE, 0x4644A9, 0xA8A7F2),
    "gray": Hue(0x8E8E93, 0x8E8E93, 0x68686B, 0xA5A5A9, 0x5B5B5E, 0xC4C4C7),
    "mint": Hue(0x00C7BE, 0x63E6E2, 0x007772, 0x63E6E2, 0x00625D, 0xB8F4F1),
  ]

  /// The system colours of iOS 13 to 18 with increased contrast. The inks have enough without it.
  ///
  /// - Source: Apple, Human Interface Guidelines, Color: accessible variants.
  private static let strongHues: [String: (light: UInt32, dark: UInt32)] = [
    "blue": (0x0040DD, 0x409CFF), "green": (0x248A3D, 0x30DB5B), "orange": (0xC93400, 0xFFB340),
    "red": (0xD70015, 0xFF6961), "pink": (0xD30F45, 0xFF6482), "purple": (0x8944AB, 0xDA8FFF),
    "teal": (0x008299, 0x5DE6FF), "yellow": (0xB25000, 0xFFD426), "indigo": (0x3634A3, 0x7D7AFF),
    "gray": (0x6C6C70, 0xAEAEB2), "mint": (0x0C817B, 0x66D4CF),
  ]
}

extension Color {
  /// The colour with its hue moved towards the nearest darker one: blue, or red for warm colours.
  func turnedToDarkerNeighbour(degrees: Double) -> Color {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    guard chroma > 0.02 else { return mixed(with: .black, 0.12) }
    var hue: Double
    if high == red {
      hue = (green - blue) / chroma
    } else if high == green {
      hue = (blue - red) / chroma + 2
    } else {
      hue = (red - green) / chroma + 4
    }
    hue = (hue * 60 + 360).truncatingRemainder(dividingBy: 360)
    let turned = (90..<240).contains(hue) ? min(hue + degrees, 240) : hue - degrees
    return Color(hue: (turned + 360).truncatingRemainder(dividingBy: 360), chroma: chroma, high: high, alpha: alpha)
  }

  private init(hue: Double, chroma: Double, high: Double, alpha: Double) {
    let h = hue / 60
    let middle = chroma * (1 - abs(h.truncatingRemainder(dividingBy: 2) - 1))
    let low = high - chroma
    let (r, g, b): (Double, Double, Double) =
      switch Int(h) {
      case 0: (chroma, middle, 0)
      case 1: (middle, chroma, 0)
      case 2: (0, chroma, middle)
      case 3: (0, middle, chroma)
      case 4: (middle, 0, chroma)
      default: (chroma, 0, middle)
      }
    self.init(red: r + low, green: g + low, blue: b + low, alpha: alpha)
  }
}
