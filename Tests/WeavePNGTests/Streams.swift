// SPDX-License-Identifier: MIT

import Testing
import WeaveNative

@testable import WeavePNG

/// Rows with what the compressor needs to know of them.
struct Rows {
  var bytes: [UInt8]
  var bytesPerPixel = 4
  var rowSize = 401
  /// How many rows above are looked at.
  var content = RowContent.drawn

  /// The zlib stream of a new compressor.
  var stream: [UInt8] {
    var writer = DeflateWriter()
    return stream(of: &writer)
  }

  /// - Parameter changed: the rows that may differ from those of the writer's last stream.
  func stream(of writer: inout DeflateWriter, changed: Range<Int>? = nil) -> [UInt8] {
    var file: [UInt8] = []
    writer.append(
      bytes, bytesPerPixel: bytesPerPixel, rowSize: rowSize, content: content, changed: changed, to: &file)
    return file
  }
}

/// What libdeflate reads from a zlib stream of `count` bytes and no more; nil where it is broken.
func decoded(_ stream: [UInt8], count: Int) -> [UInt8]? { Zlib.bytes(of: stream, size: count) }

/// The size of libdeflate's own stream.
func librarySize(_ bytes: [UInt8], level: Int) -> Int { ZlibCompressor(level: level)?.stream(of: bytes)?.count ?? 0 }

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
