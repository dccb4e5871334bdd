// SPDX-License-Identifier: MIT

/// The form of a picture's rows. It determines how they are divided into bands and where they repeat.
struct BandForm: Equatable {
  /// 1 to 4.
  var bytesPerPixel: Int
  /// Bytes in a row, including its filter byte.
  var rowSize: Int
  var content: RowContent

  /// Bytes in a band, a multiple of the row size.
  ///
  /// - Parameter count: the bytes of all rows.
  func bandSize(of count: Int) -> Int {
    let height = (count + rowSize - 1) / rowSize
    return max(1, content.leastBand(of: count) / rowSize, (height + content.mostBands - 1) / content.mostBands)
      * rowSize
  }
}

/// The deflate blocks of bands, one after the other. It keeps its memory.
final class BandStream {
  private let buffers = DeflateBuffers()
  /// The blocks, followed by free space.
  private var target: [UInt8] = []
  private var position = Position()
  private var bands: [Band?] = []

  /// The position of a band's blocks in a stream, in bits.
  private struct Band {
    var bits: Range<Int>
    /// Whether the blocks can be moved to any bit position. Stored blocks cannot, because their bytes must be aligned.
    var isMovable: Bool
  }

  /// Where the next block begins.
  private struct Position {
    var bytes = 0
    var carried: (bits: UInt64, count: Int) = (0, 0)

    var bit: Int { bytes * 8 + carried.count }
  }

  /// Starts a new stream.
  ///
  /// - Parameter count: the number of bands, if only some of them will be added here.
  func begin(at count: Int = 0) {
    bands.removeAll(keepingCapacity: true)
    bands.append(contentsOf: repeatElement(nil, count: count))
    position = Position()
  }

  /// All blocks; the last byte may be incomplete.
  var finished: ArraySlice<UInt8> { target[..<((position.bit + 7) / 8)] }

  /// The bits of a band if it can be moved; otherwise nil.
  func movable(_ index: Int) -> Range<Int>? {
    guard bands.indices.contains(index), let band = bands[index], band.isMovable else { return nil }
    return band.bits
  }

  /// Adds an empty last block with fixed codes.
  func addEnd() {
    makeRoom(for: 16)
    (target[0], target[1]) = (3, 0)
    position.bytes = 2
  }

  /// Adds a band.
  ///
  /// - Parameters:
  ///   - index: of the band, from 0.
  ///   - place: the byte range of its rows.
  ///   - other: a stream that already contains the band. It is copied from there unless it cannot be moved.
  func put(
    _ index: Int, at place: Range<Int>, from other: BandStream?, of rows: UnsafeRawBufferPointer, _ form: BandForm
  ) {
    let first = position.bit
    var isMovable = true
    if let other, let bits = other.movable(index) {
      copy(bits, of: other)
    } else {
      isMovable = unsafe compress(place, of: rows, form)
    }
    let band = Band(bits: first..<position.bit, isMovable: isMovable)
    if index < bands.count { bands[index] = band } else { bands.append(band) }
  }

  private func copy(_ bits: Range<Int>, of other: BandStream) {
    makeRoom(for: bits.count)
    unsafe other.target.withUnsafeBytes { stream in
      unsafe target.withUnsafeMutableBytes { target in
        guard let source = stream.baseAddress, let start = target.baseAddress else { return }
        var writer = unsafe BitWriter(at: start + position.bytes, carrying: position.carried)
        unsafe writer.add(bits: bits, of: source)
        position = unsafe Position(bytes: writer.next - start, carried: writer.carried)
      }
    }
  }

  /// Writes the blocks of a band; false if one of them is a stored block.
  private func compress(_ place: Range<Int>, of rows: UnsafeRawBufferPointer, _ form: BandForm) -> Bool {
    switch (form.content, form.bytesPerPixel) {
    case (.drawn, 1): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<1, 1>.self)
    case (.drawn, 2): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<2, 1>.self)
    case (.drawn, 3): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<3, 1>.self)
    case (.drawn, _): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<4, 1>.self)
    case (.patterned, 1): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<1, 2>.self)
    case (.patterned, 2): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<2, 2>.self)
    case (.patterned, 3): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<3, 2>.self)
    case (.patterned, _): unsafe compress(place, of: rows, form.rowSize, PixelMatcher<4, 2>.self)
    case (.filtered, 1): unsafe compress(place, of: rows, form.rowSize, DifferenceMatcher<1>.self)
    case (.filtered, 2): unsafe compress(place, of: rows, form.rowSize, DifferenceMatcher<2>.self)
    case (.filtered, 3): unsafe compress(place, of: rows, form.rowSize, DifferenceMatcher<3>.self)
    case (.filtered, _): unsafe compress(place, of: rows, form.rowSize, DifferenceMatcher<4>.self)
    }
  }

  private func compress<Finder: TokenFinder>(
    _ place: Range<Int>, of rows: UnsafeRawBufferPointer, _ rowSize: Int, _: Finder.Type
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
      let isStored = unsafe writeBlock(found.tokens, bytes, isLast: found.end == rows.count)
      if isStored { isMovable = false }
      start = found.end
    }
    return isMovable
  }

  /// - Returns: whether the bytes are stored uncompressed.
  private func writeBlock(_ tokenCount: Int, _ bytes: UnsafeRawBufferPointer, isLast: Bool) -> Bool {
    unsafe buffers.literalCounts[256] = 1
    let block = unsafe DeflateBlock(
      literalCounts: UnsafeBufferPointer(start: buffers.literalCounts, count: DeflateBuffers.literalSymbols),
      distanceCounts: UnsafeBufferPointer(start: buffers.distanceCounts, count: DeflateBuffers.distanceSymbols))
    let isStored = StoredBlocks.size(bytes.count) < block.size
    makeRoom(for: min(StoredBlocks.size(bytes.count), block.size))
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

  private func makeRoom(for bits: Int) {
    let room = unsafe position.bytes + bits / 8 + 2 + BitWriter.slack
    if target.count < room { target.append(contentsOf: repeatElement(0, count: max(room, 1 << 16) - target.count)) }
  }
}
