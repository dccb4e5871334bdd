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

  private enum Form {
    /// A single gradient that changes so fast that it is only rounded.
    case rounded(GradientTable)
    /// A single gradient with the colours around it, rounded by the pattern beforehand.
    case patterned(GradientTable, PatternedColors)
    case mixed([Sheet])
  }

  private let form: Form
  /// Whether nothing is seen through it.
  let isOpaque: Bool

  /// Whether its colours are mixed anew for each pixel, which takes long.
  var isMixed: Bool {
    if case .mixed = form { true } else { false }
  }

  /// Nil where one of the gradients has no table.
  ///
  /// - Parameters:
  ///   - paints: from the undermost.
  ///   - map: from pixels to the gradients' coordinates.
  ///   - scale: pixels a point.
  init?(_ paints: [Paint], toGradient map: Transform, scale: Double) {
    var sheets: [Sheet] = []
    var base: SIMD4<Float>?
    // What lies under an opaque one is not seen.
    for paint in paints[(paints.lastIndex(where: \.isOpaque) ?? 0)...] {
      switch paint {
      case .color(let color):
        let color = GradientTable.premultiplied(color)
        sheets.append(.color(color))
        if base == nil { base = color }
      case .gradient(let gradient):
        guard let table = GradientTable(gradient, toGradient: map) else { return nil }
        sheets.append(.table(table, weights: table.ditherWeights(over: base, scale: scale)))
        if base == nil { base = table.middle }
      }
    }
    form = Self.form(of: sheets)
    isOpaque = paints.contains(where: \.isOpaque)
  }

  private static func form(of sheets: [Sheet]) -> Form {
    let tables = sheets.compactMap { sheet -> (table: GradientTable, weights: [SIMD2<Float>])? in
      guard case .table(let table, let weights) = sheet else { return nil }
      return (table, weights)
    }
    guard tables.count == 1, let only = tables.first else { return .mixed(sheets) }
    if sheets.count == 1, only.weights.allSatisfy({ $0 == .zero }) { return .rounded(only.table) }
    let colors = only.table.colors.map { color in
      sheets.reduce(SIMD4<Float>.zero) { under, sheet in
        let top = if case .color(let plain) = sheet { plain } else { color }
        return top + under * (1 - top.w * (1 / 255))
      }
    }
    return .patterned(only.table, PatternedColors(colors, weights: only.weights))
  }

  /// Fills a row of pixels.
  ///
  /// - Parameters:
  ///   - column: of the first pixel in the picture, where the pattern stands still.
  ///   - line: likewise.
  func fill(_ row: inout MutableSpan<UInt32>, startX: Double, y: Double, column: Int, line: Int) {
    let sheets: [Sheet]
    switch form {
    case .rounded(let table): return table.fill(&row, startX: startX, y: y)
    case .patterned(let table, let colors):
      return table.fill(&row, colors.line(column: column, line: line), startX: startX, y: y)
    case .mixed(let all): sheets = all
    }
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
      row[x] = GradientTable.pixel(colors[x], shift * dither[x])
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
