// SPDX-License-Identifier: MIT

/// The colours of a table, rounded in advance for each of the sixteen places of the dither pattern, so that a pixel
/// only needs a lookup.
struct PatternedColors {
  /// All colours for the first place, then all for the next, and so on: 0xAARRGGBB.
  private let colors: [UInt32]
  private let count: Int

  /// - Parameters:
  ///   - colors: premultiplied, 0...255: blue, green, red, alpha.
  ///   - weights: the dither weights of each colour.
  init(_ colors: [SIMD4<Float>], weights: [SIMD2<Float>]) {
    count = colors.count
    self.colors = (0..<16).flatMap { place in
      let shift = Dither.shifts(place & 3, place >> 2)
      return zip(colors, weights).map { GradientTable.pixel($0, shift * $1) }
    }
  }

  /// The colours for one row of the picture, which uses four of the places in turn.
  struct Line {
    fileprivate let colors: [UInt32]
    fileprivate let starts: SIMD4<Int>
    fileprivate let count: Int

    /// - Parameter body: receives the colour tables of the row's first four pixels; later pixels repeat them.
    func withPlaces(
      _ body: (
        UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<UInt32>,
        UnsafeBufferPointer<UInt32>
      ) -> Void
    ) {
      colors.withUnsafeBufferPointer { all in
        func place(_ start: Int) -> UnsafeBufferPointer<UInt32> {
          UnsafeBufferPointer(rebasing: all[start..<(start + count)])
        }
        body(place(starts[0]), place(starts[1]), place(starts[2]), place(starts[3]))
      }
    }
  }

  /// - Parameters:
  ///   - column: the row's first pixel, in picture coordinates, to which the pattern is aligned.
  ///   - line: the row, in picture coordinates.
  func line(column: Int, line: Int) -> Line {
    let row = (line & 3) << 2
    let start = { (x: Int) in (row | (column + x) & 3) * count }
    return Line(colors: colors, starts: SIMD4(start(0), start(1), start(2), start(3)), count: count)
  }
}
