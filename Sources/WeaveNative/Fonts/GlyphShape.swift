// SPDX-License-Identifier: MIT

/// A glyph's outline in 64ths of a pixel, y upwards from the baseline.
struct GlyphShape {
  var points: [(x: Double, y: Double)]
  /// The index of the last point of each contour.
  var ends: [Int]
  /// The left edge and the width of its ink.
  var left, width: Int

  /// 0 for a shape without points.
  var top: Double { points.map(\.y).max() ?? 0 }
  /// 0 for a shape without points.
  var bottom: Double { points.map(\.y).min() ?? 0 }

  /// Whether it has an upright side or bend: at least a tenth of an em high, and moving sideways by less than 1/80 em.
  func hasStem(em: Double) -> Bool {
    sides.contains { side in
      let (from, to) = (points[side.from], points[side.to])
      return abs(to.x - from.x) * 80 < em && abs(to.y - from.y) * 10 > em
    }
  }

  /// The horizontal shift that centres the shape on whole pixels.
  var shiftToPixels: Int {
    let whole = max(64, (width + 32) & ~63)
    let start = left + (width - whole) / 2
    return ((start + 32) & ~63) - start
  }

  /// The sides of all contours, each from one point to the next.
  var sides: [(from: Int, to: Int)] {
    var sides: [(from: Int, to: Int)] = []
    sides.reserveCapacity(points.count)
    var start = 0
    for end in ends where end >= start {
      for place in start...end { sides.append((place, place < end ? place + 1 : start)) }
      start = end + 1
    }
    return sides
  }
}
