// SPDX-License-Identifier: MIT

/// Measures how different two colours look; they differ if the result is above a threshold of 0...1.
protocol ColorMeasure {
  /// Distinguishes smooth edges from changes.
  associatedtype Detector: EdgeDetector

  init(threshold: Double)

  /// - Parameter a, b: straight RGBA bytes, red lowest.
  /// - Parameter isOddCell: which of two backgrounds translucent colours are drawn on.
  func difference(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> ColorDifference

  /// The same for channels of 16 bits.
  func difference(_ a: DeepColor, _ b: DeepColor, isOddCell: Bool) -> ColorDifference

  /// The verdict for a pixel whose colours differ.
  func verdict(x: Int, y: Int, _ difference: ColorDifference, _ detector: inout Detector) -> PixelVerdict
}

/// Distinguishes pixels of a smooth edge from changed pixels, in two pictures of the same size.
protocol EdgeDetector {
  init(_ a: PixelWords, _ b: PixelWords)
}

enum ColorDifference {
  /// At most the threshold.
  case none
  /// At most three times the threshold: counts only if it is not noise.
  case faint
  case clear
}

extension UInt32 {
  var red: Double { Double(self & 0xFF) }
  var green: Double { Double(self >> 8 & 0xFF) }
  var blue: Double { Double(self >> 16 & 0xFF) }
  var alpha: Double { Double(self >> 24) }
  var isOpaque: Bool { self >= 0xFF00_0000 }

  /// The channels composited over a grey background, 0...255.
  func over(_ ground: Double) -> (red: Double, green: Double, blue: Double) {
    guard !isOpaque else { return (red, green, blue) }
    let alpha = alpha / 255
    return (
      ground + (red - ground) * alpha, ground + (green - ground) * alpha, ground + (blue - ground) * alpha
    )
  }

  /// The channels, red first.
  @inline(__always)
  var channels: SIMD4<Int32> { SIMD4(truncatingIfNeeded: unsafeBitCast(littleEndian, to: SIMD4<UInt8>.self)) }
}
