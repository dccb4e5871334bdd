// SPDX-License-Identifier: MIT

internal import CDeflate

/// Compresses the rows of drawn pictures: faster than a compressor for any bytes, as it looks for what drawings repeat.
///
/// Holds its buffers for the next picture. The same rows give the same bytes.
struct DeflateWriter: ~Copyable {
  private let buffers = DeflateBuffers()
  /// The stream of the last picture, and free bytes after it.
  private var target: [UInt8] = []

  /// Appends a zlib stream of rows to a file.
  ///
  /// - Parameters:
  ///   - rows: each a filter's byte and pixels; a last one may be shorter.
  ///   - bytesPerPixel: 1 to 4.
  ///   - rowSize: bytes of a row with its filter's byte.
  /// - Source: RFC 1950 for the stream, RFC 1951 for the blocks.
  mutating func append(_ rows: [UInt8], bytesPerPixel: Int, rowSize: Int, to file: inout [UInt8]) {
    // Deflate with a window of 32 KB, the fastest of four levels; the number is a multiple of 31.
    file.append(contentsOf: [0x78, 0x01])
    let count = unsafe rows.withUnsafeBytes { rows in
      unsafe compress(rows, min(max(bytesPerPixel, 1), 4), max(rowSize, 1))
    }
    file.append(contentsOf: target[..<count])
    let sum = unsafe rows.withUnsafeBytes { unsafe libdeflate_adler32(1, $0.baseAddress, $0.count) }
    for shift in [24, 16, 8, 0] as [UInt32] { file.append(UInt8(sum >> shift & 0xFF)) }
  }

  /// Puts blocks into `target`; gives the number of their bytes.
  private mutating func compress(_ rows: UnsafeRawBufferPointer, _ bytesPerPixel: Int, _ rowSize: Int) -> Int {
    guard let base = rows.baseAddress, unsafe !rows.isEmpty else {
      // A last block of fixed codes with nothing but its end.
      target = [3, 0]
      return 2
    }
    buffers.forget()
    let matcher = unsafe PixelMatcher(
      base: base, count: rows.count, bytesPerPixel: bytesPerPixel, rowSize: rowSize, buffers: buffers)
    var position = Position()
    var start = 0
    while start < rows.count {
      buffers.clearCounts()
      let found = unsafe matcher.tokenize(from: start)
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: rows[start..<found.end])
      unsafe writeBlock(found.tokens, bytes, isLast: found.end == rows.count, &position)
      start = found.end
    }
    return position.bytes + (position.carried.count + 7) / 8
  }

  /// Where the next block begins.
  private struct Position {
    var bytes = 0
    var carried: (bits: UInt64, count: Int) = (0, 0)
  }

  private mutating func writeBlock(
    _ tokenCount: Int, _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ position: inout Position
  ) {
    unsafe buffers.literalCounts[256] = 1
    let block = unsafe DeflateBlock(
      literalCounts: UnsafeBufferPointer(start: buffers.literalCounts, count: DeflateBuffers.literalSymbols),
      distanceCounts: UnsafeBufferPointer(start: buffers.distanceCounts, count: DeflateBuffers.distanceSymbols))
    let isStored = StoredBlocks.size(bytes.count) < block.size
    let room = unsafe position.bytes + min(StoredBlocks.size(bytes.count), block.size) / 8 + 2 + BitWriter.slack
    if target.count < room { target.append(contentsOf: repeatElement(0, count: max(room, 1 << 16) - target.count)) }
    let tokens = unsafe UnsafeBufferPointer(start: buffers.tokens, count: tokenCount)
    unsafe target.withUnsafeMutableBytes { target in
      guard let start = target.baseAddress, let source = bytes.baseAddress else { return }
      var writer = unsafe BitWriter(at: start + position.bytes, carrying: position.carried)
      if isStored {
        unsafe StoredBlocks.write(bytes, isLast: isLast, to: &writer)
      } else {
        unsafe block.write(tokens, from: source.assumingMemoryBound(to: UInt8.self), isLast: isLast, to: &writer)
      }
      position = unsafe Position(bytes: writer.next - start, carried: writer.carried)
    }
  }
}

/// Bytes as they are, for what does not get smaller.
///
/// - Source: RFC 1951, section 3.2.4.
enum StoredBlocks {
  private static let most = 65_535

  /// Bits at most.
  static func size(_ count: Int) -> Int { 8 * count + 40 * ((count + most - 1) / most) + 8 }

  static func write(_ bytes: UnsafeRawBufferPointer, isLast: Bool, to writer: inout BitWriter) {
    var start = 0
    while start < bytes.count {
      let count = min(most, bytes.count - start)
      unsafe writer.add(isLast && start + count == bytes.count ? 1 : 0, 3)
      unsafe writer.alignToByte()
      unsafe writer.add(UInt64(count), 16)
      unsafe writer.add(UInt64(most - count), 16)
      unsafe writer.flush()
      if let base = bytes.baseAddress { unsafe writer.add(bytes: base + start, count: count) }
      start += count
    }
  }
}
