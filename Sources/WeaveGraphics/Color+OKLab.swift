// SPDX-License-Identifier: MIT

/// A colour by its lightness and two opponent axes, in which equal distances look about equally different.
///
/// - Source: B. Ottosson, A perceptual color space for image processing, 2020.
public struct OKLab: Sendable, Hashable {
  /// 0 (black) to 1 (white).
  public var lightness: Double
  /// From green to red, and from blue to yellow.
  public var a, b: Double

  /// The colour of linear light, each component 0...1: sRGB without its transfer curve.
  public init(linearRed r: Double, green g: Double, blue: Double) {
    let l = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue, 1.0 / 3)
    let m = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue, 1.0 / 3)
    let s = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue, 1.0 / 3)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }
}

extension Color {
  /// The linear light of a channel value; both are 0...1.
  ///
  /// - Source: IEC 61966-2-1, sRGB.
  public static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The colour in OKLab; alpha is ignored.
  public var okLab: OKLab {
    OKLab(linearRed: Self.linear(red), green: Self.linear(green), blue: Self.linear(blue))
  }

  /// The perceived difference between two opaque colours, as the distance in OKLab: 0 for equal colours, 1 for black
  /// and white.
  public func difference(from other: Color) -> Double {
    let (p, q) = (okLab, other.okLab)
    let (l, a, b) = (p.lightness - q.lightness, p.a - q.a, p.b - q.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
