// SPDX-License-Identifier: MIT

/// The ordered dither pattern: a colour between two levels is rounded up in some pixels and down in others.
///
/// It is used for slow gradients, whose steps are visible as bands. Where a level lasts only a few pixels, steps are
/// invisible, and rounded colours make a smaller file.
///
/// The pattern repeats after two pixels, so deflate finds it again in the same row and two rows above. On `midnight`
/// and `aurora`, the error left after a blur of one pixel is as small as with an 8 × 8 pattern, and the file is a third
/// smaller. Where a quarter of a level would last long enough to be visible, the pattern is refined to sixteen places.
enum Dither {
  // In levels (of 255) per point.
  /// Up to `full`, the pattern is applied completely; from `none` on, not at all.
  private static let full: Float = 0.20
  private static let none: Float = 0.32
  /// Up to `fine`, quarters of a level are divided further; from `coarse` on, they are not.
  private static let fine: Float = 0.05
  private static let coarse: Float = 0.08

  /// The weights of the four-pixel pattern and of its refinement to sixteen places: 0...1 each.
  static func weights(levelsPerPoint: Float) -> SIMD2<Float> {
    SIMD2(share(levelsPerPoint, full, none), share(levelsPerPoint, fine, coarse))
  }

  private static func share(_ value: Float, _ all: Float, _ none: Float) -> Float {
    // A colour that does not change needs no dither.
    value > 0 ? min(max((none - value) / (none - all), 0), 1) : 0
  }

  /// The amounts added to a pixel's channels before rounding to nearest, −0.5...0.5 in total: the four-pixel pattern,
  /// then its refinement to sixteen.
  ///
  /// - Source: B. E. Bayer, An optimum method for two-level rendition of continuous-tone pictures, 1973.
  @inline(__always)
  static func shifts(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let (d, column) = (x ^ y, x)
    let four = Float((d & 1) << 1 | column & 1)
    let more = Float(d & 2 | (column & 2) >> 1)
    return SIMD2((four + 0.5) / 4 - 0.5, (more + 0.5) / 16 - 0.125)
  }
}
