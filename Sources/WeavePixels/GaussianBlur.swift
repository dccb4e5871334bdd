// SPDX-License-Identifier: MIT

import WeaveGraphics
public import WeaveNative

/// A gaussian blur, within two levels of 255 of the exact one at any deviation.
///
/// For a small deviation, the pixels are convolved directly. For a large one, the blur uses a coarser grid: the pixels
/// are gathered into cells by the cubic B-spline, convolved, and interpolated by the same spline. (Box averages would
/// be cheaper but lose the position of a pixel within its box; the spline keeps the first two moments.) Each use of the
/// spline adds 1/3 of a cell² to the variance, so the kernel gets the rest of σ².
public struct GaussianBlur: Sendable {
  /// How pixels beyond the edges are treated.
  public enum Edge: Sendable {
    /// They are transparent, so edges fade out.
    case transparent
    /// They repeat the outermost pixels.
    case clamp
  }

  let edge: Edge
  /// The side of a cell of the coarser grid, in pixels; a power of two.
  let factor: Int
  /// The kernel on that grid, from its middle outwards.
  let half: [Float]

  /// - Parameter deviation: σ in pixels, clamped to 0...2,000; NaN is 0.
  public init(deviation: Double, edge: Edge) {
    let sigma = deviation > 0 ? min(deviation, 2_000) : 0
    var factor = 1
    while sigma / Double(factor * 2) >= 1.6 { factor *= 2 }
    let f = Double(factor)
    let spent = factor == 1 ? 0 : 2.0 / 3
    self.edge = edge
    self.factor = factor
    half = Self.kernel(variance: (sigma / f) * (sigma / f) - spent)
  }

  /// How far the blur spreads a pixel, in pixels. Beyond that, it adds less than half a level.
  public static func reach(deviation: Double) -> Double { max(0, min(deviation, 2_000)) * 3 }

  /// The sampled gaussian, with a sum of 1.
  private static func kernel(variance: Double) -> [Float] {
    guard variance > 0.01 else { return [1] }
    let reach = Int((variance.squareRoot() * 3.6).rounded(.up))
    let weights = (0...reach).map { power(2.718281828459045, -Double($0 * $0) / (2 * variance)) }
    let sum = weights.reduce(0, +) * 2 - weights[0]
    return weights.map { Float($0 / sum) }
  }

  /// Blurs a canvas in place; all channels of a colour canvas are blurred alike.
  public func apply(to canvas: Canvas) {
    guard half.count > 1 || factor > 1, canvas.width > 0, canvas.height > 0 else { return }
    switch canvas.format {
    case .color: blur(canvas, as: SIMD4<Float>.self)
    case .alpha: blur(canvas, as: Float.self)
    }
  }

  private func blur<Sample: BlurPixel>(_ canvas: Canvas, as: Sample.Type) {
    let (width, height) = (canvas.width, canvas.height)
    unsafe canvas.withBytes { bytes, stride in
      if factor == 1 {
        let plane = unsafe BlurPlane<Sample>(bytes, stride, width, height)
        unsafe plane.blurredAcross(half, edge: edge).blurredDown(half, edge: edge).store(bytes, stride)
      } else {
        let across = SplineGrid(pixels: width, factor: factor, edge: edge)
        let down = SplineGrid(pixels: height, factor: factor, edge: edge)
        let coarse = unsafe BlurPlane<Sample>(bytes, stride, across, height).gatheredDown(down)
        let soft = coarse.blurredAcross(half, edge: edge).blurredDown(half, edge: edge)
        unsafe soft.spreadDown(down).storeSpread(across, bytes, stride)
      }
    }
  }
}
