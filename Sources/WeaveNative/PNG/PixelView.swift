// SPDX-License-Identifier: MIT

/// Premultiplied pixels of four bytes, wherever they lie; valid only within the closure that gave it.
@unsafe
struct PixelView {
  var bytes: UnsafeRawBufferPointer
  var stride, width, height: Int
  /// Whether the bytes are blue, green, red, alpha, as Cairo has them, or begin with red.
  var isBlueFirst: Bool

  /// A pixel as 0xAARRGGBB.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let value = unsafe bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    return unsafe isBlueFirst ? value : value.swappedRedAndBlue
  }

  /// Eight pixels that begin with red in memory; nil unless all are opaque.
  @inline(__always)
  func eightOpaquePixels(_ x: Int, _ y: Int) -> SIMD8<UInt32>? {
    let pixels = unsafe bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: SIMD8<UInt32>.self)
    let alpha = SIMD8<UInt32>(repeating: 0xFF00_0000)
    guard (pixels & alpha) == alpha else { return nil }
    guard unsafe isBlueFirst else { return pixels }
    let green = pixels & 0xFF00_FF00
    let others = pixels & 0x00FF_00FF
    return green | (others &<< 16) | (others &>> 16)
  }
}

/// Up to 256 pixel values with their order of arrival.
struct PixelSet {
  static let capacity = 256
  private(set) var values: [UInt32] = []
  /// Open addressing; 0 is free, else the index in `values` plus one.
  private var slots = [UInt16](repeating: 0, count: 1024)

  @inline(__always)
  private func slot(of value: UInt32) -> Int {
    var i = Int(truncatingIfNeeded: (value &* 0x9E37_79B1) >> 22)
    while slots[i] != 0, values[Int(slots[i]) - 1] != value { i = (i + 1) & 1023 }
    return i
  }

  /// The index of a value; nil if it is not in the set.
  func index(of value: UInt32) -> Int? {
    let found = Int(slots[slot(of: value)])
    return found == 0 ? nil : found - 1
  }

  /// Adds a value; false if the set is full without it.
  mutating func insert(_ value: UInt32) -> Bool {
    let i = slot(of: value)
    if slots[i] != 0 { return true }
    guard values.count < Self.capacity else { return false }
    values.append(value)
    slots[i] = UInt16(values.count)
    return true
  }
}
