// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeavePanel

/// Drawings as BMP files.
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
    let writer = BMPWriter(
      width: pixels.width, height: pixels.height, depth: bits, palette: palette,
      pixelsPerMetre: Int((scale * 72 / 0.0254).rounded()))
    return writer.file { row, bytes in append(row * pixels.width * 4..<(row + 1) * pixels.width * 4, &bytes) }
  }
}
