// SPDX-License-Identifier: MIT

import WeaveNative

/// The shape of a glyph in black and white pixels, as far as it affects the space beside it.
struct PixelGlyph {
  /// How far the pixels extend beyond the font's outline, in pixels; negative to the left.
  let leftShift, rightShift: Double
  /// The first row, in pixels from the baseline; y grows downwards.
  private let top: Int
  /// The range of each row's ink, in pixels from the origin; nil for a row without ink.
  private let rows: [Range<Int>?]

  init(_ bitmap: BilevelGlyphs.Bitmap) {
    leftShift = Double(bitmap.left) - bitmap.inkLeft
    rightShift = Double(bitmap.left + bitmap.width) - bitmap.inkRight
    top = bitmap.top
    rows = (0..<bitmap.height).map { y in
      let row = bitmap.coverage[(y * bitmap.width)..<((y + 1) * bitmap.width)]
      guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else {
        return nil
      }
      return (bitmap.left + first - row.startIndex)..<(bitmap.left + last + 1 - row.startIndex)
    }
  }

  /// Whether pixels of this glyph touch those of a glyph that begins `distance` pixels to its right, including at
  /// corners.
  func touches(_ next: PixelGlyph, at distance: Int) -> Bool {
    for (place, ink) in rows.enumerated() {
      guard let ink else { continue }
      for y in (top + place - 1)...(top + place + 1) {
        let other = y - next.top
        guard next.rows.indices.contains(other), let reached = next.rows[other] else { continue }
        if reached.lowerBound + distance <= ink.upperBound { return true }
      }
    }
    return false
  }
}
