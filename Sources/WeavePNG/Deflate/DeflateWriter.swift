// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

/// Compresses the rows of pictures: faster than a compressor for any bytes, as it looks for what such rows repeat.
///
/// A picture is compressed in bands of rows, each of which depends on itself and at most on the row above it alone. So a band that
/// stays as it was, with this row, is the same in the stream, and is taken over from the last one.
/// The same rows give the same bytes, whatever was compressed before.
struct DeflateWriter: ~Copyable {
  private var last = Picture()
  private var stream = BandStream()
  /// What a second thread compresses of large pictures; nil where one thread does all.
  private let ahead: BandStream?

  /// Bytes for which a second thread is worth its start.
  private static let leastBeside = 1 << 18

  /// A picture's form and its stream.
  private struct Picture {
    var form: BandForm?
    var count = 0
    var stream = BandStream()
  }

  /// - Parameter isParallel: whether a second thread may help.
  init(isParallel: Bool = false) { ahead = isParallel ? BandStream() : nil }

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
    let form = BandForm(bytesPerPixel: min(max(bytesPerPixel, 1), 4), rowSize: max(rowSize, 1), content: content)
    let hasSameForm = form == last.form && rows.count == last.count
    stream.begin()
    unsafe rows.withUnsafeBytes { unsafe compress($0, form, changed: hasSameForm ? changed : nil) }
    file.append(contentsOf: stream.finished)
    let sum = Zlib.adler32(rows)
    for shift in [24, 16, 8, 0] as [UInt32] { file.append(UInt8(sum >> shift & 0xFF)) }
    (last.form, last.count) = (form, rows.count)
    swap(&stream, &last.stream)
  }

  /// Puts the blocks of all bands into the stream.
  private func compress(_ rows: UnsafeRawBufferPointer, _ form: BandForm, changed: Range<Int>?) {
    guard unsafe !rows.isEmpty else { return stream.addEnd() }
    let bandSize = form.bandSize(of: rows.count)
    let places = stride(from: 0, to: rows.count, by: bandSize).map { $0..<min($0 + bandSize, rows.count) }
    let isNew = places.indices.map { index in
      guard let changed, last.stream.movable(index) != nil else { return true }
      let first = places[index].lowerBound / form.rowSize
      return changed.overlaps(first - form.content.rowsBefore..<first + bandSize / form.rowSize)
    }
    let new = places.indices.filter { isNew[$0] }
    let known = last.stream
    guard let ahead, new.count > 1, new.count * bandSize >= Self.leastBeside else {
      for index in places.indices {
        unsafe stream.put(index, at: places[index], from: isNew[index] ? nil : known, of: rows, form)
      }
      return
    }
    // The later half of them is compressed beside the others, and moves to its place afterwards.
    let middle = new[new.count / 2]
    ahead.begin(at: places.count)
    let lent = unsafe Lent((ahead, rows))
    runBeside {
      for index in new where index >= middle {
        unsafe lent.value.0.put(index, at: places[index], from: nil, of: lent.value.1, form)
      }
    } _: {
      for index in 0..<middle {
        unsafe stream.put(index, at: places[index], from: isNew[index] ? nil : known, of: rows, form)
      }
    }
    for index in middle..<places.count {
      unsafe stream.put(index, at: places[index], from: isNew[index] ? ahead : known, of: rows, form)
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
