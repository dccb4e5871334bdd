// SPDX-License-Identifier: MIT

import WeaveNative

/// Premultiplied pixels of four bytes, in memory that it does not own; valid only within the closure that received it.
@unsafe
struct PixelView {
  var bytes: UnsafeRawBufferPointer
  var stride, width, height: Int
  /// Whether the bytes are blue, green, red, alpha, as in Cairo; otherwise they begin with red.
  var isBlueFirst: Bool

  /// A pixel as 0xAARRGGBB.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let value = unsafe bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    return unsafe isBlueFirst ? value : value.swappedRedAndBlue
  }

  /// The end of the run of pixels equal to the one at `x`.
  @inline(__always)
  func endOfRun(_ x: Int, _ y: Int) -> Int {
    let row = unsafe y * stride
    let value = unsafe bytes.loadUnaligned(fromByteOffset: row + x * 4, as: UInt32.self)
    let pair = UInt64(value) << 32 | UInt64(value)
    var end = x + 1
    while unsafe end + 4 <= width {
      let low = unsafe bytes.loadUnaligned(fromByteOffset: row + end * 4, as: UInt64.self) ^ pair
      let high = unsafe bytes.loadUnaligned(fromByteOffset: row + end * 4 + 8, as: UInt64.self) ^ pair
      if low | high != 0 { break }
      end += 4
    }
    while unsafe end < width && bytes.loadUnaligned(fromByteOffset: row + end * 4, as: UInt32.self) == value {
      end += 1
    }
    return end
  }

  /// The first byte of a row; nil if there are no bytes.
  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer? { unsafe bytes.baseAddress.map { unsafe $0 + y * stride } }
}

/// Up to 256 pixel values, in the order in which they were added.
struct PixelSet {
  static let capacity = 256
  private(set) var values: [UInt32] = []
  /// A hash table with open addressing; 0 is a free slot, otherwise the index in `values` plus one.
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

  /// Adds a value; false if it is new and the set is full.
  mutating func insert(_ value: UInt32) -> Bool {
    let i = slot(of: value)
    if slots[i] != 0 { return true }
    guard values.count < Self.capacity else { return false }
    values.append(value)
    slots[i] = UInt16(values.count)
    return true
  }
}
