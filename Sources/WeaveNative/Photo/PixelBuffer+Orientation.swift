// SPDX-License-Identifier: MIT

public import WeaveGraphics

extension PixelBuffer {
  /// The upright picture, made from one stored with an EXIF orientation; values outside 1...8 change nothing.
  ///
  /// - Source: Exif 2.32, tag 0x0112: the positions of row 0 and column 0 of the stored picture.
  public func oriented(_ orientation: Int) -> PixelBuffer {
    guard (2...8).contains(orientation) else { return self }
    let turns = orientation >= 5
    let (newWidth, newHeight) = turns ? (height, width) : (width, height)
    var result = PixelBuffer(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sx, sy): (Int, Int) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let from = (sy * width + sx) * 4
        let to = (y * newWidth + x) * 4
        for i in 0..<4 { result.bytes[to + i] = bytes[from + i] }
      }
    }
    return result
  }

  /// Converts straight alpha to premultiplied in place, rounded to nearest.
  mutating func premultiply() {
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      for i in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = unsafe UInt32(bytes[i + 3])
        if alpha == 255 { continue }
        for channel in i..<(i + 3) {
          // x/255, rounded, without a division: (x + 128 + ((x + 128) >> 8)) >> 8.
          let product = unsafe UInt32(bytes[channel]) * alpha + 128
          unsafe bytes[channel] = UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
        }
      }
    }
  }
}
