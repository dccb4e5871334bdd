// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveNative
import WeavePNG

@Suite struct PNGEncoderTests {
  /// Pixels by a rule; the rule gives premultiplied red, green, blue, alpha.
  private func picture(_ width: Int, _ height: Int, _ rule: (Int, Int) -> [UInt8]) -> PixelBuffer {
    PixelBuffer(
      width: width, height: height,
      bytes: (0..<height).flatMap { y in (0..<width).flatMap { x in rule(x, y) } })
  }

  private func file(_ pixels: PixelBuffer, _ metadata: PNGEncoder.Metadata = .init()) throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixels, metadata)
  }

  /// Type and data of every chunk.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var list: [(type: String, data: [UInt8])] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
      list.append((type, Array(file[(offset + 8)..<(offset + 8 + length)])))
      offset += length + 12
    }
    return list
  }

  /// Depth and colour type in the header, by the PNG standard.
  private func kind(_ file: [UInt8]) -> [UInt8] { Array(file[24...25]) }

  private func noise(_ x: Int, _ y: Int) -> UInt8 { UInt8(truncatingIfNeeded: (x &* 73 ^ y &* 151) &* 40503 >> 7) }

  @Test func eachPictureTakesTheSmallestKindAndComesBackWhole() throws {
    let two = picture(37, 11) { x, y in (x + y) % 3 == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let four = picture(37, 11) { x, y in x % 4 == 3 ? [0, 0, 0, 0] : [UInt8(x % 4 * 60), 9, 7, 255] }
    let sixteen = picture(37, 11) { x, y in [UInt8((x + y) % 16), 3, 200, 255] }
    let many = picture(37, 11) { x, y in [UInt8((x * 7 + y) % 250), 3, 0, 255] }
    let translucent = picture(37, 11) { x, y in [UInt8(x), 0, 0, UInt8(x * 6)] }
    let gray = picture(37, 11) { x, y in
      let v = noise(x, y)
      return [v, v, v, 255]
    }
    let grayAlpha = picture(60, 60) { x, y in
      let v = noise(x, y)
      return [v / 4, v / 4, v / 4, v]
    }
    let rgb = picture(60, 60) { x, y in [noise(x, y), UInt8(x), UInt8(y), 255] }
    let rgba = picture(60, 60) { x, y in [UInt8(x), noise(x, y) / 3, UInt8(y), UInt8(100 + x)] }
    let expected: [(PixelBuffer, [UInt8])] = [
      (two, [1, 3]), (four, [2, 3]), (sixteen, [4, 3]), (many, [8, 3]), (translucent, [8, 3]), (gray, [8, 0]),
      (rgb, [8, 2]), (rgba, [8, 6]),
    ]
    for (pixels, type) in expected {
      let bytes = try file(pixels)
      #expect(kind(bytes) == type)
      #expect(try decodePhoto(bytes) == pixels, "type \(type)")
    }
    let bytes = try file(grayAlpha)
    #expect(kind(bytes) == [8, 3] || kind(bytes) == [8, 4])
    #expect(try decodePhoto(bytes) == grayAlpha)
  }

  @Test func grayWithManyAlphasHasTwoChannels() throws {
    let pixels = picture(64, 64) { x, y in
      let alpha = UInt8(255 - x)
      let v = UInt8(min(y * 3, Int(alpha)))
      return [v, v, v, alpha]
    }
    let bytes = try file(pixels)
    #expect(kind(bytes) == [8, 4])
    #expect(try decodePhoto(bytes) == pixels)
  }

  @Test func paletteHasOnlyTheAlphasItNeeds() throws {
    let pixels = picture(3, 1) { x, _ in x == 1 ? [0, 0, 0, 0] : [UInt8(x * 9), 1, 1, 255] }
    let list = chunks(try file(pixels))
    #expect(list.first { $0.type == "PLTE" }?.data.count == 9)
    #expect(list.first { $0.type == "tRNS" }?.data == [0])
  }

  @Test func resolutionAndColorSpaceAreStated() throws {
    let list = chunks(try file(PixelBuffer(width: 2, height: 2), .init(scale: 2)))
    #expect(list.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    // 144 pixels an inch / 0.0254 m = 5669.3 pixels a metre.
    #expect(list[2].data == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func textsAreLatinOrInternational() throws {
    let texts = [
      PNGEncoder.Metadata.Text(keyword: "Title", value: "Café"), .init(keyword: "Title", value: "天気"),
      .init(keyword: "", value: "dropped"),
    ]
    let list = chunks(try file(PixelBuffer(width: 1, height: 1), .init(texts: texts)))
    #expect(list.first { $0.type == "tEXt" }?.data == Array("Title\0Caf".utf8) + [0xE9])
    #expect(list.first { $0.type == "iTXt" }?.data == Array("Title\0\0\0\0\0天気".utf8))
    #expect(list.count { $0.type.hasSuffix("Xt") } == 2)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let pixels = picture(40, 40) { x, y in [noise(x, y), UInt8(x), 0, 255] }
    var encoder = try PNGEncoder()
    let first = try encoder.encode(pixels)
    _ = try encoder.encode(PixelBuffer(width: 3, height: 90))
    #expect(try encoder.encode(pixels) == first)
    #expect(try encoder.encode(Canvas(pixels)) == first)
  }

  /// Rows of a photo are differences to those above, so that one below a change is another one, too.
  @Test(arguments: [0..<1, 17..<18, 30..<70, 199..<200, 5..<5, 0..<200])
  func aPhotoOfWhichRowsChangeGivesTheFileOfAFreshEncoder(rows: Range<Int>) throws {
    func canvas(_ changed: Range<Int>) throws -> Canvas {
      let canvas = try Canvas(width: 320, height: 200)
      canvas.fillRows { y, row in
        for x in 0..<320 {
          let light = UInt32(noise(x, y) / 16)
          let blue = changed.contains(y) ? 20 + light : 9
          row[x] = 0xFF00_0000 | (UInt32(x / 2) + light) << 16 | (UInt32(y / 2) + light) << 8 | blue
        }
      }
      return canvas
    }
    var encoder = try PNGEncoder()
    _ = try encoder.encode(canvas(0..<0))
    let other = try canvas(rows)
    let kept = try encoder.encode(other, changed: rows)
    var fresh = try PNGEncoder()
    #expect(try kept == fresh.encode(other))
    #expect(try decodePhoto(kept) == other.pixels())
  }

  /// A drawing, a photo, and noise that is stored as it is: the lower half is compressed on a thread of its own.
  @Test(arguments: [0, 4, 0xFF]) func aSecondThreadChangesNoByte(light: UInt8) throws {
    func pixels(_ bar: Int) -> PixelBuffer {
      picture(700, 400) { x, y in
        let speck = noise(x, y) & light
        return [UInt8(x / 3) &+ speck, (100..<bar).contains(y) ? 200 : noise(y, x) & light, speck, 255]
      }
    }
    var one = try PNGEncoder()
    var two = try PNGEncoder(isParallel: true)
    for bar in [300, 390] {
      let canvas = try Canvas(pixels(bar))
      let changed = bar == 300 ? nil : 300..<390
      let file = try one.encode(canvas, changed: changed)
      #expect(try two.encode(canvas, changed: changed) == file)
      #expect(try decodePhoto(file) == canvas.pixels())
    }
  }

  @Test func aPictureWithoutPixelsIsAnError() throws {
    var encoder = try PNGEncoder()
    #expect(throws: PNGError.empty) { try encoder.encode(PixelBuffer(width: 0, height: 4)) }
  }
}
