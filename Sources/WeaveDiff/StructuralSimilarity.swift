// SPDX-License-Identifier: MIT

/// How alike two pictures are in structure: 1 for equal ones, about 0 for unrelated ones, negative for opposite ones.
///
/// The mean over all squares of 7 × 7 pixels of their luma over white, each square weighing the same; the whole picture is one
/// square where it is smaller.
///
/// - Source: Wang, Bovik, Sheikh and Simoncelli, Image quality assessment: from error visibility to structural
///   similarity, 2004, equation 13, with K₁ = 0.01, K₂ = 0.03 and unbiased variances.
/// - Returns: nil where the pictures have not the same size, or no pixel.
public func structuralSimilarity(_ a: StraightImage, _ b: StraightImage) -> Double? {
  guard a.width == b.width, a.height == b.height, a.width > 0, a.height > 0 else { return nil }
  guard !a.hasSameBytes(as: b) else { return 1 }
  let (columns, rows) = (min(7, a.width), min(7, a.height))
  let (first, second) = (luma(a), luma(b))
  var sums = WindowSums(width: a.width)
  var total = 0.0
  var differingRows = 0
  for y in 0..<a.height {
    if sums.add(first, second, row: y, sign: 1) { differingRows += 1 }
    if y >= rows, sums.add(first, second, row: y - rows, sign: -1) { differingRows -= 1 }
    guard y >= rows - 1 else { continue }
    // Equal squares are alike by definition.
    total +=
      differingRows == 0 ? Double(a.width - columns + 1) : sums.similarities(columns: columns, rows: rows)
  }
  return total / Double((a.width - columns + 1) * (a.height - rows + 1))
}

private func luma(_ image: StraightImage) -> [Double] {
  image.bytes.withUnsafeBufferPointer { bytes in
    [Double](unsafeUninitializedCapacity: image.width * image.height) { luma, count in
      count = image.width * image.height
      for place in 0..<count {
        let i = place &* 4
        let (red, green, blue) = (Double(bytes[i]), Double(bytes[i &+ 1]), Double(bytes[i &+ 2]))
        let own = 0.299 * red + 0.587 * green + 0.114 * blue
        luma[place] = bytes[i &+ 3] == 255 ? own : 255 + (own - 255) * Double(bytes[i &+ 3]) / 255
      }
    }
  }
}

/// Sums over the rows of a window, for each column.
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

  private var columns: [Sums]

  init(width: Int) { columns = Array(repeating: Sums(), count: width) }

  /// - Returns: whether the pictures differ in this row.
  mutating func add(_ a: [Double], _ b: [Double], row: Int, sign: Double) -> Bool {
    let start = row * columns.count
    return columns.withUnsafeMutableBufferPointer { columns in
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          var differs = false
          for x in 0..<columns.count {
            let pair = SIMD2(a[start &+ x], b[start &+ x])
            differs = differs || pair.x != pair.y
            columns[x].both += sign * pair
            columns[x].squares += sign * pair * pair
            columns[x].product += sign * pair.x * pair.y
          }
          return differs
        }
      }
    }
  }

  /// The sum of the similarities of all windows of these rows.
  func similarities(columns count: Int, rows: Int) -> Double {
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
