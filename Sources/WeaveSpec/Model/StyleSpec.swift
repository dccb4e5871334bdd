// SPDX-License-Identifier: MIT

/// The style of a design: colours, background, text styles and lengths.
public struct StyleSpec: Sendable, Hashable {
  /// Points between the widget's edge and its content, at least 0.
  public var padding = 16.0
  /// The corner radius of cards inside the widget in points, at least 0.
  public var cornerRadius = 20.0
  /// The background of the widget.
  public var background = BackgroundToken.subtleMaterial
  /// A second background, drawn over the first with `backgroundOverlayOpacity`.
  public var backgroundOverlay = BackgroundToken.plain
  /// The opacity of the overlay, 0...1.
  public var backgroundOverlayOpacity = 0.0
  /// Whether a soft glow in the accent colour lies over the background.
  public var backgroundGlowEnabled = false
  /// The colour of highlighted parts.
  public var accent = Accent.blue
  /// A colour of the design's own that replaces `accent`, in hexadecimal.
  public var accentHex: String?
  /// The text style of the design's name.
  public var nameTextStyle = TextStyleToken.caption
  /// The text style of the main text.
  public var primaryTextStyle = TextStyleToken.title3
  /// The text style of the text below it.
  public var secondaryTextStyle = TextStyleToken.caption2
  /// The font size of the symbol in points, at least 0.
  public var symbolSize = 34.0
  /// A factor for the lengths of the weather template, 0.6...1.4.
  public var weatherScale = 1.0

  /// Makes the app's default style.
  public init() {}
}
