// SPDX-License-Identifier: MIT

/// What the rows of a picture hold, and so where something repeats in them.
enum RowContent: Hashable, CaseIterable {
  /// Pixels of a drawing, which repeat the row above.
  case drawn
  /// Pixels of a drawing whose gradients are dithered by a pattern that repeats in every other row.
  case patterned
  /// Differences to neighbouring pixels, as PNG's filters leave them of a photo.
  case filtered

  /// How many rows before a band of rows are looked at while it is compressed.
  var rowsBefore: Int { self == .filtered ? 0 : 1 }

  /// Bytes of a band at the least, of rows of so many bytes. What is filtered hardly repeats, so that short bands cost it nothing, and suit
  /// each place better. Drawn rows lose what the band before has shown: it is worth that where the picture is large, of which a text that
  /// changes is a small part.
  func leastBand(of size: Int) -> Int {
    switch self {
    case .filtered: 1 << 15
    case .drawn, .patterned: size > 1 << 20 ? 1 << 16 : 1 << 17
    }
  }

  /// How many bands there are at most, so that tall pictures have taller ones.
  var mostBands: Int { self == .filtered ? 48 : 32 }
}
