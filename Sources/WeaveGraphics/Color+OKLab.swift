// SPDX-License-Identifier: MIT

extension Color {
  /// How far apart two opaque colours look: 0 for equal ones, 1 for black and white.
  ///
  /// - Source: B. Ottosson, A perceptual color space for image processing, 2020; the Euclidean distance in OKLab.
  public func difference(from other: Color) -> Double {
    let (a, b) = (okLab, other.okLab)
    let (l, m, s) = (a.l - b.l, a.a - b.a, a.b - b.b)
    return (l * l + m * m + s * s).squareRoot()
  }

  private var okLab: (l: Double, a: Double, b: Double) {
    func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : power((v + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1.0 / 3)
    let m = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1.0 / 3)
    let s = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1.0 / 3)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }
}
