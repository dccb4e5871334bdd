// SPDX-License-Identifier: MIT

import CDeflate
import Testing

@testable import WeaveNative

/// Rows with what the compressor needs to know of them.
struct Rows {
  var bytes: [UInt8]
  var bytesPerPixel = 4
  var rowSize = 401
  /// How many rows above are looked at.
  var rowsAbove = 1

  /// The zlib stream of a new compressor.
  var stream: [UInt8] {
    var writer = DeflateWriter()
    return stream(of: &writer)
  }

  /// - Parameter changed: the rows that may differ from those of the writer's last stream.
  func stream(of writer: inout DeflateWriter, changed: Range<Int>? = nil) -> [UInt8] {
    var file: [UInt8] = []
    writer.append(
      bytes, bytesPerPixel: bytesPerPixel, rowSize: rowSize, rowsAbove: rowsAbove, changed: changed, to: &file)
    return file
  }
}

/// What libdeflate reads from a zlib stream of `count` bytes and no more; nil where it is broken.
func decoded(_ stream: [UInt8], count: Int) -> [UInt8]? {
  guard let decoder = libdeflate_alloc_decompressor() else { return nil }
  defer { libdeflate_free_decompressor(decoder) }
  var isWhole = false
  let bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { target, used in
    var got = 0
    let result = stream.withUnsafeBufferPointer {
      libdeflate_zlib_decompress(decoder, $0.baseAddress, $0.count, target.baseAddress, count, &got)
    }
    isWhole = result == LIBDEFLATE_SUCCESS && got == count
    used = isWhole ? count : 0
  }
  return isWhole ? bytes : nil
}

/// The size of libdeflate's own stream.
func librarySize(_ bytes: [UInt8], level: Int32) -> Int {
  guard let compressor = libdeflate_alloc_compressor(level) else { return 0 }
  defer { libdeflate_free_compressor(compressor) }
  var target = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
  let room = target.count
  return bytes.withUnsafeBufferPointer { source in
    target.withUnsafeMutableBufferPointer {
      libdeflate_zlib_compress(compressor, source.baseAddress, source.count, $0.baseAddress, room)
    }
  }
}

/// Numbers that are the same in every run: a 64-bit linear congruential generator, its upper half.
///
/// - Source: D. E. Knuth, MMIX.
struct Noise: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<2 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value = value << 32 | state >> 32
    }
    return value
  }
}

func noise(_ count: Int, seed: UInt64 = 1, below limit: Int = 256) -> [UInt8] {
  var generator = Noise(state: seed)
  return (0..<count).map { _ in UInt8(Int.random(in: 0..<limit, using: &generator)) }
}
