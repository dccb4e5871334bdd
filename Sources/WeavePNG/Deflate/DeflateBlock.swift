// SPDX-License-Identifier: MIT

/// A block of tokens with its Huffman codes: its own codes, or the fixed ones if they are shorter.
struct DeflateBlock {
  /// Four literals, with up to seven bits left from before, must fit into 64 bits.
  static let literalLimit = 14
  static let distanceLimit = 15

  private let literals: HuffmanCode
  private let distances: HuffmanCode
  /// Nil for the fixed codes.
  private let header: CodeLengths?
  /// The size of the whole block in bits.
  let size: Int

  /// - Parameters:
  ///   - literalCounts: for 286 symbols, including the end of the block.
  ///   - distanceCounts: for 30 symbols.
  init(literalCounts: UnsafeBufferPointer<UInt32>, distanceCounts: UnsafeBufferPointer<UInt32>) {
    let literals = unsafe HuffmanCode(counts: literalCounts, limit: Self.literalLimit)
    let distances = unsafe HuffmanCode(counts: distanceCounts, limit: Self.distanceLimit)
    let header = CodeLengths(literals: literals.lengths, distances: distances.lengths)
    let own = unsafe header.size + literals.size(of: literalCounts) + distances.size(of: distanceCounts)
    let fixed = unsafe Self.fixedLiterals.size(of: literalCounts) + Self.fixedDistances.size(of: distanceCounts)
    (self.literals, self.distances, self.header) =
      fixed < own ? (Self.fixedLiterals, Self.fixedDistances, nil) : (literals, distances, header)
    size = unsafe 3 + min(own, fixed) + Self.extraBits(literalCounts, distanceCounts)
  }

  private static func extraBits(
    _ literals: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>
  ) -> Int {
    var bits = 0
    for index in 1...29 { bits += unsafe LengthSymbol.extraBits(index) * Int(literals[256 + index]) }
    for symbol in 0..<30 { bits += unsafe DeflateToken.distanceExtraBits(symbol) * Int(distances[symbol]) }
    return bits
  }

  /// - Source: RFC 1951, section 3.2.6. Two more symbols, which never occur, make the code complete.
  private static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 32))

  /// Writes the block.
  ///
  /// - Parameter source: the first byte that the tokens represent.
  func write(
    _ tokens: UnsafeBufferPointer<DeflateToken>, from source: UnsafePointer<UInt8>, isLast: Bool,
    to writer: inout BitWriter
  ) {
    unsafe writer.add((isLast ? 1 : 0) | (header == nil ? 1 : 2) << 1, 3)
    unsafe writer.flush()
    if let header { unsafe header.write(to: &writer) }
    let codes = literalCodes()
    unsafe codes.withUnsafeBufferPointer { codes in
      if let codes = codes.baseAddress { unsafe writeTokens(tokens, codes, source, &writer) }
    }
    unsafe writer.add(UInt64(literals.codes[256]), Int(literals.lengths[256]))
    unsafe writer.flush()
  }

  private func writeTokens(
    _ tokens: UnsafeBufferPointer<DeflateToken>, _ codes: UnsafePointer<UInt32>, _ source: UnsafePointer<UInt8>,
    _ target: inout BitWriter
  ) {
    var writer = unsafe target
    var next = unsafe source
    let distanceCodes = zip(distances.codes, distances.lengths).map { UInt32($0) | UInt32($1) << 24 }
    unsafe distanceCodes.withUnsafeBufferPointer { distanceCodes in
      for index in 0..<tokens.count {
        let token = unsafe tokens[index]
        unsafe Self.writeLiterals(token.literals, &next, codes, &writer)
        guard token.length > 0 else { continue }
        unsafe Self.add(codes[256 &+ token.length], &writer)
        let symbol = token.distanceSymbol
        unsafe Self.add(distanceCodes[symbol], &writer)
        let extra = DeflateToken.distanceExtraBits(symbol)
        let rest = UInt64(truncatingIfNeeded: token.distance &- 1) & (1 &<< UInt64(truncatingIfNeeded: extra) &- 1)
        unsafe writer.add(rest, extra)
        unsafe writer.flush()
        unsafe next += token.length
      }
    }
    unsafe target = unsafe writer
  }

  @inline(__always)
  private static func writeLiterals(
    _ count: Int, _ next: inout UnsafePointer<UInt8>, _ codes: UnsafePointer<UInt32>, _ writer: inout BitWriter
  ) {
    var rest = count
    while rest >= 4 {
      for i in 0..<4 { unsafe add(codes[Int(next[i])], &writer) }
      unsafe writer.flush()
      unsafe next += 4
      rest &-= 4
    }
    // Three more literals and a match would not fit together.
    guard rest > 0 else { return }
    for _ in 0..<rest {
      unsafe add(codes[Int(next.pointee)], &writer)
      unsafe next += 1
    }
    unsafe writer.flush()
  }

  @inline(__always)
  private static func add(_ code: UInt32, _ writer: inout BitWriter) {
    unsafe writer.add(UInt64(code & 0xFF_FFFF), Int(code &>> 24))
  }

  /// A table of codes in the low 24 bits, with the code's length in bits above: first the literals, then, from 256 on,
  /// each match length including its extra bits.
  private func literalCodes() -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: 256 + 259) { table, count in
      for literal in 0..<256 {
        unsafe table[literal] = UInt32(literals.codes[literal]) | UInt32(literals.lengths[literal]) << 24
      }
      for length in 0..<3 { unsafe table[256 + length] = 0 }
      for length in 3...258 {
        let symbol = 256 + LengthSymbol.index(length)
        let extra = LengthSymbol.extraBits(symbol - 256)
        let rest = length == 258 ? 0 : UInt32(length - 3) & (1 << UInt32(extra) - 1)
        let bits = UInt32(literals.lengths[symbol])
        unsafe table[256 + length] = UInt32(literals.codes[symbol]) | rest << bits | (bits + UInt32(extra)) << 24
      }
      count = 256 + 259
    }
  }
}
