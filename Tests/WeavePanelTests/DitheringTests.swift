// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
@testable import WeavePanel

/// What a design says of how its tones become inks.
@Suite struct DitheringTests {
  private static func quantiser(_ name: String) throws -> PanelQuantiser {
    let panel = try #require(Panel.named(name))
    return try #require(PanelQuantiser(panel))
  }

  private static func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let rgb = color(x, y)
        bytes += [UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF), 255]
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func frame(_ panel: String, _ picture: PixelBuffer, _ kinds: PixelKinds) throws -> PanelFrame {
    var quantiser = try Self.quantiser(panel)
    return quantiser.quantise(picture, kinds).frame
  }

  /// sRGB 188 is half of white's light: 32 of 64 places of the pattern are white, in every square of it.
  @Test func aPatternHasALightForItsGrey() throws {
    let grey = Self.picture(32, 32) { _, _ in 0xBCBCBC }
    let frame = try Self.frame("trmnl-og", grey, PixelKinds(width: 32, height: 32, all: .ordered))
    for (x, y) in [(0, 0), (8, 8), (24, 16)] {
      let square = (0..<64).map { Int(frame.pixels[(y + $0 / 8) * 32 + x + $0 % 8]) }
      #expect(abs(square.reduce(0, +) - 32) <= 1)
    }
  }

  /// A pale ground that fades is clean paper beneath the cells of a heat map, as it is beneath words.
  @Test(arguments: ["trmnl-og-2bit", "waveshare-7.3-e"]) func theGroundOfAPatternIsPaper(_ panel: String) throws {
    let isCell = { (x: Int, y: Int) in (8..<24).contains(x) && (8..<24).contains(y) }
    let picture = Self.picture(32, 32) { x, y in isCell(x, y) ? 0x66AFFF : UInt32(0xFC - y / 4) * 0x01_0101 }
    let leaves = (0..<1_024).map { UInt32(isCell($0 % 32, $0 / 32) ? 1 : 0) }
    let frame = try Self.frame(
      panel, picture, PixelKinds(width: 32, height: 32, leaves: leaves, kinds: [.ground, .ordered]))
    let ground = Set((0..<1_024).filter { leaves[$0] == 0 }.map { frame.inks[Int(frame.pixels[$0])].name })
    #expect(ground == ["white"])
  }

  /// Of a colour that grows stronger, greys show each step darker than the one before.
  @Test(arguments: ["trmnl-og", "trmnl-og-2bit", "trmnl-x", "kindle-4"]) func aPatternOfGreysIsAsDarkAsItsColour(
    _ panel: String
  ) throws {
    // White, and blue of a fifth, two fifths, … over it.
    let steps: [UInt32] = [0xFFFFFF, 0xCCE4FF, 0x99CAFF, 0x66AFFF, 0x3395FF, 0x007AFF]
    let picture = Self.picture(96, 16) { x, _ in steps[x / 16] }
    let frame = try Self.frame(panel, picture, PixelKinds(width: 96, height: 16, all: .ordered))
    let light = steps.indices.map { step in
      (0..<256).reduce(0.0) { sum, place in
        sum + frame.inks[Int(frame.pixels[place / 16 * 96 + step * 16 + place % 16])].value.relativeLuminance
      }
    }
    #expect(zip(light, light.dropFirst()).allSatisfy { $0 > $1 })
  }

  /// It stands still: what is around it moves none of its dots, and neither does another row.
  @Test(arguments: ["trmnl-og", "waveshare-7.3-e", "trmnl-x"]) func aPatternStandsStill(_ panel: String) throws {
    func frame(_ other: UInt32) throws -> PanelFrame {
      let picture = Self.picture(32, 32) { x, y in y < 16 ? other : UInt32(x * 8) << 16 | 0x4060 }
      let leaves = (0..<1_024).map { UInt32($0 < 512 ? 1 : 0) }
      return try Self.frame(
        panel, picture, PixelKinds(width: 32, height: 32, leaves: leaves, kinds: [.ordered, .photo]))
    }
    #expect(try frame(0x123456).pixels[512...] == frame(0xFEDCBA).pixels[512...])
  }

  /// A gradient from white to a grey that is nearly white is clean paper: a dot here and there would be dirt. One that goes on to a
  /// colour is mixed, and a photo has all its tones.
  @Test(arguments: ["waveshare-7.3-e", "inky-impression-7.3", "inky-what-red"]) func aBreathOfGreyIsPaper(
    _ panel: String
  ) throws {
    func names(_ kind: LeafKind, to last: UInt32) throws -> Set<String> {
      let ramp = Self.picture(64, 64) { _, y in (0xFF - (0xFF - last) * UInt32(y) / 63) * 0x010101 }
      let frame = try Self.frame(panel, ramp, PixelKinds(width: 64, height: 64, all: kind))
      return Set(frame.pixels.map { frame.inks[Int($0)].name })
    }
    #expect(try names(.gradient, to: 0xF6) == ["white"])
    #expect(try names(.gradient, to: 0x60) == ["white", "black"])
    #expect(try names(.photo, to: 0xF6) == ["white", "black"])
  }

  /// Without dithering a gradient has steps: each pixel is the ink next to it.
  @Test func nothingIsDitheredWhereTheDesignSaysSo() throws {
    let ramp = Self.picture(64, 8) { x, _ in UInt32(x * 4) * 0x010101 }
    let frame = try Self.frame("trmnl-og-2bit", ramp, PixelKinds(width: 64, height: 8, all: .plain))
    let row = frame.pixels[..<64].map { frame.inks[Int($0)].value.bytes.red }
    #expect(row == row.sorted())
    #expect(Set(row) == [0, 0x55, 0xAA, 0xFF])
  }

  /// Yellow text on white turns black, as it could not be read; where the design pins it, it stays yellow, and that is told.
  @Test func anInkIsPinnedWhereTheDesignNamesIt() throws {
    let text = Self.picture(32, 16) { x, y in x % 8 < 3 && y > 4 ? 0xFFFF00 : 0xFFFFFF }
    let leaves = (0..<512).map { UInt32($0 % 8 < 3 && $0 / 32 > 4 ? 1 : 0) }
    for (kind, ink, isLost) in [(LeafKind.mark, "black", false), (.pinned, "yellow", true)] {
      var quantiser = try Self.quantiser("waveshare-7.3-e")
      let outcome = quantiser.quantise(
        text, PixelKinds(width: 32, height: 16, leaves: leaves, kinds: [.flat, kind]))
      #expect(outcome.frame.inks[Int(outcome.frame.pixels[10 * 32])].name == ink)
      #expect(outcome.lost == (isLost ? [1] : []))
    }
  }

  /// The middle of an outlined shape is as its ground, which nobody sees in the design either.
  @Test func whatIsAsItsGroundStaysSo() throws {
    func leaf(_ x: Int, _ y: Int) -> UInt32 {
      guard (4..<28).contains(x), (4..<12).contains(y) else { return 0 }
      return (6..<26).contains(x) && (6..<10).contains(y) ? 1 : 2
    }
    let picture = Self.picture(32, 16) { x, y in leaf(x, y) == 2 ? 0x000000 : 0xFFFFFF }
    let leaves = (0..<512).map { leaf($0 % 32, $0 / 32) }
    let frame = try Self.frame(
      "trmnl-og", picture, PixelKinds(width: 32, height: 16, leaves: leaves, kinds: [.flat, .mark, .mark]))
    #expect(frame.inks[Int(frame.pixels[8 * 32 + 16])].name == "white")
    #expect(frame.inks[Int(frame.pixels[8 * 32 + 4])].name == "black")
  }

  /// The pale track of a bar is a sparse pattern where there is no pale ink, and hides no bar.
  @Test func aPaleTrackIsSparse() throws {
    func leaf(_ x: Int, _ y: Int) -> UInt32 {
      guard (4..<12).contains(y), (4..<60).contains(x) else { return 0 }
      return (4..<30).contains(x) ? 2 : 1
    }
    let picture = Self.picture(64, 16) { x, y in [0xFFFFFF, 0xE9E9EB, 0xFF0000][Int(leaf(x, y))] }
    let leaves = (0..<1_024).map { leaf($0 % 64, $0 / 64) }
    let frame = try Self.frame(
      "waveshare-7.3-e", picture, PixelKinds(width: 64, height: 16, leaves: leaves, kinds: [.flat, .mark, .mark]))
    func share(_ name: String, _ columns: Range<Int>) -> Double {
      let pixels = (4..<12).flatMap { y in columns.map { frame.inks[Int(frame.pixels[y * 64 + $0])].name } }
      return Double(pixels.count { $0 == name }) / Double(pixels.count)
    }
    #expect(share("red", 4..<30) == 1)
    #expect(share("black", 32..<60) == 0.25)
    #expect(share("white", 32..<60) == 0.75)
  }

  /// A green bar over its pale green track has the same ink at every length, and a track without a bar another one.
  @Test(arguments: ["trmnl-og-2bit", "waveshare-4.2"]) func aFullBarIsNoEmptyTrack(_ panel: String) throws {
    func inks(to end: Int) throws -> (bar: String?, track: String?) {
      func leaf(_ x: Int, _ y: Int) -> UInt32 {
        guard (4..<12).contains(y), (4..<60).contains(x) else { return 0 }
        return x < end ? 2 : 1
      }
      let picture = Self.picture(64, 16) { x, y in [0xFFFFFF, 0xDAF5E1, 0x34C759][Int(leaf(x, y))] }
      let leaves = (0..<1_024).map { leaf($0 % 64, $0 / 64) }
      let frame = try Self.frame(
        panel, picture, PixelKinds(width: 64, height: 16, leaves: leaves, kinds: [.flat, .mark, .mark]))
      func name(_ x: Int) -> String { frame.inks[Int(frame.pixels[8 * 64 + x])].name }
      return (end > 4 ? name(5) : nil, end < 60 ? name(58) : nil)
    }
    let (empty, half, full) = (try inks(to: 4), try inks(to: 30), try inks(to: 60))
    #expect(full.bar == half.bar)
    #expect(empty.track == half.track)
    #expect(full.bar != empty.track)
  }

  /// The disc of a number keeps the grey next to its colour, on which black digits are read.
  @Test func aDiscStaysAsPaleAsItsNumberNeeds() throws {
    func leaf(_ x: Int, _ y: Int) -> UInt32 {
      guard (4..<12).contains(y), (4..<60).contains(x) else { return 0 }
      return (6..<10).contains(y) && x == 30 ? 2 : 1
    }
    let picture = Self.picture(64, 16) { x, y in [0xFFFFFF, 0x34C759, 0x000000][Int(leaf(x, y))] }
    let leaves = (0..<1_024).map { leaf($0 % 64, $0 / 64) }
    let frame = try Self.frame(
      "trmnl-og-2bit", picture, PixelKinds(width: 64, height: 16, leaves: leaves, kinds: [.flat, .mark, .mark]))
    func red(_ x: Int) -> Double { (frame.inks[Int(frame.pixels[8 * 64 + x])].value.red * 255).rounded() }
    #expect(red(30) == 0)
    #expect(red(10) == 0xAA)
  }
}
