// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeavePNG

/// Files read chunk by chunk, as the PNG specification has them.
@Suite struct AnimatedPNGTests {
  private struct Chunk {
    var type: String
    var data: [UInt8]

    func number(_ place: Int, _ bytes: Int = 4) -> Int { data[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// All chunks; their checksums are right.
  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var list: [Chunk] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let body = Array(file[place + 4..<place + 8 + length])
      let sum = file[place + 8 + length..<place + 12 + length].reduce(0) { $0 << 8 | UInt32($1) }
      #expect(crc(body) == sum)
      list.append(Chunk(type: String(decoding: body[..<4], as: UTF8.self), data: Array(body[4...])))
      place += 12 + length
    }
    return list
  }

  /// - Source: PNG specification, annex D.
  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
  }

  private func picture(_ color: (Int, Int) -> [UInt8]) -> PixelBuffer {
    PixelBuffer(width: 20, height: 10, bytes: (0..<200).flatMap { color($0 % 20, $0 / 20) })
  }

  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]

  @Test func keepsTheBoxThatChanges() throws {
    var animation = AnimatedPNG()
    try animation.add(picture { _, _ in white }, seconds: 0.5)
    try animation.add(picture { x, y in (3..<7).contains(x) && (2..<5).contains(y) ? black : white }, seconds: 0.25)
    let list = chunks(try animation.file(plays: 3))
    #expect(list.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let control = list.filter { $0.type == "acTL" }
    #expect(control.map { [$0.number(0), $0.number(4)] } == [[2, 3]])
    let frames = list.filter { $0.type == "fcTL" }
    // Sequence, width, height, x, y.
    #expect((0..<5).map { frames[0].number($0 * 4) } == [0, 20, 10, 0, 0])
    #expect((0..<5).map { frames[1].number($0 * 4) } == [1, 4, 3, 3, 2])
    #expect([frames[0].number(20, 2), frames[0].number(22, 2)] == [500, 1_000])
    #expect([frames[1].number(20, 2), frames[1].number(22, 2)] == [250, 1_000])
    #expect(list.first { $0.type == "fdAT" }?.number(0) == 2)
    // Two colours are one bit a pixel, of a palette.
    #expect([list[0].data[8], list[0].data[9]] == [1, 3])
  }

  @Test func equalPicturesAreOneThatLastsLonger() throws {
    var animation = AnimatedPNG()
    for _ in 0..<40 { try animation.add(picture { x, _ in [UInt8(x), 7, 9, 255] }, seconds: 3) }
    #expect(animation.count == 1)
    let list = chunks(try animation.file())
    let frame = try #require(list.first { $0.type == "fcTL" })
    // 120 s is more than 65,535 thousandths.
    #expect(frame.number(20, 2) * 1_000 == 120 * frame.number(22, 2) * 1_000)
    #expect(!list.contains { $0.type == "fdAT" })
  }

  /// The first picture, which every reader shows, is whole in all forms of pixels.
  @Test func theFirstPictureIsAPNGThatOthersRead() throws {
    let noise = { (x: Int, y: Int) in UInt8(truncatingIfNeeded: (x &* 73 ^ y &* 151) &* 40503 >> 7) }
    let rules: [(Int, Int) -> [UInt8]] = [
      { x, y in (x + y) % 3 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] },
      { x, _ in [UInt8(x % 4 * 60), 9, 7, 255] },
      { x, y in x == y ? [0, 0, 0, 0] : [UInt8(x), UInt8(y), 3, 255] },
      { x, y in [noise(x, y), UInt8(x * 12), UInt8(y * 20), 255] },
      { x, y in [UInt8(x), UInt8(y), 0, UInt8(100 + x * 7)] },
    ]
    for rule in rules {
      let first = picture(rule)
      var animation = AnimatedPNG()
      try animation.add(first, seconds: 1)
      try animation.add(picture { x, y in rule(19 - x, y) }, seconds: 1)
      #expect(try decodePhoto(animation.file()) == first)
    }
  }

  @Test func refusesWhatIsTooMuch() throws {
    var animation = AnimatedPNG()
    try animation.add(picture { _, _ in white }, seconds: 1)
    #expect(throws: AnimatedPNG.Failure.size(width: 5, height: 5)) {
      try animation.add(PixelBuffer(width: 5, height: 5), seconds: 1)
    }
    #expect(throws: AnimatedPNG.Failure.tooManyFrames) {
      for step in 1...Limits.animationFrames {
        try animation.add(picture { _, _ in step % 2 == 0 ? white : black }, seconds: 1)
      }
    }
    #expect(throws: AnimatedPNG.Failure.empty) { try AnimatedPNG().file() }
  }
}
