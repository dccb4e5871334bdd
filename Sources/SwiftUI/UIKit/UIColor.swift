// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A colour of UIKit, which may depend on the appearance.
public final class UIColor: Sendable, Hashable {
  let color: Color

  init(_ color: Color, plain: Void = ()) { self.color = color }

  /// A colour by its parts, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)), plain: ())
  }
  /// A colour by its parts in Display P3, 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        .displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue), opacity: Double(alpha)),
      plain: ())
  }
  /// A grey, 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)), plain: ())
  }
  /// A colour by its hue, saturation and brightness, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)),
      plain: ())
  }
  /// A colour of the asset catalogue.
  public convenience init?(named name: String) { self.init(Color(name), plain: ()) }
  /// A colour of the asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(Color(name, bundle: bundle), plain: ())
  }
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(color, plain: ()) }
  /// A colour that depends on the appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.plain(isDark: false)
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.plain(isDark: true)
    self.init(Color(source: .pair(light: light, dark: dark)), plain: ())
  }

  /// Whether both are the same colour.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The colour with less of it, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)), plain: ())
  }
  /// The colour in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.plain(isDark: traitCollection.userInterfaceStyle == .dark)), plain: ())
  }
  /// The parts of the colour on a light ground.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let plain = color.plain(isDark: false)
    red?.pointee = CGFloat(plain.red)
    green?.pointee = CGFloat(plain.green)
    blue?.pointee = CGFloat(plain.blue)
    alpha?.pointee = CGFloat(plain.alpha)
    return true
  }
  /// The grey of the colour on a light ground.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let plain = color.plain(isDark: false)
    white?.pointee = CGFloat(0.299 * plain.red + 0.587 * plain.green + 0.114 * plain.blue)
    alpha?.pointee = CGFloat(plain.alpha)
    return true
  }

  private static func pair(_ light: UInt32, _ dark: UInt32, _ alpha: (Double, Double) = (1, 1)) -> UIColor {
    UIColor(
      Color(
        source: .pair(
          light: WeaveGraphics.Color(rgb: light, alpha: alpha.0), dark: WeaveGraphics.Color(rgb: dark, alpha: alpha.1))),
      plain: ())
  }
  private static func palette(_ name: String) -> UIColor { UIColor(Color(source: .palette(name)), plain: ()) }

  /// Black.
  public static let black = UIColor(.black, plain: ())
  /// White.
  public static let white = UIColor(.white, plain: ())
  /// No colour.
  public static let clear = UIColor(.clear, plain: ())
  /// A grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// An orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// A hue of the system.
  public static let systemRed = palette("red")
  /// A hue of the system.
  public static let systemOrange = palette("orange")
  /// A hue of the system.
  public static let systemYellow = palette("yellow")
  /// A hue of the system.
  public static let systemGreen = palette("green")
  /// A hue of the system.
  public static let systemMint = palette("mint")
  /// A hue of the system.
  public static let systemTeal = palette("teal")
  /// A hue of the system.
  public static let systemCyan = UIColor(.cyan, plain: ())
  /// A hue of the system.
  public static let systemBlue = palette("blue")
  /// A hue of the system.
  public static let systemIndigo = palette("indigo")
  /// A hue of the system.
  public static let systemPurple = palette("purple")
  /// A hue of the system.
  public static let systemPink = palette("pink")
  /// A hue of the system.
  public static let systemBrown = UIColor(.brown, plain: ())
  /// A grey of the system.
  public static let systemGray = palette("gray")
  /// A grey of the system.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// A grey of the system.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// A grey of the system.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// A grey of the system.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// A grey of the system.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// The accent of the app.
  public static let tintColor = UIColor(.accentColor, plain: ())

  /// That of texts.
  public static let label = palette("label")
  /// That of less important texts.
  public static let secondaryLabel = palette("secondary")
  /// That of even less important texts.
  public static let tertiaryLabel = palette("tertiary")
  /// That of the least important texts.
  public static let quaternaryLabel = palette("quaternary")
  /// That of texts in empty fields.
  public static let placeholderText = palette("tertiary")
  /// That of links.
  public static let link = palette("blue")
  /// That of lines between parts.
  public static let separator = palette("separator")
  /// That of lines between parts that nothing shows through.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// That of thin shapes.
  public static let systemFill = palette("fill")
  /// That of shapes.
  public static let secondarySystemFill = pair(0x787880, 0x787880, (0.16, 0.32))
  /// That of larger shapes.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, (0.12, 0.24))
  /// That of large shapes.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, (0.08, 0.18))
  /// That of the ground.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// That of content on the ground.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// That of content on content.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// That of the ground of groups.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// That of groups.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// That of content in groups.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
}

/// The reader and the screen, as UIKit describes them.
public final class UITraitCollection: Sendable {
  /// Whether the ground is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// A collection with a ground.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// That of a light ground.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

/// Whether the ground is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, light, or dark.
  case unspecified, light, dark
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
}
