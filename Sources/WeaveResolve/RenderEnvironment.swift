// SPDX-License-Identifier: MIT

public import FoundationEssentials
public import WeaveGraphics

/// Everything that a picture depends on besides the design and its data. The same design, data and environment give the
/// same bytes.
public struct RenderEnvironment: Sendable, Hashable {
  /// How the screen shows widgets.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light ground, and light text on a dark ground.
    case light, dark
    /// Shades of one colour on a dark ground.
    case tinted
    /// White on clear glass over the wallpaper.
    case clear
    /// Also on clear glass: in white, with everything that has a hue in the tint.
    case accented
    /// Pure black on white, for panels without shades.
    case eink

    /// The two appearances that designs have colours for.
    public static let coloured: [Appearance] = [.light, .dark]
  }

  /// Whether the corners of the canvas are round, as on screens, or square, as on paper and panels.
  public enum CanvasShape: String, Sendable, Hashable, CaseIterable { case rounded, square }

  /// How strongly the system's colours differ from their ground.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    case standard
    /// For readers who switched on "Increase Contrast".
    case increased
  }

  /// What a widget shows in place of its facts.
  public enum Content: String, Sendable, Hashable, CaseIterable {
    /// The facts themselves.
    case facts
    /// Bars in place of texts and pictures, as during loading.
    case placeholder
    /// The widget's text for the case that no fact is available.
    case unavailable
  }

  /// The moment that the widget shows.
  public var now: Date
  /// The reader's time zone, which determines the days and hours shown.
  public var timeZone: TimeZone
  /// The reader's locale, which determines words, digits and direction.
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
  /// Whether the corners of the canvas are round.
  public var shape: CanvasShape
  /// The frame outside the home screen and the lock screen; nil for the frames of these.
  public var frame: ScreenFrame?
  /// How strongly the system's colours differ from their ground.
  public var contrast = Contrast.standard
  /// What the widget shows in place of its facts.
  public var content = Content.facts
  /// The colour of the tinted and accented appearances.
  public var tint = RenderEnvironment.defaultTint
  /// The colour behind an accessory and behind glass; clear for nothing.
  public var wallpaper: Color
  /// A photo that lies there instead; nil for only the colour.
  public var wallpaperPhoto: WallpaperPhoto?

  /// Makes an environment of a moment, a zone and a locale. The defaults are those of an iPhone's medium widget at 2
  /// pixels per point.
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

  /// A blue that is bright enough for text.
  public static let defaultTint = Color(rgb: 0x5AA9FF)

  /// Whether the locale writes from right to left, so that the design is mirrored.
  public var isRightToLeft: Bool {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
    return Self.rightToLeftLanguages.contains(language)
  }
}

extension RenderEnvironment {
  /// - Source: CLDR, character order of languages in modern use. Listed here so that a left-to-right picture need not
  ///   load locale data.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}

extension RenderEnvironment.Appearance {
  /// Whether a design's dark colours are used for the ground.
  public var isDark: Bool {
    switch self {
    case .light, .eink: false
    case .dark, .tinted, .clear, .accented: true
    }
  }

  /// Whether the widget's ground is the system's glass instead of the design's background.
  public var isGlass: Bool { self == .clear || self == .accented }

  /// Whether hues carry no meaning: everything is drawn in shades of one colour, or of white and one colour.
  public var isMonochrome: Bool { self == .tinted || isGlass }

  /// The words for which a design may give values, the closest first.
  var words: [String] {
    switch self {
    case .light, .dark, .tinted, .eink: [rawValue]
    case .clear, .accented: [rawValue, Self.tinted.rawValue]
    }
  }

  /// The default colour behind an accessory.
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
  /// Whether everything is drawn in several strengths of one colour: on the lock screen.
  public var isVibrant: Bool { size.isAccessory }

  /// Whether a part of a design may have its own appearance. False if everything shares one ground.
  package var followsColorSchemes: Bool { !isVibrant && appearance != .eink }
}

/// The widget families: those of the home screen, and the accessories of the lock screen.
public enum WidgetSize: String, Sendable, Hashable, CaseIterable {
  /// The families of the home screen.
  case small, medium, large, extraLarge
  /// The families of the lock screen.
  case accessoryInline, accessoryCircular, accessoryRectangular

  /// Whether it is a lock screen family, drawn over the wallpaper.
  public var isAccessory: Bool {
    switch self {
    case .small, .medium, .large, .extraLarge: false
    case .accessoryInline, .accessoryCircular, .accessoryRectangular: true
    }
  }
}

/// The reader's text size, from the smallest to the largest accessibility size; `large` is the default.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
  /// The sizes of the standard slider; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes of the accessibility settings.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
