// SPDX-License-Identifier: MIT

/// The mean of the sRGB code values of many pixels.
struct PixelMean {
  private(set) var count = 0
  private var red: UInt64 = 0
  private var green: UInt64 = 0
  private var blue: UInt64 = 0

  /// Adds an opaque pixel, red in the lowest byte.
  mutating func add(_ pixel: UInt32) {
    count += 1
    red += UInt64(pixel & 0xFF)
    green += UInt64(pixel >> 8 & 0xFF)
    blue += UInt64(pixel >> 16 & 0xFF)
  }

  /// The mean as an opaque pixel; white if there are none.
  var pixel: UInt32 {
    guard count > 0 else { return 0xFFFF_FFFF }
    let parts = [red, green, blue].map { UInt32(truncatingIfNeeded: ($0 + UInt64(count / 2)) / UInt64(count)) }
    return 0xFF00_0000 | parts[2] << 16 | parts[1] << 8 | parts[0]
  }
}
