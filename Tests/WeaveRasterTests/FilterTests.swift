// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveRaster

@Suite struct FilterTests {
  private func pixel(_ name: String, _ color: [UInt8], intensity: Double = 1) -> [Int] {
    let pixels = PixelBuffer(width: 1, height: 1, bytes: color)
    let picture = RasterImage(pixels: pixels, key: name, look: PhotoLook(name, intensity: intensity))
    #expect(picture.pixels(at: [(0, 0), (0, 0)]).bytes == picture.pixels.bytes + picture.pixels.bytes)
    return picture.pixels.bytes.map { Int($0) }
  }

  @Test func unknownFiltersAndNoIntensityChangeNothing() {
    for (name, intensity) in [("none", 1.0), ("Noir", 1), ("noir", 0), ("noir", -1), ("noir", .nan)] {
      #expect(pixel(name, [10, 200, 30, 255], intensity: intensity) == [10, 200, 30, 255])
    }
  }

  @Test(arguments: ["noir", "mono"]) func blackAndWhiteHasNoColor(_ name: String) {
    for color: [UInt8] in [[255, 0, 0, 255], [3, 90, 200, 255], [250, 240, 10, 255]] {
      let seen = pixel(name, color)
      #expect(seen[0] == seen[1] && seen[1] == seen[2] && seen[3] == 255)
    }
  }

  /// The published matrix on white, black and middle grey: each row sums to 1.351, 1.203 and 0.937.
  @Test func sepiaIsThePublishedMatrix() {
    #expect(pixel("sepia", [0, 0, 0, 255]) == [0, 0, 0, 255])
    #expect(pixel("sepia", [255, 255, 255, 255]) == [255, 255, 239, 255])
    let middle = pixel("sepia", [100, 100, 100, 255])
    #expect(zip(middle, [135, 120, 94, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func looksAreWhatTheirNamesSay() {
    #expect(pixel("noir", [60, 60, 60, 255])[0] < 45, "deeper shadows")
    #expect(pixel("fade", [0, 0, 0, 255])[0] > 15, "lifted blacks")
    let vivid = pixel("chrome", [180, 90, 60, 255])
    #expect(vivid[0] - vivid[2] > 120 + 20, "more colour")
    let warm = pixel("instant", [240, 240, 240, 255])
    #expect(warm[0] > warm[2] + 10)
    let cool = pixel("process", [30, 30, 30, 255])
    #expect(cool[2] > cool[0] + 15)
    let brown = pixel("transfer", [40, 40, 40, 255])
    #expect(brown[0] > brown[2] + 15)
  }

  @Test(arguments: PhotoFilter.allCases) func intensityDissolvesAndAlphaHolds(_ filter: PhotoFilter) {
    let full = pixel(filter.rawValue, [200, 120, 40, 255])
    let half = pixel(filter.rawValue, [200, 120, 40, 255], intensity: 0.5)
    for (i, start) in [200, 120, 40].enumerated() { #expect(abs(half[i] * 2 - start - full[i]) <= 2) }
    for level: UInt8 in [0, 1, 60, 128] {
      let seen = pixel(filter.rawValue, [level, level / 2, level / 3, 128])
      #expect(seen[3] == 128 && seen[..<3].allSatisfy { $0 <= 128 })
    }
    #expect(pixel(filter.rawValue, [0, 0, 0, 0]) == [0, 0, 0, 0])
  }

  // MARK: Two colours

  private func pixel(_ duotone: Duotone, _ color: [UInt8], filter: String? = nil) -> [Int] {
    let pixels = PixelBuffer(width: 1, height: 1, bytes: color)
    let look = PhotoLook(filter, intensity: 1, duotone: duotone)
    let picture = RasterImage(pixels: pixels, key: duotone.name, look: look)
    return picture.pixels.bytes.map { Int($0) }
  }

  @Test func aDuotoneReplacesBlackAndWhite() {
    let duotone = Duotone(shadows: Color(rgb: 0x102040), highlights: Color(rgb: 0xF0D0A0))
    #expect(pixel(duotone, [0, 0, 0, 255]) == [0x10, 0x20, 0x40, 255])
    #expect(pixel(duotone, [255, 255, 255, 255]) == [0xF0, 0xD0, 0xA0, 255])
    // A grey in the middle of the sRGB values is the middle of both colours.
    #expect(zip(pixel(duotone, [128, 128, 128, 255]), [128, 120, 112, 255]).allSatisfy { abs($0 - $1) <= 1 })
    // Hues count by their luma alone: 0.7152 of green.
    let green = pixel(duotone, [0, 255, 0, 255])
    #expect(abs(green[0] - (16 + Int(0.7152 * 224))) <= 1)
  }

  @Test func aDuotoneFollowsTheFilter() {
    let duotone = Duotone(shadows: .black, highlights: .white)
    // Sepia brightens middle tones; its luma, not that of the photo, is what becomes grey.
    let plain = pixel(duotone, [100, 100, 100, 255])
    let sepia = pixel(duotone, [100, 100, 100, 255], filter: "sepia")
    #expect(plain == [100, 100, 100, 255] && sepia[0] > 115 && sepia[0] == sepia[2])
  }

  @Test func aClearColourShowsWhatLiesBeneath() {
    let print = Duotone(shadows: Color(rgb: 0x202020), highlights: .clear)
    #expect(pixel(print, [255, 255, 255, 255]) == [0, 0, 0, 0])
    #expect(pixel(print, [0, 0, 0, 255]) == [32, 32, 32, 255])
    #expect(pixel(print, [0, 0, 0, 0]) == [0, 0, 0, 0])
    let half = pixel(print, [128, 128, 128, 255])
    #expect(abs(half[3] - 127) <= 1 && half[..<3].allSatisfy { $0 <= half[3] })
  }

  @Test func theDarkerColourIsInk() {
    let (dark, light) = (Color(rgb: 0x1B2A49), Color(rgb: 0xFFE3C2))
    #expect(Duotone(shadows: dark, highlights: light).inkAndPaper == Duotone(shadows: .black, highlights: .white))
    #expect(Duotone(shadows: light, highlights: dark).inkAndPaper == Duotone(shadows: .white, highlights: .black))
    // Clear is paper.
    #expect(Duotone(shadows: dark, highlights: .clear).inkAndPaper.highlights == .white)
  }

  @Test func quarterTurnsAreClockwise() {
    let picture = PixelBuffer(width: 3, height: 1, bytes: "abc".utf8.flatMap { [$0, 0, 0, 255] })
    func letters(_ quarters: Int) -> String {
      let turned = picture.turned(quarters: quarters)
      return "\(turned.width):"
        + String(decoding: stride(from: 0, to: turned.bytes.count, by: 4).map { turned.bytes[$0] }, as: UTF8.self)
    }
    // A row turned clockwise is a column whose top was the left end.
    #expect(letters(1) == "1:abc" && letters(2) == "3:cba" && letters(3) == "1:cba")
    #expect(letters(0) == "3:abc" && letters(4) == "3:abc" && letters(-1) == "1:cba" && letters(.min) == "3:abc")
  }

  @Test(arguments: [-45.0, -10, 3, 30, 45, 900]) func straighteningLeavesNoEmptyCorner(_ degrees: Double) {
    let bytes = [UInt8](repeating: 255, count: 40 * 24 * 4)
    let turned = PixelBuffer(width: 40, height: 24, bytes: bytes).straightened(degrees: degrees)
    #expect(turned.width == 40 && turned.height == 24 && turned.bytes == bytes)
  }

  @Test func straighteningTurnsClockwiseAboutTheMiddle() {
    // A white dot right of the middle moves down by a clockwise turn.
    var picture = PixelBuffer(width: 41, height: 41)
    for y in 19...21 { for x in 29...31 { for i in 0..<4 { picture.bytes[(y * 41 + x) * 4 + i] = 255 } } }
    let turned = picture.straightened(degrees: 45)
    let rows = (0..<(41 * 41)).filter { turned.bytes[$0 * 4] > 128 }.map { $0 / 41 }
    #expect((rows.min() ?? 0) > 24)
    #expect(picture.straightened(degrees: .nan) == picture && picture.straightened(degrees: 0) == picture)
  }
}
