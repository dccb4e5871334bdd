// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveRaster

/// What is done with a finished picture, one pixel a point.
@Suite struct FinishTests {
  private func draw(
    _ fills: [(Rect, Color)], width: Double, height: Double, _ finish: DisplayList.Finish
  ) throws -> PixelBuffer {
    let items = fills.map { DisplayItem(.fill(.rectangle($0.0), .color($0.1), evenOdd: false), node: "box") }
    var list = DisplayList(canvas: Size(width: width, height: height), items: items)
    list.finish = finish
    return try Rasterizer().draw(list, scale: 1)
  }

  private func column(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 1, height: 1) }

  /// Luma of 0x336699 after Rec. 709: 0.2126 · 51 + 0.7152 · 102 + 0.0722 · 153 = 94.84.
  @Test func aDuotoneIsALineBetweenTwoColours() throws {
    let picture = try draw(
      [
        (column(0), .black), (column(1), .white), (column(2), Color(rgb: 0x336699)),
        (column(3), Color.white.opacity(0.5)),
      ], width: 5, height: 1,
      .duotone(dark: Color(rgb: 0x100020), light: Color(rgb: 0x80FF40)))
    #expect(picture.pixel(x: 0, y: 0) == (0x10, 0, 0x20, 255))
    #expect(picture.pixel(x: 1, y: 0) == (0x80, 0xFF, 0x40, 255))
    let mixed = picture.pixel(x: 2, y: 0)
    // 16 + 112 · 0.3719, 255 · 0.3719, 32 + 32 · 0.3719
    #expect(abs(Int(mixed.red) - 58) <= 1 && abs(Int(mixed.green) - 95) <= 1 && abs(Int(mixed.blue) - 44) <= 1)
    // Half of white is half of the light colour, and nothing stays nothing.
    let half = picture.pixel(x: 3, y: 0)
    #expect(abs(Int(half.alpha) - 128) <= 1 && abs(Int(half.red) - 64) <= 1 && abs(Int(half.green) - 128) <= 1)
    #expect(picture.pixel(x: 4, y: 0) == (0, 0, 0, 0))
  }

  /// The limit lies at 59 % of white.
  @Test func onePixelIsBlackOrWhite() throws {
    let picture = try draw(
      [(column(0), Color(rgb: 0x959595)), (column(1), Color(rgb: 0x979797)), (column(2), .clear)], width: 3, height: 1,
      .bilevel(dithered: []))
    #expect(picture.pixel(x: 0, y: 0) == (0, 0, 0, 255))
    #expect(picture.pixel(x: 1, y: 0) == (255, 255, 255, 255))
    #expect(picture.pixel(x: 2, y: 0) == (0, 0, 0, 0))
  }

  @Test func aGreyPhotoKeepsItsTone() throws {
    let photo = Rect(x: 0, y: 0, width: 64, height: 64)
    let bar = Rect(x: 8, y: 24, width: 40, height: 6)
    let picture = try draw(
      [(photo, Color(rgb: 0x404040)), (bar, .black)], width: 64, height: 64, .bilevel(dithered: [photo]))
    var white = 0
    for y in 0..<64 {
      for x in 0..<64 where picture.pixel(x: x, y: y).red == 255 {
        white += 1
        #expect(!(8..<48).contains(x) || !(24..<30).contains(y), "a white pixel in the black bar at \(x), \(y)")
      }
    }
    let share = Double(white) / Double(64 * 64 - 40 * 6)
    #expect(abs(share - 0.251) < 0.02)
  }
}
