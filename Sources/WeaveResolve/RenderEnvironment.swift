// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveGraphics

/// Everything that a render depends on besides the design and its data. The same three give the same bytes.
public struct RenderEnvironment: Sendable, Hashable {
  public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }
  public enum CanvasShape: String, Sendable, Hashable, CaseIterable { case rounded, square }

  /// The moment that the widget shows.
  public var now: Date
  public var timeZone: TimeZone
  public var locale: Locale
  public var appearance: Appearance
  public var textSize: TextSize
  public var size: WidgetSize
  /// The widget's frame in points.
  public var canvas: Size
  /// Device pixels per point.
  public var scale: Double
  public var shape: CanvasShape

  public init(
    now: Date, timeZone: TimeZone, locale: Locale, appearance: Appearance = .light, textSize: TextSize = .large,
    size: WidgetSize = .medium, canvas: Size, scale: Double = 2, shape: CanvasShape = .rounded
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.appearance = appearance
    self.textSize = textSize
    self.size = size
    self.canvas = canvas
    self.scale = scale
    self.shape = shape
  }

  /// Whether the locale writes from right to left, so that the design is mirrored.
  public var isRightToLeft: Bool {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
    return Self.rightToLeftLanguages.contains(language)
  }
}

extension RenderEnvironment {
  /// - Source: CLDR, character order of languages in modern use. Named here so that a left-to-right render need not load
  ///   locale data.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}

/// The widget families of the home screen.
public enum WidgetSize: String, Sendable, Hashable, CaseIterable {
  case small, medium, large, extraLarge
}

/// The reader's text size, from the smallest to the largest accessibility size; `large` is the default.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
