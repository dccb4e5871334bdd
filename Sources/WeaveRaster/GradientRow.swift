// SPDX-License-Identifier: MIT

/// The places at which the gradient colours of one row of pixels are computed.
///
/// Colours are computed once for each 2 × 2 pixels, at their centre; this is the size of the dither pattern. Slow
/// gradients use one value for two patterns, one above the other. Lines of equal colour then bend where the pattern
/// does, so a file has fewer changes. On `candy`, the file is 40 % smaller, and the error left after a blur of one
/// pixel is the same.
struct GradientRow {
  /// The centre of the first pixel in the layer, and the height at which colours are computed.
  let x, y: Double
  /// The offsets at which the colours of eight pixels are computed, relative to the first of them.
  let columns: SIMD8<Float>
  /// The same for eight cells. A cell is a group of adjacent pixels with one colour.
  let cellColumns: SIMD8<Float>
  /// In pixels.
  let cellWidth: Int
  /// The pixels of the first cell that lie before the row.
  private let cut: Int

  /// How many rows of pixels share their colours.
  enum Grain: Int {
    /// Each row has its own colours, and so does each pixel.
    case pixel = 1
    case pattern = 2
    case twoPatterns = 4

    // In levels (of 255) per pixel: a colour is off by at most half a level, or two thirds. With four rows instead of
    // two, the files of `aurora`, `candy` and rainy weather are 13 to 25 % smaller, and no channel of an opaque pixel
    // differs by more than one level.
    private static let fastestForPattern: Float = 0.75
    private static let fastestForTwo: Float = 0.45

    /// - Parameter change: the fastest change of the colours, in levels per pixel.
    init(fastest change: Float) {
      self = change <= Self.fastestForTwo ? .twoPatterns : change <= Self.fastestForPattern ? .pattern : .pixel
    }
  }

  /// - Parameters:
  ///   - x: the first pixel, in layer coordinates.
  ///   - y: the row, in layer coordinates.
  ///   - column: the first pixel, in picture coordinates, to which the pattern is aligned.
  ///   - line: the row, in picture coordinates.
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

  /// How many cells a number of pixels covers.
  func cells(in pixels: Int) -> Int {
    (pixels + cut + cellWidth - 1) / cellWidth
  }
}
