// SPDX-License-Identifier: MIT

/// A ready-made style. Applying it replaces the whole `style`, and the theme of a clock.
public struct ThemePreset: Sendable, Hashable {
  /// The name of the theme in designs and commands.
  public var id: String
  /// The style that replaces that of a design.
  public var style: StyleSpec
  /// The theme that replaces that of a clock.
  public var clockTheme: ClockConfig.Theme

  /// The seven themes of WidgetWeaver, the standard one first.
  public static let all: [ThemePreset] = [
    theme("classic", .subtleMaterial, .plain, 0, false, .blue, (.caption, .title3, .caption2), .classic),
    theme("ocean-glass", .subtleMaterial, .radialGlow, 0.33, true, .teal, (.caption2, .headline, .caption), .ocean),
    theme("mint-aurora", .aurora, .accentGlow, 0.18, true, .teal, (.caption2, .title3, .footnote), .mint),
    theme("orchid-pop", .candy, .radialGlow, 0.22, false, .purple, (.caption2, .title3, .caption2), .orchid),
    theme("sunset-warmth", .sunset, .accentGlow, 0.20, true, .orange, (.caption2, .title3, .caption2), .sunset),
    theme("ember-night", .midnight, .radialGlow, 0.30, true, .red, (.caption2, .headline, .caption2), .ember),
    theme("graphite-minimal", .subtleMaterial, .plain, 0, false, .gray, (.caption2, .headline, .caption2), .graphite),
  ]

  /// The theme with an identifier; nil if there is none.
  public static func named(_ id: String) -> ThemePreset? { all.first { $0.id == id } }

  /// A design in this theme.
  public func applied(to spec: WidgetSpec) -> WidgetSpec {
    var result = spec
    result.style = style
    result.clockConfig?.theme = clockTheme
    return result.normalized()
  }

  private static func theme(
    _ id: String, _ background: BackgroundToken, _ overlay: BackgroundToken, _ opacity: Double, _ glows: Bool,
    _ accent: Accent, _ texts: (TextStyleToken, TextStyleToken, TextStyleToken), _ clock: ClockConfig.Theme
  ) -> ThemePreset {
    var style = StyleSpec()
    style.background = background
    style.backgroundOverlay = overlay
    style.backgroundOverlayOpacity = opacity
    style.backgroundGlowEnabled = glows
    style.accent = accent
    (style.nameTextStyle, style.primaryTextStyle, style.secondaryTextStyle) = texts
    return ThemePreset(id: id, style: style, clockTheme: clock)
  }
}
