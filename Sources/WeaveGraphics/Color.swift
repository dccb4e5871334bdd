// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight (not premultiplied) alpha; every component is 0...1.
public struct Color: Sendable, Hashable {
  public var red, green, blue, alpha: Double

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

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
  public init?(hex text: some StringProtocol) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().map { $0.hexDigitValue }
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    let values = digits.compactMap { $0 }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let part = bytes.map { Double($0) / 255 }
    self.init(red: part[0], green: part[1], blue: part[2], alpha: part.count == 4 ? part[3] : 1)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }

  /// The same colour, its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The sRGB mix of both: `fraction` 0 gives `self`, 1 gives `other`.
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
  /// Relative luminance, 0 (black) to 1 (white), alpha ignored.
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
