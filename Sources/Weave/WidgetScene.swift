// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveGraphics
package import WeaveResolve

/// What a picture is drawn for: the widget's frame, the screen, and the reader's moment and place.
public struct WidgetScene: Sendable, Hashable {
  /// The widget families of the home screen and the accessories of the lock screen.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// The families of the home screen.
    case small, medium, large, extraLarge
    /// The families of the lock screen.
    case accessoryInline, accessoryCircular, accessoryRectangular
  }

  /// How the screen displays widgets.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// Dark on light, and light on dark.
    case light, dark
    /// On a dark background, in shades of one colour.
    case tinted
    /// In white on clear glass, over the wallpaper.
    case clear
    /// On clear glass, in white, with coloured parts in the tint colour.
    case accented
    /// Pure black on white, for panels without grey.
    case eink
  }

  /// A custom frame.
  public struct Canvas: Sendable, Hashable {
    /// In points.
    public var width, height: Double

    /// A frame of a size in points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// The widget family, which designs use to choose their content.
  public var family: Family
  /// How the screen displays the widget.
  public var appearance: Appearance
  /// The frame; nil for a phone's frame.
  public var canvas: Canvas?
  /// Device pixels per point.
  public var scale: Int
  /// Whether the picture is clipped to the widget's rounded outline.
  public var isRounded: Bool
  /// The moment that the widget shows.
  public var moment: Date
  /// The reader's time zone, for days and clock times.
  public var timeZone: TimeZone
  /// Such as `en_US` or `de-DE`.
  public var locale: String

  /// A scene. By default, a phone in light appearance at the current moment.
  public init(
    _ family: Family = .medium, appearance: Appearance = .light, canvas: Canvas? = nil, scale: Int = 2,
    isRounded: Bool = true, moment: Date = Date(), timeZone: TimeZone = .gmt, locale: String = "en_US"
  ) {
    (self.family, self.appearance, self.canvas, self.scale) = (family, appearance, canvas, scale)
    (self.isRounded, self.moment, self.timeZone, self.locale) = (isRounded, moment, timeZone, locale)
  }

  package var environment: RenderEnvironment {
    let size = WidgetSize(rawValue: family.rawValue) ?? .medium
    let frame = canvas.map { Size(width: $0.width, height: $0.height) } ?? Device.standard.canvas(for: size)
    return RenderEnvironment(
      now: moment, timeZone: timeZone, locale: Locale(identifier: locale),
      appearance: RenderEnvironment.Appearance(rawValue: appearance.rawValue) ?? .light, size: size, canvas: frame,
      scale: Double(scale), shape: isRounded ? .rounded : .square)
  }
}
