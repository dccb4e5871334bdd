// SPDX-License-Identifier: MIT

/// What the rows of a picture contain, which determines where they repeat.
enum RowContent: Hashable, CaseIterable {
  /// Pixels of a drawing, which often repeat the row above.
  case drawn
  /// Pixels of a drawing with dithered gradients, whose pattern repeats every other row.
  case patterned
  /// Differences to neighbouring pixels, as PNG filters produce them from photos.
  case filtered

  /// How many rows before a band are used to compress it.
  var rowsBefore: Int { self == .filtered ? 0 : 1 }

  /// The least size of a band, in bytes, for rows of `size` bytes in total.
  ///
  /// Filtered rows hardly repeat, so short bands cost nothing and adapt better to each part. Drawn rows lose the
  /// repetitions of the band before. That is worth it for large pictures, where a text that changes is only a small
  /// part.
  func leastBand(of size: Int) -> Int {
    switch self {
    case .filtered: 1 << 15
    case .drawn, .patterned: size > 1 << 20 ? 1 << 16 : 1 << 17
    }
  }

  /// The most bands in a picture; taller pictures get taller bands.
  var mostBands: Int { self == .filtered ? 48 : 32 }
}
