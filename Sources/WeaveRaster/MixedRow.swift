// SPDX-License-Identifier: MIT

/// A working row of cells: gradients and colours mixed over each other, before rounding.
///
/// A cell is a block of pixels with one colour, so one row of cells serves several rows of pixels.
struct MixedRow {
  /// Premultiplied, 0...255: blue, green, red, alpha.
  private var colors: [SIMD4<Float>] = []
  /// The dither weights of each cell.
  private var dither: [SIMD2<Float>] = []
  /// The dither weights if they are the same for all cells; otherwise nil.
  private var evenDither: SIMD2<Float>?
  /// The place where the colours were computed; nil before the first row.
  private var place: (x: Double, y: Double)?

  /// The cells, without owning their memory.
  struct Cells {
    let colors: UnsafeMutableBufferPointer<SIMD4<Float>>
    let dither: UnsafeMutableBufferPointer<SIMD2<Float>>

    var count: Int { colors.count }

    /// Lays a colour over one cell.
    @inline(__always)
    func lay(_ color: SIMD4<Float>, _ weight: SIMD2<Float>, at cell: Int) {
      colors[cell] = color.over(colors[cell])
      dither[cell] = dither[cell].orLess(weight)
    }

    /// Lays one colour over all cells.
    func lay(_ color: SIMD4<Float>, _ weight: SIMD2<Float>) {
      let rest = 1 - color.w * (1 / 255)
      for cell in 0..<count { colors[cell] = color + colors[cell] * rest }
      guard weight != SIMD2(repeating: 1) else { return }
      for cell in 0..<count { dither[cell] = dither[cell].orLess(weight) }
    }
  }

  /// Mixes the cells of a row, unless the previous row has the same ones.
  ///
  /// - Parameters:
  ///   - row: where colours are computed.
  ///   - pixels: the number of pixels in the row.
  ///   - mix: sets all cells.
  mutating func mix(_ row: GradientRow, pixels: Int, _ mix: (Cells) -> Void) {
    let count = row.cells(in: pixels)
    if let place, place == (row.x, row.y), colors.count == count { return }
    place = (row.x, row.y)
    if colors.count != count {
      colors = Array(repeating: .zero, count: count)
      dither = Array(repeating: .zero, count: count)
    }
    colors.withUnsafeMutableBufferPointer { colors in
      dither.withUnsafeMutableBufferPointer { dither in
        mix(Cells(colors: colors, dither: dither))
      }
    }
    evenDither = dither.first.flatMap { first in dither.allSatisfy { $0 == first } ? first : nil }
  }

  /// Dithers and rounds the cells into a row of pixels.
  ///
  /// - Parameters:
  ///   - place: of the row whose cells are mixed.
  ///   - column: the first pixel, in picture coordinates, to which the pattern is aligned.
  ///   - line: the row, in picture coordinates.
  func round(_ place: GradientRow, column: Int, line: Int, into row: UnsafeMutableBufferPointer<UInt32>) {
    colors.withUnsafeBufferPointer { colors in
      dither.withUnsafeBufferPointer { dither in
        // A cell that begins before the row fills only one of its pixels.
        let start = place.cellWidth == 2 ? column & 1 : 0
        var done = start
        if start == 1, !row.isEmpty {
          row[0] = GradientTable.pixel(colors[0], Dither.shifts(column, line) * dither[0])
        }
        if place.cellWidth == 2, let even = evenDither {
          done += Self.round(colors, even, column + start, line, into: row, from: start)
        }
        let half = place.cellWidth == 2 ? 1 : 0
        @inline(__always) func set(_ x: Int, _ shift: SIMD2<Float>) {
          let cell = (x &+ start) &>> half
          row[x] = GradientTable.pixel(colors[cell], shift * dither[cell])
        }
        let first = column + done
        let shifts = (
          Dither.shifts(first, line), Dither.shifts(first + 1, line), Dither.shifts(first + 2, line),
          Dither.shifts(first + 3, line)
        )
        while done + 4 <= row.count {
          set(done, shifts.0)
          set(done + 1, shifts.1)
          set(done + 2, shifts.2)
          set(done + 3, shifts.3)
          done += 4
        }
        if done < row.count { set(done, shifts.0) }
        if done + 1 < row.count { set(done + 1, shifts.1) }
        if done + 2 < row.count { set(done + 2, shifts.2) }
      }
    }
  }

  /// Rounds two pixels of each cell with the same dither weights; returns the number of pixels set.
  private static func round(
    _ colors: UnsafeBufferPointer<SIMD4<Float>>, _ dither: SIMD2<Float>, _ column: Int, _ line: Int,
    into row: UnsafeMutableBufferPointer<UInt32>, from start: Int
  ) -> Int {
    func shift(_ x: Int) -> SIMD4<Float> {
      let shift = Dither.shifts(column + x, line) * dither
      return SIMD4(repeating: shift.x + shift.y)
    }
    let (first, second, third, fourth) = (shift(0), shift(1), shift(2), shift(3))
    let whole = max(0, row.count - start) & ~3
    let pixels = UnsafeMutableRawBufferPointer(row)
    var (x, cell) = (0, start)
    while x < whole {
      let (left, right) = (colors[cell], colors[cell &+ 1])
      let four = GradientTable.pixels(left + first, left + second, right + third, right + fourth)
      pixels.storeBytes(of: four, toByteOffset: (start &+ x) &* 4, as: SIMD16<UInt8>.self)
      x &+= 4
      cell &+= 2
    }
    return whole
  }
}

extension SIMD4<Float> {
  /// The colour laid over another; both are premultiplied.
  @inline(__always)
  func over(_ under: SIMD4<Float>) -> SIMD4<Float> { self + under * (1 - w * (1 / 255)) }
}

extension SIMD2<Float> {
  /// The smaller of each pair of elements.
  @inline(__always)
  func orLess(_ other: SIMD2<Float>) -> SIMD2<Float> { replacing(with: other, where: other .< self) }
}
