// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveGraphics
import WeaveResolve

/// What a picture is drawn for: the widget's frame, the screen that shows it, and the moment and place of its reader.
public struct WidgetScene: Sendable, Hashable {
  /// The widget families: those of the home screen, and the accessories of the lock screen.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// The families of the home screen.
    case small, medium, large, extraLarge
    /// The families of the lock screen.
    case accessoryInline, accessoryCircular, accessoryRectangular
  }

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
  }

  /// A frame of its own.
  public struct Canvas: Sendable, Hashable {
    /// In points.
    public var width, height: Double

    /// A frame of so many points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// The widget family, by which designs choose what they show.
  public var family: Family
  /// How the screen shows it.
  public var appearance: Appearance
  /// The frame; nil for that of a phone.
  public var canvas: Canvas?
  /// Device pixels per point.
  public var scale: Int
  /// Whether the picture is cut to the widget's rounded outline.
  public var isRounded: Bool
  /// The moment that the widget shows.
  public var moment: Date
  /// The zone of its reader, in which days and clocks are told.
  public var timeZone: TimeZone
  /// Such as `en_US` or `de-DE`.
  public var locale: String

  /// A scene; what is not said is a phone's, in light, at this moment.
  public init(
    _ family: Family = .medium, appearance: Appearance = .light, canvas: Canvas? = nil, scale: Int = 2,
    isRounded: Bool = true, moment: Date = Date(), timeZone: TimeZone = .gmt, locale: String = "en_US"
  ) {
    (self.family, self.appearance, self.canvas, self.scale) = (family, appearance, canvas, scale)
    (self.isRounded, self.moment, self.timeZone, self.locale) = (isRounded, moment, timeZone, locale)
  }

  var environment: RenderEnvironment {
    let size = WidgetSize(rawValue: family.rawValue) ?? .medium
    let frame = canvas.map { Size(width: $0.width, height: $0.height) } ?? Device.standard.canvas(for: size)
    return RenderEnvironment(
      now: moment, timeZone: timeZone, locale: Locale(identifier: locale),
      appearance: RenderEnvironment.Appearance(rawValue: appearance.rawValue) ?? .light, size: size, canvas: frame,
      scale: Double(scale), shape: isRounded ? .rounded : .square)
  }
}
