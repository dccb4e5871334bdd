// SPDX-License-Identifier: MIT

/// Finds what filtered rows repeat: differences of two pixels and more that were seen with these two lately.
///
/// Shorter matches take hardly fewer bits than literals, and spoil the codes of these. It looks at the last byte of each pixel, since most
/// alphas differ by nothing, and from there at eight bytes; a match then grows backwards over bytes before it. On photos of the
/// gallery, files are 1 % larger than those of libdeflate's fourth level, and finding what they repeat takes a quarter of its time.
@unsafe
struct DifferenceMatcher<let bytesPerPixel: Int>: TokenFinder {
  private let base: UnsafeRawPointer
  private let first, count: Int
  /// Bytes of a row with its filter's byte.
  private let rowSize: Int
  private let places: UnsafeMutablePointer<UInt16>
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>

  init(base: UnsafeRawPointer, band: Range<Int>, rowSize: Int, buffers: borrowing DeflateBuffers) {
    unsafe self.base = unsafe base
    unsafe (first, count) = (band.lowerBound, band.upperBound)
    unsafe self.rowSize = rowSize
    unsafe places = unsafe buffers.singles
    unsafe tokens = unsafe buffers.tokens
    unsafe literalCounts = unsafe buffers.literalCounts
    unsafe distanceCounts = unsafe buffers.distanceCounts
  }

  func tokenize(from start: Int) -> (tokens: Int, end: Int) {
    var state = unsafe State(place: start, rowStart: start / rowSize * rowSize)
    unsafe align(&state)
    var (literalStart, used) = (start, 0)
    // Bytes are read eight at a time.
    let last = unsafe count &- 8
    let most = DeflateBuffers.tokenCount &- 1
    let end = start &+ Choice.mostBytes
    while state.place <= last, state.place < end, used < most {
      guard let match = unsafe match(at: state.place, after: literalStart) else {
        unsafe step(&state)
        continue
      }
      unsafe countLiterals(literalStart..<match.start)
      let symbol = DeflateToken.distanceSymbol(match.distance)
      unsafe tokens[used] = DeflateToken(
        literals: match.start &- literalStart, length: match.length, distance: match.distance, distanceSymbol: symbol)
      unsafe literalCounts[256 &+ LengthSymbol.index(match.length)] &+= 1
      unsafe distanceCounts[symbol] &+= 1
      used &+= 1
      literalStart = match.start &+ match.length
      unsafe step(&state)
      while state.place < literalStart, state.place <= last {
        _ = unsafe remember(load(state.place), state.place)
        unsafe step(&state)
      }
    }
    let stop = unsafe used == most ? literalStart : state.place > last ? count : max(state.place, literalStart)
    unsafe countLiterals(literalStart..<stop)
    unsafe tokens[used] = DeflateToken(literals: stop &- literalStart, length: 0, distance: 0, distanceSymbol: 0)
    return (used &+ 1, stop)
  }

  // MARK: Places

  private struct State {
    var place, rowStart: Int
  }

  /// To the end of the next pixel. A filter's byte stands where a pixel before the first one of its row would end.
  @inline(__always)
  private func step(_ state: inout State) {
    let rowSize = unsafe self.rowSize
    state.place &+= bytesPerPixel
    guard state.place &- state.rowStart >= rowSize else { return }
    state.rowStart &+= rowSize
    state.place = state.rowStart
  }

  /// To the end of the pixel that the place is in.
  private func align(_ state: inout State) {
    let rest = (state.place - state.rowStart) % bytesPerPixel
    guard rest > 0 else { return }
    state.place -= rest
    unsafe step(&state)
  }

  // MARK: Matches

  /// Equal bytes at the last place with the same eight, if they are worth a match; remembers this place.
  @inline(__always)
  private func match(at place: Int, after literalStart: Int) -> (start: Int, length: Int, distance: Int)? {
    let word = unsafe load(place)
    let distance = unsafe Int(UInt16(truncatingIfNeeded: place) &- remember(word, place))
    guard distance > 0, distance <= min(unsafe place &- first, DeflateToken.farthestMatch) else { return nil }
    let difference = unsafe word ^ load(place &- distance)
    var length = difference == 0 ? unsafe extent(place, distance) : difference.trailingZeroBitCount &>> 3
    let bits = DeflateToken.distanceExtraBits(DeflateToken.distanceSymbol(distance))
    guard length &* Choice.literal > Choice.match &+ bits else { return nil }
    var start = place
    while start > literalStart, length < DeflateToken.longestMatch, unsafe start &- distance > first,
      unsafe byte(start &- 1) == byte(start &- 1 &- distance)
    {
      start &-= 1
      length &+= 1
    }
    return (start, length, distance)
  }

  /// Puts a place into the table, and gives the low bits of the one that was there before.
  @inline(__always)
  private func remember(_ word: UInt64, _ place: Int) -> UInt16 {
    let slot = unsafe Self.hash(word)
    let before = unsafe places[slot]
    unsafe places[slot] = UInt16(truncatingIfNeeded: place)
    return before
  }

  /// Equal bytes from `place` on and `distance` before it, of which the first eight are equal.
  @inline(__always)
  private func extent(_ place: Int, _ distance: Int) -> Int {
    let limit = unsafe min(count &- place, DeflateToken.longestMatch)
    var n = 8
    while n &+ 8 <= limit {
      let difference = unsafe load(place &+ n) ^ load(place &+ n &- distance)
      if difference != 0 { return n &+ difference.trailingZeroBitCount &>> 3 }
      n &+= 8
    }
    while n < limit, unsafe byte(place &+ n) == byte(place &+ n &- distance) { n &+= 1 }
    return n
  }

  @inline(__always)
  private func countLiterals(_ range: Range<Int>) {
    for place in range { unsafe literalCounts[Int(byte(place))] &+= 1 }
  }

  /// - Source: multiplicative hashing by the golden ratio, D. E. Knuth, The Art of Computer Programming 3, section 6.4.
  @inline(__always)
  private static func hash(_ word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- DeflateBuffers.hashBits))
  }

  @inline(__always)
  private func load(_ place: Int) -> UInt64 {
    unsafe base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  @inline(__always)
  private func byte(_ place: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: place, as: UInt8.self)
  }
}

private enum Choice {
  // Bits that tokens take in filtered photos, by and large; a match takes those of its distance besides.
  static let literal = 4
  static let match = 12

  /// Bytes after which a block ends, as another part of a photo has other differences.
  static let mostBytes = 1 << 16
}
