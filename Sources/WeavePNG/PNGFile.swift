// SPDX-License-Identifier: MIT

import WeaveNative

/// A PNG file that is written chunk by chunk.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func header(width: Int, height: Int, _ layout: PNGLayout) {
    chunk(
      "IHDR", number(width) + number(height) + [UInt8(layout.depth), layout.colorType, 0, 0, 0])
  }

  /// Adds the sRGB chunk with perceptual intent.
  mutating func colorSpace() { chunk("sRGB", [0]) }

  /// Adds the pixel density, in pixels per metre.
  mutating func density(scale: Double) {
    guard scale > 0, scale < 1_000 else { return }
    let perMeter = Int((72 * scale / 0.0254).rounded())
    chunk("pHYs", number(perMeter) + number(perMeter) + [1])
  }

  /// Adds tEXt if the text fits into Latin-1, otherwise iTXt (UTF-8, uncompressed).
  mutating func text(_ text: PNGEncoder.Metadata.Text) {
    guard let keyword = Self.latin1(text.keyword), (1...79).contains(keyword.count) else { return }
    guard !text.value.unicodeScalars.contains("\0") else { return }
    if let value = Self.latin1(text.value) {
      chunk("tEXt", keyword + [0] + value)
    } else {
      chunk("iTXt", keyword + [0, 0, 0, 0, 0] + Array(text.value.utf8))
    }
  }

  mutating func palette(_ layout: PNGLayout) {
    guard case .palette(let colors) = layout.kind else { return }
    chunk("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
    // Colours that are not opaque come first, so the list of alphas can end after the last of them.
    let alphas = colors.map(\.alpha)
    if let last = alphas.lastIndex(where: { $0 < 255 }) { chunk("tRNS", Array(alphas[...last])) }
  }

  /// Adds filtered rows as one IDAT chunk.
  mutating func data(compressing rows: [UInt8], with compressor: borrowing ZlibCompressor) throws(PNGError) {
    guard let compressed = compressor.stream(of: rows), compressed.count < 1 << 31 else { throw .memory }
    chunk("IDAT", compressed)
  }

  /// Adds rows as one IDAT chunk; `content` and `changed` as in `DeflateWriter.append`.
  mutating func data(
    compressing rows: [UInt8], with writer: inout DeflateWriter, bytesPerPixel: Int, rowSize: Int, content: RowContent,
    changed: Range<Int>?
  ) throws(PNGError) {
    let start = bytes.count
    bytes.append(contentsOf: [0, 0, 0, 0])
    bytes.append(contentsOf: "IDAT".utf8)
    writer.append(
      rows, bytesPerPixel: bytesPerPixel, rowSize: rowSize, content: content, changed: changed, to: &bytes)
    let length = bytes.count - start - 8
    guard length < 1 << 31 else { throw .memory }
    bytes.replaceSubrange(start..<(start + 4), with: number(length))
    appendChecksum(from: start + 4)
  }

  /// Adds the number of frames and how often they are played; 0 for endlessly.
  mutating func animation(frames: Int, plays: Int) { chunk("acTL", number(frames) + number(plays)) }

  /// Adds a frame header: the position of its box, and how long it is shown, `delay.part / delay.whole` seconds. The
  /// box replaces the pixels there, which then stay.
  mutating func frame(
    _ sequence: Int, width: Int, height: Int, x: Int, y: Int, delay: (part: Int, whole: Int)
  ) {
    let sides = number(sequence) + number(width) + number(height) + number(x) + number(y)
    chunk("fcTL", sides + number(delay.part).suffix(2) + number(delay.whole).suffix(2) + [0, 0])
  }

  /// Adds compressed rows of the first frame.
  mutating func data(_ compressed: [UInt8]) { chunk("IDAT", compressed) }

  /// Adds compressed rows of a later frame.
  mutating func data(_ compressed: [UInt8], _ sequence: Int) { chunk("fdAT", number(sequence) + compressed) }

  mutating func end() { chunk("IEND", []) }

  private mutating func chunk(_ type: String, _ data: [UInt8]) {
    bytes.append(contentsOf: number(data.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: data)
    appendChecksum(from: start)
  }

  /// Adds the CRC-32 of everything from `start` on: a chunk's type and data.
  private mutating func appendChecksum(from start: Int) {
    bytes.append(contentsOf: number(Int(Zlib.crc32(bytes, from: start))))
  }

  private func number(_ value: Int) -> [UInt8] {
    let v = UInt32(truncatingIfNeeded: value)
    return [UInt8(v >> 24), UInt8(v >> 16 & 0xFF), UInt8(v >> 8 & 0xFF), UInt8(v & 0xFF)]
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    return bytes.count == text.unicodeScalars.count ? bytes : nil
  }
}
