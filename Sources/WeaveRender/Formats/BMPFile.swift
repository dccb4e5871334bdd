// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics

/// Uncompressed BMP files with rows from the bottom up, which every reader accepts.
///
/// - Source: Microsoft, "Bitmap Storage": BITMAPFILEHEADER, BITMAPINFOHEADER, and rows of a multiple of four bytes.
enum BMPFile {
  /// A drawing as a file: one bit per pixel in the e-ink appearance, otherwise 24.
  static func file(of drawing: Drawing, by renderer: Renderer) throws(RenderError) -> [UInt8] {
    let pixels = try drawing.opaquePixels(by: renderer)
    if case .bilevel = drawing.list.finish { return bilevel(pixels, scale: drawing.scale) }
    return colored(pixels, scale: drawing.scale)
  }

  /// A file with 24 bits per pixel: blue, green, red.
  ///
  /// - Parameters:
  ///   - pixels: opaque.
  ///   - scale: pixels per point; a point is 1/72 inch.
  static func colored(_ pixels: PixelBuffer, scale: Double) -> [UInt8] {
    file(pixels, bits: 24, palette: [], scale: scale) { row, bytes in
      for start in stride(from: row.lowerBound, to: row.upperBound, by: 4) {
        bytes += [pixels.bytes[start + 2], pixels.bytes[start + 1], pixels.bytes[start]]
      }
    }
  }

  /// A file with one bit per pixel, the leftmost in the highest bit: 0 is black and 1 is white, as e-ink panels expect.
  ///
  /// - Parameter pixels: black and white; values between are rounded to the nearer one.
  static func bilevel(_ pixels: PixelBuffer, scale: Double) -> [UInt8] {
    file(pixels, bits: 1, palette: [0, 0, 0, 0, 255, 255, 255, 0], scale: scale) { row, bytes in
      for start in stride(from: row.lowerBound, to: row.upperBound, by: 32) {
        var byte: UInt8 = 0
        for (bit, place) in stride(from: start, to: min(start + 32, row.upperBound), by: 4).enumerated()
        where pixels.bytes[place + 1] >= 128 {
          byte |= 0x80 >> UInt8(bit)
        }
        bytes.append(byte)
      }
    }
  }

  /// - Parameter append: adds the samples of the pixels whose bytes it is given.
  private static func file(
    _ pixels: PixelBuffer, bits: Int, palette: [UInt8], scale: Double,
    _ append: (_ row: Range<Int>, _ bytes: inout [UInt8]) -> Void
  ) -> [UInt8] {
    let rowLength = (pixels.width * bits + 31) / 32 * 4
    let start = 14 + 40 + palette.count
    let size = start + rowLength * pixels.height
    let pixelsPerMetre = Int((scale * 72 / 0.0254).rounded())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += Array("BM".utf8) + number(size) + number(0) + number(start)
    bytes += number(40) + number(pixels.width) + number(pixels.height) + [1, 0, UInt8(bits), 0]
    bytes += number(0) + number(size - start) + number(pixelsPerMetre) + number(pixelsPerMetre)
    bytes += number(palette.count / 4) + number(0) + palette
    for y in stride(from: pixels.height - 1, through: 0, by: -1) {
      append(y * pixels.width * 4..<(y + 1) * pixels.width * 4, &bytes)
      let end = start + rowLength * (pixels.height - y)
      bytes += repeatElement(0, count: end - bytes.count)
    }
    return bytes
  }

  /// 32 bits, little-endian.
  private static func number(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
