// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveSpec

/// The parts of a photo that catch the eye: how much each place differs in colour from the whole photo and from its
/// surroundings.
///
/// - Source: Achanta, Hemami, Estrada, Süsstrunk, "Frequency-tuned salient region detection" (CVPR 2009), with OKLab
///   for CIELAB; the contrast with the surroundings after Itti, Koch, Niebur (1998).
struct SaliencyMap {
  /// The number of cells along the longer side.
  static let side = 96

  let columns, rows: Int
  /// The saliency of each cell, 0...1, row by row.
  let values: [Double]
  /// A summed-area table, which gives the sum of any box in one step.
  private let sums: [Double]

  init(_ photo: PixelBuffer) {
    let longer = max(photo.width, photo.height, 1)
    columns = max(1, min(photo.width, photo.width * Self.side / longer))
    rows = max(1, min(photo.height, photo.height * Self.side / longer))
    let colours = Self.colours(photo, columns, rows)
    values = Self.saliency(colours, columns, rows)
    var sums = [Double](repeating: 0, count: (columns + 1) * (rows + 1))
    for row in 0..<rows {
      var line = 0.0
      for column in 0..<columns {
        line += values[row * columns + column]
        sums[(row + 1) * (columns + 1) + column + 1] = sums[row * (columns + 1) + column + 1] + line
      }
    }
    self.sums = sums
  }

  /// The sum of the values in a box of cells.
  func sum(_ x: Range<Int>, _ y: Range<Int>) -> Double {
    let width = columns + 1
    let lower = sums[y.upperBound * width + x.lowerBound] - sums[y.lowerBound * width + x.lowerBound]
    return sums[y.upperBound * width + x.upperBound] - sums[y.lowerBound * width + x.upperBound] - lower
  }

  private static func colours(_ photo: PixelBuffer, _ columns: Int, _ rows: Int) -> [OKLab] {
    (0..<columns * rows).map { cell in
      let x = (cell % columns) * photo.width / columns..<max(1, (cell % columns + 1) * photo.width / columns)
      let y = (cell / columns) * photo.height / rows..<max(1, (cell / columns + 1) * photo.height / rows)
      // At most 16 pixels per cell, which are enough for its colour.
      let (stepX, stepY) = (max(1, x.count / 4), max(1, y.count / 4))
      var (red, green, blue, count) = (0.0, 0.0, 0.0, 0.0)
      for row in stride(from: y.lowerBound, to: min(y.upperBound, photo.height), by: stepY) {
        for column in stride(from: x.lowerBound, to: min(x.upperBound, photo.width), by: stepX) {
          let pixel = photo.pixel(x: column, y: row)
          red += Color.linear(Double(pixel.red) / 255)
          green += Color.linear(Double(pixel.green) / 255)
          blue += Color.linear(Double(pixel.blue) / 255)
          count += 1
        }
      }
      let share = 1 / max(count, 1)
      return OKLab(linearRed: red * share, green: green * share, blue: blue * share)
    }
  }

  private static func saliency(_ colours: [OKLab], _ columns: Int, _ rows: Int) -> [Double] {
    guard !colours.isEmpty else { return [] }
    let mean = colours.mean
    let around = blurred(colours, columns, rows, reach: max(2, max(columns, rows) / 6))
    let raw = colours.indices.map { colours[$0].distance(to: mean) + colours[$0].distance(to: around[$0]) }
    let most = raw.max() ?? 0
    guard most > 1e-6 else { return [Double](repeating: 0, count: raw.count) }
    return raw.map { $0 / most }
  }

  /// The mean of the square around each cell.
  private static func blurred(_ colours: [OKLab], _ columns: Int, _ rows: Int, reach: Int) -> [OKLab] {
    func means(_ values: [OKLab], count: Int, length: Int, at place: (Int, Int) -> Int) -> [OKLab] {
      var result = values
      for line in 0..<count {
        for cell in 0..<length {
          let near = max(0, cell - reach)...min(length - 1, cell + reach)
          result[place(line, cell)] = near.map { values[place(line, $0)] }.mean
        }
      }
      return result
    }
    let across = means(colours, count: rows, length: columns) { $0 * columns + $1 }
    return means(across, count: columns, length: rows) { $1 * columns + $0 }
  }

  // MARK: Regions

  /// The parts that stand out, strongest first, in fractions of the photo.
  var regions: [SmartPhotoSpec.CropRect] {
    let mean = values.reduce(0, +) / Double(max(values.count, 1))
    let spread = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(values.count, 1))).squareRoot()
    let bound = mean + spread
    var seen = [Bool](repeating: false, count: values.count)
    var found: [(weight: Double, rect: SmartPhotoSpec.CropRect)] = []
    for start in values.indices where !seen[start] && values[start] > bound {
      var open = [start]
      seen[start] = true
      var (weight, cells) = (0.0, 0)
      var (left, right, top, bottom) = (columns, 0, rows, 0)
      while let cell = open.popLast() {
        let (x, y) = (cell % columns, cell / columns)
        weight += values[cell]
        cells += 1
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)]
        where (0..<columns).contains(x + dx) && (0..<rows).contains(y + dy) {
          let next = (y + dy) * columns + x + dx
          if !seen[next], values[next] > bound {
            seen[next] = true
            open.append(next)
          }
        }
      }
      guard cells * 100 >= values.count else { continue }
      let rect = SmartPhotoSpec.CropRect(
        x: Double(left) / Double(columns), y: Double(top) / Double(rows),
        width: Double(right - left + 1) / Double(columns), height: Double(bottom - top + 1) / Double(rows))
      found.append((weight, rect))
    }
    return found.sorted { $0.weight > $1.weight }.prefix(8).map(\.rect)
  }
}

extension OKLab {
  fileprivate func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension [OKLab] {
  fileprivate var mean: OKLab {
    let share = 1 / Double(Swift.max(count, 1))
    return OKLab(
      lightness: reduce(0) { $0 + $1.lightness } * share, a: reduce(0) { $0 + $1.a } * share,
      b: reduce(0) { $0 + $1.b } * share)
  }
}
