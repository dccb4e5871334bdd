// SPDX-License-Identifier: MIT

import WeaveGraphics

/// The part of a picture that is written to the file, and by how much it is reduced.
struct PixelCrop: Hashable, CustomStringConvertible {
  /// In pixels of the picture; width and height are at least 1.
  let x, y, width, height: Int
  /// `reduction × reduction` pixels are averaged into one.
  let reduction: Int

  /// All pixels touched by `part`, which must lie within the picture.
  init(_ part: Rect, of image: RasterImage, reduction: Int) {
    // A part that ends very close to a pixel's edge does not touch the next pixel.
    let hair = 1e-3
    x = Self.index(part.minX + hair, limit: image.width - 1)
    y = Self.index(part.minY + hair, limit: image.height - 1)
    width = max(1, Self.index(part.maxX - hair, limit: image.width - 1) + 1 - x)
    height = max(1, Self.index(part.maxY - hair, limit: image.height - 1) + 1 - y)
    self.reduction = max(1, min(reduction, width, height))
  }

  var description: String { "\(x) \(y) \(width) \(height) \(reduction)" }

  private static func index(_ value: Double, limit: Int) -> Int {
    Int(min(max(value, 0), Double(limit)))
  }

  /// The pixels of the crop, reduced. If a side is not a multiple of the reduction, the last pixel averages fewer.
  func pixels(of buffer: PixelBuffer) -> PixelBuffer {
    if reduction == 1, width == buffer.width, height == buffer.height { return buffer }
    let columns = (width + reduction - 1) / reduction
    let rows = (height + reduction - 1) / reduction
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        bytes += average(buffer, column * reduction, row * reduction)
      }
    }
    return PixelBuffer(width: columns, height: rows, bytes: bytes)
  }

  private func average(_ buffer: PixelBuffer, _ left: Int, _ top: Int) -> [UInt8] {
    var sums = (0, 0, 0, 0)
    let right = min(left + reduction, width)
    let bottom = min(top + reduction, height)
    for line in top..<bottom {
      for column in left..<right {
        let pixel = buffer.pixel(x: x + column, y: y + line)
        sums.0 += Int(pixel.red)
        sums.1 += Int(pixel.green)
        sums.2 += Int(pixel.blue)
        sums.3 += Int(pixel.alpha)
      }
    }
    let count = (right - left) * (bottom - top)
    return [sums.0, sums.1, sums.2, sums.3].map { UInt8(clamping: ($0 + count / 2) / count) }
  }
}
