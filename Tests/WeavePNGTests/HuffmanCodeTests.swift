// SPDX-License-Identifier: MIT

import Testing

@testable import WeavePNG

@Suite struct HuffmanCodeTests {
  private func lengths(_ counts: [UInt32], limit: Int) -> [Int] {
    counts.withUnsafeBufferPointer { HuffmanCode(counts: $0, limit: limit).lengths.map { Int($0) } }
  }

  /// The share of all codes that are taken: 1 for a whole code, by Kraft.
  private func share(_ lengths: [Int]) -> Double {
    lengths.reduce(0) { $0 + ($1 > 0 ? 1 / Double(1 << $1) : 0) }
  }

  @Test func frequentSymbolsHaveShortCodes() {
    // Worked by hand: 1 + 1 = 2, 2 + 2 = 4, 4 + 4 = 8.
    #expect(lengths([8, 1, 4, 0, 1, 2], limit: 15) == [1, 4, 2, 0, 4, 3])
  }

  @Test func codesAreNumberedAsInTheStandard() {
    // RFC 1951, section 3.2.2: A to H have 3 3 3 3 3 2 4 4 bits and the codes 010 011 100 101 110 00 1110 1111.
    let code = HuffmanCode(lengths: [3, 3, 3, 3, 3, 2, 4, 4])
    let written = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]
    #expect(code.codes.map { Int($0) } == written)
  }

  @Test(arguments: [7, 9, 14, 15]) func noCodeIsLongerThanItsLimit(limit: Int) {
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 19 || fibonacci.count < limit * 2 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    let all = lengths(fibonacci, limit: limit)
    #expect(all.max() == limit)
    #expect(share(all) == 1)
  }

  @Test func everyCodeIsWhole() {
    var generator = Noise(state: 2)
    for _ in 0..<200 {
      let counts = (0..<286).map { _ in UInt32(1) << UInt32.random(in: 0...20, using: &generator) / 2 }
      let all = lengths(counts, limit: 9)
      #expect((all.max() ?? 0) <= 9)
      #expect(share(all) == 1)
    }
  }

  @Test func oneSymbolStillHasACodeOfOneBit() {
    for counts in [[0, 0, 5], [5, 0, 0], [0, 0, 0]] as [[UInt32]] {
      let all = lengths(counts, limit: 15)
      #expect(share(all) == 1)
      for (symbol, count) in counts.enumerated() where count > 0 { #expect(all[symbol] == 1) }
    }
  }
}
