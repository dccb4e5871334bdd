// SPDX-License-Identifier: MIT

/// The looks of a design: colours, background, text styles and measures.
public struct StyleSpec: Sendable, Hashable {
  /// Points between the widget's edge and its content, at least 0.
  public var padding = 16.0
  /// Points of the corners of cards inside the widget, at least 0.
  public var cornerRadius = 20.0
  /// What lies behind the parts.
  public var background = BackgroundToken.subtleMaterial
  /// A second background, drawn over the first with `backgroundOverlayOpacity`.
  public var backgroundOverlay = BackgroundToken.plain
  /// 0...1
  public var backgroundOverlayOpacity = 0.0
  /// Whether a soft light in the accent colour lies over the background.
  public var backgroundGlowEnabled = false
  /// The colour of what stands out.
  public var accent = Accent.blue
  /// A colour of the design's own instead of `accent`, as a hex number.
  public var accentHex: String?
  /// The size of the design's name.
  public var nameTextStyle = TextStyleToken.caption
  /// The size of the main text.
  public var primaryTextStyle = TextStyleToken.title3
  /// The size of the text below it.
  public var secondaryTextStyle = TextStyleToken.caption2
  /// Points of the symbol's side, at least 0.
  public var symbolSize = 34.0
  /// A factor on the measures of the weather template, 0.6...1.4.
  public var weatherScale = 1.0

  /// The app's standard look.
  public init() {}
}
