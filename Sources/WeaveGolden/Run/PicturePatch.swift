// SPDX-License-Identifier: MIT

import WeaveDiff
import WeaveGraphics
import WeavePNG
import WeaveRender

/// The part of an earlier picture that differs from a later one of the same size.
struct PicturePatch {
  let region: PixelRegion
  let pixels: StraightImage

  /// Nil if the pictures are equal, have two sizes, or differ nearly everywhere.
  init?(of before: StraightImage, over after: StraightImage) {
    guard before.width == after.width, before.height == after.height else { return nil }
    let (width, height) = (before.width, before.height)
    var (left, right, top, bottom) = (4 * width, -1, height, -1)
    for y in 0..<height {
      let row = (y * width * 4)..<((y + 1) * width * 4)
      let (old, new) = (before.bytes[row], after.bytes[row])
      guard old != new else { continue }
      let first = zip(old, new).prefix { $0 == $1 }.count
      let last = row.count - 1 - zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
      (left, right, top, bottom) = (min(left, first), max(right, last), min(top, y), y)
    }
    (left, right) = (left / 4, right / 4)
    guard bottom >= 0, (right - left + 1) * (bottom - top + 1) < width * height * 9 / 10 else { return nil }
    region = PixelRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(region.width * region.height * 4)
    for y in top...bottom {
      let start = (y * width + left) * 4
      bytes += before.bytes[start..<(start + region.width * 4)]
    }
    pixels = StraightImage(width: region.width, height: region.height, bytes: bytes)
  }

  /// A picture as a PNG file.
  static func png(_ picture: StraightImage) throws(PNGError) -> [UInt8] {
    var bytes = picture.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] != 255 {
      let alpha = Int(bytes[start + 3])
      for channel in start..<(start + 3) { bytes[channel] = UInt8((Int(bytes[channel]) * alpha + 127) / 255) }
    }
    return try ComparedPictures.png(PixelBuffer(width: picture.width, height: picture.height, bytes: bytes))
  }

  /// A whole picture: the later one with the part of the earlier one.
  static func joined(_ patch: StraightImage, at region: PixelRegion, over after: StraightImage) -> StraightImage? {
    guard patch.width == region.width, patch.height == region.height, region.x >= 0, region.y >= 0,
      region.x + region.width <= after.width, region.y + region.height <= after.height
    else { return nil }
    var bytes = after.bytes
    for y in 0..<region.height {
      let target = ((region.y + y) * after.width + region.x) * 4
      let start = y * region.width * 4
      bytes.replaceSubrange(target..<(target + region.width * 4), with: patch.bytes[start..<(start + region.width * 4)])
    }
    return StraightImage(width: after.width, height: after.height, bytes: bytes)
  }
}
