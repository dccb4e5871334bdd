// SPDX-License-Identifier: MIT

/// Writes uncompressed BMP files with rows from the bottom up, which every reader accepts.
///
/// - Source: Microsoft, "Bitmap Storage": BITMAPFILEHEADER, BITMAPINFOHEADER, and rows of a multiple of four bytes.
package struct BMPWriter {
  /// In pixels.
  private let width, height: Int
  /// Bits per pixel: 1, 4, 8 or 24.
  private let depth: Int
  /// Four bytes for each colour: blue, green, red, 0. Empty for 24 bits.
  private let palette: [UInt8]
  /// 0 if the size on paper is not known.
  private let pixelsPerMetre: Int

  package init(width: Int, height: Int, depth: Int, palette: [UInt8] = [], pixelsPerMetre: Int = 0) {
    (self.width, self.height, self.depth) = (width, height, depth)
    (self.palette, self.pixelsPerMetre) = (palette, pixelsPerMetre)
  }

  private var rowLength: Int { (width * depth + 31) / 32 * 4 }

  /// A file of rows that are already packed and padded, the last row first.
  func file(packed rows: [UInt8]) -> [UInt8] { header(rows.count) + rows }

  /// A file whose rows are written one after the other.
  ///
  /// - Parameter append: adds the samples of a row, counted from the top. They are padded afterwards.
  package func file(_ append: (_ row: Int, _ bytes: inout [UInt8]) -> Void) -> [UInt8] {
    let size = rowLength * height
    var bytes = header(size)
    let start = bytes.count
    bytes.reserveCapacity(start + size)
    for row in stride(from: height - 1, through: 0, by: -1) {
      append(row, &bytes)
      bytes += repeatElement(0, count: start + rowLength * (height - row) - bytes.count)
    }
    return bytes
  }

  private func header(_ size: Int) -> [UInt8] {
    let start = 14 + 40 + palette.count
    var bytes = Array("BM".utf8)
    for value in [start + size, 0, start, 40, width, height] { bytes += number(value) }
    bytes += [1, 0, UInt8(depth), 0]
    for value in [0, size, pixelsPerMetre, pixelsPerMetre, palette.count / 4, 0] { bytes += number(value) }
    return bytes + palette
  }

  /// 32 bits, little-endian.
  private func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
