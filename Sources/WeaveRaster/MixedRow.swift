// SPDX-License-Identifier: MIT

/// A row of pixels in work: gradients and colours, one over the other, before they are rounded. It owns nothing.
struct MixedRow {
  /// Premultiplied, 0...255: blue, green, red, alpha.
  let colors: UnsafeMutableBufferPointer<SIMD4<Float>>
  /// How much of the dither's pattern each pixel takes.
  let dither: UnsafeMutableBufferPointer<SIMD2<Float>>

  var count: Int { colors.count }

  /// Runs with a row that is one colour, and takes as much of the pattern everywhere.
  static func with(
    _ color: SIMD4<Float>, _ weight: SIMD2<Float>, count: Int, _ body: (MixedRow) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { colors in
      withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: count) { dither in
        colors.initialize(repeating: color)
        dither.initialize(repeating: weight)
        body(MixedRow(colors: colors, dither: dither))
      }
    }
  }

  /// Lays a colour over that of one pixel.
  @inline(__always)
  func lay(_ color: SIMD4<Float>, _ weight: SIMD2<Float>, at column: Int) {
    colors[column] = color.over(colors[column])
    dither[column] = dither[column].orLess(weight)
  }

  /// Lays one colour over all of them.
  func lay(_ color: SIMD4<Float>, _ weight: SIMD2<Float>) {
    let rest = 1 - color.w * (1 / 255)
    for column in 0..<count { colors[column] = color + colors[column] * rest }
    guard weight != SIMD2(repeating: 1) else { return }
    for column in 0..<count { dither[column] = dither[column].orLess(weight) }
  }

  /// The pixels, rounded by the pattern.
  ///
  /// - Parameters:
  ///   - column: of the first pixel in the picture, where the pattern stands still.
  ///   - line: likewise.
  func round(column: Int, line: Int, into row: UnsafeMutableBufferPointer<UInt32>) {
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

extension SIMD4<Float> {
  /// Laid over another colour, both premultiplied.
  @inline(__always)
  func over(_ under: SIMD4<Float>) -> SIMD4<Float> { self + under * (1 - w * (1 / 255)) }
}

extension SIMD2<Float> {
  /// The smaller of each.
  @inline(__always)
  func orLess(_ other: SIMD2<Float>) -> SIMD2<Float> { replacing(with: other, where: other .< self) }
}
