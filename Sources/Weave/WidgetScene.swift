// SPDX-License-Identifier: MIT

public import FoundationEssentials
import WeaveDiagnostics
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

  /// The reader's text size, from the smallest to the largest accessibility size.
  public enum TextSize: String, Sendable, Hashable, CaseIterable {
    /// The sizes of the standard slider; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The larger sizes of the accessibility settings.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// What lies behind an accessory of the lock screen and behind clear glass.
  public enum Wallpaper: Sendable, Hashable {
    /// Nothing: the picture is transparent there.
    case none
    /// A colour, `#RRGGBB`.
    case color(String)
    /// The path of a photo. It is read when the picture is drawn.
    case photo(String)
  }

  /// A phone or tablet, whose frames and pixels a scene takes.
  public struct Device: Sendable, Hashable {
    /// Its name, such as `iphone-390`.
    public let name: String
    let device: WeaveResolve.Device

    /// A device by its name, ignoring case; nil if there is none. `weave devices` describes them.
    public init?(named name: String) {
      guard let device = WeaveResolve.Device.named(name) else { return nil }
      (self.name, self.device) = (device.name, device)
    }

    /// The names of the devices.
    public static var names: [String] { WeaveResolve.Device.all.map(\.name) }
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
  public var scale: Int {
    didSet { exactScale = nil }
  }
  /// Pixels per point of a display, where they are no whole number.
  var exactScale: Double?
  /// Whether the picture is clipped to the widget's rounded outline.
  public var isRounded: Bool
  /// The moment that the widget shows.
  public var moment: Date
  /// The reader's time zone, for days and clock times.
  public var timeZone: TimeZone
  /// Such as `en_US` or `de-DE`.
  public var locale: String
  /// The reader's text size.
  public var textSize = TextSize.large
  /// The device whose frames are used without a canvas; nil for a phone.
  public var device: Device?
  /// What lies behind accessories and glass; nil for the appearance's own colour.
  public var wallpaper: Wallpaper?
  /// The colour of the tinted and accented appearances, `#RRGGBB`; nil for blue.
  public var tint: String?

  /// A scene. By default, a phone in light appearance at the current moment. Its other properties can be set afterwards.
  public init(
    _ family: Family = .medium, appearance: Appearance = .light, canvas: Canvas? = nil, scale: Int = 2,
    isRounded: Bool = true, moment: Date = Date(), timeZone: TimeZone = .gmt, locale: String = "en_US"
  ) {
    (self.family, self.appearance, self.canvas, self.scale) = (family, appearance, canvas, scale)
    (self.isRounded, self.moment, self.timeZone, self.locale) = (isRounded, moment, timeZone, locale)
  }

  package var environment: RenderEnvironment {
    let size = WidgetSize(rawValue: family.rawValue) ?? .medium
    let frames = device?.device ?? WeaveResolve.Device.standard
    var environment = RenderEnvironment(
      now: moment, timeZone: timeZone, locale: Locale(identifier: locale),
      appearance: RenderEnvironment.Appearance(rawValue: appearance.rawValue) ?? .light,
      textSize: WeaveResolve.TextSize(rawValue: textSize.rawValue) ?? .large, size: size,
      canvas: canvas.map { Size(width: $0.width, height: $0.height) } ?? frames.canvas(for: size),
      scale: exactScale ?? Double(scale), shape: isRounded ? .rounded : .square)
    if let choice { environment = environment.over(choice, on: canvas == nil ? frames : nil) }
    if let color = tint.flatMap({ Color(hex: $0) }) { environment.tint = color }
    return environment
  }

  private var choice: WallpaperChoice? {
    switch wallpaper {
    case nil: nil
    case .none?: .color(.clear)
    case .color(let hex): Color(hex: hex).map { .color($0) }
    case .photo(let path): .photo(path: path)
    }
  }

  /// Colours of the scene that cannot be read.
  var problem: WidgetError? {
    if case .color(let hex)? = wallpaper, Color(hex: hex) == nil {
      return .drawing(reason: "the wallpaper `\(Echo.message(hex))` is not a colour; write #RRGGBB")
    }
    if let tint, Color(hex: tint) == nil {
      return .drawing(reason: "the tint `\(Echo.message(tint))` is not a colour; write #RRGGBB")
    }
    return nil
  }
}
