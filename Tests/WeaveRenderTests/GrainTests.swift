// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Fine noise over nodes.
@Suite struct GrainTests {
  private static let grey = "#808080"

  /// A design of 100 × 60 points, one pixel a point, with square corners.
  private func drawn(
    _ content: String, _ appearance: RenderEnvironment.Appearance = .light
  ) throws -> (picture: Rendering, pixels: PixelBuffer) {
    let text =
      #"{"name": "grain", "layout": {"template": "custom"}, "style": {"padding": 0, "background": "plain"}, "content": "#
      + content + "}"
    let environment = RenderEnvironment.fixed(
      .small, appearance, shape: .square, canvas: Size(width: 100, height: 60), scale: 1)
    let design = try Design("grain", text: Array(text.utf8))
    let renderer = try Renderer()
    let picture = try #require(try renderer.render(design.widget, in: environment, photos: design.photos).output)
    return (picture, try renderer.pixels(picture))
  }

  private func greys(_ pixels: PixelBuffer) -> [Double] {
    stride(from: 0, to: pixels.bytes.count, by: 4).map { Double(pixels.bytes[$0]) }
  }

  private func spread(_ values: [Double]) -> (mean: Double, deviation: Double) {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, (squares / Double(values.count)).squareRoot())
  }

  private func shape(_ grain: String) -> String {
    #"{"type": "shape", "fill": "\#(Self.grey)", "grain": \#(grain)}"#
  }

  @Test func grainIsDarkerAndLighterAlike() throws {
    let greys = greys(try drawn(shape(#"{"amount": 0.3, "size": 1}"#)).pixels)
    let spread = spread(greys)
    #expect(abs(spread.mean - 128) < 2)
    // Full strength is 2.5 deviations: 0.3 × 127 / 2.5.
    #expect(abs(spread.deviation - 15.3) < 1.5)
    #expect(Set(greys).count > 30)
  }

  @Test func theAmountIsTheStrength() throws {
    let weak = spread(greys(try drawn(shape(#"{"amount": 0.1, "size": 1}"#)).pixels)).deviation
    let strong = spread(greys(try drawn(shape(#"{"amount": 0.4, "size": 1}"#)).pixels)).deviation
    #expect(strong > 3 * weak)
    #expect(Set(greys(try drawn(shape(#"{"amount": 0}"#)).pixels)) == [128])
  }

  @Test func theSeedChoosesTheGrains() throws {
    let (first, again) = (try drawn(shape(#"{"seed": 4}"#)).pixels, try drawn(shape(#"{"seed": 4}"#)).pixels)
    let other = try drawn(shape(#"{"seed": 5}"#)).pixels
    #expect(first == again && first != other)
  }

  /// Neighbours in a picture of large grains are alike, of small ones not.
  @Test func theSizeIsTheWidthOfAGrain() throws {
    func step(_ size: Int) throws -> Double {
      let greys = greys(try drawn(shape(#"{"amount": 0.5, "size": \#(size)}"#)).pixels)
      let steps = zip(greys, greys.dropFirst()).map { abs($0 - $1) }
      return steps.reduce(0, +) / Double(steps.count) / spread(greys).deviation
    }
    #expect(try step(8) < 0.5 * step(1))
  }

  @Test func onlyInkHasGrain() throws {
    let disc = #"{"type": "shape", "shape": "circle", "fill": "\#(Self.grey)", "frame": {"width": 40, "height": 40}, "#
    let plain = try drawn(disc + #""opacity": 1}"#).pixels
    let grained = try drawn(disc + #""grain": {"amount": 0.5, "size": 1}}"#).pixels
    var changed = 0
    for place in stride(from: 0, to: plain.bytes.count, by: 4) where plain.bytes[place] != grained.bytes[place] {
      changed += 1
      let (x, y) = (place / 4 % 100, place / 400)
      #expect((x - 50) * (x - 50) + (y - 30) * (y - 30) <= 22 * 22)
    }
    #expect(changed > 900)
  }

  /// Letters are masked too, not only outlines.
  @Test func textHasGrain() throws {
    let text =
      #"{"type": "text", "text": "HHH", "font": {"size": 40, "weight": "black"}, "foreground": "\#(Self.grey)", "#
    let plain = try drawn(text + #""opacity": 1}"#).pixels
    let grained = try drawn(text + #""grain": {"amount": 0.5, "size": 1}}"#).pixels
    #expect(plain != grained && plain.bytes[..<400] == grained.bytes[..<400])
  }

  @Test(arguments: [RenderEnvironment.Appearance.eink, .clear, .accented])
  func screensWithOneColourHaveNone(_ appearance: RenderEnvironment.Appearance) throws {
    let with = try drawn(shape(#"{"amount": 0.5}"#), appearance).pixels
    #expect(with == (try drawn(#"{"type": "shape", "fill": "\#(Self.grey)"}"#, appearance).pixels))
  }

  /// A display with few inks would only show it as scattered dots.
  @Test func aPanelLeavesGrainOut() throws {
    let (picture, _) = try drawn(shape(#"{"amount": 0.5}"#))
    let list = picture.displayList.withoutGrain
    #expect(list != picture.displayList)
    let plain = try drawn(#"{"type": "shape", "fill": "\#(Self.grey)"}"#).picture.displayList
    #expect(list.dump() == plain.dump())
  }

  /// A frame far larger than the picture has no more tiles than any other.
  @Test func tilesAreBounded() throws {
    let (picture, _) = try drawn(
      #"{"type": "shape", "fill": "red", "frame": {"width": 90000, "height": 90000}, "grain": {"size": 0.5}}"#)
    var tiles = 0
    picture.displayList.items.forEachLeaf { item, _, _ in if case .image = item.command { tiles += 1 } }
    #expect(tiles > 0 && tiles <= 1_024)
  }

  /// An SVG holds the tile once.
  @Test func anSVGHoldsOneTile() throws {
    let text = """
      {"name": "grain", "layout": {"template": "custom"}, "style": {"background": "plain"},
       "content": {"type": "shape", "fill": "\(Self.grey)", "grain": {"size": 0.5}}}
      """
    let design = try Design("grain", text: Array(text.utf8))
    let renderer = try Renderer()
    let picture = try #require(try renderer.render(design.widget, in: .fixed(.large), photos: design.photos).output)
    let svg = try renderer.svg(picture)
    #expect(svg.components(separatedBy: "data:image/png").count == 2)
    #expect(svg.utf8.count < 100_000)
  }
}
