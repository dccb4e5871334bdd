// SPDX-License-Identifier: MIT

/// Finds repetitions in filtered rows: at least two pixels' differences that occurred recently in the same form.
///
/// Shorter matches hardly save bits compared with literals, and they worsen the literal codes. The search starts at the
/// last byte of each pixel, since most alpha differences are 0, and compares eight bytes from there. A match then
/// extends backwards over earlier bytes. On photos of the gallery, files are 1 % larger than with libdeflate's fourth
/// level, and the search takes a quarter of its time.
@unsafe
struct DifferenceMatcher<let bytesPerPixel: Int>: TokenFinder {
  private let base: UnsafeRawPointer
  private let first, count: Int
  /// Bytes in a row, including its filter byte.
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

  /// Moves to the end of the next pixel. A filter byte is where a pixel before the first one of its row would end.
  @inline(__always)
  private func step(_ state: inout State) {
    let rowSize = unsafe self.rowSize
    state.place &+= bytesPerPixel
    guard state.place &- state.rowStart >= rowSize else { return }
    state.rowStart &+= rowSize
    state.place = state.rowStart
  }

  /// Moves to the end of the pixel that contains the position.
  private func align(_ state: inout State) {
    let rest = (state.place - state.rowStart) % bytesPerPixel
    guard rest > 0 else { return }
    state.place -= rest
    unsafe step(&state)
  }

  // MARK: Matches

  /// A match with the last position that has the same eight bytes, if it is worth one. Records the current position.
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

  /// Records a position, and returns the low bits of the previous one with the same hash.
  @inline(__always)
  private func remember(_ word: UInt64, _ place: Int) -> UInt16 {
    let slot = unsafe Self.hash(word)
    let before = unsafe places[slot]
    unsafe places[slot] = UInt16(truncatingIfNeeded: place)
    return before
  }

  /// The number of equal bytes from `place` on and `distance` before it; the first eight are known to be equal.
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
  // Approximate bits per token in filtered photos; a match additionally takes the extra bits of its distance.
  static let literal = 4
  static let match = 12

  /// A block ends after this many bytes, because another part of a photo has other differences.
  static let mostBytes = 1 << 16
}
