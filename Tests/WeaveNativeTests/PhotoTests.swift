// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveNative
import WeavePNG

@Suite struct PhotoTests {
  private func failure(_ bytes: [UInt8]) -> ImageDecodingError? {
    do throws(ImageDecodingError) {
      _ = try decodePhoto(bytes)
      return nil
    } catch { return error }
  }

  /// `R` or `B` for a pixel that is nearly red or blue.
  private func letter(_ p: PixelBuffer, _ x: Int, _ y: Int) -> Character {
    let c = p.pixel(x: x, y: y)
    return c.red > 180 && c.blue < 80 ? "R" : c.blue > 130 && c.red < 110 ? "B" : "?"
  }

  @Test(arguments: [Fixture.jpeg, Fixture.cmyk, Fixture.webp])
  func formatsAreToldByTheirBytes(_ bytes: [UInt8]) throws {
    let picture = try decodePhoto(bytes)
    #expect(picture.width == 16 && picture.height == 8)
    #expect(letter(picture, 2, 4) == "R")
    #expect(letter(picture, 13, 4) == "B")
    #expect(picture.pixel(x: 0, y: 0).alpha == 255)
  }

  @Test(arguments: [Fixture.jpeg, Fixture.cmyk, Fixture.webp])
  func theHeaderAloneTellsTheSize(_ bytes: [UInt8]) throws {
    let size = try #require(try photoSize(bytes))
    #expect(size == (16, 8))
    #expect(throws: ImageDecodingError.tooLarge(width: 16, height: 8)) { try photoSize(bytes, pixelLimit: 127) }
  }

  @Test func anSVGHasNoSizeInItsHeader() throws {
    #expect(try photoSize(Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>"#.utf8)) == nil)
  }

  @Test func scansOfAJPEGAreCounted() {
    let scans = [[UInt8]](repeating: [0xFF, 0xDA], count: 100).flatMap { $0 }
    #expect(failure(Fixture.jpeg + scans) == .damaged(format: .jpeg, reason: "more than 64 scans"))
  }

  @Test(arguments: 2...8) func anEXIFBlockShorterThanItsNameIsNone(_ length: UInt8) throws {
    let block: [UInt8] = [0xFF, 0xE1, 0, length] + Array("Exif\0\0".utf8).prefix(Int(length) - 2)
    // What follows is read as a marker or is none; nothing is turned by it.
    let picture = try? decodePhoto([0xFF, 0xD8] + block + Fixture.jpeg.dropFirst(2))
    #expect(picture == nil || picture?.width == 16)
  }

  @Test func aPNGWithoutItsEndIsCutShort() {
    #expect(failure(Fixture.interlaced.dropLast(12) + []) == .damaged(format: .png, reason: "cut short"))
    #expect(failure(Fixture.interlaced.dropLast(1) + []) == .damaged(format: .png, reason: "cut short"))
  }

  @Test func anyKindOfPNGIsRead() throws {
    let deep = try decodePhoto(Fixture.png16)
    #expect(deep.pixel(x: 1, y: 0).red == 0 && deep.pixel(x: 1, y: 3).red == 255)
    let interlaced = try decodePhoto(Fixture.interlaced)
    #expect(interlaced.pixel(x: 7, y: 7) == (0x33, 0x66, 0xCC, 0xFF))
  }

  /// Corners: top left and bottom right, after turning as the EXIF standard says.
  @Test(arguments: [
    (1, 16, "R", "B"), (2, 16, "B", "R"), (3, 16, "B", "R"), (4, 16, "R", "B"), (5, 8, "R", "B"), (6, 8, "R", "B"),
    (7, 8, "B", "R"), (8, 8, "B", "R"), (0, 16, "R", "B"), (9, 16, "R", "B"),
  ])
  func photosAreTurnedUpright(_ orientation: UInt8, _ width: Int, _ first: Character, _ last: Character) throws {
    let picture = try decodePhoto(Fixture.jpeg(orientation: orientation))
    #expect(picture.width == width)
    let told = try #require(try photoSize(Fixture.jpeg(orientation: orientation)))
    #expect(told == (width, 24 - width))
    #expect(letter(picture, 1, 1) == first)
    #expect(letter(picture, picture.width - 2, picture.height - 2) == last)
  }

  /// A stored picture of `abc` over `def`; what is seen, row by row.
  @Test(arguments: [
    (1, "abc def"), (2, "cba fed"), (3, "fed cba"), (4, "def abc"), (5, "ad be cf"), (6, "da eb fc"), (7, "fc eb da"),
    (8, "cf be ad"),
  ])
  func orientationsMoveEveryPixel(_ orientation: Int, _ expected: String) {
    let stored = PixelBuffer(width: 3, height: 2, bytes: "abcdef".utf8.flatMap { [$0, $0, $0, 255] })
    let seen = stored.oriented(orientation)
    let rows = (0..<seen.height).map { y in
      String(decoding: (0..<seen.width).map { seen.pixel(x: $0, y: y).red }, as: UTF8.self)
    }
    #expect(rows.joined(separator: " ") == expected)
  }

  @Test(arguments: [Fixture.jpeg, Fixture.webp, Fixture.png16, Fixture.interlaced])
  func everyTruncationIsAnError(_ bytes: [UInt8]) {
    // A JPEG's end marker is for the reader; a PNG's IEND too. All pixels are there without them.
    for length in stride(from: 1, to: bytes.count - 16, by: 3) {
      #expect(failure(Array(bytes.prefix(length))) != nil, "cut after \(length) bytes")
    }
  }

  @Test func damageIsAnErrorOrAPictureButNeverACrash() {
    for sample in [Fixture.jpeg, Fixture.cmyk, Fixture.webp, Fixture.png16, Fixture.jpeg(orientation: 6)] {
      for position in 0..<sample.count {
        var bytes = sample
        bytes[position] ^= 0xFF
        _ = failure(bytes)
      }
    }
  }

  @Test func whatIsNoPictureIsSaidSo() {
    #expect(failure([]) == .empty)
    #expect(failure(Array("hello".utf8)) == .unknownFormat)
    #expect(failure([0x1F, 0x8B, 8, 0]) == .unknownFormat)
  }

  @Test func claimsAreCheckedBeforeDecoding() {
    let bomb = Fixture.pngHeader(width: 50_000, height: 50_000)
    #expect(failure(bomb) == .tooLarge(width: 50_000, height: 50_000))
    #expect(failure(Fixture.pngHeader(width: 0, height: 5)) == .tooLarge(width: 0, height: 5))
    var jpeg = Fixture.jpeg
    let frame = (0..<jpeg.count).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 } ?? 0
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xC3, 0x50, 0xC3, 0x50])
    #expect(failure(jpeg) == .tooLarge(width: 50_000, height: 50_000))
  }

  @Test func translucentPixelsArePremultiplied() throws {
    var encoder = try PNGEncoder()
    // Half-covered red, premultiplied 128, 0, 0, 128.
    let half = PixelBuffer(width: 1, height: 1, bytes: [128, 0, 0, 128])
    #expect(try decodePhoto(encoder.encode(half)).bytes == [128, 0, 0, 128])
  }
}
