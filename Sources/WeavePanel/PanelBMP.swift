// SPDX-License-Identifier: MIT

import WeaveGraphics

/// BMP files of a panel's inks. Files of 1 bit use 0 for black, because some firmware shows others inverted.
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
    return BMPWriter(width: frame.width, height: frame.height, depth: depth, palette: palette).file(packed: rows)
  }

  /// A file of 24 bits per pixel.
  ///
  /// - Parameter pixels: red in the lowest byte, then green and blue.
  static func bytes(of pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    BMPWriter(width: width, height: height, depth: 24).file { row, bytes in
      for pixel in pixels[(row * width)..<((row + 1) * width)] {
        let (red, green, blue) = pixel.parts
        bytes.append(blue)
        bytes.append(green)
        bytes.append(red)
      }
    }
  }
}
