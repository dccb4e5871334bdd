// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// Gradients and colours that fill one shape, one over the other, as the pixels that they make together: mixed without
/// rounding, and rounded once. Laid over each other as pixels, each would leave its own bands.
struct GradientStack {
  private enum Sheet {
    case color(SIMD4<Float>)
    case table(GradientTable, weights: [SIMD2<Float>])

    /// The one colour that it has in a row, and how much of the pattern that takes; nil where it has several.
    func constant(at place: GradientRow) -> (color: SIMD4<Float>, weight: SIMD2<Float>)? {
      switch self {
      case .color(let color): (color, SIMD2(repeating: 1))
      case .table(let table, let weights): table.constant(weights, at: place)
      }
    }
  }

  private enum Form {
    /// A single gradient that changes so fast that it is only rounded.
    case rounded(GradientTable, [UInt32])
    /// A single gradient with the colours around it, rounded by the pattern beforehand.
    case patterned(GradientTable, PatternedColors)
    case mixed([Sheet])
  }

  private let form: Form
  private let grain: GradientRow.Grain
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
  ///   - colors: gives those between stops, as `GradientTable.colors` does.
  init?(
    _ paints: [Paint], toGradient map: Transform, scale: Double, colors: ([GradientStop]) -> [SIMD4<Float>]
  ) {
    var sheets: [Sheet] = []
    var base: SIMD4<Float>?
    var fastest: Float = 0
    // What lies under an opaque one is not seen.
    for paint in paints[(paints.lastIndex(where: \.isOpaque) ?? 0)...] {
      switch paint {
      case .color(let color):
        let color = GradientTable.premultiplied(color)
        sheets.append(.color(color))
        if base == nil { base = color }
      case .gradient(let gradient):
        guard let table = GradientTable(gradient, toGradient: map, colors: colors) else { return nil }
        let changes = table.changes(over: base, scale: scale)
        sheets.append(.table(table, weights: changes.map(Dither.weights)))
        fastest = changes.reduce(fastest, max)
        if base == nil { base = table.middle }
      }
    }
    form = Self.form(of: sheets)
    grain = GradientRow.Grain(fastest: fastest / Float(scale))
    isOpaque = paints.contains(where: \.isOpaque)
  }

  private static func form(of sheets: [Sheet]) -> Form {
    let tables = sheets.compactMap { sheet -> (table: GradientTable, weights: [SIMD2<Float>])? in
      guard case .table(let table, let weights) = sheet else { return nil }
      return (table, weights)
    }
    guard tables.count == 1, let only = tables.first else { return .mixed(sheets) }
    if sheets.count == 1, only.weights.allSatisfy({ $0 == .zero }) { return .rounded(only.table, only.table.rounded) }
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
  ///   - x: the first pixel on its layer.
  ///   - y: the row on its layer.
  ///   - column: of the first pixel in the picture, where the pattern stands still.
  ///   - line: likewise.
  ///   - mixed: what the row before it has left, of the same stack.
  func fill(
    _ row: inout MutableSpan<UInt32>, x: Int, y: Int, column: Int, line: Int, _ mixed: inout MixedRow
  ) {
    let place = GradientRow(x: x, y: y, column: column, line: line, grain: grain)
    switch form {
    case .rounded(let table, let colors): table.fill(&row, colors, at: place)
    case .patterned(let table, let colors): table.fill(&row, colors.line(column: column, line: line), at: place)
    case .mixed(let sheets):
      mixed.mix(place, pixels: row.count) { Self.mix(sheets, $0, at: place) }
      row.withUnsafeMutableBufferPointer { mixed.round(place, column: column, line: line, into: $0) }
    }
  }

  private static func mix(_ sheets: [Sheet], _ cells: MixedRow.Cells, at place: GradientRow) {
    // Sheets at the bottom that have one colour in the row need not be mixed cell by cell.
    var (ground, weight) = (SIMD4<Float>.zero, SIMD2<Float>(repeating: 1))
    var next = 0
    while next < sheets.count, let flat = sheets[next].constant(at: place) {
      (ground, weight) = (flat.color.over(ground), weight.orLess(flat.weight))
      next += 1
    }
    cells.colors.update(repeating: ground)
    cells.dither.update(repeating: weight)
    for sheet in sheets[next...] {
      if let flat = sheet.constant(at: place) {
        cells.lay(flat.color, flat.weight)
      } else if case .table(let table, let weights) = sheet {
        table.lay(over: cells, weights, at: place)
      }
    }
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
