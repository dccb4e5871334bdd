// SPDX-License-Identifier: MIT

/// A regular pattern of 8 × 8 thresholds between two tones, in which consecutive thresholds are far apart.
///
/// - Source: Bayer, An optimum method for two-level rendition of continuous-tone pictures, 1973.
public enum OrderedPattern {
  /// The value, 2...254 of 256, from which a pixel changes from the lower of two tones to the higher.
  @inlinable
  public static func threshold(x: Int, y: Int) -> UInt8 { ranks[(y & 7) << 3 | x & 7] }

  /// The thresholds, row by row.
  public static let ranks: [UInt8] = (0..<64).map { place in
    var (x, y, rank) = (place & 7, place >> 3, 0)
    for _ in 0..<3 {
      rank = rank << 2 | (x ^ y) & 1 << 1 | y & 1
      (x, y) = (x >> 1, y >> 1)
    }
    return UInt8(rank * 4 + 2)
  }
}
