// SPDX-License-Identifier: MIT

/// How high the letters of a font stand at one size, in 64ths of a pixel above the baseline.
struct LetterHeights {
  /// The tops of flat letters such as x, H and l, each with that of a round one beside it.
  var tops: [(flat: Double, round: Double)] = []
  /// How deep a round letter reaches under the line, as a negative number.
  var roundBottom = 0.0
}

extension GlyphShape {
  /// How much a round letter of a font may differ from the one that its heights were taken of, in 64ths of a pixel.
  private static let likeness = 6.0
  /// How far above the middle of its last row a bow ends at least, in 64ths of a pixel.
  private static let shallow = 22.4
  /// How deep what hangs under the line is, so that two rows of pixels show it, in 64ths of a pixel.
  private static let twoRows = 99.2
  /// Less than this under the line is none, and more is two rows already, or a descender.
  private static let tails = 48..<99.2

  /// Puts the ends of round letters where flat ones end.
  ///
  /// Fonts draw an o higher than an x, as it looks lower. Where that is less than a pixel, it is now none and now a row of three
  /// dots on top of the letter. A tail that hangs under the line by a pixel or so gets two: it alone tells Q from O.
  mutating func align(to heights: LetterHeights) {
    alignEnds(to: heights)
    let depth = bottom
    // A line under the text hangs, too, and is to stay as thick.
    guard top > 0, Self.tails.contains(-depth) else { return }
    let start = -19.2
    for place in points.indices where points[place].y < start {
      points[place].y = start + (points[place].y - start) * (-Self.twoRows - start) / (depth - start)
    }
  }

  private mutating func alignEnds(to heights: LetterHeights) {
    let top = self.top
    let zone = heights.tops.first { $0.flat + 1 < top && top <= $0.round + Self.likeness }
    let isRoundBelow =
      heights.roundBottom < -2 && points.contains { abs($0.y - heights.roundBottom) <= Self.likeness }
    let low = isRoundBelow ? heights.roundBottom : 0
    let flat = zone?.flat ?? top
    guard flat != top || low != 0, top > low else { return }
    for place in points.indices {
      let y = points[place].y
      points[place].y = y < low ? y - low : (y - low) * flat / (top - low)
    }
    if zone != nil { widenTop(flat) }
  }

  /// Raises the upper bow of a round letter that ends at a height, where of its last row no more than a dot would be black: to where the
  /// row's middle lies half a pixel inside.
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
