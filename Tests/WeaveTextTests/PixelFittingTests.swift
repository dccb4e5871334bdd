// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveNative
import WeaveResolve

@testable import WeaveText

/// Texts where each pixel is black or white.
@Suite struct PixelFittingTests {
  /// A text as it is set on a panel, so many pixels high.
  private static func shaped(
    _ string: String, pixels: Double, perPoint: Double = 1.25, isTabular: Bool = false, weight: Int = 500
  ) throws -> ShapedText {
    try measurer().shape(
      text(string, size: pixels / perPoint, weight: weight) {
        $0.spans[0].font.pixelsPerPoint = perPoint
        $0.spans[0].font.hasTabularDigits = isTabular
      })
  }

  /// Where each glyph of a line begins, in pixels from the line's start.
  private static func places(_ text: ShapedText, perPoint: Double = 1.25) -> [Double] {
    var start = 0.0
    return text.lines[0].runs.flatMap { run -> [Double] in
      defer { start += run.advance }
      return run.glyphs.map { (start + $0.x) * perPoint }
    }
  }

  @Test(arguments: [14.0, 15, 16, 17, 18, 19, 20, 26.5]) func lettersStandOnPixels(_ pixels: Double) throws {
    let places = Self.places(try Self.shaped("Modern barn: the quick élan of 1,013 hPa", pixels: pixels))
    for place in places { #expect(isClose(place, place.rounded(), within: 0.01)) }
  }

  /// A line is about as long as the font has it: letters of 14 pixels have stems of two, and need a little more.
  @Test(arguments: [14.0, 16, 18, 20]) func linesStayAsLong(_ pixels: Double) throws {
    let words = "Harbour window seven quilt margin orbit velvet pilgrim"
    let fitted = try Self.shaped(words, pixels: pixels)
    let own = try measurer().shape(text(words, size: pixels / 1.25, weight: 500))
    #expect((0.94...1.09).contains(fitted.size.width / own.size.width))
  }

  /// In the font there is white between all of these letters, and so there is here, corners included.
  @Test(arguments: [14.0, 15, 16, 17, 18, 19, 20], ["rn", "ri", "cl", "tt", "ry", "kw", "vv", "11", "ff", "LT"])
  func lettersDoNotTouch(_ pixels: Double, _ pair: String) throws {
    let text = try Self.shaped(pair, pixels: pixels)
    let glyphs = text.runs.flatMap(\.glyphs)
    // A pair may be one glyph.
    guard glyphs.count == 2, let face = text.runs.first?.face else { return }
    let bitmaps = BilevelGlyphs()
    let places = Self.places(text).map { Int($0.rounded()) }
    let ink = try zip(glyphs, places).map { glyph, place -> Set<Pixel> in
      let bitmap = try #require(bitmaps.bitmap(glyph.id, face, size: pixels))
      return Set(
        bitmap.coverage.indices.filter { bitmap.coverage[$0] > 0 }.map {
          Pixel(x: place + bitmap.left + $0 % bitmap.width, y: bitmap.top + $0 / bitmap.width)
        })
    }
    for pixel in ink[0] {
      for x in -1...1 {
        for y in -1...1 { #expect(!ink[1].contains(Pixel(x: pixel.x + x, y: pixel.y + y))) }
      }
    }
  }

  private struct Pixel: Hashable {
    var x, y: Int
  }

  /// Numbers that change do not move what stands after them.
  @Test(arguments: [14.0, 17, 20]) func digitsAreOfOneWidth(_ pixels: Double) throws {
    let widths = try (0...9).map { digit in
      try Self.shaped(String(repeating: "\(digit)", count: 4), pixels: pixels, isTabular: true).size.width
    }
    #expect(Set(widths).count == 1)
  }

  /// Letters that join stay joined, and a text for a smooth screen is as it was.
  @Test func othersStayAsTheyAre() throws {
    for words in ["سلام", "नमस्ते"] {
      #expect(try Self.shaped(words, pixels: 17).size == measurer().shape(text(words, size: 13.6, weight: 500)).size)
    }
    let smooth = try Self.places(measurer().shape(text("barn", size: 13.6, weight: 500)))
    #expect(smooth.contains { abs($0 - $0.rounded()) > 0.05 })
  }

  /// Closer letters of large text would touch at 20 pixels.
  @Test func theDisplayCutBeginsLater() throws {
    func family(_ pixels: Double, perPoint: Double) throws -> String? {
      let shaped = try measurer().shape(
        text("a", family: .system, size: pixels / perPoint) { $0.spans[0].font.pixelsPerPoint = perPoint })
      return shaped.runs.first?.face.family
    }
    #expect(try family(20, perPoint: 1) == "Inter")
    #expect(try family(40, perPoint: 2) == "Inter Display")
  }

  /// The widths of what is black in each row of a letter, from the top.
  private static func runs(_ letter: String, pixels: Double) throws -> [[Int]] {
    let bitmap = try Self.bitmap(letter, pixels: pixels)
    return (0..<bitmap.height).map { y in
      bitmap.coverage[(y * bitmap.width)..<((y + 1) * bitmap.width)].split(separator: 0).map(\.count)
    }
  }

  private static func bitmap(_ letter: String, pixels: Double) throws -> BilevelGlyphs.Bitmap {
    let shaped = try Self.shaped(letter, pixels: pixels)
    let face = try #require(shaped.runs.first?.face)
    let glyph = try #require(shaped.runs.first?.glyphs.first)
    return try #require(BilevelGlyphs().bitmap(glyph.id, face, size: pixels))
  }

  /// The leg of a 7 and the arms of a V are as wide in each row as stems are: two pixels.
  @Test(arguments: [15.0, 16, 17, 18, 19, 20]) func diagonalsAreOfOneWidth(_ pixels: Double) throws {
    let leg = try Self.runs("7", pixels: pixels).drop { $0 != [2] }
    #expect(leg.count >= 9)
    #expect(Set(leg) == [[2]])
    for letter in ["V", "v"] {
      let arms = try Self.runs(letter, pixels: pixels).filter { $0.count == 2 }
      #expect(arms.count >= 4)
      #expect(Set(arms) == [[2, 2]])
    }
  }

  /// An o is as high as an x, an O as an H, and none of them has a dot on its top.
  @Test(arguments: [15.0, 16, 17, 18, 19, 20], [("x", "o"), ("H", "O"), ("H", "C")])
  func roundLettersEndWhereFlatOnesDo(_ pixels: Double, letters: (flat: String, round: String)) throws {
    let flat = try Self.bitmap(letters.flat, pixels: pixels)
    let round = try Self.bitmap(letters.round, pixels: pixels)
    #expect(round.top == flat.top)
    #expect(round.height == flat.height)
    let rows = try Self.runs(letters.round, pixels: pixels)
    #expect((rows.first?.first ?? 0) >= 3)
    #expect((rows.last?.first ?? 0) >= 3)
  }

  /// Two rows under the line tell a Q from an O.
  @Test(arguments: [15.0, 16, 17, 18, 19, 20]) func theTailOfAQIsSeen(_ pixels: Double) throws {
    let bitmap = try Self.bitmap("Q", pixels: pixels)
    #expect(bitmap.top + bitmap.height == 2)
  }

  /// The dot of an i is as high as its stem is wide, and apart from it; stems are all of one width.
  @Test(arguments: [15.0, 16, 17, 18, 19, 20]) func dotsAreDots(_ pixels: Double) throws {
    let shaped = try Self.shaped("iln", pixels: pixels)
    let face = try #require(shaped.runs.first?.face)
    let bitmaps = BilevelGlyphs()
    let glyphs = try shaped.runs.flatMap(\.glyphs).map { try #require(bitmaps.bitmap($0.id, face, size: pixels)) }
    let counts = (0..<glyphs[0].height).map { y in
      glyphs[0].coverage[(y * glyphs[0].width)..<((y + 1) * glyphs[0].width)].count { $0 > 0 }
    }
    // A row may hold nothing that covers the middle of a pixel.
    let rows = counts.drop { $0 == 0 }
    #expect(rows.prefix { $0 > 0 }.count >= (pixels < 16 ? 1 : 2))
    #expect(rows.drop { $0 > 0 }.prefix { $0 == 0 }.count >= 1)
    let stems = glyphs.map { glyph -> Int in
      // The lowest row begins with a stem.
      glyph.coverage.suffix(glyph.width).drop { $0 == 0 }.prefix { $0 > 0 }.count
    }
    #expect(Set(stems) == [2])
  }
}
