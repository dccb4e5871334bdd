// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveNative
import WeaveRaster

/// Lists of commands drawn at one pixel a point unless said otherwise; expected pixels are worked out by hand.
@Suite struct RasterizerTests {
  static let red = Paint.color(Color(rgb: 0xFF0000))
  static let green = Paint.color(Color(rgb: 0x00FF00))

  private func draw(
    _ commands: [DrawCommand], _ width: Double = 20, _ height: Double = 20, scale: Double = 1
  ) throws -> PixelBuffer {
    let items = commands.map { DisplayItem($0, node: "test") }
    return try Rasterizer().draw(
      DisplayList(canvas: Size(width: width, height: height), items: items), scale: scale)
  }

  private func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    .rectangle(Rect(x: x, y: y, width: w, height: h))
  }

  /// How many pixels have red that nothing covers.
  private func redPixels(_ p: PixelBuffer) -> Int {
    (0..<(p.width * p.height)).count { p.bytes[$0 * 4] > p.bytes[$0 * 4 + 1] }
  }

  @Test func coverageOfAnEdgeIsItsShareOfThePixel() throws {
    let picture = try draw([.fill(box(2, 2, 3.5, 4), .color(.white), evenOdd: false)])
    #expect(picture.pixel(x: 4, y: 3) == (255, 255, 255, 255))
    #expect(abs(Int(picture.pixel(x: 5, y: 3).alpha) - 128) <= 1)
    #expect(picture.pixel(x: 6, y: 3).alpha == 0 && picture.pixel(x: 1, y: 3).alpha == 0)
  }

  @Test func alphaIsPremultipliedAndBlended() throws {
    let half = Paint.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let picture = try draw([
      .fill(box(0, 0, 10, 20), .color(.white), evenOdd: false), .fill(box(0, 0, 20, 20), half, evenOdd: false),
    ])
    #expect(picture.pixel(x: 15, y: 5) == (128, 0, 0, 128))
    let mixed = picture.pixel(x: 5, y: 5)
    #expect(mixed.red == 255 && abs(Int(mixed.green) - 127) <= 1 && mixed.alpha == 255)
  }

  /// A sheen so faint that it is dithered, which ends above the lower edge: there is nothing below its end.
  @Test func aFaintGradientEndsInNothing() throws {
    let stops = [
      GradientStop(offset: 0, color: Color.white.opacity(0.08)),
      GradientStop(offset: 0.4, color: Color.white.opacity(0)),
    ]
    let line = Gradient.Shape.linear(start: .zero, end: Point(x: 0, y: 300))
    let sheen = Paint.gradient(Gradient(shape: line, stops: stops))
    let picture = try draw([.fill(box(0, 0, 20, 300), sheen, evenOdd: false)], 20, 300)
    #expect((130..<300).allSatisfy { y in (0..<20).allSatisfy { picture.pixel(x: $0, y: y).alpha == 0 } })
    #expect(picture.pixel(x: 3, y: 0).alpha > 18)
  }

  /// A sheen over a gradient, in boxes whose edges lie anywhere in the pattern: each pixel is next to what arithmetic gives.
  @Test(arguments: [(0.0, 200.0), (1, 197), (2, 90), (3, 86)]) func gradientsOverEachOtherMixExactly(
    _ left: Double, _ width: Double
  ) throws {
    func fill(_ end: Point, _ from: Color, _ to: Color) -> DrawCommand {
      let stops = [GradientStop(offset: 0, color: from), GradientStop(offset: 1, color: to)]
      let paint = Paint.gradient(Gradient(shape: .linear(start: .zero, end: end), stops: stops))
      return .fill(box(left, 0, width, 100), paint, evenOdd: false)
    }
    let (dark, light) = (Color(red: 0.4, green: 0.4, blue: 0.4), Color(red: 0.44, green: 0.44, blue: 0.44))
    let picture = try draw(
      [
        fill(Point(x: 200, y: 0), dark, light),
        fill(Point(x: 0, y: 100), Color.white.opacity(0), Color.white.opacity(0.1)),
      ], 200, 100)
    for y in 0..<100 {
      for x in Int(left)..<Int(left + width) {
        let base = 102 + 10.2 * (Double(x) + 0.5) / 200
        let expected = base + (255 - base) * 0.1 * (Double(y) + 0.5) / 100
        let pixel = picture.pixel(x: x, y: y)
        #expect(abs(Double(pixel.red) - expected) < 1.3 && pixel.alpha == 255, "\(x), \(y): \(pixel), \(expected)")
      }
    }
    if left > 0 { #expect(picture.pixel(x: Int(left) - 1, y: 50).alpha == 0) }
  }

  /// A ground of several gradients, large enough for two threads, has the pixels that one gives it: also where it is cut to a shape, and
  /// where it begins within the pattern.
  @Test(arguments: [0.0, 3]) func twoThreadsMixTheSame(_ start: Double) throws {
    func fill(_ path: Path, _ shape: Gradient.Shape, _ from: Color, _ to: Color) -> DisplayItem {
      let stops = [GradientStop(offset: 0, color: from), GradientStop(offset: 1, color: to)]
      return DisplayItem(.fill(path, .gradient(Gradient(shape: shape, stops: stops)), evenOdd: false), node: "test")
    }
    let room = Rect(x: start, y: start, width: 500 - start, height: 401 - start)
    for path in [Path.rectangle(room), .roundedRectangle(room, radius: 40)] {
      let list = DisplayList(
        canvas: Size(width: 500, height: 401),
        items: [
          fill(path, .linear(start: .zero, end: Point(x: 80, y: 401)), Color(rgb: 0x102040), Color(rgb: 0x204880)),
          fill(
            path, .radial(center: Point(x: 90, y: 200), radius: 220), Color.white.opacity(0.3), Color.white.opacity(0)),
        ])
      let one = try Rasterizer(keepsPictures: false).draw(list, scale: 1)
      let two = try Rasterizer(keepsPictures: false, isParallel: true).draw(list, scale: 1)
      #expect(one.bytes == two.bytes)
      #expect(one.pixel(x: 90, y: 200).red > one.pixel(x: 480, y: 200).red)
    }
  }

  /// The border of a widget is drawn in parts where its gradient runs straight down, and whole where it is a hair aslant: the same.
  @Test(arguments: [(1.0, 0.5), (2, 0.5), (1, 4), (3, 1.25)]) func aBorderInPartsIsThatDrawnWhole(
    _ scale: Double, _ inset: Double
  ) throws {
    func border(_ lean: Double) throws -> PixelBuffer {
      let stops = [
        GradientStop(offset: 0, color: Color.white.opacity(0.8)),
        GradientStop(offset: 0.5, color: Color(rgb: 0x2040FF)),
        GradientStop(offset: 1, color: Color.black.opacity(0.3)),
      ]
      let line = Gradient.Shape.linear(start: Point(x: 100, y: 0), end: Point(x: 100 + lean, y: 300))
      let room = Rect(x: inset, y: inset, width: 200 - 2 * inset, height: 300 - 2 * inset)
      let outline = Path.roundedRectangle(room, radius: 22, curve: .continuous)
      return try draw(
        [.stroke(outline, StrokeStyle(width: 2 * inset), .gradient(Gradient(shape: line, stops: stops)))], 200, 300,
        scale: scale)
    }
    let (parts, whole) = (try border(0), try border(1e-8))
    let middle = parts.width / 2
    #expect(parts.pixel(x: middle, y: 0).alpha > 100 && parts.pixel(x: middle, y: parts.height / 2).alpha == 0)
    #expect(parts.bytes == whole.bytes)
  }

  /// From opaque at the left edge to clear at the right, halved by the group's own opacity; its colour does not count.
  @Test func aMaskLetsThroughByItsOpacity() throws {
    let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: Color.black.opacity(0))]
    let line = Gradient.Shape.linear(start: .zero, end: Point(x: 20, y: 0))
    let mask = Gradient(shape: line, stops: stops)
    let picture = try draw([
      .effects(.init(opacity: 0.5, mask: mask), [.fill(box(0, 0, 20, 20), Self.green, evenOdd: false)])
    ])
    for (x, expected) in [(0, 124), (10, 61), (19, 3)] {
      let pixel = picture.pixel(x: x, y: 7)
      #expect(abs(Int(pixel.alpha) - expected) <= 2 && pixel.green == pixel.alpha, "\(x): \(pixel)")
    }
  }

  @Test func scaleAndTransformPlaceThings() throws {
    let move = Transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)  // a quarter turn clockwise, then 10 to the right
    let picture = try draw(
      [
        .moved(move, [.fill(box(2, 0, 3, 1), Self.red, evenOdd: false)]),
        .fill(box(0, 0, 1, 1), Self.green, evenOdd: false),
      ], scale: 2)
    #expect(picture.width == 40)
    #expect(picture.pixel(x: 18, y: 4) == (255, 0, 0, 255) && picture.pixel(x: 19, y: 9) == (255, 0, 0, 255))
    #expect(picture.pixel(x: 18, y: 3).alpha == 0 && picture.pixel(x: 17, y: 5).alpha == 0)
    #expect(picture.pixel(x: 1, y: 1) == (0, 255, 0, 255), "the transform has ended")
  }

  // MARK: Red hidden under green

  @Test func strokesCoverTheirOutline() throws {
    let picture = try draw([
      .stroke(box(5, 5, 10, 10), StrokeStyle(width: 2), Self.red),
      .fill(box(4, 4, 12, 2), Self.green, evenOdd: false), .fill(box(4, 14, 12, 2), Self.green, evenOdd: false),
      .fill(box(4, 4, 2, 12), Self.green, evenOdd: false), .fill(box(14, 4, 2, 12), Self.green, evenOdd: false),
    ])
    #expect(redPixels(picture) == 0)
    #expect(picture.pixel(x: 10, y: 10).alpha == 0)
  }

  @Test func clipsHideWhatIsOutsideAndEnd() throws {
    for clip in [box(5, 5, 10, 10), .roundedRectangle(Rect(x: 5, y: 5, width: 10, height: 10), radius: 0.001)] {
      for before in [[], [DrawCommand.fill(box(0, 0, 1, 1), Self.green, evenOdd: false)]] {
        let picture = try draw(
          before + [
            .clip(clip, [.label("a", [.fill(box(0, 0, 20, 20), Self.red, evenOdd: false)])]),
            .fill(box(5, 5, 10, 10), Self.green, evenOdd: false), .fill(box(0, 19, 1, 1), Self.green, evenOdd: false),
          ])
        #expect(redPixels(picture) == 0)
        #expect(picture.pixel(x: 0, y: 19).green == 255)
        #expect(picture.pixel(x: 4, y: 10).alpha == 0 && picture.pixel(x: 15, y: 10).alpha == 0)
      }
    }
  }

  @Test func clipsWithinClipsMeet() throws {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 12, height: 20))
    let picture = try draw([
      .clip(
        box(0, 0, 10, 20),
        [.clip(circle, [.clip(box(4, 4, 16, 4), [.fill(box(0, 0, 20, 20), Self.red, evenOdd: false)])])]),
      .fill(box(4, 4, 6, 4), Self.green, evenOdd: false),
    ])
    #expect(redPixels(picture) == 0)
    #expect(picture.pixel(x: 10, y: 5).alpha == 0 && picture.pixel(x: 5, y: 9).alpha == 0)
  }

  @Test func evenOddLeavesAHole() throws {
    let ring = Path(box(2, 2, 16, 16).elements + box(6, 6, 8, 8).elements)
    let odd = try draw([.fill(ring, Self.red, evenOdd: true)])
    #expect(odd.pixel(x: 10, y: 10).alpha == 0 && odd.pixel(x: 3, y: 3).red == 255)
    #expect(try draw([.fill(ring, Self.red, evenOdd: false)]).pixel(x: 10, y: 10).red == 255)
  }

  // MARK: Groups

  @Test func aGroupFadesAsOnePicture() throws {
    let picture = try draw([
      .fill(box(0, 0, 20, 20), .color(.white), evenOdd: false),
      .effects(
        .init(opacity: 0.5),
        [.fill(box(0, 0, 12, 20), Self.red, evenOdd: false), .fill(box(8, 0, 12, 20), .color(.black), evenOdd: false)]),
    ])
    #expect(abs(Int(picture.pixel(x: 4, y: 4).green) - 127) <= 1)
    let overlap = picture.pixel(x: 10, y: 4)
    #expect(overlap.red == overlap.green && abs(Int(overlap.red) - 127) <= 1, "no red shows through")
  }

  /// Far from corners a blurred edge is the integral of the gaussian: 84.1 % one deviation inside.
  @Test(arguments: [2.0, 5]) func aBlurredEdgeIsAGaussian(_ sigma: Double) throws {
    let picture = try draw(
      [.effects(.init(blur: sigma), [.fill(box(-80, -80, 140, 240), .color(.black), evenOdd: false)])], 120, 80)
    for (deviations, share) in [(-2.0, 0.9772), (-1, 0.8413), (0, 0.5), (1, 0.1587), (2, 0.0228)] {
      // Between the two pixels that meet there.
      let x = 60 + Int(deviations * sigma)
      let seen = (Double(picture.pixel(x: x - 1, y: 40).alpha) + Double(picture.pixel(x: x, y: 40).alpha)) / 2
      #expect(abs(seen - share * 255) <= 2)
    }
  }

  @Test func aShadowFallsBeneathAndAside() throws {
    let shadow = DisplayGroup.Shadow(color: Color(rgb: 0x0000FF, alpha: 0.5), deviation: 0, x: 6, y: 3)
    let picture = try draw([
      .effects(.init(shadow: shadow), [.fill(box(2, 2, 8, 8), Self.red, evenOdd: false)])
    ])
    #expect(picture.pixel(x: 9, y: 9) == (255, 0, 0, 255), "the shape is over its shadow")
    #expect(picture.pixel(x: 12, y: 12) == (0, 0, 128, 128))
    #expect(picture.pixel(x: 16, y: 8).alpha == 0 && picture.pixel(x: 12, y: 4).alpha == 0)
  }

  @Test func aShadowFarAwayIsWhole() throws {
    let shadow = DisplayGroup.Shadow(color: .black, deviation: 2, x: 60, y: 0)
    let picture = try draw(
      [
        .effects(.init(shadow: shadow), [.fill(box(10, 10, 20, 20), Self.red, evenOdd: false)])
      ], 120, 40)
    // Half of the shadow's strength on both of its edges, at 70 and 90.
    for x in [70, 90] {
      let seen = (Int(picture.pixel(x: x - 1, y: 20).alpha) + Int(picture.pixel(x: x, y: 20).alpha)) / 2
      #expect(abs(seen - 128) <= 2)
    }
    #expect(picture.pixel(x: 80, y: 20).alpha == 255)
  }

  @Test func aBlurReachesInFromBeyondTheCanvas() throws {
    let picture = try draw([
      .effects(.init(blur: 4), [.fill(box(-40, -40, 40, 100), .color(.black), evenOdd: false)])
    ])
    #expect(picture.pixel(x: 0, y: 10).alpha > 100)
  }

  // MARK: Backdrop

  @Test func aBackdropSeesThroughOpenLayers() throws {
    let pane = box(5, 5, 10, 10)
    let content: [DrawCommand] = [
      .fill(box(0, 0, 10, 20), Self.red, evenOdd: false), .fill(box(10, 0, 10, 20), Self.green, evenOdd: false),
    ]
    let plain = try draw(content + [.backdrop(pane, radius: 3, saturation: 1)])
    let clipped = try draw(
      content + [
        .clip(.ellipse(in: Rect(x: -20, y: -20, width: 60, height: 60)), [.backdrop(pane, radius: 3, saturation: 1)])
      ])
    for picture in [plain, clipped] {
      #expect(picture.pixel(x: 4, y: 10) == (255, 0, 0, 255), "outside the pane nothing changes")
      let middle = picture.pixel(x: 10, y: 10)
      #expect(abs(Int(middle.red) - Int(middle.green)) < 40 && middle.alpha == 255)
      #expect(picture.pixel(x: 5, y: 10).red > picture.pixel(x: 8, y: 10).red)
    }
  }

  @Test func saturationMovesColorsFromTheirGray() throws {
    let paint = Paint.color(Color(rgb: 0x806040))
    let picture = try draw([
      .fill(box(0, 0, 20, 20), paint, evenOdd: false), .backdrop(box(0, 0, 10, 20), radius: 0, saturation: 0),
      .backdrop(box(10, 0, 10, 20), radius: 0, saturation: 1.5),
    ])
    // Luma: 0.2126 · 128 + 0.7152 · 96 + 0.0722 · 64 = 100.5.
    let gray = picture.pixel(x: 5, y: 5)
    #expect(gray.red == gray.blue && (100...101).contains(gray.red))
    // 100.5 + 1.5 · (128 − 100.5) = 141.8; 100.5 + 1.5 · (64 − 100.5) = 45.8.
    let vivid = picture.pixel(x: 15, y: 5)
    #expect((141...142).contains(vivid.red) && (45...46).contains(vivid.blue))
  }

  // MARK: Gradients

  @Test(arguments: [20.0, 200]) func gradientsRunFromEndToEnd(_ side: Double) throws {
    let gradient = Gradient(
      shape: .linear(start: Point(x: 0, y: 0), end: Point(x: side, y: 0)),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let picture = try draw([.fill(box(0, 0, side, side), .gradient(gradient), evenOdd: false)], side, side)
    for x in stride(from: 0, to: Int(side), by: 7) {
      let expected = (Double(x) + 0.5) / side * 255
      #expect(abs(Double(picture.pixel(x: x, y: 9).red) - expected) <= 1)
    }
    let circles = Gradient(
      shape: .radial(center: Point(x: side / 2, y: side / 2), radius: side / 2),
      stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .white.opacity(0))])
    let round = try draw([.fill(box(0, 0, side, side), .gradient(circles), evenOdd: false)], side, side)
    #expect(round.pixel(x: 0, y: 0).alpha == 0)
    // A pixel's centre lies half a pixel further: (side/4 − ½)² + ½² from the middle.
    let distance = ((side / 4 - 0.5) * (side / 4 - 0.5) + 0.25).squareRoot()
    let expected = (1 - distance / (side / 2)) * 255
    #expect(abs(Double(round.pixel(x: Int(side / 4), y: Int(side / 2)).alpha) - expected) <= 1.5)
  }

  @Test func slowGradientsAreDitheredAroundTheirValue() throws {
    let gradient = Gradient(
      shape: .linear(start: .zero, end: Point(x: 320, y: 0)),
      stops: [.init(offset: 0, color: Color(rgb: 0x404040)), .init(offset: 1, color: Color(rgb: 0x464646))])
    let picture = try draw([.fill(box(0, 0, 320, 64), .gradient(gradient), evenOdd: false)], 320, 64)
    for x in stride(from: 0, to: 312, by: 24) {
      let cells = (0..<64).map { Double(picture.pixel(x: x + $0 % 8, y: $0 / 8).red) }
      let expected = 64 + (Double(x) + 4) / 320 * 6
      #expect(abs(cells.reduce(0, +) / 64 - expected) < 0.1, "the mean of a tile is the exact value")
      #expect(cells.allSatisfy { abs($0 - expected) <= 1.1 })
    }
    #expect(picture.pixel(x: 100, y: 20).alpha == 255)
  }

  /// A light glow on white, as backgrounds have: mixed as pixels each of its 66 strengths would be a ring, which the eye sees as
  /// it is wider than the tiles here.
  @Test func glowsOverEachOtherLeaveNoRings() throws {
    func glow(_ x: Double, _ color: UInt32) -> Gradient {
      Gradient(
        shape: .radial(center: Point(x: x, y: 0), radius: 600),
        stops: [
          .init(offset: 0, color: Color(rgb: color).opacity(0.26)),
          .init(offset: 1, color: Color(rgb: color).opacity(0)),
        ])
    }
    let glows = [glow(0, 0x007AFF), glow(320, 0x34C759)]
    let list: [DrawCommand] =
      [.fill(box(0, 0, 320, 200), .color(.white), evenOdd: false)]
      + glows.map { .fill(box(0, 0, 320, 200), .gradient($0), evenOdd: false) }
    let picture = try draw(list, 320, 200)
    func exact(_ x: Double, _ y: Double) -> Double {
      // The red channel: 255 under what takes away as much as its strength, of 0 and of 52.
      let (a, b) = (
        0.26 * (1 - (x * x + y * y).squareRoot() / 600), 0.26 * (1 - ((x - 320) * (x - 320) + y * y).squareRoot() / 600)
      )
      return 255 * (1 - a) * (1 - b) + 52 * b
    }
    for (x, y) in stride(from: 8, to: 300, by: 12).flatMap({ x in stride(from: 8, to: 180, by: 12).map { (x, $0) } }) {
      let places = (0..<64).map { (x + $0 % 8, y + $0 / 8) }
      let mean = places.reduce(0) { $0 + Double(picture.pixel(x: $1.0, y: $1.1).red) } / 64
      let expected = places.reduce(0) { $0 + exact(Double($1.0) + 0.5, Double($1.1) + 0.5) } / 64
      #expect(abs(mean - expected) < 0.2, "\(x), \(y)")
    }
  }

  /// Paints of one shape are painted as one; a picture painted over another is the same as one painted anew.
  @Test func aChangeUnderAGlowIsPaintedWhole() throws {
    let shape = Gradient.Shape.radial(center: .zero, radius: 300)
    let glow = Gradient(
      shape: shape,
      stops: [
        .init(offset: 0, color: Color(rgb: 0x007AFF).opacity(0.3)), .init(offset: 1, color: Color.white.opacity(0)),
      ])
    func list(_ ground: UInt32, between: [DrawCommand] = [], text: Double) -> DisplayList {
      let commands: [DrawCommand] =
        [.fill(box(0, 0, 200, 200), .color(Color(rgb: ground)), evenOdd: false)] + between
        + [
          .fill(box(0, 0, 200, 200), .gradient(glow), evenOdd: false),
          .fill(box(10, text, 50, 8), .color(.black), evenOdd: false),
        ]
      return DisplayList(canvas: Size(width: 200, height: 200), items: commands.map { DisplayItem($0, node: "") })
    }
    let small = DrawCommand.fill(box(90, 90, 9, 9), .color(.black), evenOdd: false)
    let lists = [
      list(0xFFFFFF, text: 20), list(0xFFFFFF, text: 21), list(0xFEFEFE, text: 21),
      list(0xFFFFFF, between: [small], text: 21),
      list(0xFFFFFF, text: 60),
    ]
    let rasterizer = try Rasterizer()
    for (place, list) in lists.enumerated() {
      let fresh = try Rasterizer(keepsPictures: false)
      #expect(try rasterizer.draw(list, scale: 1) == fresh.draw(list, scale: 1), "list \(place)")
      #expect(try rasterizer.drawPNG(list, scale: 1) == fresh.drawPNG(list, scale: 1), "file \(place)")
    }
  }

  /// A border in a gradient, half clear, over what changes: laid on from a layer it shows what it does where it is drawn in its place.
  @Test func aBorderOverWhatChangesIsTheSame() throws {
    let stops = [
      GradientStop(offset: 0, color: Color.white.opacity(0.7)), GradientStop(offset: 0.4, color: Color(rgb: 0x336699)),
      GradientStop(offset: 1, color: Color.black.opacity(0.1)),
    ]
    let sheen = Gradient(shape: .linear(start: .zero, end: Point(x: 60, y: 197)), stops: stops)
    let outline = Path.roundedRectangle(Rect(x: 1.3, y: 1.3, width: 97.4, height: 197.4), radius: 22)
    func list(_ y: Double) -> DisplayList {
      let commands: [DrawCommand] = [
        .fill(box(0, 0, 100, 200), .color(Color(rgb: 0x224466)), evenOdd: false),
        .fill(box(0, y, 70, 12.5), .color(Color(rgb: 0xFFCC00)), evenOdd: false),
        .stroke(outline, StrokeStyle(width: 2.6), .gradient(sheen)),
        .fill(box(20, y + 3, 50, 4), .color(.black), evenOdd: false),
      ]
      return DisplayList(canvas: Size(width: 100, height: 200), items: commands.map { DisplayItem($0, node: "") })
    }
    let rasterizer = try Rasterizer()
    for y in [20.0, 31, 90, 90.5, 176] {
      let fresh = try Rasterizer(keepsPictures: false)
      #expect(try rasterizer.draw(list(y), scale: 2) == fresh.draw(list(y), scale: 2), "at \(y)")
    }
  }

  // MARK: Pictures

  @Test func picturesAreScaledOntoTheirBox() throws {
    // Left half red, right half green; the part from 1 to 3 of 4 pixels wide.
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255]
    let bytes = row + row
    let image = RasterImage(pixels: PixelBuffer(width: 4, height: 2, bytes: bytes), key: "a")
    let picture = try draw([
      .image(
        image, source: Rect(x: 1, y: 0, width: 2, height: 2), destination: Rect(x: 4, y: 4, width: 8, height: 8))
    ])
    #expect(picture.pixel(x: 4, y: 4) == (255, 0, 0, 255) && picture.pixel(x: 11, y: 11) == (0, 255, 0, 255))
    #expect(picture.pixel(x: 3, y: 6).alpha == 0 && picture.pixel(x: 12, y: 6).alpha == 0)
  }

  @Test func shrinkingAveragesAllPixels() throws {
    var bytes: [UInt8] = []
    for i in 0..<(64 * 64) {
      let level: UInt8 = (i + i / 64) % 2 == 0 ? 0 : 255
      bytes += [level, level, level, 255]
    }
    let image = RasterImage(pixels: PixelBuffer(width: 64, height: 64, bytes: bytes), key: "checks")
    let all = Rect(x: 0, y: 0, width: 64, height: 64)
    for turn in [Transform.identity, Transform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)] {
      let picture = try draw([
        .moved(turn, [.image(image, source: all, destination: Rect(x: 5, y: 5, width: 10, height: 10))])
      ])
      let middle = picture.pixel(x: 9, y: 9)
      #expect(abs(Int(middle.red) - 128) < 12 && middle.alpha == 255)
    }
  }

  // MARK: Hostile numbers

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, 4e9])
  func numbersThatCannotBeDrawnAreLeftOut(_ bad: Double) throws {
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "a")
    let face = FontFace(file: "/none", index: 0, family: "", weight: 400, isItalic: false, hasColor: false)
    let shape = Path([
      .move(Point(x: bad, y: 1)), .line(Point(x: 3, y: bad)), .curve(.zero, .zero, Point(x: 1, y: bad)),
    ])
    let stops = [
      GradientStop(offset: bad, color: .white), GradientStop(offset: 1, color: Color(red: bad, green: 0, blue: 0)),
    ]
    let gradients = [
      Gradient(shape: .linear(start: Point(x: bad, y: 0), end: .zero), stops: stops),
      Gradient(shape: .radial(center: .zero, radius: bad), stops: stops),
      Gradient(shape: .radial(center: .zero, radius: 9), stops: []),
      Gradient(shape: .linear(start: .zero, end: Point(x: 300, y: 0)), stops: stops),
    ]
    let huge = Rect(x: bad, y: 0, width: bad, height: bad)
    let glyphs = [Glyph(id: 5, x: bad, y: 0), Glyph(id: .max, x: 0, y: bad)]
    var commands: [DrawCommand] = [
      .fill(shape, Self.red, evenOdd: false), .stroke(shape, StrokeStyle(width: bad), Self.red),
      .stroke(box(1, 1, 5, 5), StrokeStyle(width: 1, dash: [bad, -1]), .color(.clear)),
      .glyphs(
        GlyphRun(face: face, size: bad, glyphs: glyphs, advance: 0, text: ""), at: Point(x: bad, y: 0), .white),
      .glyphs(GlyphRun(face: face, size: 12, glyphs: glyphs, advance: 0, text: ""), at: .zero, .white),
      .image(image, source: huge, destination: huge),
      .image(
        image, source: Rect(x: 0, y: 0, width: 2, height: 2), destination: Rect(x: 0, y: 0, width: 1, height: bad)),
      .backdrop(shape, radius: bad, saturation: bad), .backdrop(box(0, 0, 9, 9), radius: bad, saturation: bad),
      .moved(Transform(a: bad, b: 0, c: 0, d: 0, tx: 0, ty: bad), [.fill(box(0, 0, 9, 9), Self.red, evenOdd: false)]),
      .effects(.init(blur: bad, shadow: .init(color: .black, deviation: bad, x: bad, y: 0), opacity: bad), []),
      .clip(.rectangle(huge), [.fill(box(0, 0, 9, 9), .color(.clear), evenOdd: false)]),
    ]
    commands += gradients.map { .fill(box(0, 0, 100, 100), .gradient($0), evenOdd: false) }
    commands += [.fill(box(15, 15, 5, 5), Self.green, evenOdd: false), .clip(shape, [])]
    let picture = try draw(commands)
    #expect(picture.pixel(x: 17, y: 17).green == 255, "what comes after is drawn")
  }

  @Test(arguments: [
    (0.0, 5.0, 1.0), (5, -1, 1), (.nan, 5, 1), (5, .infinity, 1), (8_193, 5, 1), (5, 5, 0), (8_000, 8_000, 2),
    (5, 5, .nan),
  ])
  func impossibleCanvasesAreRefused(_ width: Double, _ height: Double, _ scale: Double) {
    #expect(throws: RasterError.self) { try draw([], width, height, scale: scale) }
  }

  // MARK: The same again

  @Test func aWarmRasterizerDrawsTheSame() throws {
    let shapes: [DrawCommand] = [
      .clip(
        .roundedRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 6),
        [.fill(box(0, 0, 20, 20), Self.red, evenOdd: false)])
    ]
    let list = DisplayList(
      canvas: Size(width: 20, height: 20), items: shapes.map { DisplayItem($0, node: "") }, title: "Card")
    let warm = try Rasterizer()
    let first = try warm.drawPNG(list, scale: 2)
    _ = try warm.draw(DisplayList(canvas: Size(width: 20, height: 20), items: []), scale: 2)
    #expect(try warm.drawPNG(list, scale: 2) == first)
    #expect(try Rasterizer().drawPNG(list, scale: 2) == first)
    #expect(try decodePhoto(first) == warm.draw(list, scale: 2))
  }
}
