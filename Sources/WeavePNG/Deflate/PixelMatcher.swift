// SPDX-License-Identifier: MIT

/// Finds repetitions in drawn pictures: runs of one pixel, the row above, the row above that if gradients are dithered,
/// and recent pixels.
///
/// The search starts only at the beginning of pixels, of which there are fewer than bytes. A match then extends
/// backwards over bytes of the pixel before.
///
/// A pixel has 1 to 4 bytes. Two rows above are searched if gradients are dithered with a pattern that repeats after
/// two pixels, otherwise one. Both numbers are generic parameters, so that each combination has its own code; reading
/// them at run time for each pixel would cost a tenth of the instructions.
@unsafe
struct PixelMatcher<let bytesPerPixel: Int, let rowsAbove: Int>: TokenFinder {
  private let base: UnsafeRawPointer
  /// The bytes to compress. Bytes before them are used only as the row above.
  private let first, count: Int
  /// Where the row above them begins.
  private let seen: Int
  /// Bytes in a row, including its filter byte.
  private let rowSize: Int
  private let pairs: UnsafeMutablePointer<UInt64>
  private let singles: UnsafeMutablePointer<UInt16>
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  /// The bits of a match with the row above; if that row is too far away, more than any match saves.
  private let aboveCost: Int
  /// The distance and the bits of a match two rows above; distance 0 if that row is not searched.
  private let farAbove, farAboveCost: Int
  /// How many bits of an eight-byte word do not belong to the next two pixels, or to the next one. Pixels of one or two
  /// bytes say too little, so at least four bytes are used.
  private var pairShift: UInt64 { @inline(__always) get { bytesPerPixel == 3 ? 16 : 0 } }
  private var singleShift: UInt64 { @inline(__always) get { bytesPerPixel == 3 ? 40 : 32 } }

  init(base: UnsafeRawPointer, band: Range<Int>, rowSize: Int, buffers: borrowing DeflateBuffers) {
    unsafe self.base = unsafe base
    unsafe (first, count) = (band.lowerBound, band.upperBound)
    unsafe seen = max(0, band.lowerBound - rowSize)
    unsafe self.rowSize = rowSize
    unsafe pairs = unsafe buffers.pairs
    unsafe singles = unsafe buffers.singles
    unsafe tokens = unsafe buffers.tokens
    unsafe literalCounts = unsafe buffers.literalCounts
    unsafe distanceCounts = unsafe buffers.distanceCounts
    let aboveBits = DeflateToken.distanceExtraBits(DeflateToken.distanceSymbol(rowSize))
    unsafe aboveCost = rowSize <= DeflateToken.farthestMatch ? Choice.match + aboveBits : 1 << 40
    unsafe farAbove = rowsAbove > 1 && 2 * rowSize <= DeflateToken.farthestMatch ? 2 * rowSize : 0
    unsafe farAboveCost = Choice.match + DeflateToken.distanceExtraBits(DeflateToken.distanceSymbol(2 * rowSize))
  }

  func tokenize(from start: Int) -> (tokens: Int, end: Int) {
    var state = unsafe State(place: start, literalStart: start, rowStart: start / rowSize * rowSize)
    // Pixels are read as words of eight bytes.
    let last = unsafe count &- 8
    let most = DeflateBuffers.tokenCount &- 1
    while state.place <= last, state.used < most, state.place &- state.literalStart < Choice.mostLiterals {
      let word = unsafe load(state.place)
      if let match = unsafe bestMatch(at: state.place, word, last: state.distance) {
        unsafe take(match, &state, last, most)
      } else {
        unsafe skipPixel(word, &state)
      }
    }
    if state.place > last, state.used < most { unsafe skipLiterals(to: count, &state) }
    unsafe tokens[state.used] = DeflateToken(
      literals: state.place &- state.literalStart, length: 0, distance: 0, distanceSymbol: 0)
    return (state.used &+ 1, state.place)
  }

  private struct State {
    var place, literalStart, rowStart: Int
    /// The number of tokens so far.
    var used = 0
    /// The distance of the last match.
    var distance = 0
  }

  private struct Match {
    var length, distance: Int
    /// Bits saved.
    var gain: Int
  }

  // MARK: Candidates

  @inline(__always)
  private func bestMatch(at place: Int, _ word: UInt64, last: Int) -> Match? {
    let rowSize = unsafe self.rowSize
    var best = Match(length: 0, distance: 0, gain: 0)
    if place >= bytesPerPixel { unsafe consider(place, word, bytesPerPixel, upTo: .max, cost: Choice.run, &best) }
    if best.length < DeflateToken.longestMatch {
      // Limited to one match, since a longer one would cost more than calculated.
      if place >= rowSize {
        unsafe consider(place, word, rowSize, upTo: DeflateToken.longestMatch, cost: aboveCost, &best)
      }
      if rowsAbove > 1, best.length < Choice.longEnough {
        if unsafe farAbove > 0, unsafe place &- seen >= farAbove {
          unsafe consider(place, word, farAbove, upTo: DeflateToken.longestMatch, cost: farAboveCost, &best)
        }
        // In a gradient from top to bottom, a dithered row alternates between two pixels.
        let pattern = 2 &* bytesPerPixel
        if unsafe place &- seen >= pattern {
          unsafe consider(place, word, pattern, upTo: .max, cost: Choice.run, &best)
        }
        // Lines of equal colour continue in the same direction as before.
        if last > 0, best.length < Choice.longEnough {
          let bits = DeflateToken.distanceExtraBits(DeflateToken.distanceSymbol(last))
          unsafe consider(place, word, last, upTo: DeflateToken.longestMatch, cost: Choice.match &+ bits, &best)
        }
      }
      if best.length < Choice.longEnough { unsafe considerMemory(place, word, &best) }
    }
    return best.gain > 0 ? best : nil
  }

  /// Considers recent positions with the same two pixels or, if these match little, with the same one.
  @inline(__always)
  private func considerMemory(_ place: Int, _ word: UInt64, _ best: inout Match) {
    // While a two-pixel pattern continues, recording one position is enough.
    let goesOn = unsafe rowsAbove > 1 && place &- seen >= 8 && word == load(place &- 2 &* bytesPerPixel)
    var (places, single) = unsafe goesOn ? recall(word) : remember(word, place)
    let reach = unsafe min(place &- first, DeflateToken.farthestMatch)
    for _ in 0..<4 {
      let distance = Int(UInt16(truncatingIfNeeded: place) &- UInt16(truncatingIfNeeded: places))
      // Earlier positions are even farther away.
      guard unsafe Self.isInside(distance, reach) else { break }
      if unsafe word == load(place &- distance) { unsafe considerPast(place, distance, from: 8, &best) }
      places &>>= 16
    }
    if best.length < 8 {
      let distance = Int(UInt16(truncatingIfNeeded: place) &- single)
      guard unsafe Self.isInside(distance, reach) else { return }
      let known = unsafe (word ^ load(place &- distance)).trailingZeroBitCount &>> 3
      if known >= DeflateToken.shortestMatch { unsafe considerPast(place, distance, from: known, &best) }
    }
  }

  /// Whether 0 < `distance` <= `reach`, in one comparison.
  @inline(__always)
  private static func isInside(_ distance: Int, _ reach: Int) -> Bool {
    UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach)
  }

  /// Records a position in both tables, and returns the previous entries.
  @inline(__always)
  private func remember(_ word: UInt64, _ place: Int) -> (pairs: UInt64, single: UInt16) {
    let pair = unsafe Self.hash(word &<< pairShift)
    let single = unsafe Self.hash(word &<< singleShift)
    let before = unsafe (pairs[pair], singles[single])
    unsafe pairs[pair] = before.0 &<< 16 | UInt64(UInt16(truncatingIfNeeded: place))
    unsafe singles[single] = UInt16(truncatingIfNeeded: place)
    return before
  }

  /// The entries of both tables for a position.
  @inline(__always)
  private func recall(_ word: UInt64) -> (pairs: UInt64, single: UInt16) {
    unsafe (pairs[Self.hash(word &<< pairShift)], singles[Self.hash(word &<< singleShift)])
  }

  /// - Source: multiplicative hashing by the golden ratio, D. E. Knuth, The Art of Computer Programming 3, section 6.4.
  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- DeflateBuffers.hashBits))
  }

  /// Uses an earlier position if more bytes are equal there. It must gain bits, since it is farther away than the best
  /// match so far.
  ///
  /// - Parameter known: how many bytes are equal; below 8, this is the exact number.
  @inline(__always)
  private func considerPast(_ place: Int, _ distance: Int, from known: Int, _ best: inout Match) {
    var length = known
    if known == 8 {
      let end = unsafe place &+ min(best.length, count &- 1 &- place)
      guard unsafe byte(end) == byte(end &- distance) else { return }
      length = unsafe extent(place, distance, from: 8, upTo: DeflateToken.longestMatch)
    }
    let bits = DeflateToken.distanceExtraBits(DeflateToken.distanceSymbol(distance))
    let gain = length &* Choice.literal &- Choice.match &- bits
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  @inline(__always)
  private func consider(
    _ place: Int, _ word: UInt64, _ distance: Int, upTo most: Int, cost: Int, _ best: inout Match
  ) {
    let difference = unsafe word ^ load(place &- distance)
    var length = difference.trailingZeroBitCount &>> 3
    guard length >= DeflateToken.shortestMatch else { return }
    if difference == 0 { length = unsafe extent(place, distance, from: 8, upTo: most) }
    let gain = length &* Choice.literal &- cost
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// The number of equal bytes from `place` on and `distance` before it; the first `known` are known to be equal.
  @inline(__always)
  private func extent(_ place: Int, _ distance: Int, from known: Int, upTo most: Int) -> Int {
    let limit = unsafe min(count &- place, most)
    var n = known
    while n &+ 64 <= limit {
      let difference = unsafe load64(place &+ n) ^ load64(place &+ n &- distance)
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      if quarter[0] | quarter[1] != 0 { break }
      n &+= 64
    }
    while n &+ 8 <= limit {
      let difference = unsafe load(place &+ n) ^ load(place &+ n &- distance)
      if difference != 0 { return n &+ difference.trailingZeroBitCount &>> 3 }
      n &+= 8
    }
    while n < limit, unsafe byte(place &+ n) == byte(place &+ n &- distance) { n &+= 1 }
    return n
  }

  // MARK: Tokens

  /// Emits a match as tokens of up to 258 bytes, then continues at the next whole pixel.
  @inline(__always)
  private func take(_ match: Match, _ state: inout State, _ last: Int, _ most: Int) {
    if match.distance != bytesPerPixel { unsafe rememberInside(match, state.place, last) }
    var rest = unsafe match.length &+ takeBack(match.distance, &state)
    let symbol = DeflateToken.distanceSymbol(match.distance)
    state.distance = match.distance
    repeat {
      let part = min(rest, DeflateToken.longestMatch)
      let literals = state.place &- state.literalStart
      unsafe tokens[state.used] = DeflateToken(
        literals: literals, length: part, distance: match.distance, distanceSymbol: symbol)
      state.used &+= 1
      unsafe literalCounts[256 &+ LengthSymbol.index(part)] &+= 1
      unsafe distanceCounts[symbol] &+= 1
      state.place &+= part
      state.literalStart = state.place
      rest &-= part
      // The end of a run may belong to a longer match, most often with the row above.
    } while rest >= DeflateToken.longestMatch && state.used < most
    unsafe skipToPixel(&state)
  }

  /// Extends a match backwards over equal bytes, which then need not be literals, such as the alpha that most pixels
  /// share; returns their number.
  @inline(__always)
  private func takeBack(_ distance: Int, _ state: inout State) -> Int {
    let end = state.place
    while unsafe state.place > state.literalStart && state.place &- distance > seen {
      let value = unsafe byte(state.place &- 1)
      guard unsafe value == byte(state.place &- 1 &- distance) else { break }
      state.place &-= 1
      unsafe literalCounts[Int(value)] &-= 1
    }
    return end &- state.place
  }

  /// Records the pixels within a match; the first is already recorded.
  @inline(__always)
  private func rememberInside(_ match: Match, _ place: Int, _ last: Int) {
    var next = place &+ bytesPerPixel
    let end = min(place &+ min(match.length, Choice.mostRemembered), last)
    while next < end {
      let word = unsafe load(next)
      // Inside a run, one position is enough.
      let isNew = unsafe word != load(next &- bytesPerPixel)
      let goesOn = unsafe rowsAbove > 1 && next &- seen >= 8 && word == load(next &- 2 &* bytesPerPixel)
      if isNew, !goesOn { _ = unsafe remember(word, next) }
      next &+= bytesPerPixel
    }
  }

  @inline(__always)
  private func skipPixel(_ word: UInt64, _ state: inout State) {
    unsafe advanceRow(&state)
    let size = state.place == state.rowStart ? 1 : bytesPerPixel
    for i in 0..<size { unsafe literalCounts[Int(word &>> UInt64(8 &* i) & 0xFF)] &+= 1 }
    state.place &+= size
  }

  /// If a match ends inside a pixel, the rest of that pixel becomes literals.
  @inline(__always)
  private func skipToPixel(_ state: inout State) {
    unsafe advanceRow(&state)
    let offset = state.place &- state.rowStart &- 1
    guard offset > 0 else { return }
    let done = bytesPerPixel == 3 ? offset % 3 : offset & (bytesPerPixel &- 1)
    if done > 0 { unsafe skipLiterals(to: min(count, state.place &+ bytesPerPixel &- done), &state) }
  }

  @inline(__always)
  private func skipLiterals(to end: Int, _ state: inout State) {
    while state.place < end {
      unsafe literalCounts[Int(byte(state.place))] &+= 1
      state.place &+= 1
    }
  }

  @inline(__always)
  private func advanceRow(_ state: inout State) {
    let rowSize = unsafe self.rowSize
    while state.place &- state.rowStart >= rowSize { state.rowStart &+= rowSize }
  }

  @inline(__always)
  private func load(_ place: Int) -> UInt64 {
    unsafe base.loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  @inline(__always)
  private func load64(_ place: Int) -> SIMD8<UInt64> {
    unsafe base.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt64>.self)
  }

  @inline(__always)
  private func byte(_ place: Int) -> UInt8 {
    unsafe base.load(fromByteOffset: place, as: UInt8.self)
  }
}

/// The constants for choosing tokens.
private enum Choice {
  // Approximate bits per token in drawn pictures; a match additionally takes the extra bits of its distance.
  static let literal = 7
  static let run = 9
  static let match = 10

  /// If a match has this many bytes, searching farther away for a longer one is not worth the time.
  static let longEnough = 64
  /// How many bytes of a match are recorded pixel by pixel; recording more costs more time than it saves space.
  static let mostRemembered = 32
  /// A block ends after this many literals in a row.
  static let mostLiterals = 1 << 16
}
