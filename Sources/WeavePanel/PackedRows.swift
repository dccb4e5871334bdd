// SPDX-License-Identifier: MIT

/// Packs numbers of a few bits into bytes, the first in the highest bits; each row begins a byte.
enum PackedRows {
  /// - Parameters:
  ///   - samples: the number for each ink of the frame.
  ///   - depth: 1, 2, 4 or 8 bits.
  ///   - margin: bytes before each row; PNG needs one.
  ///   - multiple: rows are padded to a multiple of this many bytes.
  ///   - isFromBottom: whether the last row comes first.
  static func pack(
    _ frame: PanelFrame, samples: [UInt8], depth: Int, margin: Int = 0, multiple: Int = 1, isFromBottom: Bool = false
  ) -> [UInt8] {
    let length = (frame.width * depth + 7) / 8
    let stride = margin + (length + multiple - 1) / multiple * multiple
    var bytes = [UInt8](repeating: 0, count: stride * frame.height)
    let perByte = 8 / depth
    // A number for every possible byte of a pixel, so that no lookup is outside the table.
    let table = (samples + [UInt8](repeating: 0, count: 256)).prefix(256)
    frame.pixels.withUnsafeBufferPointer { pixels in
      Array(table).withUnsafeBufferPointer { table in
        for row in 0..<frame.height {
          let source = (isFromBottom ? frame.height - 1 - row : row) * frame.width
          var place = row * stride + margin
          var x = 0
          while x < frame.width {
            var byte: UInt8 = 0
            let end = min(x + perByte, frame.width)
            for column in x..<end { byte = byte &<< UInt8(depth & 7) | table[Int(pixels[source + column])] }
            // The last byte of a row may contain fewer numbers.
            bytes[place] = byte &<< UInt8((x + perByte - end) * depth & 7)
            place += 1
            x += perByte
          }
        }
      }
    }
    return bytes
  }
}
