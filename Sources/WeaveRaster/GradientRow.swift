// SPDX-License-Identifier: MIT

/// Where the colours of a row of pixels are taken from gradients.
///
/// Gradients are taken once for each 2 × 2 pixels, in their middle, which is the pattern of their dither, and slow ones once for
/// two patterns one above the other: lines of equal colour then bend where the pattern does, and a file has fewer places in which
/// something changes. On `candy` it is 40 % smaller, and the error that is left after a blur of one pixel is the same.
struct GradientRow {
  /// The middle of the first pixel on the layer, and the height at which colours are taken.
  let x, y: Double
  /// Where the colours of eight pixels are taken, counted from the first of them.
  let columns: SIMD8<Float>
  /// The same for cells: pixels side by side that have one colour.
  let cellColumns: SIMD8<Float>
  /// Pixels.
  let cellWidth: Int
  /// Pixels of the first cell that lie before the row.
  private let cut: Int

  /// How many rows of pixels have the colours of one.
  enum Grain: Int {
    /// Each its own, as have its pixels.
    case pixel = 1
    case pattern = 2
    case twoPatterns = 4

    // Levels, of 255, in a pixel: a colour is taken at most half a level from its place, or two thirds. With four rows instead of
    // two the files of `aurora`, `candy` and rainy weather are 13 to 25 % smaller, and no channel of an opaque pixel differs by
    // more than one level.
    private static let fastestForPattern: Float = 0.75
    private static let fastestForTwo: Float = 0.45

    /// - Parameter change: how fast the colours change, in levels a pixel, where they do so fastest.
    init(fastest change: Float) {
      self = change <= Self.fastestForTwo ? .twoPatterns : change <= Self.fastestForPattern ? .pattern : .pixel
    }
  }

  /// - Parameters:
  ///   - x: the first pixel on its layer.
  ///   - y: the row on its layer.
  ///   - column: of the first pixel in the picture, where the pattern stands still.
  ///   - line: likewise.
  init(x: Int, y: Int, column: Int, line: Int, grain: Grain) {
    self.x = Double(x) + 0.5
    let rows = grain.rawValue
    self.y = Double(y - line & (rows - 1)) + Double(rows) / 2
    columns =
      switch (grain, column & 1) {
      case (.pixel, _): SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
      case (_, 0): SIMD8(0.5, 0.5, 2.5, 2.5, 4.5, 4.5, 6.5, 6.5)
      default: SIMD8(-0.5, 1.5, 1.5, 3.5, 3.5, 5.5, 5.5, 7.5)
      }
    if case .pixel = grain {
      (cellColumns, cellWidth, cut) = (columns, 1, 0)
    } else {
      (cellWidth, cut) = (2, column & 1)
      cellColumns = SIMD8(0.5, 2.5, 4.5, 6.5, 8.5, 10.5, 12.5, 14.5) - Float(cut)
    }
  }

  /// How many cells so many pixels lie in.
  func cells(in pixels: Int) -> Int {
    (pixels + cut + cellWidth - 1) / cellWidth
  }
}
