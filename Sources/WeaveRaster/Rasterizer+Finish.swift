// SPDX-License-Identifier: MIT

import WeaveDisplay
import WeaveGraphics
import WeaveNative

extension Canvas {
  /// Changes the colours of the finished picture.
  func apply(_ finish: DisplayList.Finish, scale: Double) {
    switch finish {
    case .duotone(let dark, let light):
      let map = DuotoneMap(dark: dark, light: light)
      mapPixels(map.apply)
    case .bilevel(let scattered, let patterned):
      let map = Transform.scale(x: scale, y: scale)
      makeBilevel(
        dithered: scattered.map { PixelBounds(around: map.bounds(of: $0)) },
        ordered: patterned.map { PixelBounds(around: map.bounds(of: $0)) })
    }
  }

  /// Makes every pixel black or white, opaque or clear.
  ///
  /// A grey below 59 % of white's luma becomes black, so that thin stems keep their weight on paper. In the `dithered`
  /// boxes, the rounding error is spread to the neighbours, but never from a pixel that is already black or white, so
  /// text over a photo stays clean. In the `ordered` boxes, the share of white pixels in a square matches the
  /// brightness of the grey.
  ///
  /// - Source: Floyd and Steinberg, An adaptive algorithm for spatial grey scale, 1976; Bayer, An optimum method for
  ///   two-level rendition of continuous-tone pictures, 1973.
  private func makeBilevel(dithered boxes: [PixelBounds], ordered: [PixelBounds]) {
    // In sixteenths of a level, for this row and the next, with one extra pixel on both sides.
    var errors = [Int32](repeating: 0, count: width + 2)
    var next = errors
    fillRows { y, row in
      let open = boxes.filter { y >= $0.y && y < $0.y + $0.height }
      let patterned = ordered.filter { y >= $0.y && y < $0.y + $0.height }
      swap(&errors, &next)
      for i in next.indices { next[i] = 0 }
      for x in 0..<row.count {
        let pixel = row[x]
        if pixel >> 24 < 128 {
          row[x] = 0
          continue
        }
        let grey = pixel.overWhite.luma
        var isWhite = grey >= 150
        if grey > 0, grey < 255, open.contains(where: { x >= $0.x && x < $0.x + $0.width }) {
          let wanted = grey + errors[x + 1] / 16
          isWhite = wanted >= 128
          let error = wanted - (isWhite ? 255 : 0)
          errors[x + 2] += error * 7
          next[x] += error * 3
          next[x + 1] += error * 5
          next[x + 2] += error
        } else if grey > 0, grey < 255, patterned.contains(where: { x >= $0.x && x < $0.x + $0.width }) {
          isWhite = grey > Int32(OrderedPattern.threshold(x: x, y: y))
        }
        row[x] = isWhite ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
  }
}

extension UInt32 {
  /// Rec. 709 luma of an opaque pixel, 0...255.
  fileprivate var luma: Int32 {
    let (r, g, b) = (Int32(self >> 16 & 0xFF), Int32(self >> 8 & 0xFF), Int32(self & 0xFF))
    return (r * 6966 + g * 23436 + b * 2366 + 16384) >> 15
  }

  /// A premultiplied pixel composited over white.
  fileprivate var overWhite: UInt32 {
    let rest = 255 - (self >> 24)
    return 0xFF00_0000 | ((self >> 16 & 0xFF) + rest) << 16 | ((self >> 8 & 0xFF) + rest) << 8 | ((self & 0xFF) + rest)
  }
}

/// Maps luma to a straight line between two colours.
///
/// The map is affine, so mapping a picture is the same as mapping each of its paints.
struct DuotoneMap {
  /// The colour of luma 0 and the range to luma 255, for the three channels, in 1/65536.
  private let dark: [Int64]
  private let span: [Int64]

  init(dark: Color, light: Color) {
    let a = [dark.red, dark.green, dark.blue]
    let b = [light.red, light.green, light.blue]
    self.dark = a.map { Int64(($0 * 65536).rounded()) }
    span = zip(a, b).map { Int64((($1 - $0) * 65536).rounded()) }
  }

  /// 0xAARRGGBB, premultiplied.
  func apply(_ pixel: UInt32) -> UInt32 {
    let alpha = Int64(pixel >> 24)
    let (r, g, b) = (Int64(pixel >> 16 & 0xFF), Int64(pixel >> 8 & 0xFF), Int64(pixel & 0xFF))
    // Rec. 709 luma, in 1/32768 of a level.
    let luma = r * 6966 + g * 23436 + b * 2366
    func channel(_ i: Int) -> UInt32 {
      let value = (dark[i] * alpha * 32768 + span[i] * luma + 1 << 30) >> 31
      return UInt32(min(max(value, 0), alpha))
    }
    return UInt32(alpha) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
  }
}
