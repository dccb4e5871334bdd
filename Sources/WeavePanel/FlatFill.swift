// SPDX-License-Identifier: MIT

/// The fill of an area of one colour: an ink, or a regular pattern of two inks.
enum FlatFill: Hashable {
  case ink(Int)
  /// In every square of two by two pixels, this many quarters, 1 to 3, have the second ink.
  case pattern(Int, Int, quarters: Int)

  /// The ink of a pixel; the pattern is fixed to the picture.
  @inline(__always)
  func ink(x: Int, y: Int) -> Int {
    switch self {
    case .ink(let ink): return ink
    case .pattern(let first, let second, let quarters):
      // Two of four lie on a diagonal, which makes a checkerboard.
      let rank = y & 1 == 0 ? (x & 1) * 2 : 3 - (x & 1) * 2
      return rank < quarters ? second : first
    }
  }
}
