// SPDX-License-Identifier: MIT

/// A blur sample that can be read from and written to the bytes of a canvas.
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

  /// A byte placed in the mantissa of 2²³ gives the float 2²³ plus the byte, so no number needs its own conversion.
  @inline(__always)
  static func load(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) -> SIMD4<Float> {
    let pixel = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
    let bits = SIMD4<UInt32>(truncatingIfNeeded: pixel) | 0x4B00_0000
    return unsafe unsafeBitCast(bits, to: SIMD4<Float>.self) - 8_388_608
  }

  /// Channels never exceed alpha: every step before is monotone, so premultiplied input stays premultiplied.
  @inline(__always)
  func store(_ bytes: UnsafeMutableRawBufferPointer, _ offset: Int) {
    unsafe bytes.storeBytes(of: packed, toByteOffset: offset, as: UInt32.self)
  }
}

extension SIMD4<Float> {
  /// The four numbers rounded and clamped to 0...255, the first in the lowest byte.
  ///
  /// Adding 2²³ leaves the rounded value in the lowest bits of a float, which is several times faster than Swift's
  /// checked vector conversions. Masks compile to processor instructions, whereas `pointwiseMin` would compile to
  /// calls.
  @inline(__always)
  var packed: UInt32 {
    let low = SIMD4<Float>(repeating: 0)
    let high = SIMD4<Float>(repeating: 255)
    let atLeast = replacing(with: low, where: self .< low)
    let held = atLeast.replacing(with: high, where: atLeast .> high) + 8_388_608
    let bytes = unsafe SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(held, to: SIMD4<UInt32>.self))
    return unsafe UInt32(littleEndian: unsafeBitCast(bytes, to: UInt32.self))
  }
}
