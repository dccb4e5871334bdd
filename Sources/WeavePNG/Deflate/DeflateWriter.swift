// SPDX-License-Identifier: MIT

import WeaveNative
import WeaveSystem

/// Compresses the rows of pictures. It is faster than a general compressor because it looks for the repetitions that
/// such rows have.
///
/// A picture is compressed in bands of rows. A band depends only on its own rows and at most on the row above it. If
/// neither has changed, the band's bits are the same and are copied from the last stream. The same rows give the same
/// bytes, whatever was compressed before.
struct DeflateWriter: ~Copyable {
  private var last = Picture()
  private var stream = BandStream()
  /// The stream of a second thread, for large pictures; nil if only one thread is used.
  private let ahead: BandStream?

  /// The fewest bytes for which starting a second thread is worth it.
  private static let leastBeside = 1 << 18

  /// A picture's form and its stream.
  private struct Picture {
    var form: BandForm?
    var count = 0
    var stream = BandStream()
  }

  /// - Parameter isParallel: whether a second thread may help.
  init(isParallel: Bool = false) { ahead = isParallel ? BandStream() : nil }

  /// Appends rows to a file as a zlib stream.
  ///
  /// - Parameters:
  ///   - rows: each a filter byte and pixels; the last may be shorter.
  ///   - bytesPerPixel: 1 to 4.
  ///   - rowSize: bytes in a row, including its filter byte.
  ///   - content: what the rows contain.
  ///   - changed: a range of rows, counted from 0. All bytes outside it are the same as in the last call; nil if that
  ///     is not known.
  /// - Source: RFC 1950 for the stream, RFC 1951 for the blocks.
  mutating func append(
    _ rows: [UInt8], bytesPerPixel: Int, rowSize: Int, content: RowContent = .drawn, changed: Range<Int>? = nil,
    to file: inout [UInt8]
  ) {
    // Deflate with a window of 32 KB, the fastest of four levels. Read as one number, the two bytes are a multiple of
    // 31, as required.
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

  /// Adds the blocks of all bands to the stream.
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
    // The second half of the new bands is compressed on another thread and copied into place afterwards.
    let middle = new[new.count / 2]
    ahead.begin(at: places.count)
    let transfer = unsafe UncheckedTransfer((ahead, rows))
    runBeside {
      for index in new where index >= middle {
        unsafe transfer.value.0.put(index, at: places[index], from: nil, of: transfer.value.1, form)
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

/// Stored blocks: uncompressed bytes, for data that compression would not make smaller.
///
/// - Source: RFC 1951, section 3.2.4.
enum StoredBlocks {
  private static let most = 65_535

  /// The greatest size in bits.
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
