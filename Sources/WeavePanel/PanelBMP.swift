// SPDX-License-Identifier: MIT

import WeaveGraphics

/// BMP files of frames, uncompressed, from the bottom up; of 1 bit with black as 0, as some firmware shows others inverted.
///
/// - Source: Microsoft, BITMAPINFOHEADER.
enum PanelBMP {
  static func bytes(of frame: PanelFrame, depth: Int) -> [UInt8] {
    let order =
      depth == 1 ? frame.inks.indices.sorted { luminance(frame, $0) < luminance(frame, $1) } : Array(frame.inks.indices)
    let palette = depth == 24 ? [] : order.flatMap { paletteEntry(frame.inks[$0]) }
    var samples = [UInt8](repeating: 0, count: frame.inks.count)
    for (number, ink) in order.enumerated() { samples[ink] = UInt8(clamping: number) }
    let rows =
      depth == 24
      ? trueColorRows(of: frame)
      : PackedRows.pack(frame, samples: samples, depth: depth, multiple: 4, isFromBottom: true)
    let offset = 54 + palette.count
    var file = Array("BM".utf8) + little(offset + rows.count) + little(0) + little(offset)
    file += little(40) + little(frame.width) + little(frame.height)
    file += [1, 0, UInt8(depth), 0] + little(0) + little(rows.count) + little(0) + little(0)
    file += little(palette.count / 4) + little(0)
    return file + palette + rows
  }

  private static func luminance(_ frame: PanelFrame, _ ink: Int) -> Double { frame.inks[ink].value.relativeLuminance }

  private static func paletteEntry(_ ink: Ink) -> [UInt8] {
    let color = ink.value.bytes
    return [color.blue, color.green, color.red, 0]
  }

  private static func trueColorRows(of frame: PanelFrame) -> [UInt8] {
    let colors = frame.inks.map(\.value.bytes)
    let padding = (4 - frame.width * 3 % 4) % 4
    var rows: [UInt8] = []
    rows.reserveCapacity((frame.width * 3 + padding) * frame.height)
    for y in (0..<frame.height).reversed() {
      for pixel in frame.pixels[(y * frame.width)..<((y + 1) * frame.width)] {
        let color = colors[Int(pixel)]
        rows += [color.blue, color.green, color.red]
      }
      rows += [UInt8](repeating: 0, count: padding)
    }
    return rows
  }

  private static func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
