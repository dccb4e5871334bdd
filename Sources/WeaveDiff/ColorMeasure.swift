// SPDX-License-Identifier: MIT

import WeaveGraphics

/// How far apart two colours look, on a scale of its own; more than `limit(threshold)` is a difference.
protocol ColorMeasure {
  /// - Parameter a, b: straight RGBA bytes, red lowest.
  /// - Parameter isOddCell: which of two grounds translucent colours lie on.
  func distance(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> Double

  /// Brightness, to find edges by.
  func brightness(_ color: UInt32) -> Double

  /// The distance that a threshold of 0...1 stands for.
  func limit(_ threshold: Double) -> Double
}

extension UInt32 {
  var red: Double { Double(self & 0xFF) }
  var green: Double { Double(self >> 8 & 0xFF) }
  var blue: Double { Double(self >> 16 & 0xFF) }
  var alpha: Double { Double(self >> 24) }

  /// The channels laid over a grey ground, 0...255.
  func over(_ ground: Double) -> (red: Double, green: Double, blue: Double) {
    guard self >> 24 < 255 else { return (red, green, blue) }
    let alpha = alpha / 255
    return (
      ground + (red - ground) * alpha, ground + (green - ground) * alpha, ground + (blue - ground) * alpha
    )
  }
}

/// The squared distance in YIQ over white, 0...35,215.
///
/// - Source: Kotsarenko and Ramos, Measuring perceived color difference using YIQ NTSC transmission color space in mobile
///   applications, 2010; with the constants of pixelmatch up to 2025.
struct YIQMeasure: ColorMeasure {
  private func y(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.29889531 + c.green * 0.58662247 + c.blue * 0.11448223
  }

  func distance(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> Double {
    let (p, q) = (a.over(255), b.over(255))
    let dy = y(p) - y(q)
    let (di, dq) = (i(p) - i(q), self.q(p) - self.q(q))
    return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
  }

  private func i(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.59597799 - c.green * 0.27417610 - c.blue * 0.32180189
  }

  private func q(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.21147017 - c.green * 0.52261711 + c.blue * 0.31114694
  }

  func brightness(_ color: UInt32) -> Double { y(color.over(255)) }

  func limit(_ threshold: Double) -> Double { 35_215 * threshold * threshold }
}

/// The distance in OKLab: of lightness, with a toe, and of colour, added; 0 for equal colours, 1 from black to white.
///
/// Translucent colours are laid over the cells of a checkerboard, so that white on clear differs from clear.
///
/// - Source: B. Ottosson, A perceptual color space for image processing, 2020, and the toe of Okhsv and Okhsl, 2021;
///   Abasi, Tehran and Fairchild, Distance metrics for very large color differences, 2020 (HyAB).
struct OKLabMeasure: ColorMeasure {
  /// The light of the 256 levels of a channel.
  private static let linear = (0..<256).map { Color.linear(Double($0) / 255) }

  private static let grounds = (even: 48.0, odd: 207.0)

  func distance(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> Double {
    let ground = isOddCell ? Self.grounds.odd : Self.grounds.even
    let (p, q) = (lab(a, ground), lab(b, ground))
    let (da, db) = (p.a - q.a, p.b - q.b)
    return abs(p.lightness - q.lightness) + (da * da + db * db).squareRoot()
  }

  func brightness(_ color: UInt32) -> Double { lab(color, Self.grounds.odd).lightness }

  func limit(_ threshold: Double) -> Double { threshold }

  private func light(_ channel: Double) -> Double {
    let low = Int(channel)
    guard low < 255 else { return Self.linear[255] }
    let rest = channel - Double(low)
    return rest == 0 ? Self.linear[low] : Self.linear[low] * (1 - rest) + Self.linear[low + 1] * rest
  }

  private func lab(_ color: UInt32, _ ground: Double) -> OKLab {
    let c = color.over(ground)
    let (r, g, b) = (light(c.red), light(c.green), light(c.blue))
    var lab = OKLab(linearRed: r, green: g, blue: b)
    lab.lightness = Self.toe(lab.lightness)
    return lab
  }

  /// Lightness as CIELab has it nearly, which tells dark tones apart less.
  private static func toe(_ x: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let base = k3 * x - k1
    return 0.5 * (base + (base * base + 4 * k2 * k3 * x).squareRoot())
  }
}
