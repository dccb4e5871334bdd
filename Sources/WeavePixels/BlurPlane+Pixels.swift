// SPDX-License-Identifier: MIT

extension BlurPlane where Sample: BlurPixel {
  /// The pixels of a canvas.
  init(_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int) {
    self.init(width: width, height: height)
    unsafe samples.withUnsafeMutableBufferPointer { target in
      for y in 0..<height {
        for x in 0..<width { unsafe target[y &* width &+ x] = Sample.load(bytes, y &* stride &+ x &* Sample.size) }
      }
    }
  }

  /// The rows of a canvas, each gathered into the cells of a grid.
  init(_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int, _ grid: SplineGrid, _ height: Int) {
    self.init(width: grid.count, height: height)
    let (columns, pixels) = (grid.count, grid.pixels)
    var line = [Sample](repeating: .zero, count: pixels)
    unsafe samples.withUnsafeMutableBufferPointer { target in
      unsafe line.withUnsafeMutableBufferPointer { line in
        unsafe grid.weights.withUnsafeBufferPointer { weights in
          for y in 0..<height {
            for x in 0..<pixels { unsafe line[x] = Sample.load(bytes, y &* stride &+ x &* Sample.size) }
            for (cell, span) in grid.spans.enumerated() {
              var sum = Sample.zero
              var (x, weight) = (span.start, span.offset)
              while x < span.end {
                unsafe sum = sum + line[x] * weights[weight]
                x &+= 1
                weight &+= 1
              }
              unsafe target[y &* columns &+ cell] = sum
            }
          }
        }
      }
    }
  }

  /// Writes the samples to a canvas of the same size.
  func store(_ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) {
    unsafe samples.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in 0..<width { unsafe source[y &* width &+ x].store(bytes, y &* stride &+ x &* Sample.size) }
      }
    }
  }

  /// Interpolates the pixels of each row from the cells of a grid and writes them to a canvas.
  func storeSpread(_ grid: SplineGrid, _ bytes: UnsafeMutableRawBufferPointer, _ stride: Int) {
    let taps = (0..<grid.pixels).map(grid.tap)
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe taps.withUnsafeBufferPointer { taps in
        for y in 0..<height {
          for x in 0..<grid.pixels {
            let tap = unsafe taps[x]
            let i = y &* width &+ tap.cell
            let left: Sample = unsafe source[i] * tap.weights.x + source[i &+ 1] * tap.weights.y
            let right: Sample = unsafe source[i &+ 2] * tap.weights.z + source[i &+ 3] * tap.weights.w
            unsafe (left + right).store(bytes, y &* stride &+ x &* Sample.size)
          }
        }
      }
    }
  }
}
