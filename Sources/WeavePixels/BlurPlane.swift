// SPDX-License-Identifier: MIT

/// A value that a blur can add up: one channel, or four at once.
protocol BlurSample {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, b: Float) -> Self
}

extension Float: BlurSample {}
extension SIMD4<Float>: BlurSample {}

/// A grid of samples in floating point, row by row.
struct BlurPlane<Sample: BlurSample> {
  var width, height: Int
  var samples: [Sample]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    samples = [Sample](repeating: .zero, count: width * height)
  }

  /// Each row convolved with a symmetric kernel.
  ///
  /// - Parameter half: the weights from the middle outwards.
  func blurredAcross(_ half: [Float], edge: GaussianBlur.Edge) -> BlurPlane {
    let reach = half.count - 1
    var result = self
    var line = [Sample](repeating: .zero, count: width + 2 * reach)
    let columns = width
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe result.samples.withUnsafeMutableBufferPointer { target in
        unsafe line.withUnsafeMutableBufferPointer { line in
          unsafe half.withUnsafeBufferPointer { half in
            for y in 0..<height {
              let row = y &* columns
              for x in 0..<columns { unsafe line[reach &+ x] = source[row &+ x] }
              if edge == .clamp {
                for x in 0..<reach {
                  unsafe line[x] = source[row]
                  unsafe line[reach + columns + x] = source[row + columns - 1]
                }
              }
              for x in 0..<columns {
                let middle = x &+ reach
                var sum = unsafe line[middle] * half[0]
                var i = 1
                while i <= reach {
                  unsafe sum = sum + (line[middle &- i] + line[middle &+ i]) * half[i]
                  i &+= 1
                }
                unsafe target[row &+ x] = sum
              }
            }
          }
        }
      }
    }
    return result
  }

  /// Each column convolved with a symmetric kernel.
  func blurredDown(_ half: [Float], edge: GaussianBlur.Edge) -> BlurPlane {
    var result = BlurPlane(width: width, height: height)
    let reach = half.count - 1
    for y in 0..<height {
      for step in -reach...reach {
        var from = y + step
        if edge == .clamp { from = min(max(from, 0), height - 1) }
        guard from >= 0, from < height else { continue }
        result.add(self, row: from, to: y, weight: half[abs(step)])
      }
    }
    return result
  }

  /// Rows gathered into the cells of a grid.
  func gatheredDown(_ grid: SplineGrid) -> BlurPlane {
    var result = BlurPlane(width: width, height: grid.count)
    for (cell, span) in grid.spans.enumerated() {
      for y in span.start..<span.end {
        result.add(self, row: y, to: cell, weight: grid.weights[span.offset + y - span.start])
      }
    }
    return result
  }

  /// The pixel rows, interpolated from the cells of a grid.
  func spreadDown(_ grid: SplineGrid) -> BlurPlane {
    var result = BlurPlane(width: width, height: grid.pixels)
    for y in 0..<grid.pixels {
      let (cell, weights) = grid.tap(y)
      for i in 0..<4 { result.add(self, row: cell + i, to: y, weight: weights[i]) }
    }
    return result
  }

  /// Adds a row of another plane of the same width, times a weight.
  private mutating func add(_ other: BlurPlane, row: Int, to target: Int, weight: Float) {
    let count = width
    unsafe other.samples.withUnsafeBufferPointer { source in
      unsafe samples.withUnsafeMutableBufferPointer { sum in
        let (from, to) = (row * count, target * count)
        for x in 0..<count { unsafe sum[to &+ x] = sum[to &+ x] + source[from &+ x] * weight }
      }
    }
  }
}
