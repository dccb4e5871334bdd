// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveNative

/// Scales pictures in good quality: a bicubic filter as wide as the scale asks for, so that shrinking averages.
///
/// - Source: the Catmull-Rom spline (Keys 1981, a = −0.5), stretched by the shrink factor.
public enum ImageScaler {
  /// A part of a picture, scaled onto a box of a new canvas.
  ///
  /// - Parameters:
  ///   - source: the part, in pixels of the picture, fractions allowed; nothing outside it shows.
  ///   - destination: the box that it covers, in pixels of the canvas; may reach over it.
  ///   - width: of the canvas; pixels outside `destination` continue its edge.
  public static func scale(
    _ pixels: PixelBuffer, source: Rect, onto destination: Rect, width: Int, height: Int
  ) throws(CairoError) -> Canvas {
    let canvas = try Canvas(width: width, height: height)
    let columns = ScalingTaps(
      source.minX..<max(source.maxX, source.minX), of: pixels.width, destination.minX, destination.width, count: width)
    let rows = ScalingTaps(
      source.minY..<max(source.maxY, source.minY), of: pixels.height, destination.minY, destination.height,
      count: height)
    guard let columns, let rows else { return canvas }
    let plane = scale(pixels, columns, rows)
    unsafe canvas.withBytes { bytes, stride in
      for y in 0..<height {
        for x in 0..<width {
          let value = heldPixel(plane[y * width + x])
          unsafe bytes.storeBytes(of: value.swappedRedAndBlue, toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
    return canvas
  }

  /// Source row by source row: scaled across, then added to every row of the result that it is part of.
  private static func scale(_ pixels: PixelBuffer, _ columns: ScalingTaps, _ rows: ScalingTaps) -> [SIMD4<Float>] {
    let width = columns.spans.count
    var plane = [SIMD4<Float>](repeating: .zero, count: width * rows.spans.count)
    var line = [SIMD4<Float>](repeating: .zero, count: width)
    // Both ends of the rows' spans only grow, so the rows that still need a source row are a sliding window.
    var first = 0
    for y in rows.sourceRange {
      while first < rows.spans.count, rows.spans[first].end <= y { first += 1 }
      guard first < rows.spans.count else { break }
      scaleRow(pixels, y, columns, &line)
      var row = first
      while row < rows.spans.count, rows.spans[row].start <= y {
        let weight = rows.weights[rows.spans[row].offset + y - rows.spans[row].start]
        for x in 0..<width { plane[row * width + x] += line[x] * weight }
        row += 1
      }
    }
    return plane
  }

  private static func scaleRow(_ pixels: PixelBuffer, _ y: Int, _ columns: ScalingTaps, _ line: inout [SIMD4<Float>]) {
    let start = y * pixels.width * 4
    unsafe pixels.bytes.withUnsafeBytes { bytes in
      unsafe columns.weights.withUnsafeBufferPointer { weights in
        for (x, span) in columns.spans.enumerated() {
          var sum = SIMD4<Float>.zero
          for i in 0..<(span.end - span.start) {
            let pixel = unsafe bytes.loadUnaligned(fromByteOffset: start + (span.start + i) * 4, as: UInt32.self)
            let parts = SIMD4(
              Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
            unsafe sum += parts * weights[span.offset + i]
          }
          line[x] = sum
        }
      }
    }
  }

  /// A bicubic filter overshoots: colours are held to 0...alpha, as premultiplied pixels must be.
  @inline(__always)
  private static func heldPixel(_ value: SIMD4<Float>) -> UInt32 {
    value.replacing(with: SIMD4(repeating: value.w), where: value .> value.w).packed
  }
}

/// Along one axis: which source pixels, and how much of each, make each pixel of the result.
struct ScalingTaps {
  struct Span {
    var start, end: Int
    /// Of its first weight in `weights`.
    var offset: Int
  }

  var spans: [Span] = []
  var weights: [Float] = []

  /// All source pixels that are needed.
  var sourceRange: Range<Int> {
    guard let first = spans.map(\.start).min(), let last = spans.map(\.end).max() else { return 0..<0 }
    return first..<last
  }

  /// - Parameters:
  ///   - range: the part of the source, held to 0...`size`.
  ///   - origin: where it begins in the result; `length` is how long it is there.
  init?(_ range: Range<Double>, of size: Int, _ origin: Double, _ length: Double, count: Int) {
    let low = max(range.lowerBound, 0)
    let high = min(range.upperBound, Double(size))
    guard high > low, length > 0, length < 1e9, abs(origin) < 1e9, size > 0 else { return nil }
    let ratio = (high - low) / length
    let width = max(ratio, 1)
    let bounds = Int(low)...max(Int(low), Int(high.rounded(.up)) - 1)
    for i in 0..<count {
      // Beyond the destination its edge goes on.
      let center = min(max(low + (Double(i) + 0.5 - origin) * ratio, low), high)
      append(center, width, bounds)
    }
  }

  private mutating func append(_ center: Double, _ width: Double, _ bounds: ClosedRange<Int>) {
    func held(_ v: Double) -> Int { min(max(Int(v.rounded(.down)), bounds.lowerBound), bounds.upperBound) }
    let start = held(center - 2 * width)
    let end = held(center + 2 * width) + 1
    let raw = (start..<end).map { Self.catmullRom((Double($0) + 0.5 - center) / width) }
    let sum = raw.reduce(0, +)
    spans.append(Span(start: start, end: end, offset: weights.count))
    // A part narrower than a pixel can lie where all weights vanish.
    let share = abs(sum) > 1e-6 ? raw.map { Float($0 / sum) } : raw.map { _ in 1 / Float(raw.count) }
    weights += share
  }

  private static func catmullRom(_ x: Double) -> Double {
    let t = abs(x)
    if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
    if t < 2 { return ((-0.5 * t + 2.5) * t - 4) * t + 2 }
    return 0
  }
}
