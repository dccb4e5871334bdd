// SPDX-License-Identifier: MIT

/// A number of literals and the match after them, packed into eight bytes.
///
/// The literal bytes themselves stay in the picture: a block is written by walking through tokens and picture in
/// parallel.
struct DeflateToken {
  /// Distance, 16 bits; distance symbol, 8; length, 16; literals, 24.
  private let packed: UInt64

  static let longestMatch = 258
  static let shortestMatch = 3
  static let farthestMatch = 32_768

  /// - Parameter length: 3 to 258; 0 if there is no match, as after the last literals of a block.
  @inline(__always)
  init(literals: Int, length: Int, distance: Int, distanceSymbol: Int) {
    packed =
      UInt64(truncatingIfNeeded: distance) | UInt64(truncatingIfNeeded: distanceSymbol) << 16
      | UInt64(truncatingIfNeeded: length) << 24 | UInt64(truncatingIfNeeded: literals) << 40
  }

  @inline(__always) var distance: Int { Int(truncatingIfNeeded: packed & 0xFFFF) }
  @inline(__always) var distanceSymbol: Int { Int(truncatingIfNeeded: packed >> 16 & 0xFF) }
  @inline(__always) var length: Int { Int(truncatingIfNeeded: packed >> 24 & 0xFFFF) }
  @inline(__always) var literals: Int { Int(truncatingIfNeeded: packed >> 40) }

  /// The symbol of a distance, 0 to 29: two symbols for each power of two.
  ///
  /// - Source: RFC 1951, section 3.2.5.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = distance &- 1
    guard value >= 4 else { return max(0, value) }
    let extra = 62 &- value.leadingZeroBitCount
    return 2 &* extra &+ (value &>> extra)
  }

  /// The number of extra bits after a distance symbol.
  @inline(__always)
  static func distanceExtraBits(_ symbol: Int) -> Int { max(0, symbol &>> 1 &- 1) }
}

/// The symbols of match lengths, 257 to 285.
///
/// - Source: RFC 1951, section 3.2.5.
enum LengthSymbol {
  /// The symbol of a length minus 256: four symbols for each power of two; length 258 has its own.
  @inline(__always)
  static func index(_ length: Int) -> Int {
    let value = length &- DeflateToken.shortestMatch
    guard value >= 8 else { return value &+ 1 }
    guard length < DeflateToken.longestMatch else { return 29 }
    let extra = 61 &- value.leadingZeroBitCount
    return 4 &* extra &+ (value &>> extra) &+ 1
  }

  /// The number of extra bits after the symbol 256 + `index`.
  static func extraBits(_ index: Int) -> Int { index < 9 || index == 29 ? 0 : (index - 5) >> 2 }
}
