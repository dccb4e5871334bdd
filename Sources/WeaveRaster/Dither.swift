// SPDX-License-Identifier: MIT

/// The ordered pattern by which colours between two levels are rounded up in some pixels and down in others.
///
/// Slow gradients take it, since the eye sees their steps as bands; where a level lasts for a few pixels only, steps are not
/// seen, and rounded colours make a smaller file. The pattern repeats after two pixels, which deflate finds again in the
/// same row and two rows above: on `midnight` and `aurora` the error that is left after a blur of one pixel is as small as with
/// a pattern of 8 × 8, and the file is a third smaller. Where a quarter of a level would last long enough to be seen,
/// sixteen places of the same pattern are told apart.
enum Dither {
  // Levels, of 255, in a point.
  /// Up to here the pattern is taken in full, and from `none` on not at all.
  private static let full: Float = 0.20
  private static let none: Float = 0.32
  /// Up to here quarters of a level are told apart further, and from `coarse` on no more.
  private static let fine: Float = 0.05
  private static let coarse: Float = 0.08

  /// How much of the pattern of four pixels, and of what sixteen add to it, is taken: 0...1 each.
  static func weights(levelsPerPoint: Float) -> SIMD2<Float> {
    SIMD2(share(levelsPerPoint, full, none), share(levelsPerPoint, fine, coarse))
  }

  private static func share(_ value: Float, _ all: Float, _ none: Float) -> Float {
    // Colours that do not change are not rounded either.
    value > 0 ? min(max((none - value) / (none - all), 0), 1) : 0
  }

  /// What is added to a pixel's channels before they are rounded to nearest: −0.5...0.5, as (four, more of sixteen).
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
