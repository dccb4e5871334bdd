// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveGraphics

/// Everything that a render depends on besides the design and its data. The same three give the same bytes.
public struct RenderEnvironment: Sendable, Hashable {
  /// How the screen shows widgets.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark on light, and light on dark.
    case light, dark
    /// On a dark ground, in shades of one colour.
    case tinted
    /// In white on clear glass, over the wallpaper.
    case clear
    /// On clear glass, too: in white, and what has a hue in the tint.
    case accented
    /// Pure black on white, for panels that show nothing between.
    case eink

    /// The two that designs have colours for.
    public static let coloured: [Appearance] = [.light, .dark]
  }

  /// Whether the corners of the canvas are cut round, as screens do, or not, as for paper and panels.
  public enum CanvasShape: String, Sendable, Hashable, CaseIterable { case rounded, square }

  /// What a widget shows for its facts.
  public enum Content: String, Sendable, Hashable, CaseIterable {
    /// What the facts say.
    case facts
    /// Bars in the place of texts and pictures, as while they are loaded.
    case placeholder
    /// What it says when no fact could be had.
    case unavailable
  }

  /// The moment that the widget shows.
  public var now: Date
  /// The reader's zone: whose days and hours are shown.
  public var timeZone: TimeZone
  /// Whose words, digits and order of reading are shown.
  public var locale: Locale
  /// How the screen shows widgets.
  public var appearance: Appearance
  /// The reader's Dynamic Type size.
  public var textSize: TextSize
  /// The widget family that the design is drawn for.
  public var size: WidgetSize
  /// The widget's frame in points.
  public var canvas: Size
  /// Device pixels per point.
  public var scale: Double
  /// Whether the corners of the canvas are cut round.
  public var shape: CanvasShape
  /// What the widget shows for its facts.
  public var content = Content.facts
  /// The colour of the tinted and of the accented appearance.
  public var tint = RenderEnvironment.defaultTint
  /// What lies behind an accessory, and behind glass; clear for nothing.
  public var wallpaper: Color

  /// An environment of a moment, a zone and a locale; the rest is an iPhone's medium widget at 2 pixels a point.
  public init(
    now: Date, timeZone: TimeZone, locale: Locale, appearance: Appearance = .light, textSize: TextSize = .large,
    size: WidgetSize = .medium, canvas: Size, scale: Double = 2, shape: CanvasShape = .rounded, wallpaper: Color? = nil
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
    self.wallpaper = appearance == .eink ? appearance.wallpaper : wallpaper ?? appearance.wallpaper
  }

  /// A blue that is as bright as text must be.
  public static let defaultTint = Color(rgb: 0x5AA9FF)

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

extension RenderEnvironment.Appearance {
  /// Whether a design's dark colours are its ground.
  public var isDark: Bool {
    switch self {
    case .light, .eink: false
    case .dark, .tinted, .clear, .accented: true
    }
  }

  /// Whether the widget's ground is the system's glass, and not the design's.
  public var isGlass: Bool { self == .clear || self == .accented }

  /// Whether hues tell nothing: all is drawn in shades of one colour, or of white and one.
  public var isMonochrome: Bool { self == .tinted || isGlass }

  /// The words by which a design may have values for it, the closest first.
  var words: [String] {
    switch self {
    case .light, .dark, .tinted, .eink: [rawValue]
    case .clear, .accented: [rawValue, Self.tinted.rawValue]
    }
  }

  /// What lies behind an accessory where nothing else is said.
  fileprivate var wallpaper: Color {
    switch self {
    case .light: Color(rgb: 0xEFE8DE)
    case .dark, .tinted: Color(rgb: 0x22304F)
    case .clear, .accented: Color(rgb: 0x3A5C94)
    case .eink: .white
    }
  }
}

extension RenderEnvironment {
  /// Whether all is drawn with one colour in several strengths: on the lock screen.
  public var isVibrant: Bool { size.isAccessory }

  /// Whether a part of a design may have an appearance of its own: not where there is one ground for all.
  var followsColorSchemes: Bool { !isVibrant && appearance != .eink }
}

/// The widget families: those of the home screen, and the accessories of the lock screen.
public enum WidgetSize: String, Sendable, Hashable, CaseIterable {
  /// The families of the home screen.
  case small, medium, large, extraLarge
  /// The families of the lock screen.
  case accessoryInline, accessoryCircular, accessoryRectangular

  /// Whether it stands on the lock screen, over the wallpaper.
  public var isAccessory: Bool {
    switch self {
    case .small, .medium, .large, .extraLarge: false
    case .accessoryInline, .accessoryCircular, .accessoryRectangular: true
    }
  }
}

/// The reader's text size, from the smallest to the largest accessibility size; `large` is the default.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// The sizes of the usual slider; `large` is the standard.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes beyond it, which accessibility settings add.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
