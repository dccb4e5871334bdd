// SPDX-License-Identifier: MIT

/// The letter heights of a font at one size, in 64ths of a pixel above the baseline.
struct LetterHeights {
  /// The tops of flat letters such as x, H and l, each paired with the top of a similar round letter.
  var tops: [(flat: Double, round: Double)] = []
  /// How far round letters reach below the baseline; 0 or negative.
  var roundBottom = 0.0
}

extension GlyphShape {
  /// How much a round letter may differ from the measured one, in 64ths of a pixel.
  private static let roundTolerance = 6.0
  /// A bow must end at least this far above the middle of its last row, in 64ths of a pixel.
  private static let shallow = 22.4
  /// The depth below the baseline that fills two rows of pixels, in 64ths of a pixel.
  private static let twoRows = 99.2
  /// The depths of a tail that is extended to two rows. Less does not count as a tail; more fills two rows already, or
  /// is a descender.
  private static let tails = 48..<99.2

  /// Aligns the ends of round letters with those of flat letters.
  ///
  /// Fonts draw an o taller than an x because it looks smaller. If the difference is less than a pixel, it is lost at
  /// some sizes and becomes a row of three dots on top of the letter at others. A tail about one pixel deep becomes two
  /// pixels deep, since only the tail distinguishes Q from O.
  mutating func align(to heights: LetterHeights) {
    alignEnds(to: heights)
    let depth = bottom
    // An underline also hangs below the baseline. It must keep its thickness.
    guard top > 0, Self.tails.contains(-depth) else { return }
    let start = -19.2
    for place in points.indices where points[place].y < start {
      points[place].y = start + (points[place].y - start) * (-Self.twoRows - start) / (depth - start)
    }
  }

  private mutating func alignEnds(to heights: LetterHeights) {
    let top = self.top
    let zone = heights.tops.first { $0.flat + 1 < top && top <= $0.round + Self.roundTolerance }
    let isRoundBelow =
      heights.roundBottom < -2 && points.contains { abs($0.y - heights.roundBottom) <= Self.roundTolerance }
    let low = isRoundBelow ? heights.roundBottom : 0
    let flat = zone?.flat ?? top
    guard flat != top || low != 0, top > low else { return }
    for place in points.indices {
      let y = points[place].y
      points[place].y = y < low ? y - low : (y - low) * flat / (top - low)
    }
    if zone != nil { widenTop(flat) }
  }

  /// Raises the upper bow of a round letter if only a dot of its last row would be black. The bow then ends half a
  /// pixel above the middle of that row.
  private mutating func widenTop(_ top: Double) {
    let depth = (top - 32) - ((top - 32) / 64).rounded(.down) * 64
    guard depth < Self.shallow else { return }
    let (start, end) = (top * 0.55, top * 0.75)
    guard end > start else { return }
    for place in points.indices where points[place].y > start {
      points[place].y += (32 - depth) * min(points[place].y - start, end - start) / (end - start)
    }
  }
}
