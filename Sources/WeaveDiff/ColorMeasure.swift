// SPDX-License-Identifier: MIT

/// How far apart two colours look, with a threshold of 0...1 above which they differ.
protocol ColorMeasure {
  /// Tells smooth edges from changes.
  associatedtype Detector: EdgeDetector

  init(threshold: Double)

  /// - Parameter a, b: straight RGBA bytes, red lowest.
  /// - Parameter isOddCell: which of two grounds translucent colours lie on.
  func difference(_ a: UInt32, _ b: UInt32, isOddCell: Bool) -> ColorDifference

  /// What becomes of a pixel whose colours differ.
  func verdict(x: Int, y: Int, _ difference: ColorDifference, _ detector: inout Detector) -> PixelVerdict
}

/// Tells pixels that are part of a smooth edge from those that changed, in two pictures of one size.
protocol EdgeDetector {
  init(_ a: PixelWords, _ b: PixelWords)
}

enum ColorDifference {
  /// Up to the threshold.
  case none
  /// Up to three times the threshold: told only where it is no noise.
  case faint
  case clear
}

extension UInt32 {
  var red: Double { Double(self & 0xFF) }
  var green: Double { Double(self >> 8 & 0xFF) }
  var blue: Double { Double(self >> 16 & 0xFF) }
  var alpha: Double { Double(self >> 24) }
  var isOpaque: Bool { self >= 0xFF00_0000 }

  /// The channels laid over a grey ground, 0...255.
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
