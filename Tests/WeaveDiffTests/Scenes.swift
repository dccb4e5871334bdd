// SPDX-License-Identifier: MIT

import WeaveDiff

/// Pictures made by hand: a colour for each pixel.
func image(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> StraightImage {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let word = color(x, y)
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }
  return StraightImage(width: width, height: height, bytes: bytes)
}

/// 0xRRGGBBAA.
let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0x0000_00FF

/// An opaque grey that black covers by a share.
func ink(_ share: Double) -> UInt32 {
  let level = UInt32((255 * (1 - share)).rounded())
  return level << 24 | level << 16 | level << 8 | 0xFF
}

/// Numbers that look random and are the same each time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
