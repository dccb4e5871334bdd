// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative
import WeavePixels

@Suite struct GaussianBlurTests {
  /// Blocks, single pixels, lines and an edge that touches the rim: all that a blur could get wrong.
  private static let width = 90
  private static let height = 70

  private static func alpha(_ x: Int, _ y: Int) -> UInt8 {
    if x >= 60, y < 20 { return 255 }
    if (20..<34).contains(x), (20..<41).contains(y) { return 255 }
    if x == 50, y == 50 { return 255 }
    return x == 3 ? 200 : 0
  }

  /// The definition, in double precision: every pixel from all others.
  private func exact(_ sigma: Double, clamp: Bool) -> [Double] {
    let reach = Int(sigma * 6) + 1
    let weights = (-reach...reach).map { power(2.718281828459045, -Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func line(_ values: [Double]) -> [Double] {
      values.indices.map { i in
        var total = 0.0
        for (k, weight) in weights.enumerated() {
          let at = i + k - reach
          let held = min(max(at, 0), values.count - 1)
          if clamp || at == held { total += values[held] * weight }
        }
        return total / sum
      }
    }
    let (w, h) = (Self.width, Self.height)
    var plane = (0..<h).flatMap { y in line((0..<w).map { Double(Self.alpha($0, y)) }) }
    for x in 0..<w {
      let column = line((0..<h).map { plane[$0 * w + x] })
      for y in 0..<h { plane[y * w + x] = column[y] }
    }
    return plane
  }

  @Test(arguments: [0.4, 0.7, 1.3, 2.5, 3.1, 3.3, 4.7, 6.4, 9, 14, 25, 40], [false, true])
  func everyDeviationIsWithinTwoLevels(_ sigma: Double, _ clamp: Bool) throws {
    let pixels = PixelBuffer(
      width: Self.width, height: Self.height,
      bytes: (0..<Self.height).flatMap { y in
        (0..<Self.width).flatMap { x -> [UInt8] in
          let a = Self.alpha(x, y)
          return [a, a / 2, 0, a]
        }
      })
    let expected = exact(sigma, clamp: clamp)
    let color = try Canvas(pixels)
    let mask = try color.coverage()
    let blur = GaussianBlur(deviation: sigma, edge: clamp ? .clamp : .transparent)
    blur.apply(to: color)
    blur.apply(to: mask)
    let (seen, coverage) = (color.pixels(), mask.coverageRows())
    var worst = 0.0
    for (i, value) in expected.enumerated() {
      worst = max(worst, abs(Double(seen.bytes[i * 4]) - value), abs(Double(coverage[i]) - value))
      worst = max(worst, abs(Double(seen.bytes[i * 4 + 1]) - value / 2))
      #expect(seen.bytes[i * 4] <= seen.bytes[i * 4 + 3])
    }
    #expect(worst <= 2)
  }

  @Test(arguments: [0, -3, .nan, 0.05])
  func noDeviationChangesNothing(_ sigma: Double) throws {
    let pixels = PixelBuffer(width: 2, height: 1, bytes: [9, 8, 7, 255, 0, 0, 0, 0])
    let canvas = try Canvas(pixels)
    GaussianBlur(deviation: sigma, edge: .transparent).apply(to: canvas)
    #expect(canvas.pixels() == pixels)
  }

  @Test func aClampedPlainAreaStaysPlain() throws {
    let pixels = PixelBuffer(
      width: 33, height: 7, bytes: Array(repeating: [20, 40, 60, 80], count: 231).flatMap { $0 })
    for sigma in [1.0, 5, 60, 5_000, .infinity] {
      let canvas = try Canvas(pixels)
      GaussianBlur(deviation: sigma, edge: .clamp).apply(to: canvas)
      #expect(canvas.pixels() == pixels)
    }
  }
}
