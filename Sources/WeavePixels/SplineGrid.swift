// SPDX-License-Identifier: MIT

/// A coarser grid along one axis: cells of `factor` pixels, with three extra cells on both sides.
///
/// The cubic B-spline is used both to gather pixels into cells and to interpolate pixels from cells.
struct SplineGrid {
  /// The number of extra cells beyond each edge. The spline reaches two cells, so the outermost cell contains only what
  /// is outside.
  static let margin = 3

  struct Span {
    var start, end: Int
    /// The index of its first weight in `weights`.
    var offset: Int
  }

  /// The four cells that a pixel is interpolated from.
  struct Tap {
    /// The first cell, relative to the cell that contains the pixel.
    var first: Int
    var weights: SIMD4<Float>
  }

  let factor: Int
  let pixels: Int
  /// The pixels that each cell is gathered from; `weights` holds their weights.
  private(set) var spans: [Span] = []
  private(set) var weights: [Float] = []
  /// By the pixel's position within its cell.
  let taps: [Tap]

  init(pixels: Int, factor: Int, edge: GaussianBlur.Edge) {
    self.pixels = pixels
    self.factor = factor
    taps = (0..<factor).map { Self.tap(phase: $0, of: factor) }
    let cells = (pixels + factor - 1) / factor
    for cell in -Self.margin..<(cells + Self.margin) { append(cell, edge) }
  }

  var count: Int { spans.count }

  /// The first of the four cells of a pixel, and their weights.
  @inline(__always)
  func tap(_ pixel: Int) -> (cell: Int, weights: SIMD4<Float>) {
    let tap = taps[pixel % factor]
    return (pixel / factor + tap.first + Self.margin, tap.weights)
  }

  private mutating func append(_ cell: Int, _ edge: GaussianBlur.Edge) {
    // In pixels. The cell's centre lies between two pixels; the spline reaches two cells.
    let center = (Double(cell) + 0.5) * Double(factor) - 0.5
    let low = Int((center - 2 * Double(factor)).rounded(.up))
    let high = Int((center + 2 * Double(factor)).rounded(.down))
    let start = min(max(low, 0), pixels - 1)
    let end = min(max(high, 0), pixels - 1) + 1
    var sums = [Double](repeating: 0, count: end - start)
    for pixel in low...high {
      let held = min(max(pixel, 0), pixels - 1)
      guard edge == .clamp || held == pixel else { continue }
      sums[held - start] += Self.spline((Double(pixel) - center) / Double(factor)) / Double(factor)
    }
    spans.append(Span(start: start, end: end, offset: weights.count))
    weights += sums.map { Float($0) }
  }

  /// The uniform cubic B-spline; its integral is 1.
  private static func spline(_ x: Double) -> Double {
    let t = abs(x)
    if t < 1 { return 2.0 / 3 - t * t * (1 - t / 2) }
    if t < 2 { return (2 - t) * (2 - t) * (2 - t) / 6 }
    return 0
  }

  private static func tap(phase: Int, of factor: Int) -> Tap {
    // The pixel's position relative to the cell centres; 0 is the centre of its own cell.
    let u = (Double(phase) + 0.5) / Double(factor) - 0.5
    let base = u.rounded(.down)
    let t = u - base
    let weights = SIMD4<Double>(spline(t + 1), spline(t), spline(1 - t), spline(2 - t))
    return Tap(first: Int(base) - 1, weights: SIMD4<Float>(weights))
  }
}
