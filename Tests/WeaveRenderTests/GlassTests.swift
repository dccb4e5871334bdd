// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// Widgets on clear glass, as a home screen of iOS 26 shows them.
@Suite struct GlassTests {
  private func drawn(_ design: Design, _ environment: RenderEnvironment) throws -> (Rendering, PixelBuffer) {
    let renderer = try Renderer()
    let picture = try #require(renderer.render(design.widget, in: environment, photos: design.photos).output)
    return (picture, try renderer.pixels(picture))
  }

  private func card(_ ground: String, _ content: String) throws -> Design {
    let text = """
      {"version": 8, "name": "Card", "primaryText": "", "layout": {"template": "custom"}, "style": {"background": "plain"},
       "content": {"type": "zstack", "children": [{"type": "shape", "fill": "\(ground)"}, \(content)]}}
      """
    return try Design("card", text: Array(text.utf8))
  }

  /// The colours of texts, by what they say.
  private func inks(_ picture: Rendering) -> [String: Color] {
    var inks: [String: Color] = [:]
    picture.displayList.items.forEachLeaf { item, _, _ in
      if case .glyphs(let run, _, let color) = item.command { inks[run.text] = color }
    }
    return inks
  }

  /// A ground of whatever colour gives way, and what was written on it in whatever colour is white.
  @Test(arguments: [
    ("#FFFFFF", "#000000"), ("#102040", "#FFFFFF"), ("#FFD60A", "#202020"), ("#7A1020", "#FFE0E0"),
  ])
  func aGroundGivesWay(_ ground: String, _ ink: String) throws {
    let design = try card(ground, #"{"type": "text", "text": "Hi", "foreground": "\#(ink)"}"#)
    let (picture, pixels) = try drawn(design, .fixed(.small, .clear))
    #expect(inks(picture)["Hi"] == .white)
    // The blue of the wallpaper, not the design's ground.
    let corner = pixels.pixel(x: 60, y: 280)
    #expect(corner.blue > corner.green && corner.green > corner.red && corner.blue < 200)
  }

  /// A number on a bright disc is cut out of it.
  @Test func aNumberIsCutOutOfItsDisc() throws {
    let disc = """
      {"type": "zstack", "children": [{"type": "shape", "shape": "circle", "fill": "yellow", "frame": {"width": 60, "height": 60}},
       {"type": "text", "text": "7", "foreground": "black"}]}
      """
    let (picture, _) = try drawn(try card("#1C1C1E", disc), .fixed(.small, .clear))
    let ink = try #require(inks(picture)["7"])
    #expect(ink.contrastRatio(with: .white) > 4.5)
  }

  /// The running hour of a clock of blocks is cut out of its block, whatever the scheme.
  @Test(
    arguments: [RenderEnvironment.Appearance.clear, .accented, .tinted], ["classic", "orchid", "ember", "graphite"])
  func theLitHourIsRead(_ appearance: RenderEnvironment.Appearance, _ scheme: String) throws {
    let text = """
      {"version": 8, "name": "Clock", "primaryText": "", "layout": {"template": "clockIcon"},
       "clockConfig": {"face": "segmented", "theme": "\(scheme)"}}
      """
    // 09:41: the block of nine is lit.
    let (picture, _) = try drawn(Design("clock", text: Array(text.utf8)), .fixed(.small, appearance))
    let inks = inks(picture)
    #expect(try #require(inks["9"]).contrastRatio(with: .white) > 4.5)
    #expect(try #require(inks["3"]).contrastRatio(with: .white) < 2)
  }

  /// What has a hue takes the tint, all else is white; on clear glass there is no tint.
  @Test func onlyWhatHasAHueIsAccented() throws {
    let texts = """
      {"type": "vstack", "children": [{"type": "text", "text": "Late", "foreground": "red"}, {"type": "text", "text": "Soon", "foreground": "label"}]}
      """
    var environment = RenderEnvironment.fixed(.small, .accented)
    environment.tint = Color(rgb: 0x00C000)
    let accented = inks(try drawn(try card("#1C1C1E", texts), environment).0)
    #expect(accented["Soon"] == .white)
    let late = try #require(accented["Late"])
    #expect(late.green > late.red && late.green > late.blue)
    let clear = inks(try drawn(try card("#1C1C1E", texts), .fixed(.small, .clear)).0)
    #expect(clear["Late"] == .white && clear["Soon"] == .white)
  }

  /// Every design of the gallery is of white and the wallpaper's blue alone, and its texts can be read.
  @Test(arguments: ["habit-streak", "uv", "activity", "next-up", "conditions", "lake-caption"])
  func clearGlassHasNoHueOfItsOwn(_ name: String) throws {
    let design = try Design("Gallery/\(name)")
    let (picture, pixels) = try drawn(design, .fixed(.medium, .clear))
    #expect(!picture.displayList.items.isEmpty)
    let odd = stride(from: 0, to: pixels.bytes.count, by: 4).count { place in
      let (red, green, blue) = (Int(pixels.bytes[place]), Int(pixels.bytes[place + 1]), Int(pixels.bytes[place + 2]))
      return red > green + 2 || green > blue + 2
    }
    #expect(odd == 0)
  }

  /// Without a wallpaper the glass is translucent, to be laid over any.
  @Test func glassOverNothingIsTranslucent() throws {
    var environment = RenderEnvironment.fixed(.small, .clear)
    environment.wallpaper = .clear
    let (_, pixels) = try drawn(try card("#FFFFFF", #"{"type": "text", "text": "Hi"}"#), environment)
    let pixel = pixels.pixel(x: 60, y: 280)
    #expect(pixel.alpha > 60 && pixel.alpha < 220)
  }
}
