// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A gaussian blur, within two levels of 255 of the exact one at any deviation.
///
/// A small deviation is convolved as it is. A large one is blurred on a coarser grid: boxes of `factor` pixels are
/// averaged, convolved, and interpolated by the cubic B-spline. The box has the variance (f² − 1)/12 and the spline
/// f²/3, so the kernel between gets what remains of σ²; the three in a row differ from a gaussian by less than the
/// eighth bit while σ stays over 1.6 cells.
public struct GaussianBlur: Sendable {
  /// What lies beyond the edges.
  public enum Edge: Sendable {
    case transparent
    /// The outermost pixels go on.
    case clamp
  }

  let edge: Edge
  /// Pixels along a side of a cell of the coarser grid, a power of two.
  let factor: Int
  /// The kernel on that grid, from its middle outwards.
  let half: [Float]

  /// - Parameter deviation: σ in pixels; held to 0...2,000, NaN is 0.
  public init(deviation: Double, edge: Edge) {
    let sigma = deviation > 0 ? min(deviation, 2_000) : 0
    var factor = 1
    while sigma / Double(factor * 2) >= 1.6 { factor *= 2 }
    let f = Double(factor)
    let spent = factor == 1 ? 0 : (1 - 1 / (f * f)) / 12 + 1.0 / 3
    self.edge = edge
    self.factor = factor
    half = Self.kernel(variance: (sigma / f) * (sigma / f) - spent)
  }

  /// How far the blur carries a pixel, in pixels; further out it adds less than half a level.
  public static func reach(deviation: Double) -> Double { max(0, min(deviation, 2_000)) * 3 }

  /// The sampled gaussian, its sum 1.
  private static func kernel(variance: Double) -> [Float] {
    guard variance > 0.01 else { return [1] }
    let reach = Int((variance.squareRoot() * 3.6).rounded(.up))
    let weights = (0...reach).map { power(2.718281828459045, -Double($0 * $0) / (2 * variance)) }
    let sum = weights.reduce(0, +) * 2 - weights[0]
    return weights.map { Float($0 / sum) }
  }

  /// Blurs a canvas in place, all channels of a colour canvas alike.
  public func apply(to canvas: Canvas) {
    guard half.count > 1 || factor > 1, canvas.width > 0, canvas.height > 0 else { return }
    switch canvas.format {
    case .color: blur(canvas, as: SIMD4<Float>.self)
    case .alpha: blur(canvas, as: Float.self)
    }
  }

  private func blur<Sample: BlurPixel>(_ canvas: Canvas, as: Sample.Type) {
    let margin = factor == 1 ? 0 : 2
    let (width, height) = (canvas.width, canvas.height)
    unsafe canvas.withBytes { bytes, stride in
      let coarse: BlurPlane<Sample> = unsafe shrunk(bytes, stride, width, height)
      let soft = coarse.blurredAcross(half, margin: margin, edge: edge)
        .blurredDown(half, margin: margin, edge: edge)
      if factor == 1 {
        unsafe store(soft, bytes, stride)
      } else {
        unsafe storeInterpolated(soft, bytes, stride, width, height)
      }
    }
  }

  /// The means of `factor × factor` boxes of pixels; boxes at the right and bottom reach over the edge.
  private func shrunk<Sample: BlurPixel>(
    _ bytes: UnsafeMutableRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int
  ) -> BlurPlane<Sample> {
    let columns = (width + factor - 1) / factor
    let rows = (height + factor - 1) / factor
    var plane = BlurPlane<Sample>(width: columns, height: rows)
    let share = 1 / Float(factor * factor)
    unsafe plane.samples.withUnsafeMutableBufferPointer { target in
      for y in 0..<(rows * factor) {
        if y >= height, edge == .transparent { break }
        let from = min(y, height - 1) * stride
        let to = y / factor * columns
        for cell in 0..<columns {
          var sum = Sample.zero
          for x in (cell * factor)..<((cell + 1) * factor) {
            if x >= width, edge == .transparent { break }
            unsafe sum = sum + Sample.load(bytes, from + min(x, width - 1) * Sample.size)
          }
          unsafe target[to + cell] = target[to + cell] + sum * share
        }
      }
    }
    return plane
  }

  private func store<Sample: BlurPixel>(
    _ plane: BlurPlane<Sample>, _ bytes: UnsafeMutableRawBufferPointer, _ stride: Int
  ) {
    unsafe plane.samples.withUnsafeBufferPointer { source in
      for y in 0..<plane.height {
        for x in 0..<plane.width {
          unsafe source[y * plane.width + x].store(bytes, y * stride + x * Sample.size)
        }
      }
    }
  }

  /// Each pixel from 4 × 4 cells around it; the plane has two cells of margin.
  private func storeInterpolated<Sample: BlurPixel>(
    _ plane: BlurPlane<Sample>, _ bytes: UnsafeMutableRawBufferPointer, _ stride: Int, _ width: Int, _ height: Int
  ) {
    let taps = (0..<factor).map { SplineTaps(phase: $0, of: factor) }
    let columns = plane.width
    var line = [Sample](repeating: .zero, count: columns)
    unsafe plane.samples.withUnsafeBufferPointer { source in
      unsafe line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let down = taps[y % factor]
          let top = (y / factor + down.first + 2) * columns
          for x in 0..<columns {
            var value: Sample = unsafe source[top + x] * down.weights[0]
            unsafe value = value + source[top + columns + x] * down.weights[1]
            unsafe value = value + source[top + 2 * columns + x] * down.weights[2]
            unsafe value = value + source[top + 3 * columns + x] * down.weights[3]
            unsafe line[x] = value
          }
          for x in 0..<width {
            let across = taps[x % factor]
            let i = x / factor + across.first + 2
            var value: Sample = unsafe line[i] * across.weights[0]
            unsafe value = value + line[i + 1] * across.weights[1]
            unsafe value = value + line[i + 2] * across.weights[2]
            unsafe value = value + line[i + 3] * across.weights[3]
            unsafe value.store(bytes, y * stride + x * Sample.size)
          }
        }
      }
    }
  }
}

/// The four cells that a pixel is interpolated from.
private struct SplineTaps {
  /// The first cell, relative to the one that the pixel lies in: −2 or −1.
  var first: Int
  var weights: SIMD4<Float>

  /// - Parameter phase: which pixel of its cell, 0..<factor.
  init(phase: Int, of factor: Int) {
    // The pixel's place among cell centres: 0 is the centre of its own cell.
    let u = (Float(phase) - Float(factor - 1) / 2) / Float(factor)
    let base = u.rounded(.down)
    let t = u - base
    let s = 1 - t
    first = Int(base) - 1
    // The uniform cubic B-spline.
    weights =
      SIMD4(s * s * s, 3 * t * t * t - 6 * t * t + 4, 3 * s * s * s - 6 * s * s + 4, t * t * t) / 6
  }
}
