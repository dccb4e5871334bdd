// SPDX-License-Identifier: MIT

/// How similar the structure of two pictures is: 1 for equal, about 0 for unrelated, negative for opposite pictures.
///
/// The unweighted mean over all squares of 7 × 7 pixels, computed on the luma over white. If the picture is smaller, it
/// is one square.
///
/// - Source: Wang, Bovik, Sheikh and Simoncelli, Image quality assessment: from error visibility to structural
///   similarity, 2004, equation 13, with K₁ = 0.01, K₂ = 0.03 and unbiased variances.
/// - Returns: nil if the sizes differ or there are no pixels.
public func structuralSimilarity(_ a: StraightImage, _ b: StraightImage) -> Double? {
  guard a.width == b.width, a.height == b.height, a.width > 0, a.height > 0 else { return nil }
  guard !a.hasSameBytes(as: b) else { return 1 }
  let (columns, rows) = (min(7, a.width), min(7, a.height))
  let windows = a.width - columns + 1
  var sums = WindowSums(a, b, rows: rows)
  var total = 0.0
  var lastDifferent = -rows
  for y in 0..<a.height {
    if !a.hasSameRow(y, as: b) { lastDifferent = y }
    guard y >= rows - 1 else { continue }
    // Equal squares have similarity 1 by definition.
    if lastDifferent <= y - rows {
      total += Double(windows)
    } else {
      sums.move(to: y)
      total += sums.similarities(columns: columns)
    }
  }
  return total / Double(windows * (a.height - rows + 1))
}

/// Sums over the rows of a window, per column.
private struct WindowSums {
  private struct Sums {
    var both = SIMD2<Double>.zero
    var squares = SIMD2<Double>.zero
    var product = 0.0

    static func += (a: inout Sums, b: Sums) {
      a.both += b.both
      a.squares += b.squares
      a.product += b.product
    }

    static func -= (a: inout Sums, b: Sums) {
      a.both -= b.both
      a.squares -= b.squares
      a.product -= b.product
    }
  }

  private let a, b: StraightImage
  private let rows: Int
  /// The first row that has not been added yet.
  private var next = 0
  private var columns: [Sums]
  /// The luma of the window's rows in both pictures; a new row replaces the one that leaves the window.
  private var lumas: [SIMD2<Double>]

  init(_ a: StraightImage, _ b: StraightImage, rows: Int) {
    (self.a, self.b, self.rows) = (a, b, rows)
    columns = Array(repeating: Sums(), count: a.width)
    lumas = Array(repeating: .zero, count: a.width * rows)
  }

  /// Moves the window down until `row` is its last row.
  mutating func move(to row: Int) {
    if row - next >= rows {
      next = row - rows + 1
      for x in columns.indices { columns[x] = Sums() }
      for place in lumas.indices { lumas[place] = .zero }
    }
    while next <= row {
      Self.add(next, a.bytes, b.bytes, &columns, &lumas, rows)
      next += 1
    }
  }

  private static func add(
    _ row: Int, _ a: [UInt8], _ b: [UInt8], _ columns: inout [Sums], _ lumas: inout [SIMD2<Double>], _ rows: Int
  ) {
    let (first, second) = (a.span, b.span)
    var columns = columns.mutableSpan
    var lumas = lumas.mutableSpan
    let start = row % rows * columns.count
    for x in 0..<columns.count {
      let place = (row &* columns.count &+ x) &* 4
      let new = SIMD2(luma(first, place), luma(second, place))
      let old = lumas[unchecked: start &+ x]
      lumas[unchecked: start &+ x] = new
      columns[unchecked: x].both += new - old
      columns[unchecked: x].squares += new * new - old * old
      columns[unchecked: x].product += new.x * new.y - old.x * old.y
    }
  }

  @inline(__always)
  private static func luma(_ bytes: Span<UInt8>, _ i: Int) -> Double {
    let (red, green) = (Double(bytes[unchecked: i]), Double(bytes[unchecked: i &+ 1]))
    let luma = 0.299 * red + 0.587 * green + 0.114 * Double(bytes[unchecked: i &+ 2])
    let alpha = bytes[unchecked: i &+ 3]
    return alpha == 255 ? luma : 255 + (luma - 255) * Double(alpha) / 255
  }

  /// The sum of the similarities of all windows on the current rows.
  func similarities(columns count: Int) -> Double {
    let n = Double(count * rows)
    let part = 1 / n
    let unbiased = n > 1 ? n / (n - 1) : 1
    let (c1, c2) = ((0.01 * 255) * (0.01 * 255), (0.03 * 255) * (0.03 * 255))
    var total = 0.0
    var sum = Sums()
    for x in columns.indices {
      sum += columns[x]
      if x >= count { sum -= columns[x - count] }
      guard x >= count - 1 else { continue }
      let means = sum.both * part
      let squares = means * means
      let variances = (sum.squares * part - squares) * unbiased
      let product = means.x * means.y
      let covariance = (sum.product * part - product) * unbiased
      total +=
        (2 * product + c1) * (2 * covariance + c2)
        / ((squares.x + squares.y + c1) * (variances.x + variances.y + c2))
    }
    return total
  }
}
