// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics

/// Lists said again in black and white, on a canvas of 100 × 50 points.
@Suite struct BilevelTests {
  private static let face = FontFace(
    file: "", index: 0, family: "Inter", weight: 400, isItalic: false, hasColor: false)

  /// Each command belongs to a node of its own.
  private func translated(_ commands: [DrawCommand], hasEdge: Bool = false) -> DisplayList {
    let items = commands.enumerated().map { DisplayItem($1, node: "n\($0)") }
    return DisplayList(canvas: Size(width: 100, height: 50), items: items).bilevel(hasEdge: hasEdge)
  }

  private func fill(_ frame: Rect, _ color: Color) -> DrawCommand {
    .fill(.rectangle(frame), .color(color), evenOdd: false)
  }

  private func effects(_ effects: DisplayGroup.Effects, _ command: DrawCommand) -> DrawCommand {
    .group(DisplayGroup(effects: effects, [DisplayItem(command, node: "inside")]))
  }

  private func word(at point: Point, _ color: Color) -> DrawCommand {
    let run = GlyphRun(face: Self.face, size: 10, glyphs: [Glyph(id: 1, x: 0, y: 0)], advance: 10, text: "a")
    return .glyphs(run, at: point, color)
  }

  /// The colours of fills, strokes and texts in turn, after the paper.
  private func inks(_ list: DisplayList) -> [String] {
    list.leaves.dropFirst().compactMap {
      switch $0 {
      case .fill(_, .color(let color), _): "fill " + color.hex
      case .stroke(_, let style, .color(let color)): "stroke \(style.width) " + color.hex
      case .glyphs(_, _, let color): "text " + color.hex
      default: nil
      }
    }
  }

  /// A bar from blue to green over a night sky: each colour stands out from it, and their mean is a grey that does not.
  @Test func gradientsAreInkWhereMostOfTheirColoursAre() {
    let stops = [Color(rgb: 0x63CAF6), Color(rgb: 0x68DDD6), Color(rgb: 0x99E490)].enumerated().map {
      GradientStop(offset: Double($0.offset) / 2, color: $0.element)
    }
    let bar = Gradient(
      shape: .linear(start: Point(x: 10, y: 20), end: Point(x: 60, y: 20)), stops: stops)
    let list = translated([
      fill(rect(5, 15, 80, 16), Color(rgb: 0x6A8098)),
      .fill(.rectangle(rect(10, 20, 50, 6)), .gradient(bar), evenOdd: false),
    ])
    // White, as the night sky is black.
    #expect(inks(list) == ["fill #000000", "fill #FFFFFF"])
  }

  @Test func whatStandsOutIsBlackAndTextOnItWhite() {
    let list = translated([
      fill(rect(10, 10, 40, 20), Color(rgb: 0x007AFF)), word(at: Point(x: 20, y: 24), .white),
      word(at: Point(x: 70, y: 24), Color(rgb: 0x3C3C43, alpha: 0.6)),
    ])
    #expect(inks(list) == ["fill #000000", "text #FFFFFF", "text #000000"])
    #expect(list.finish == .bilevel(dithered: []))
  }

  @Test func aTrackIsAnOutlineAndItsProgressSolid() {
    let list = translated([
      fill(rect(10, 20, 80, 8), Color(rgb: 0x787880, alpha: 0.14)), fill(rect(10, 20, 30, 8), Color(rgb: 0x34C759)),
    ])
    // The outline lies within the shape: a line of twice 1.5 points, cut to it.
    #expect(inks(list) == ["fill #FFFFFF", "stroke 3.0 #000000", "fill #000000"])
  }

  @Test func aDarkGroundIsPaperAndItsTextInk() {
    let list = translated([
      fill(rect(0, 0, 100, 50), Color(rgb: 0x10203A)), word(at: Point(x: 20, y: 24), .white),
    ])
    #expect(inks(list) == ["text #000000"])
  }

  @Test func aGroundThatIsMeantToBeBlackStays() {
    let list = translated([fill(rect(0, 0, 100, 50), .black), word(at: Point(x: 20, y: 24), .white)])
    #expect(inks(list) == ["fill #000000", "text #FFFFFF"])
  }

  @Test func glowsAndShadowsGo() {
    let shadow = DisplayGroup.Shadow(color: .black, deviation: 4, x: 0, y: 2)
    let list = translated([
      effects(.init(blur: 12), fill(rect(20, 10, 20, 20), Color(rgb: 0xFF9500))),
      effects(.init(shadow: shadow, opacity: 0.9), fill(rect(60, 10, 20, 20), Color(rgb: 0xFF9500))),
    ])
    #expect(inks(list) == ["fill #000000"])
    #expect(list.groups.allSatisfy { $0.effects == nil })
  }

  @Test func photosAreDithered() {
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "photo")
    let list = translated([
      .image(image, source: rect(0, 0, 2, 2), destination: rect(0, 0, 100, 25)), word(at: Point(x: 20, y: 20), .white),
      word(at: Point(x: 20, y: 44), .white),
    ])
    // White text stays white over the photo, and becomes ink beneath it.
    #expect(inks(list) == ["text #FFFFFF", "text #000000"])
    #expect(list.finish == .bilevel(dithered: [rect(0, 0, 100, 25)]))
  }

  @Test func aPlateOverAPhotoIsOfOneTone() {
    let image = RasterImage(pixels: PixelBuffer(width: 2, height: 2), key: "photo")
    let list = translated([
      .image(image, source: rect(0, 0, 2, 2), destination: rect(0, 0, 100, 50)),
      fill(rect(10, 30, 60, 16), Color.white.opacity(0.7)), word(at: Point(x: 20, y: 42), .black),
      fill(rect(80, 30, 10, 10), Color.black.opacity(0.2)),
    ])
    // What carries no words stays grey, to be dithered with the photo.
    #expect(inks(list) == ["fill #FFFFFF", "text #000000", "fill #00000033"])
  }

  /// Lengths beyond all bounds end in nothing, at once.
  @Test(arguments: [1e9, 1e300, .infinity]) func hugeShapesAreNotHatched(_ size: Double) {
    var curve = Path()
    curve.move(to: .zero)
    for i in 1...20 { curve.line(to: Point(x: size * Double(i), y: Double(i))) }
    let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: red.opacity(0))]
    let shape = Gradient.Shape.linear(start: .zero, end: Point(x: 0, y: 20))
    let list = translated([.fill(curve, .gradient(Gradient(shape: shape, stops: stops)), evenOdd: false)])
    #expect(inks(list) == [])
  }

  @Test func theEdgeIsALine() {
    let outline = Path.rectangle(rect(0, 0, 100, 50))
    let list = translated([.group(DisplayGroup(clip: outline))], hasEdge: true)
    #expect(inks(list) == ["stroke 3.0 #000000"])
  }
}
