// SPDX-License-Identifier: MIT

import Testing

@testable import WeavePNG

@Suite struct DeflateWriterTests {
  @Test(arguments: 1...4) func everySmallPictureComesBackWhole(bytesPerPixel: Int) {
    var writer = DeflateWriter()
    for count in 0...300 {
      for bytes in [noise(count), noise(count, below: 2), [UInt8](repeating: 7, count: count)] {
        for (rowSize, content) in [(1, RowContent.drawn), (13, .drawn), (1, .filtered), (13, .filtered)] {
          let rows = Rows(bytes: bytes, bytesPerPixel: bytesPerPixel, rowSize: rowSize, content: content)
          #expect(decoded(rows.stream(of: &writer), count: count) == bytes, "\(count) bytes, rows of \(rowSize)")
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4], [2, 4, 20, 256]) func noiseComesBackWhole(bytesPerPixel: Int, values: Int) {
    let bytes = noise(200_000, seed: UInt64(values), below: values)
    for content in RowContent.allCases {
      let rows = Rows(bytes: bytes, bytesPerPixel: bytesPerPixel, rowSize: 997 * bytesPerPixel + 1, content: content)
      #expect(decoded(rows.stream, count: bytes.count) == bytes)
    }
  }

  /// Differences of a photo: small ones are many. Beside libdeflate's level for photos, which looks for all that repeats.
  @Test func differencesOfAPhotoAreHardlyLongerThanTheLibraryMakesThem() {
    var generator = Noise(state: 4)
    let bytes = (0..<600_000).map { _ in
      let steps = (0..<6).reduce(0) { sum, _ in sum + Int.random(in: -3...3, using: &generator) }
      return UInt8(truncatingIfNeeded: steps)
    }
    let stream = Rows(bytes: bytes, bytesPerPixel: 3, rowSize: 2_029, content: .filtered).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
    #expect(stream.count < librarySize(bytes, level: 4) * 102 / 100)
  }

  /// What lies on a photo repeats all the same.
  @Test(arguments: [1, 5, 300]) func whatRepeatsAmongDifferencesIsFound(distance: Int) {
    let start = noise(distance, seed: 6)
    let bytes = (0..<(100_000 / distance)).flatMap { _ in start }
    let stream = Rows(bytes: bytes, bytesPerPixel: 3, rowSize: 100_001, content: .filtered).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
    #expect(stream.count < distance + 100_000 / 100)
  }

  @Test func noiseIsHardlyLongerThanItWas() {
    for count in [1, 300, 65_535, 65_536, 300_000] {
      let size = Rows(bytes: noise(count)).stream.count
      // Five bytes for each 65,535 and for each block, six for the stream.
      #expect(size <= count + 11 + 10 * (count / 65_535 + 1))
    }
  }

  @Test func oneColourTakesAFewBytes() {
    for bytesPerPixel in 1...4 {
      let bytes = [UInt8](repeating: 0, count: 3_000_000)
      let stream = Rows(bytes: bytes, bytesPerPixel: bytesPerPixel, rowSize: 4_000).stream
      #expect(decoded(stream, count: bytes.count) == bytes)
      // 258 bytes a match, two bits a match, and a head of some bytes for each of 32 bands.
      #expect(stream.count < 3_000_000 / 258 * 2 / 8 + 32 * 30)
    }
  }

  @Test func aGradientComesBackWholeAndSmall() {
    var bytes: [UInt8] = []
    for y in 0..<300 {
      bytes.append(0)
      for x in 0..<400 { bytes += [UInt8(x / 3), UInt8(y / 2), UInt8((x + y) / 4), 255] }
    }
    let stream = Rows(bytes: bytes, rowSize: 1_601).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
    #expect(stream.count < librarySize(bytes, level: 4) * 5 / 4)
  }

  @Test(arguments: [32_760, 32_764, 32_767, 32_768, 32_769, 32_772, 65_536, 65_540])
  func whatRepeatsFarAwayComesBackWhole(distance: Int) {
    let start = noise(distance, seed: 5)
    let bytes = start + start + start.prefix(1_000)
    for (bytesPerPixel, rowSize) in [(4, 4_001), (1, distance), (3, 301), (4, distance)] {
      let stream = Rows(bytes: bytes, bytesPerPixel: bytesPerPixel, rowSize: rowSize).stream
      #expect(decoded(stream, count: bytes.count) == bytes)
      // DEFLATE reaches 32,768 bytes back, and the row above is always looked at.
      if distance == rowSize, distance <= 32_768 { #expect(stream.count < distance + 1_000) }
    }
  }

  @Test func aPictureOfManyBlocksComesBackWhole() {
    // Runs of three to ten pixels in colours that hardly repeat: more than 65,536 matches.
    var generator = Noise(state: 9)
    var bytes: [UInt8] = []
    while bytes.count < 2_200_000 {
      let pixel = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for _ in 0..<Int.random(in: 3...10, using: &generator) { bytes += pixel }
    }
    let stream = Rows(bytes: bytes, rowSize: 4_001).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
    #expect(stream.count < bytes.count / 4)
  }

  @Test func coloursOfVeryDifferentFrequencyComeBackWhole() {
    // Counts as Fibonacci's numbers make the deepest Huffman tree: 24 levels, where DEFLATE has 15.
    var bytes: [UInt8] = []
    var (count, next) = (1, 1)
    for value in 0..<24 {
      bytes += [UInt8](repeating: UInt8(value * 10), count: count)
      (count, next) = (next, count + next)
    }
    var generator = Noise(state: 3)
    bytes.shuffle(using: &generator)
    let stream = Rows(bytes: bytes, bytesPerPixel: 4, rowSize: 100_001).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
  }

  @Test func thePicturesBeforeLeaveNoTrace() {
    let rows = Rows(bytes: noise(50_000, below: 3))
    let fresh = rows.stream
    var writer = DeflateWriter()
    _ = Rows(bytes: noise(90_000, seed: 8, below: 5)).stream(of: &writer)
    _ = Rows(bytes: []).stream(of: &writer)
    #expect(rows.stream(of: &writer) == fresh)
    #expect(rows.stream(of: &writer) == fresh)
  }

  /// Bands end where the writer chooses: a change near any row must leave no trace of the stream before it.
  @Test(arguments: [1, 2, 3, 7], RowContent.allCases)
  func rowsThatStayAreTakenOverAlike(period: Int, content: RowContent) {
    let tile = noise(4_001 * period, seed: 11)
    var rows = Rows(bytes: (0..<(210 / period)).flatMap { _ in tile }, rowSize: 4_001, content: content)
    var writer = DeflateWriter()
    _ = rows.stream(of: &writer)
    for row in [0, 29, 30, 31, 32, 33, 61, 62, 63, 64, 65, 94, 95, 96, 127, 160, 200] {
      // Back again afterwards, so that equal rows come and go.
      for change: UInt8 in [1, 255] {
        for column in 0..<4_001 { rows.bytes[row * 4_001 + column] &+= change }
        let stream = rows.stream(of: &writer, changed: row..<(row + 1))
        #expect(stream == rows.stream, "row \(row)")
      }
    }
    #expect(decoded(rows.stream(of: &writer, changed: 0..<0), count: rows.bytes.count) == rows.bytes)
  }

  /// Two rows of noise in turn, as a dithered gradient that runs sideways has them.
  @Test func aPatternOfTwoRowsIsFoundTwoRowsAbove() {
    let tile = noise(802, seed: 5)
    let bytes = (0..<60).flatMap { _ in tile }
    let stream = Rows(bytes: bytes, content: .patterned).stream
    #expect(decoded(stream, count: bytes.count) == bytes)
    #expect(stream.count < tile.count * 2)
  }

  @Test func aLastRowMayBeCutOff() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 / 9) }
    for count in 900..<1_000 {
      let rows = Rows(bytes: Array(bytes[..<count]), bytesPerPixel: 3, rowSize: 100)
      #expect(decoded(rows.stream, count: count) == rows.bytes)
    }
  }
}
