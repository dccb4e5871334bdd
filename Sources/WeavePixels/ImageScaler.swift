// SPDX-License-Identifier: MIT

public import WeaveGraphics
public import WeaveNative

/// Scales pictures in good quality with a bicubic filter. When shrinking, the filter widens by the shrink factor, so
/// that it averages.
///
/// - Source: the Catmull-Rom spline (Keys 1981, a = −0.5), stretched by the shrink factor.
public enum ImageScaler {
  /// A part of a picture, scaled onto a box of a new canvas.
  ///
  /// - Parameters:
  ///   - source: the part, in pixels of the picture, fractions allowed; nothing outside it is visible.
  ///   - destination: the box that it covers, in pixels of the canvas; may extend beyond the canvas.
  ///   - width: of the canvas. Pixels outside `destination` repeat its edge.
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
    unsafe canvas.withBytes { bytes, stride in
      unsafe scale(pixels, columns, rows) { row, y in
        for x in row.indices {
          let value = unsafe heldPixel(row[x]).swappedRedAndBlue
          unsafe bytes.storeBytes(of: value, toByteOffset: y * stride + x * 4, as: UInt32.self)
        }
      }
    }
    return canvas
  }

  /// Scales four source rows at a time horizontally, then adds them to every result row that they contribute to. Each
  /// result row is passed to `write` with its number when it is complete, from first to last.
  private static func scale(
    _ pixels: PixelBuffer, _ columns: ScalingTaps, _ rows: ScalingTaps,
    _ write: (UnsafeBufferPointer<SIMD4<Float>>, Int) -> Void
  ) {
    let width = columns.spans.count
    // Both ends of the rows' spans only increase, so the result rows that are still incomplete form a sliding window.
    let window = rows.mostAtOnce(of: 4)
    var open = [SIMD4<Float>](repeating: .zero, count: width * window)
    var lines = FourRows(length: width)
    var parts = FourRows(length: pixels.width)
    let (across, down) = (columns.sourceRange, rows.sourceRange)
    var first = 0
    for top in stride(from: down.lowerBound, to: down.upperBound, by: 4) {
      let end = min(top + 4, down.upperBound)
      for y in top..<end { parts.unpack(pixels, y, across, into: y - top) }
      lines.scale(parts, columns)
      var row = first
      while row < rows.spans.count, rows.spans[row].start < end {
        lines.add(to: &open, at: row % window * width, times: rows.shares(of: top..<end, in: row))
        row += 1
      }
      while first < rows.spans.count, rows.spans[first].end <= end {
        unsafe open.withUnsafeMutableBufferPointer { open in
          let start = first % window * width
          let whole = unsafe UnsafeMutableBufferPointer(rebasing: open[start..<(start + width)])
          unsafe write(UnsafeBufferPointer(whole), first)
          unsafe whole.update(repeating: .zero)
        }
        first += 1
      }
    }
  }

  /// A bicubic filter overshoots, so colours are limited to 0...alpha, as premultiplied pixels require.
  @inline(__always)
  private static func heldPixel(_ value: SIMD4<Float>) -> UInt32 {
    value.replacing(with: SIMD4(repeating: value.w), where: value .> value.w).packed
  }
}

/// The pixels of four rows as floating-point numbers. With four rows at once, each weight is loaded only once.
private struct FourRows {
  private let length: Int
  /// Row after row.
  private var values: [SIMD4<Float>]

  init(length: Int) {
    self.length = length
    values = [SIMD4<Float>](repeating: .zero, count: 4 * length)
  }

  /// Converts pixels of row `y` of a picture into one of the four rows.
  mutating func unpack(_ pixels: PixelBuffer, _ y: Int, _ range: Range<Int>, into place: Int) {
    let (start, target) = (y * pixels.width * 4, place * length)
    unsafe pixels.bytes.withUnsafeBytes { bytes in
      unsafe values.withUnsafeMutableBufferPointer { values in
        for x in range {
          let pixel = unsafe bytes.loadUnaligned(fromByteOffset: start + x * 4, as: SIMD4<UInt8>.self)
          unsafe values[target + x] = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: pixel))
        }
      }
    }
  }

  /// Scales four rows at once; each pixel is a weighted sum of its taps.
  mutating func scale(_ source: FourRows, _ taps: ScalingTaps) {
    let (length, stride) = (length, source.length)
    unsafe source.values.withUnsafeBufferPointer { source in
      unsafe taps.weights.withUnsafeBufferPointer { weights in
        unsafe values.withUnsafeMutableBufferPointer { values in
          guard let source = source.baseAddress, let weights = weights.baseAddress else { return }
          for (x, span) in taps.spans.enumerated() {
            var tap = unsafe source + span.start
            var weight = unsafe weights + span.offset
            var sums = (SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero, SIMD4<Float>.zero)
            for _ in span.start..<span.end {
              let share = unsafe SIMD4(repeating: weight.pointee)
              unsafe sums.0 += tap.pointee * share
              unsafe sums.1 += tap[stride] * share
              unsafe sums.2 += tap[2 * stride] * share
              unsafe sums.3 += tap[3 * stride] * share
              unsafe tap += 1
              unsafe weight += 1
            }
            unsafe (values[x], values[length + x]) = (sums.0, sums.1)
            unsafe (values[2 * length + x], values[3 * length + x]) = (sums.2, sums.3)
          }
        }
      }
    }
  }

  /// Adds the four rows, each times its share, to one row of a plane.
  func add(to plane: inout [SIMD4<Float>], at start: Int, times shares: SIMD4<Float>) {
    unsafe values.withUnsafeBufferPointer { values in
      unsafe plane.withUnsafeMutableBufferPointer { plane in
        let row = unsafe UnsafeMutableBufferPointer(rebasing: plane[start..<(start + length)])
        let (second, third, fourth) = unsafe (
          UnsafeBufferPointer(rebasing: values[length...]), UnsafeBufferPointer(rebasing: values[(2 * length)...]),
          UnsafeBufferPointer(rebasing: values[(3 * length)...])
        )
        for x in row.indices {
          var sum = unsafe row[x] + values[x] * shares.x
          unsafe sum += second[x] * shares.y
          unsafe sum += third[x] * shares.z
          unsafe sum += fourth[x] * shares.w
          unsafe row[x] = sum
        }
      }
    }
  }
}

/// The source pixels and weights for each result pixel along one axis.
struct ScalingTaps {
  struct Span {
    var start, end: Int
    /// The index of its first weight in `weights`.
    var offset: Int
  }

  var spans: [Span] = []
  var weights: [Float] = []

  /// All source pixels that are needed.
  var sourceRange: Range<Int> {
    guard let first = spans.map(\.start).min(), let last = spans.map(\.end).max() else { return 0..<0 }
    return first..<last
  }

  /// The most result pixels that any block of `count` source pixels contributes to. The first block begins with the
  /// first pixel that is needed.
  func mostAtOnce(of count: Int) -> Int {
    var (most, first, next) = (0, 0, 0)
    for start in stride(from: sourceRange.lowerBound, to: sourceRange.upperBound, by: count) {
      while first < spans.count, spans[first].end <= start { first += 1 }
      while next < spans.count, spans[next].start < start + count { next += 1 }
      most = max(most, next - first)
    }
    return most
  }

  /// The weights of up to four source pixels in a result pixel; 0 for those that do not contribute.
  func shares(of range: Range<Int>, in place: Int) -> SIMD4<Float> {
    let span = spans[place]
    var shares = SIMD4<Float>.zero
    for source in range.clamped(to: span.start..<span.end) {
      shares[source - range.lowerBound] = weights[span.offset + source - span.start]
    }
    return shares
  }

  /// - Parameters:
  ///   - range: the part of the source, clamped to 0...`size`.
  ///   - origin: where the part begins in the result.
  ///   - length: how long it is there.
  init?(_ range: Range<Double>, of size: Int, _ origin: Double, _ length: Double, count: Int) {
    let low = max(range.lowerBound, 0)
    let high = min(range.upperBound, Double(size))
    guard high > low, length > 0, length < 1e9, abs(origin) < 1e9, size > 0 else { return nil }
    let ratio = (high - low) / length
    let width = max(ratio, 1)
    let bounds = Int(low)...max(Int(low), Int(high.rounded(.up)) - 1)
    for i in 0..<count {
      // Beyond the destination, its edge is repeated.
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
    // For a part narrower than a pixel, all weights can vanish.
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
