// SPDX-License-Identifier: MIT

/// A regular pattern of eight by eight places for as many steps between two tones, in which neighbours are far apart.
///
/// - Source: Bayer, An optimum method for two-level rendition of continuous-tone pictures, 1973.
public enum OrderedPattern {
  /// 2...254: where a place changes from the lower of two tones to the higher one, of 256.
  @inlinable
  public static func threshold(x: Int, y: Int) -> UInt8 { ranks[(y & 7) << 3 | x & 7] }

  /// The thresholds by rows.
  public static let ranks: [UInt8] = (0..<64).map { place in
    var (x, y, rank) = (place & 7, place >> 3, 0)
    for _ in 0..<3 {
      rank = rank << 2 | (x ^ y) & 1 << 1 | y & 1
      (x, y) = (x >> 1, y >> 1)
    }
    return UInt8(rank * 4 + 2)
  }
}
