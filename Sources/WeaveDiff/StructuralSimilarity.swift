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
  guard a.bytes != b.bytes else { return 1 }
  let (columns, rows) = (min(7, a.width), min(7, a.height))
  let first = luma(a)
  let second = luma(b)
  var sums = WindowSums(width: a.width)
  var total = 0.0
  for y in 0..<a.height {
    sums.add(first, second, row: y, sign: 1)
    if y >= rows { sums.add(first, second, row: y - rows, sign: -1) }
    if y >= rows - 1 { total += sums.similarities(columns: columns, rows: rows) }
  }
  return total / Double((a.width - columns + 1) * (a.height - rows + 1))
}

private func luma(_ image: StraightImage) -> [Double] {
  (0..<(image.width * image.height)).map { place in
    let c = image.word(place).over(255)
    return 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
  }
}

/// Sums over the rows of a window, for each column.
private struct WindowSums {
  fileprivate struct Sums {
    var a = 0.0
    var b = 0.0
    var aa = 0.0
    var bb = 0.0
    var ab = 0.0
  }

  private var columns: [Sums]

  init(width: Int) { columns = Array(repeating: Sums(), count: width) }

  mutating func add(_ a: [Double], _ b: [Double], row: Int, sign: Double) {
    for x in columns.indices {
      let (p, q) = (a[row * columns.count + x], b[row * columns.count + x])
      columns[x].a += sign * p
      columns[x].b += sign * q
      columns[x].aa += sign * p * p
      columns[x].bb += sign * q * q
      columns[x].ab += sign * p * q
    }
  }

  /// The sum of the similarities of all windows of these rows.
  func similarities(columns count: Int, rows: Int) -> Double {
    let n = Double(count * rows)
    let unbiased = n > 1 ? n / (n - 1) : 1
    let (c1, c2) = ((0.01 * 255) * (0.01 * 255), (0.03 * 255) * (0.03 * 255))
    var total = 0.0
    var sum = Sums()
    for x in columns.indices {
      sum.add(columns[x], 1)
      if x >= count { sum.add(columns[x - count], -1) }
      guard x >= count - 1 else { continue }
      let (ma, mb) = (sum.a / n, sum.b / n)
      let va = (sum.aa / n - ma * ma) * unbiased
      let vb = (sum.bb / n - mb * mb) * unbiased
      let vab = (sum.ab / n - ma * mb) * unbiased
      total += (2 * ma * mb + c1) * (2 * vab + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2))
    }
    return total
  }
}

extension WindowSums.Sums {
  fileprivate mutating func add(_ other: Self, _ sign: Double) {
    a += sign * other.a
    b += sign * other.b
    aa += sign * other.aa
    bb += sign * other.bb
    ab += sign * other.ab
  }
}
