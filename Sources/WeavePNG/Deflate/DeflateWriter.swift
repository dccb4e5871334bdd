// SPDX-License-Identifier: MIT

import WeaveNative

/// Compresses the rows of pictures: faster than a compressor for any bytes, as it looks for what such rows repeat.
///
/// A picture is compressed in bands of rows, each of which depends on itself and at most on the row above it alone. So a band that
/// stays as it was, with this row, is the same in the stream, and is taken over from the last one.
/// The same rows give the same bytes, whatever was compressed before.
struct DeflateWriter: ~Copyable {
  private let buffers = DeflateBuffers()
  private var last = Picture()
  /// The stream in work, and free bytes after it.
  private var target: [UInt8] = []
  private var bands: [Band] = []

  /// A picture's form and its stream, with free bytes after it.
  private struct Picture {
    var count = 0
    var bytesPerPixel = 0
    var rowSize = 0
    var content = RowContent.drawn
    var stream: [UInt8] = []
    var bands: [Band] = []
  }

  /// Where the blocks of some rows stand in a stream, in bits.
  private struct Band {
    var bits: Range<Int>
    /// Whether they may stand elsewhere: stored bytes begin where bytes do.
    var isMovable: Bool
  }

  /// Appends a zlib stream of rows to a file.
  ///
  /// - Parameters:
  ///   - rows: each a filter's byte and pixels; a last one may be shorter.
  ///   - bytesPerPixel: 1 to 4.
  ///   - rowSize: bytes of a row with its filter's byte.
  ///   - content: what the rows hold.
  ///   - changed: the rows, counted from 0, outside of which the bytes are those of the last call; nil where that is not
  ///     known.
  /// - Source: RFC 1950 for the stream, RFC 1951 for the blocks.
  mutating func append(
    _ rows: [UInt8], bytesPerPixel: Int, rowSize: Int, content: RowContent = .drawn, changed: Range<Int>? = nil,
    to file: inout [UInt8]
  ) {
    // Deflate with a window of 32 KB, the fastest of four levels; the number is a multiple of 31.
    file.append(contentsOf: [0x78, 0x01])
    let (bytesPerPixel, rowSize) = (min(max(bytesPerPixel, 1), 4), max(rowSize, 1))
    let hasSameForm =
      (bytesPerPixel, rowSize, content, rows.count) == (last.bytesPerPixel, last.rowSize, last.content, last.count)
    let count = unsafe rows.withUnsafeBytes {
      unsafe compress($0, bytesPerPixel, rowSize, content, changed: hasSameForm ? changed : nil)
    }
    file.append(contentsOf: target[..<count])
    let sum = Zlib.adler32(rows)
    for shift in [24, 16, 8, 0] as [UInt32] { file.append(UInt8(sum >> shift & 0xFF)) }
    (last.count, last.bytesPerPixel, last.rowSize, last.content) = (rows.count, bytesPerPixel, rowSize, content)
    swap(&target, &last.stream)
    swap(&bands, &last.bands)
  }

  /// Puts blocks into `target`; gives the number of their bytes.
  private mutating func compress(
    _ rows: UnsafeRawBufferPointer, _ bytesPerPixel: Int, _ rowSize: Int, _ content: RowContent, changed: Range<Int>?
  ) -> Int {
    bands.removeAll(keepingCapacity: true)
    guard unsafe !rows.isEmpty else {
      // A last block of fixed codes with nothing but its end.
      target = [3, 0]
      return 2
    }
    let height = (rows.count + rowSize - 1) / rowSize
    let bandSize =
      max(1, content.leastBand(of: rows.count) / rowSize, (height + content.mostBands - 1) / content.mostBands)
      * rowSize
    var position = Position()
    for start in stride(from: 0, to: rows.count, by: bandSize) {
      let place = start..<min(start + bandSize, rows.count)
      let firstBit = position.bit
      var isMovable = true
      let first = start / rowSize
      let reach = first - content.rowsBefore..<first + bandSize / rowSize
      if let changed, !changed.overlaps(reach), let known = knownBand(start / bandSize) {
        takeOver(known, &position)
      } else {
        isMovable =
          switch (content, bytesPerPixel) {
          case (.drawn, 1): unsafe compress(place, of: rows, rowSize, PixelMatcher<1, 1>.self, &position)
          case (.drawn, 2): unsafe compress(place, of: rows, rowSize, PixelMatcher<2, 1>.self, &position)
          case (.drawn, 3): unsafe compress(place, of: rows, rowSize, PixelMatcher<3, 1>.self, &position)
          case (.drawn, _): unsafe compress(place, of: rows, rowSize, PixelMatcher<4, 1>.self, &position)
          case (.patterned, 1): unsafe compress(place, of: rows, rowSize, PixelMatcher<1, 2>.self, &position)
          case (.patterned, 2): unsafe compress(place, of: rows, rowSize, PixelMatcher<2, 2>.self, &position)
          case (.patterned, 3): unsafe compress(place, of: rows, rowSize, PixelMatcher<3, 2>.self, &position)
          case (.patterned, _): unsafe compress(place, of: rows, rowSize, PixelMatcher<4, 2>.self, &position)
          case (.filtered, 1): unsafe compress(place, of: rows, rowSize, DifferenceMatcher<1>.self, &position)
          case (.filtered, 2): unsafe compress(place, of: rows, rowSize, DifferenceMatcher<2>.self, &position)
          case (.filtered, 3): unsafe compress(place, of: rows, rowSize, DifferenceMatcher<3>.self, &position)
          case (.filtered, _): unsafe compress(place, of: rows, rowSize, DifferenceMatcher<4>.self, &position)
          }
      }
      bands.append(Band(bits: firstBit..<position.bit, isMovable: isMovable))
    }
    return (position.bit + 7) / 8
  }

  /// Where the last stream has a band that may stand elsewhere.
  private func knownBand(_ index: Int) -> Range<Int>? {
    let known = last.bands[index]
    return known.isMovable ? known.bits : nil
  }

  /// Writes the bits of the last stream once more.
  private mutating func takeOver(_ bits: Range<Int>, _ position: inout Position) {
    makeRoom(for: bits.count, at: position)
    unsafe last.stream.withUnsafeBytes { stream in
      unsafe target.withUnsafeMutableBytes { target in
        guard let source = stream.baseAddress, let start = target.baseAddress else { return }
        var writer = unsafe BitWriter(at: start + position.bytes, carrying: position.carried)
        unsafe writer.add(bits: bits, of: source)
        position = unsafe Position(bytes: writer.next - start, carried: writer.carried)
      }
    }
  }

  /// Writes the blocks of a band; false if one of them is stored.
  private mutating func compress<Finder: TokenFinder>(
    _ place: Range<Int>, of rows: UnsafeRawBufferPointer, _ rowSize: Int, _: Finder.Type, _ position: inout Position
  ) -> Bool {
    guard let base = rows.baseAddress else { return true }
    let finder = unsafe Finder(base: base, band: place, rowSize: rowSize, buffers: buffers)
    buffers.forget()
    var isMovable = true
    var start = place.lowerBound
    while start < place.upperBound {
      buffers.clearCounts()
      let found = unsafe finder.tokenize(from: start)
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: rows[start..<found.end])
      let isStored = unsafe writeBlock(found.tokens, bytes, isLast: found.end == rows.count, &position)
      if isStored { isMovable = false }
      start = found.end
    }
    return isMovable
  }

  /// Where the next block begins.
  private struct Position {
    var bytes = 0
    var carried: (bits: UInt64, count: Int) = (0, 0)

    var bit: Int { bytes * 8 + carried.count }
  }

  /// - Returns: whether the bytes stand there as they are.
  private mutating func writeBlock(
    _ tokenCount: Int, _ bytes: UnsafeRawBufferPointer, isLast: Bool, _ position: inout Position
  ) -> Bool {
    unsafe buffers.literalCounts[256] = 1
    let block = unsafe DeflateBlock(
      literalCounts: UnsafeBufferPointer(start: buffers.literalCounts, count: DeflateBuffers.literalSymbols),
      distanceCounts: UnsafeBufferPointer(start: buffers.distanceCounts, count: DeflateBuffers.distanceSymbols))
    let isStored = StoredBlocks.size(bytes.count) < block.size
    makeRoom(for: min(StoredBlocks.size(bytes.count), block.size), at: position)
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
    return isStored
  }

  private mutating func makeRoom(for bits: Int, at position: Position) {
    let room = unsafe position.bytes + bits / 8 + 2 + BitWriter.slack
    if target.count < room { target.append(contentsOf: repeatElement(0, count: max(room, 1 << 16) - target.count)) }
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
