// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// A stack of gradients and colours that fill one shape, mixed without rounding and rounded once.
///
/// If they were drawn over each other as pixels, each would add its own banding.
struct GradientStack {
  private enum Sheet {
    case color(SIMD4<Float>)
    case table(GradientTable, weights: [SIMD2<Float>])

    /// The single colour that it has in a row, with its dither weights; nil if it has several.
    func constant(at place: GradientRow) -> (color: SIMD4<Float>, weight: SIMD2<Float>)? {
      switch self {
      case .color(let color): (color, SIMD2(repeating: 1))
      case .table(let table, let weights): table.constant(weights, at: place)
      }
    }
  }

  private enum Form {
    /// A single gradient that changes so fast that it needs no dither.
    case rounded(GradientTable, [UInt32])
    /// A single gradient, mixed with the colours around it and dithered in advance.
    case patterned(GradientTable, PatternedColors)
    case mixed([Sheet])
  }

  private let form: Form
  private let grain: GradientRow.Grain
  /// Whether the stack is opaque.
  let isOpaque: Bool

  /// Whether its colours are mixed again for every pixel, which is slow.
  var isMixed: Bool {
    if case .mixed = form { true } else { false }
  }

  /// Nil if one of the gradients has no table.
  ///
  /// - Parameters:
  ///   - paints: from bottom to top.
  ///   - map: from pixels to the gradients' coordinates.
  ///   - scale: pixels per point.
  ///   - colors: returns the colours between stops, like `GradientTable.colors`.
  init?(
    _ paints: [Paint], toGradient map: Transform, scale: Double, colors: ([GradientStop]) -> [SIMD4<Float>]
  ) {
    var sheets: [Sheet] = []
    var base: SIMD4<Float>?
    var fastest: Float = 0
    // Anything below an opaque paint is invisible.
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
  ///   - x: the first pixel, in layer coordinates.
  ///   - y: the row, in layer coordinates.
  ///   - column: the first pixel, in picture coordinates, to which the pattern is aligned.
  ///   - line: the row, in picture coordinates.
  ///   - mixed: the working row, as the previous row of the same stack left it.
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
    // Sheets at the bottom that have a single colour in the row need no mixing cell by cell.
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
  /// How many items, from an index on, are painted as one: they fill the same shape, the first is opaque, and at least
  /// one is a gradient. Otherwise 1.
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
  /// Whether the paint is opaque.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
