// SPDX-License-Identifier: MIT

import WeaveGraphics

/// PNG files of frames: greyscale if the inks are the grey levels of its bit depth, otherwise with a palette of the
/// inks' pure values.
///
/// - Source: ISO/IEC 15948, Portable Network Graphics.
enum PanelPNG {
  static func bytes(of frame: PanelFrame, depth: Int, compress: PanelEncoder.Compressor) -> [UInt8]? {
    if depth == 24 {
      return bytes(of: frame.colors, width: frame.width, height: frame.height, compress: compress)
    }
    let levels = greyLevels(of: frame.inks, depth: depth)
    let samples = levels ?? frame.inks.indices.map { UInt8(clamping: $0) }
    guard let data = compress(PackedRows.pack(frame, samples: samples, depth: depth, margin: 1)) else { return nil }
    let palette = frame.inks.flatMap { [$0.value.bytes.red, $0.value.bytes.green, $0.value.bytes.blue] }
    return file(
      width: frame.width, height: frame.height, depth: depth, kind: levels != nil ? 0 : 3,
      palette: levels != nil ? nil : palette, data)
  }

  /// A file of 24 bits per pixel.
  ///
  /// - Parameter pixels: red in the lowest byte, then green and blue.
  static func bytes(
    of pixels: [UInt32], width: Int, height: Int, compress: PanelEncoder.Compressor
  ) -> [UInt8]? {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 3 + 1) * height)
    for y in 0..<height {
      // Differences from the previous pixel (filter 1), which are small in photos and gradients.
      rows.append(1)
      var (red, green, blue): (UInt8, UInt8, UInt8) = (0, 0, 0)
      for pixel in pixels[(y * width)..<((y + 1) * width)] {
        let (r, g, b) = pixel.parts
        rows.append(r &- red)
        rows.append(g &- green)
        rows.append(b &- blue)
        (red, green, blue) = (r, g, b)
      }
    }
    return compress(rows).map { file(width: width, height: height, depth: 8, kind: 2, palette: nil, $0) }
  }

  private static func file(
    width: Int, height: Int, depth: Int, kind: UInt8, palette: [UInt8]?, _ data: [UInt8]
  ) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", bigEndian(width) + bigEndian(height) + [UInt8(depth), kind, 0, 0, 0], to: &file)
    if let palette { append("PLTE", palette, to: &file) }
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The grey levels of the inks; nil if an ink is not a grey level of this bit depth.
  private static func greyLevels(of inks: [Ink], depth: Int) -> [UInt8]? {
    let most = 1 << depth - 1
    let levels = inks.compactMap { ink -> UInt8? in
      guard ink.isGrey else { return nil }
      let level = (ink.value.red * Double(most)).rounded()
      let byte = (level / Double(most) * 255).rounded()
      return byte == (ink.value.red * 255).rounded() ? UInt8(clamping: Int(level)) : nil
    }
    return levels.count == inks.count ? levels : nil
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    file += bigEndian(data.count) + body + bigEndian(Int(checksum(body)))
  }

  /// - Source: ISO 3309, the checksum that PNG uses.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
