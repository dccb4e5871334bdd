// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
@testable import WeavePanel

@Suite struct PanelQuantiserTests {
  /// A picture of 64 × 48 pixels, painted by places.
  private static func picture(_ color: (_ x: Int, _ y: Int) -> UInt32) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<48 {
      for x in 0..<64 {
        let rgb = color(x, y)
        bytes += [UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF), 255]
      }
    }
    return PixelBuffer(width: 64, height: 48, bytes: bytes)
  }

  /// The same for leaves.
  private static func kinds(
    _ kinds: [LeafKind], _ leaf: (_ x: Int, _ y: Int) -> UInt32 = { _, _ in 0 }
  ) -> PixelKinds {
    PixelKinds(
      width: 64, height: 48, leaves: (0..<48).flatMap { y in (0..<64).map { leaf($0, y) } }, kinds: kinds)
  }

  private static func quantiser(_ name: String) throws -> PanelQuantiser {
    let panel = try #require(Panel.named(name))
    return try #require(PanelQuantiser(panel))
  }

  private static func names(_ frame: PanelFrame) -> Set<String> { Set(frame.pixels.map { frame.inks[Int($0)].name }) }

  /// A panel's own pure colours stay what they are, pixel by pixel.
  @Test(arguments: ["trmnl-og", "trmnl-og-2bit", "trmnl-x", "waveshare-7.3-e", "inky-impression-7.3", "inky-what-red"])
  func keepsPureInks(_ name: String) throws {
    let panel = try #require(Panel.named(name))
    var quantiser = try #require(PanelQuantiser(panel))
    let inks = panel.inks
    let picture = Self.picture { x, _ in
      let color = inks[x / 4 % inks.count].value.bytes
      return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    }
    let frame = quantiser.quantise(picture, Self.kinds([.flat])).frame
    for x in 0..<64 { #expect(frame.pixels[x] == UInt8(x / 4 % inks.count)) }
  }

  /// A pale ground that fades is paper where a panel has few inks, and a dark one is an ink on which white text is read.
  @Test(arguments: [
    ("inky-what-red", 0xF4EDE2, 0x111111, "white"), ("inky-what-yellow", 0xFFF3C8, 0x111111, "white"),
    ("waveshare-7.5-4grey", 0xE6E6F0, 0x111111, "white"), ("inky-what-red", 0x2C5F90, 0xFFFFFF, "black"),
    ("waveshare-7.3-e", 0x1B4FA8, 0xFFFFFF, "blue"),
  ])
  func aGroundThatFadesIsOneInk(_ name: String, _ ground: UInt32, _ ink: UInt32, expected: String) throws {
    var quantiser = try Self.quantiser(name)
    let isText = { (x: Int, y: Int) in y > 20 && y < 28 && x % 8 < 2 }
    let picture = Self.picture { x, y in isText(x, y) ? ink : ground + UInt32(x / 8) }
    let outcome = quantiser.quantise(picture, Self.kinds([.ground, .mark]) { x, y in isText(x, y) ? 1 : 0 })
    let names = outcome.frame.pixels.map { outcome.frame.inks[Int($0)].name }
    for y in 0..<48 {
      for x in 0..<64 where !isText(x, y) { #expect(names[y * 64 + x] == expected, "\(x), \(y)") }
    }
    #expect(names[24 * 64] != expected)
    #expect(outcome.lost.isEmpty)
  }

  /// A dark green is no orange.
  @Test func aHueStaysNearItself() throws {
    var quantiser = try Self.quantiser("inky-impression-4")
    let picture = Self.picture { x, y in x % 16 < 8 && y > 8 ? 0x1F7A34 : 0xFFFFFF }
    let outcome = quantiser.quantise(picture, Self.kinds([.flat, .mark]) { x, y in x % 16 < 8 && y > 8 ? 1 : 0 })
    #expect(Self.names(outcome.frame).isSubset(of: ["white", "green", "black"]))
  }

  /// White words stay white on a dark photo that has light spots beside some letters.
  @Test func wordsOnAPhotoFollowItsMean() throws {
    var quantiser = try Self.quantiser("inky-spectra-13.3")
    let isText = { (x: Int, y: Int) in y > 20 && y < 28 && x % 8 < 2 }
    let picture = Self.picture { x, y in isText(x, y) ? 0xFFFFFF : y < 23 && x < 24 ? 0x9FB2D8 : 0x22304F + UInt32(x) }
    let kinds = Self.kinds([.photo, .mark]) { x, y in isText(x, y) ? 1 : 0 }
    let frame = quantiser.quantise(picture, kinds).frame
    #expect(frame.inks[Int(frame.pixels[24 * 64])].name == "white")
  }

  /// Text that a panel has no grey for is still there.
  @Test func textStandsOut() throws {
    var quantiser = try Self.quantiser("inky-what-red")
    let picture = Self.picture { x, y in x % 8 < 2 && y > 8 ? 0xC7C7CC : 0xFFFFFF }
    let kinds = Self.kinds([.flat, .mark]) { x, y in x % 8 < 2 && y > 8 ? 1 : 0 }
    let outcome = quantiser.quantise(picture, kinds)
    #expect(Self.names(outcome.frame) == ["white", "black"])
    #expect(outcome.lost.isEmpty)
    for x in 0..<64 {
      #expect(outcome.frame.inks[Int(outcome.frame.pixels[20 * 64 + x])].name == (x % 8 < 2 ? "black" : "white"))
    }
  }

  /// A bar in a track, both thin: the bar stands on the track, and is as black as it is drawn.
  @Test func aMarkStandsOnTheMarkBeneath() throws {
    var quantiser = try Self.quantiser("trmnl-og")
    func leaf(_ x: Int, _ y: Int) -> UInt32 {
      guard (20..<32).contains(y), (4..<60).contains(x) else { return 0 }
      return (22..<30).contains(y) && (10..<40).contains(x) ? 2 : 1
    }
    let picture = Self.picture { x, y in leaf(x, y) == 2 ? 0x000000 : 0xFFFFFF }
    let outcome = quantiser.quantise(picture, Self.kinds([.flat, .mark, .mark], leaf))
    #expect(outcome.frame.inks[Int(outcome.frame.pixels[25 * 64 + 20])].name == "black")
  }

  /// The leaf at a pixel: a track of 56 × 12, and a bar on its first 36 columns.
  private static func barInTrack(_ x: Int, _ y: Int) -> UInt32 {
    guard (20..<32).contains(y), (4..<60).contains(x) else { return 0 }
    return (4..<40).contains(x) ? 2 : 1
  }

  /// On four greys an orange bar and its pale track would both be the lighter grey: how long the bar is could not be seen.
  @Test(arguments: ["trmnl-og-2bit", "waveshare-7.5-4grey", "waveshare-7.3-e"]) func aBarDiffersFromItsTrack(
    _ name: String
  ) throws {
    var quantiser = try Self.quantiser(name)
    let picture = Self.picture { x, y in [0xFFFFFF, 0xE9E9EB, 0xFF9500][Int(Self.barInTrack(x, y))] }
    let frame = quantiser.quantise(picture, Self.kinds([.flat, .mark, .mark], Self.barInTrack)).frame
    func inks(_ columns: Range<Int>) -> Set<String> {
      Set((20..<32).flatMap { y in columns.map { frame.inks[Int(frame.pixels[y * 64 + $0])].name } })
    }
    #expect(inks(4..<40).count == 1)
    #expect(inks(4..<40).isDisjoint(with: inks(40..<60)))
    #expect(inks(40..<60) != ["white"])
  }

  /// On a dark ground a white ring and its track would both be white: the value stays white, and the track is what is hinted.
  @Test(arguments: ["waveshare-13.3-k", "waveshare-13.3-e"]) func theValueOfARingStaysLight(_ name: String) throws {
    var quantiser = try Self.quantiser(name)
    let picture = Self.picture { x, y in [0x3A5A9C, 0x7189B8, 0xFFFFFF][Int(Self.barInTrack(x, y))] }
    let frame = quantiser.quantise(picture, Self.kinds([.flat, .mark, .mark], Self.barInTrack)).frame
    func white(_ columns: Range<Int>) -> Int {
      (20..<32).reduce(0) { count, y in
        count + columns.count { frame.inks[Int(frame.pixels[y * 64 + $0])].name == "white" }
      }
    }
    #expect(white(4..<40) == 36 * 12)
    #expect(white(40..<60) <= 120)
    let track = Set(frame.pixels[25 * 64 + 40..<25 * 64 + 60]).union(frame.pixels[26 * 64 + 40..<26 * 64 + 60])
    #expect(track != [frame.pixels[0]])
  }

  /// Grey photos take the panel's black and white alone: no coloured dots.
  @Test(arguments: ["waveshare-7.3-e", "inky-spectra-7.3", "inky-impression-7.3"]) func greysStayGrey(_ name: String)
    throws
  {
    var quantiser = try Self.quantiser(name)
    let picture = Self.picture { x, _ in UInt32(x * 4) * 0x010101 }
    #expect(Self.names(quantiser.quantise(picture, Self.kinds([.photo])).frame) == ["black", "white"])
  }

  /// Dots of a photo add up to its light: half of the light is half of the pixels of a panel whose inks are perfect.
  @Test func lightAddsUp() throws {
    var quantiser = try Self.quantiser("trmnl-og")
    // sRGB 188 is half of white's light.
    let frame = quantiser.quantise(Self.picture { _, _ in 0xBCBCBC }, Self.kinds([.photo])).frame
    let white = frame.pixels.count { $0 == 1 }
    #expect(abs(white - 64 * 24) < 64)
  }

  /// A clock beside a photo leaves every dot of the photo where it is.
  @Test(arguments: ["trmnl-og", "waveshare-7.3-e", "trmnl-x"]) func isStableBesideAChange(_ name: String) throws {
    var quantiser = try Self.quantiser(name)
    let kinds = Self.kinds([.flat, .mark, .photo]) { x, y in x >= 32 ? 2 : (x + y) % 5 == 0 ? 1 : 0 }
    func frame(_ color: UInt32) -> PanelFrame {
      quantiser.quantise(
        Self.picture { x, y in
          x >= 32
            ? UInt32((x * 5 + y * 3) % 256) << 16 | UInt32(y * 5) << 8 | 0x40 : (x + y) % 5 == 0 ? color : 0xFFFFFF
        }, kinds
      ).frame
    }
    let (before, after) = (frame(0x000000), frame(0x333333))
    for y in 0..<48 {
      for x in 32..<64 { #expect(before.pixels[y * 64 + x] == after.pixels[y * 64 + x]) }
    }
  }

  /// Areas side by side that the design tells apart do not become one.
  @Test func neighboursDiffer() throws {
    var quantiser = try Self.quantiser("trmnl-og")
    let frame = quantiser.quantise(Self.picture { x, _ in x < 32 ? 0xFFFFFF : 0xD0D0D0 }, Self.kinds([.flat])).frame
    let right = (0..<48).flatMap { y in (34..<62).map { frame.pixels[y * 64 + $0] } }
    let left = (0..<48).map { frame.pixels[$0 * 64 + 4] }
    #expect(left.allSatisfy { $0 == 1 })
    #expect(right.contains(0) && right.contains(1))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2)]) func takesEverySize(_ width: Int, _ height: Int) throws {
    for name in ["trmnl-og", "waveshare-7.3-e", "trmnl-x"] {
      var quantiser = try Self.quantiser(name)
      let picture = PixelBuffer(width: width, height: height)
      let outcome = quantiser.quantise(picture, PixelKinds(width: 7, height: 7, all: .flat))
      #expect(outcome.frame.pixels.count == width * height)
    }
  }

  /// Inks as no panel on the market has them: many, all alike to the eye, without black and white.
  @Test(arguments: [2, 3, 9, 33, 256]) func takesAnyInks(_ count: Int) throws {
    let inks = (0..<count).map { index in
      Ink("\(index)", value: Color(rgb: UInt32(index * 977 + 0x2000)), index: index, measured: Color(rgb: 0x804020))
    }
    let panel = Panel(
      name: "odd", label: "odd", width: 64, height: 48, dotsPerInch: 100, viewingDistance: 1, colors: .inks(inks),
      formats: [.png8])
    var quantiser = try #require(PanelQuantiser(panel))
    let picture = Self.picture { x, y in UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32(x + y) }
    for kind in [LeafKind.flat, .mark, .gradient, .photo] {
      let frame = quantiser.quantise(picture, Self.kinds([kind])).frame
      #expect(frame.pixels.allSatisfy { Int($0) < count })
    }
  }

  /// A palette of many colours is mixed, too: the light of a photo adds up.
  @Test func manyInksAddUp() throws {
    let inks = (0..<27).map { index -> Ink in
      let parts = [index / 9, index / 3 % 3, index % 3].map { Double($0) / 2 }
      return Ink("\(index)", value: Color(red: parts[0], green: parts[1], blue: parts[2]), index: index)
    }
    let panel = Panel(
      name: "cube", label: "cube", width: 64, height: 48, dotsPerInch: 100, viewingDistance: 1, colors: .inks(inks),
      formats: [.png8])
    var quantiser = try #require(PanelQuantiser(panel))
    let frame = quantiser.quantise(Self.picture { _, _ in 0xE04010 }, Self.kinds([.photo])).frame
    // The light of 0xE0, 0x40 and 0x10 by IEC 61966-2-1.
    let expected: [(WritableKeyPath<Color, Double>, Double)] = [
      (\.red, 0.7454), (\.green, 0.0513), (\.blue, 0.0052),
    ]
    for (part, light) in expected {
      var sum = 0.0
      for pixel in frame.pixels { sum += Color.linear(inks[Int(pixel)].value[keyPath: part]) }
      #expect(abs(sum / Double(frame.pixels.count) - light) < 0.03)
    }
  }
}
