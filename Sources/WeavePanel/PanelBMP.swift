// SPDX-License-Identifier: MIT

import WeaveGraphics

/// BMP files, uncompressed, from the bottom up. Files of 1 bit use 0 for black, because some firmware shows others
/// inverted.
///
/// - Source: Microsoft, BITMAPINFOHEADER.
enum PanelBMP {
  static func bytes(of frame: PanelFrame, depth: Int) -> [UInt8] {
    if depth == 24 { return bytes(of: frame.colors, width: frame.width, height: frame.height) }
    let inks = frame.inks
    var order = Array(inks.indices)
    if depth == 1 { order.sort { inks[$0].value.relativeLuminance < inks[$1].value.relativeLuminance } }
    var samples = [UInt8](repeating: 0, count: inks.count)
    for (number, ink) in order.enumerated() { samples[ink] = UInt8(clamping: number) }
    let palette = order.flatMap { ink -> [UInt8] in
      let color = inks[ink].value.bytes
      return [color.blue, color.green, color.red, 0]
    }
    let rows = PackedRows.pack(frame, samples: samples, depth: depth, multiple: 4, isFromBottom: true)
    return header(width: frame.width, height: frame.height, depth: depth, palette: palette, rows: rows.count)
      + palette + rows
  }

  /// A file of 24 bits per pixel.
  ///
  /// - Parameter pixels: red in the lowest byte, then green and blue.
  static func bytes(of pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: (4 - width * 3 % 4) % 4)
    let count = (width * 3 + padding.count) * height
    var file = header(width: width, height: height, depth: 24, palette: [], rows: count)
    file.reserveCapacity(file.count + count)
    for y in (0..<height).reversed() {
      for pixel in pixels[(y * width)..<((y + 1) * width)] {
        let (red, green, blue) = pixel.parts
        file.append(blue)
        file.append(green)
        file.append(red)
      }
      file += padding
    }
    return file
  }

  private static func header(width: Int, height: Int, depth: Int, palette: [UInt8], rows: Int) -> [UInt8] {
    let offset = 54 + palette.count
    return Array("BM".utf8) + little(offset + rows) + little(0) + little(offset)
      + little(40) + little(width) + little(height) + [1, 0, UInt8(depth), 0]
      + little(0) + little(rows) + little(0) + little(0) + little(palette.count / 4) + little(0)
  }

  private static func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
