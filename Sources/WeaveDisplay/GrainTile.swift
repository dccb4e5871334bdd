// SPDX-License-Identifier: MIT

import WeaveGraphics

/// A square picture of grains that is repeated over a node: black and white pixels of different opacity.
///
/// Each grain comes from a hash of its place and the seed, in integers, so every machine makes the same bytes.
enum GrainTile {
  /// Grains along each side: enough that no repetition is seen, and few enough for a small SVG.
  static let side = 192
  /// The standard deviation of a sum of four bytes. Grains reach their full strength at 2.5 of it.
  private static let deviation = 147.8

  /// - Parameter amount: the opacity of the strongest grains, 0...1.
  static func pixels(amount: Double, seed: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: side, height: side)
    let strength = min(max(amount, 0), 1) * 255
    for y in 0..<side {
      for x in 0..<side {
        let noise = noise(UInt32(x), UInt32(y), UInt32(truncatingIfNeeded: seed))
        let opacity = UInt8((abs(noise) * strength).rounded())
        let place = (y * side + x) * 4
        let tone = noise > 0 ? opacity : 0
        for part in 0..<3 { picture.bytes[place + part] = tone }
        picture.bytes[place + 3] = opacity
      }
    }
    return picture
  }

  /// A number from -1 to 1, mostly near 0: the sum of the four bytes of a hash is nearly normally distributed.
  private static func noise(_ x: UInt32, _ y: UInt32, _ seed: UInt32) -> Double {
    let hash = hash(x &* 0x8DA6_B343 ^ y &* 0xD816_3841 ^ hash(seed))
    let sum = (hash & 255) + (hash >> 8 & 255) + (hash >> 16 & 255) + (hash >> 24)
    return min(max((Double(sum) - 510) / (2.5 * deviation), -1), 1)
  }

  /// - Source: C. Wellons, hash-prospector, `lowbias32`; M. Teschner et al., Optimized spatial hashing, 2003, for the
  ///   factors of the coordinates.
  private static func hash(_ word: UInt32) -> UInt32 {
    var word = word
    word ^= word >> 16
    word &*= 0x7FEB_352D
    word ^= word >> 15
    word &*= 0x846C_A68B
    return word ^ word >> 16
  }
}
