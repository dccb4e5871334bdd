// SPDX-License-Identifier: MIT

/// A blur's sample that is read from and written to the bytes of a canvas.
protocol BlurPixel: BlurSample {
  /// Bytes of one pixel.
  static var size: Int { get }
  static func load(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) -> Self
  func store(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int)
}

extension Float: BlurPixel {
  static var size: Int { 1 }

  @inline(__always)
  static func load(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) -> Float { unsafe Float(bytes[offset]) }

  @inline(__always)
  func store(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) {
    unsafe bytes[offset] = UInt8(truncatingIfNeeded: Int32(min(max(self, 0), 255) + 0.5))
  }
}

extension SIMD4<Float>: BlurPixel {
  static var size: Int { 4 }

  @inline(__always)
  static func load(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) -> SIMD4<Float> {
    let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// Channels stay at or under alpha: every step before is monotone, so premultiplied in means premultiplied out.
  @inline(__always)
  func store(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) {
    let held = clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255)) + 0.5
    let v = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(held))
    unsafe bytes.storeBytes(of: v[0] | v[1] << 8 | v[2] << 16 | v[3] << 24, toByteOffset: offset, as: UInt32.self)
  }
}
