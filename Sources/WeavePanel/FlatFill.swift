// SPDX-License-Identifier: MIT

/// What an area of one colour is filled with: an ink, or a regular pattern of two.
enum FlatFill: Hashable {
  case ink(Int)
  /// In every square of two by two pixels so many quarters, 1 to 3, of the second ink.
  case pattern(Int, Int, quarters: Int)

  /// The ink of a pixel; the pattern stands still on the picture.
  @inline(__always)
  func ink(x: Int, y: Int) -> Int {
    switch self {
    case .ink(let ink): return ink
    case .pattern(let first, let second, let quarters):
      // Two of four lie on a diagonal: a checkerboard.
      let rank = y & 1 == 0 ? (x & 1) * 2 : 3 - (x & 1) * 2
      return rank < quarters ? second : first
    }
  }
}
