// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// Gradients and colours that fill one shape, one over the other, as the pixels that they make together: mixed without
/// rounding, and rounded once. Laid over each other as pixels, each would leave its own bands.
struct GradientStack {
  private enum Sheet {
    case color(SIMD4<Float>)
    case table(GradientTable, weights: [SIMD2<Float>])
  }

  private let sheets: [Sheet]
  /// The table of a single gradient that changes so fast that it is only rounded.
  private let plain: GradientTable?
  /// Whether nothing is seen through it.
  let isOpaque: Bool

  /// Nil where one of the gradients has no table.
  ///
  /// - Parameters:
  ///   - paints: from the undermost.
  ///   - map: from pixels to the gradients' coordinates.
  ///   - scale: pixels a point.
  init?(_ paints: [Paint], toGradient map: Transform, scale: Double) {
    var sheets: [Sheet] = []
    var base: SIMD4<Float>?
    var last: GradientTable?
    for paint in paints {
      switch paint {
      case .color(let color):
        let color = GradientTable.premultiplied(color)
        sheets.append(.color(color))
        if base == nil { base = color }
      case .gradient(let gradient):
        guard let table = GradientTable(gradient, toGradient: map) else { return nil }
        sheets.append(.table(table, weights: table.ditherWeights(over: base, scale: scale)))
        if base == nil { base = table.middle }
        last = table
      }
    }
    self.sheets = sheets
    isOpaque = paints.contains(where: \.isOpaque)
    if sheets.count == 1, let last, case .table(_, let weights) = sheets[0], weights.allSatisfy({ $0 == .zero }) {
      plain = last
    } else {
      plain = nil
    }
  }

  /// Fills a row of pixels.
  ///
  /// - Parameters:
  ///   - column: of the first pixel in the picture, where the pattern stands still.
  ///   - line: likewise.
  func fill(_ row: inout MutableSpan<UInt32>, startX: Double, y: Double, column: Int, line: Int) {
    if let plain { return plain.fill(&row, startX: startX, y: y) }
    row.withUnsafeMutableBufferPointer { row in
      withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: row.count) { colors in
        withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: row.count) { dither in
          colors.initialize(repeating: .zero)
          dither.initialize(repeating: SIMD2(repeating: 1))
          for sheet in sheets {
            switch sheet {
            case .color(let color):
              for x in colors.indices { colors[x] = color + colors[x] * (1 - color.w * (1 / 255)) }
            case .table(let table, let weights):
              table.lay(over: colors, dither, weights, startX: startX, y: y)
            }
          }
          Self.round(colors, dither, column: column, line: line, into: row)
        }
      }
    }
  }

  private static func round(
    _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>, _ dither: UnsafeMutableBufferPointer<SIMD2<Float>>, column: Int,
    line: Int, into row: UnsafeMutableBufferPointer<UInt32>
  ) {
    let shifts = (
      Dither.shifts(column, line), Dither.shifts(column + 1, line), Dither.shifts(column + 2, line),
      Dither.shifts(column + 3, line)
    )
    @inline(__always) func set(_ x: Int, _ shift: SIMD2<Float>) {
      let own = shift * dither[x]
      // Held, as `pixel` takes no numbers outside of a byte.
      let color = pointwiseMin(pointwiseMax(colors[x] + (own.x + own.y), .zero), SIMD4(repeating: 255))
      row[x] = GradientTable.pixel(color)
    }
    let whole = row.count & ~3
    for x in stride(from: 0, to: whole, by: 4) {
      set(x, shifts.0)
      set(x + 1, shifts.1)
      set(x + 2, shifts.2)
      set(x + 3, shifts.3)
    }
    if whole < row.count { set(whole, shifts.0) }
    if whole + 1 < row.count { set(whole + 1, shifts.1) }
    if whole + 2 < row.count { set(whole + 2, shifts.2) }
  }
}

extension GradientStack {
  /// How many items from a place on fill the same shape, the first of them opaque, with a gradient among them, so that they are
  /// painted as one; else 1.
  ///
  /// - Parameters:
  ///   - transform: to pixels of the picture.
  ///   - picture: all pixels.
  static func count(from index: Int, of items: [DisplayItem], _ transform: Transform, _ picture: PixelBounds) -> Int {
    guard index + 1 < items.count, case .fill(let path, let first, let evenOdd) = items[index].command,
      case .fill(let second, _, _) = items[index + 1].command, path == second, first.isOpaque,
      GradientTable.pays(for: InkTree.box(path, transform).intersection(picture))
    else { return 1 }
    var end = index
    var hasGradient = false
    while end < items.count, case .fill(path, let paint, evenOdd) = items[end].command {
      if case .gradient(let gradient) = paint {
        guard GradientTable.hasColors(gradient) else { break }
        hasGradient = true
      }
      end += 1
    }
    return hasGradient ? max(1, end - index) : 1
  }
}

extension Paint {
  /// Whether nothing is seen through it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
