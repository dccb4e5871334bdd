// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A gradient's colours in steps far smaller than one level, and the map from pixels to these steps.
struct GradientTable {
  private static let steps = 2048
  /// The fewest pixels for which a table is worth it. Cairo takes five times as long for each pixel.
  private static let smallest = 4_096

  /// Premultiplied, 0...255: blue, green, red, alpha.
  let colors: [SIMD4<Float>]
  /// A pixel's position along the gradient: for a line, `x·a + y·b + c`; for circles, the length of a vector of two
  /// such sums.
  private let across: (a: Double, b: Double, c: Double)
  private let down: (a: Double, b: Double, c: Double)?

  /// Nil if the gradient has no length, or its stops are not finite or out of order.
  ///
  /// - Parameter colors: returns the colours between stops, like the static function of the same name.
  init?(_ gradient: Gradient, toGradient map: Transform, colors: ([GradientStop]) -> [SIMD4<Float>]) {
    guard Self.hasColors(gradient) else { return nil }
    switch gradient.shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      across = (
        (map.a * dx + map.b * dy) / square, (map.c * dx + map.d * dy) / square,
        ((map.tx - start.x) * dx + (map.ty - start.y) * dy) / square
      )
      down = nil
    case .radial(let center, let radius):
      across = (map.a / radius, map.c / radius, (map.tx - center.x) / radius)
      down = (map.b / radius, map.d / radius, (map.ty - center.y) / radius)
    case .angular, .mesh: return nil
    }
    guard [across.a, across.b, across.c, down?.c ?? 0].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    self.colors = colors(gradient.stops)
  }

  /// Whether a box is large enough for a table.
  static func pays(for box: PixelBounds) -> Bool { box.width * box.height >= smallest }

  /// Whether the stops are finite and in order, and the gradient has a length.
  static func hasColors(_ gradient: Gradient) -> Bool {
    let stops = gradient.stops
    guard !stops.isEmpty, stops.allSatisfy(\.isFinite),
      zip(stops, stops.dropFirst()).allSatisfy({ $0.offset <= $1.offset })
    else { return false }
    switch gradient.shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      return square > 1e-9 && square < 1e18
    case .radial(_, let radius): return radius > 1e-6 && radius < 1e9
    case .angular, .mesh: return false
    }
  }

  /// The colours between stops in even steps, premultiplied, 0...255: blue, green, red, alpha.
  static func colors(_ stops: [GradientStop]) -> [SIMD4<Float>] {
    var next = 0
    return (0...steps).map { step in
      let t = Double(step) / Double(steps)
      while next < stops.count, stops[next].offset <= t { next += 1 }
      if next == 0 { return premultiplied(stops[0].color) }
      if next == stops.count { return premultiplied(stops[stops.count - 1].color) }
      let (a, b) = (stops[next - 1], stops[next])
      return premultiplied(a.color.mixed(with: b.color, (t - a.offset) / (b.offset - a.offset)))
    }
  }

  /// Premultiplied, 0...255: blue, green, red, alpha.
  static func premultiplied(_ color: Color) -> SIMD4<Float> {
    let alpha = min(max(color.alpha, 0), 1) * 255
    func part(_ v: Double) -> Float { Float(min(max(v, 0), 1) * alpha) }
    return SIMD4(part(color.blue), part(color.green), part(color.red), Float(alpha))
  }

  /// Rounds channels of 0...255 to nearest, the first into the lowest byte.
  ///
  /// Adding 2²³ leaves the rounded value in the lowest bits of a float, which is faster than four checked conversions.
  @inline(__always)
  static func pixel(_ v: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(v + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
  }

  /// Adds the two parts of a pattern's shift, together less than half a level, then rounds in the same way.
  @inline(__always)
  static func pixel(_ color: SIMD4<Float>, _ shift: SIMD2<Float>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: level(color + (shift.x + shift.y))), to: UInt32.self)
  }

  /// The rounded channels in the lowest bytes. Values may be up to half a level below 0 or above 255.
  ///
  /// Adding 2²³ + 2²² leaves room for values below 0; 2²³ would not.
  @inline(__always)
  static func level(_ v: SIMD4<Float>) -> SIMD4<UInt32> { unsafeBitCast(v + 12_582_912, to: SIMD4<UInt32>.self) }

  /// Four adjacent pixels, rounded like `level`.
  @inline(__always)
  static func pixels(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
  ) -> SIMD16<UInt8> {
    let left = SIMD8<UInt32>(lowHalf: level(a), highHalf: level(b))
    let right = SIMD8<UInt32>(lowHalf: level(c), highHalf: level(d))
    return SIMD16(truncatingIfNeeded: SIMD16<UInt32>(lowHalf: left, highHalf: right))
  }

  /// Fills a row of pixels with dithered colours.
  func fill(_ row: inout MutableSpan<UInt32>, _ line: PatternedColors.Line, at place: GradientRow) {
    let indices = Indices(self, place)
    row.withUnsafeMutableBufferPointer { row in
      line.withPlaces { a, b, c, d in
        if indices.isConstant {
          let index = Int(indices.eight(from: 0)[0])
          let four = (a[index], b[index], c[index], d[index])
          let whole = row.count & ~3
          for column in stride(from: 0, to: whole, by: 4) {
            (row[column], row[column + 1], row[column + 2], row[column + 3]) = four
          }
          if whole < row.count { row[whole] = four.0 }
          if whole + 1 < row.count { row[whole + 1] = four.1 }
          if whole + 2 < row.count { row[whole + 2] = four.2 }
          return
        }
        let whole = row.count & ~7
        for column in stride(from: 0, to: whole, by: 8) {
          let eight = indices.eight(from: column)
          row[column] = a[Int(eight[0])]
          row[column + 1] = b[Int(eight[1])]
          row[column + 2] = c[Int(eight[2])]
          row[column + 3] = d[Int(eight[3])]
          row[column + 4] = a[Int(eight[4])]
          row[column + 5] = b[Int(eight[5])]
          row[column + 6] = c[Int(eight[6])]
          row[column + 7] = d[Int(eight[7])]
        }
        let rest = indices.eight(from: whole)
        let places = [a, b, c, d]
        for column in whole..<row.count { row[column] = places[column & 3][Int(rest[column - whole])] }
      }
    }
  }

  /// The colours rounded to nearest, 0xAARRGGBB.
  var rounded: [UInt32] { colors.map { Self.pixel($0) } }

  /// Fills a row of pixels with the nearest colours, without dither.
  ///
  /// - Parameter rounded: the colours of the table, rounded.
  func fill(_ row: inout MutableSpan<UInt32>, _ rounded: [UInt32], at place: GradientRow) {
    let indices = Indices(self, place)
    rounded.withUnsafeBufferPointer { colors in
      row.withUnsafeMutableBufferPointer { row in
        if indices.isConstant {
          row.update(repeating: colors[Int(indices.eight(from: 0)[0])])
          return
        }
        let whole = row.count & ~7
        for column in stride(from: 0, to: whole, by: 8) {
          let eight = indices.eight(from: column)
          row[column] = colors[Int(eight[0])]
          row[column + 1] = colors[Int(eight[1])]
          row[column + 2] = colors[Int(eight[2])]
          row[column + 3] = colors[Int(eight[3])]
          row[column + 4] = colors[Int(eight[4])]
          row[column + 5] = colors[Int(eight[5])]
          row[column + 6] = colors[Int(eight[6])]
          row[column + 7] = colors[Int(eight[7])]
        }
        let rest = indices.eight(from: whole)
        for column in whole..<row.count { row[column] = colors[Int(rest[column - whole])] }
      }
    }
  }

  /// The single colour of a row, with its dither weights; nil if the row has several colours.
  func constant(_ weights: [SIMD2<Float>], at place: GradientRow) -> (color: SIMD4<Float>, weight: SIMD2<Float>)? {
    let indices = Indices(self, place)
    guard indices.isConstant else { return nil }
    let index = Int(indices.eight(from: 0)[0])
    return (colors[index], weights[index])
  }

  /// Lays its colours, unrounded, over those of a row of cells.
  ///
  /// - Parameters:
  ///   - cells: colours and dither weights. Weights are lowered where this table's colours change fast.
  ///   - weights: the dither weights of each colour of the table.
  func lay(over cells: MixedRow.Cells, _ weights: [SIMD2<Float>], at place: GradientRow) {
    let indices = Indices(self, place)
    // A glow is transparent beyond its edge, and most of a picture lies there.
    let end = UInt32(Self.steps)
    let isClearAtEnd = colors[Self.steps] == .zero && weights[Self.steps] == SIMD2(repeating: 1)
    colors.withUnsafeBufferPointer { colors in
      weights.withUnsafeBufferPointer { weights in
        @inline(__always) func lay(_ index: UInt32, _ cell: Int) {
          cells.lay(colors[Int(index)], weights[Int(index)], at: cell)
        }
        let whole = cells.count & ~7
        for cell in stride(from: 0, to: whole, by: 8) {
          let eight = indices.eight(fromCell: cell)
          if isClearAtEnd, eight == SIMD8(repeating: end) { continue }
          lay(eight[0], cell)
          lay(eight[1], cell + 1)
          lay(eight[2], cell + 2)
          lay(eight[3], cell + 3)
          lay(eight[4], cell + 4)
          lay(eight[5], cell + 5)
          lay(eight[6], cell + 6)
          lay(eight[7], cell + 7)
        }
        let rest = indices.eight(fromCell: whole)
        for cell in whole..<cells.count { lay(rest[cell - whole], cell) }
      }
    }
  }

  /// How fast each colour changes, in levels per point, by its fastest channel.
  ///
  /// - Parameters:
  ///   - base: the colour beneath; nil if it is not known.
  ///   - scale: pixels per point.
  func changes(over base: SIMD4<Float>?, scale: Double) -> [Float] {
    let wide = (across.a * across.a + across.b * across.b).squareRoot()
    let high = down.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 0
    // Table steps per point.
    let steps = Float(max(wide, high) * Double(Self.steps) * scale)
    return colors.indices.map { index in
      let next = colors[min(index + 1, Self.steps)] - colors[max(index - 1, 0)]
      // As its alpha grows, a colour hides that much more of the colour beneath.
      let change = base.map { next - $0 * (next.w * (1 / 255)) } ?? next
      let fastest = max(max(abs(change.x), abs(change.y)), max(abs(change.z), abs(change.w)))
      return fastest / 2 * steps
    }
  }

  /// The colour in the middle of the gradient.
  var middle: SIMD4<Float> { colors[Self.steps / 2] }

  /// The table indices of one row's pixels, eight at a time.
  private struct Indices {
    /// The position along the gradient at the row's first pixel, and the change from pixel to pixel.
    private let across, acrossStep: Float
    /// The same for the second axis of a circle.
    private let down: (start: Float, step: Float)?
    /// The offsets at which the colours of eight pixels and of eight cells are computed.
    private let columns, cellColumns: SIMD8<Float>
    private let cellWidth: Int

    init(_ table: GradientTable, _ row: GradientRow) {
      let along = table.across
      let (x, y) = (row.x, row.y)
      across = Float(x * along.a + y * along.b + along.c)
      acrossStep = Float(along.a)
      down = table.down.map { (Float(x * $0.a + y * $0.b + $0.c), Float($0.a)) }
      (columns, cellColumns, cellWidth) = (row.columns, row.cellColumns, row.cellWidth)
    }

    /// Whether all pixels of the row have the same index, as in a gradient from top to bottom.
    var isConstant: Bool { acrossStep == 0 && down == nil }

    /// The indices of the pixel at `column` and the seven after it.
    @inline(__always)
    func eight(from column: Int) -> SIMD8<UInt32> { eight(Float(column) + columns) }

    /// The indices of a cell and the seven after it.
    @inline(__always)
    func eight(fromCell cell: Int) -> SIMD8<UInt32> { eight(Float(cell * cellWidth) + cellColumns) }

    @inline(__always)
    private func eight(_ columns: SIMD8<Float>) -> SIMD8<UInt32> {
      var t = across + acrossStep * columns
      if let down {
        let v = down.start + down.step * columns
        t = (t * t + v * v).squareRoot()
      }
      t.replace(with: 0, where: t .< 0)
      t.replace(with: 1, where: t .> 1)
      // As in `pixel`: the rounded value is in the lowest bits.
      let bits = unsafeBitCast(t * Float(GradientTable.steps) + 8_388_608, to: SIMD8<UInt32>.self)
      return bits & 0xFFF
    }
  }
}

extension GradientStop {
  fileprivate var isFinite: Bool {
    offset.isFinite && color.red.isFinite && color.green.isFinite && color.blue.isFinite && color.alpha.isFinite
  }
}
