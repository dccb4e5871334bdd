// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight (not premultiplied) alpha; every component is 0...1.
public struct Color: Sendable, Hashable {
  /// Channels in sRGB, 0 to 1, not premultiplied by `alpha`.
  public var red, green, blue, alpha: Double

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black, like CSS `transparent`.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour by its sRGB channels, 0 to 1, not premultiplied.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a number such as `0xFF9500`.
  public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// The colour of `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hex text: String) { self.init(hex: text[...]) }

  /// The colour of a part of a text, as `init(hex:)` of a whole one.
  public init?(hex text: Substring) {
    let letters = text.utf8
    guard letters.first == UInt8(ascii: "#") else { return nil }
    let count = letters.count - 1
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    let length = count < 6 ? 1 : 2
    var parts = SIMD4<Double>(0, 0, 0, 1)
    for (index, letter) in letters.dropFirst().enumerated() {
      guard let digit = Self.hexDigit(letter) else { return nil }
      let weight = length == 1 ? 17.0 : index % 2 == 0 ? 16 : 1
      let part = index / length
      parts[part] = (index % length == 0 ? 0 : parts[part]) + Double(digit) * weight
      if index % length == length - 1 { parts[part] /= 255 }
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func hexDigit(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): letter - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): letter - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }

  /// The same colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// A mix of both colours in sRGB: `fraction` 0 gives `self`, 1 gives `other`.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// `self` painted over the opaque colour `backdrop`.
  public func over(_ backdrop: Color) -> Color {
    backdrop.mixed(with: Color(red: red, green: green, blue: blue), alpha)
  }
}

extension Color {
  /// Relative luminance, 0 (black) to 1 (white); alpha is ignored.
  ///
  /// - Source: WCAG 2.2, definition of relative luminance.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of two opaque colours, 1...21.
  ///
  /// - Source: WCAG 2.2, definition of contrast ratio.
  public func contrastRatio(with other: Color) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
