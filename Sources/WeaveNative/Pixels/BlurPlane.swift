// SPDX-License-Identifier: MIT

/// What a blur can add up: one channel or four at once.
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

  /// Each row convolved with a symmetric kernel, and `margin` columns more on both sides.
  ///
  /// - Parameter half: the weights from the middle outwards.
  func blurredAcross(_ half: [Float], margin: Int, edge: GaussianBlur.Edge) -> BlurPlane {
    let reach = half.count - 1
    var result = BlurPlane(width: width + 2 * margin, height: height)
    var line = [Sample](repeating: .zero, count: width + 2 * (margin + reach))
    let pad = margin + reach
    let (columns, count) = (result.width, width)
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe result.samples.withUnsafeMutableBufferPointer { target in
        unsafe line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height {
            let row = y * count
            for x in 0..<count { unsafe line[pad + x] = source[row + x] }
            if edge == .clamp {
              for x in 0..<pad {
                unsafe line[x] = source[row]
                unsafe line[pad + count + x] = source[row + count - 1]
              }
            }
            for x in 0..<columns {
              let middle = x + reach
              var sum = unsafe line[middle] * half[0]
              for i in 1..<max(half.count, 1) {
                unsafe sum = sum + (line[middle - i] + line[middle + i]) * half[i]
              }
              unsafe target[y * columns + x] = sum
            }
          }
        }
      }
    }
    return result
  }

  /// Each column convolved with a symmetric kernel, and `margin` rows more above and below.
  func blurredDown(_ half: [Float], margin: Int, edge: GaussianBlur.Edge) -> BlurPlane {
    var result = BlurPlane(width: width, height: height + 2 * margin)
    let rows = result.height
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe result.samples.withUnsafeMutableBufferPointer { target in
        for y in 0..<rows {
          for step in (1 - half.count)..<half.count {
            var from = y - margin + step
            if edge == .clamp { from = min(max(from, 0), height - 1) }
            guard from >= 0, from < height else { continue }
            let weight = half[abs(step)]
            for x in 0..<width {
              unsafe target[y * width + x] = target[y * width + x] + source[from * width + x] * weight
            }
          }
        }
      }
    }
    return result
  }
}
