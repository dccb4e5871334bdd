// SPDX-License-Identifier: MIT

/// The squared distance in YIQ over white, 0...35,215.
///
/// - Source: Kotsarenko and Ramos, Measuring perceived color difference using YIQ NTSC transmission color space in mobile
///   applications, 2010; with the constants of pixelmatch up to 2025.
struct YIQMeasure: ColorMeasure {
  private let limit: Double

  init(threshold: Double) { limit = 35_215 * threshold * threshold }

  func difference(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> ColorDifference {
    distance(a.over(255), b.over(255)) > limit ? .clear : .none
  }

  func difference(_ a: DeepColor, _ b: DeepColor, isOddCell: Bool) -> ColorDifference {
    distance(a.over(255), b.over(255)) > limit ? .clear : .none
  }

  func verdict(x: Int, y: Int, _ difference: ColorDifference, _ detector: inout SlopeDetector) -> PixelVerdict {
    detector.isSlope(x: x, y: y, brightness: brightness) ? .edge : .different
  }

  private func brightness(_ color: UInt32) -> Double { y(color.over(255)) }

  private func distance(
    _ p: (red: Double, green: Double, blue: Double), _ q: (red: Double, green: Double, blue: Double)
  ) -> Double {
    let dy = y(p) - y(q)
    let (di, dq) = (i(p) - i(q), self.q(p) - self.q(q))
    return 0.5053 * dy * dy + 0.299 * di * di + 0.1957 * dq * dq
  }

  private func y(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.29889531 + c.green * 0.58662247 + c.blue * 0.11448223
  }

  private func i(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.59597799 - c.green * 0.27417610 - c.blue * 0.32180189
  }

  private func q(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.21147017 - c.green * 0.52261711 + c.blue * 0.31114694
  }
}
