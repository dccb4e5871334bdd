// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveDisplay
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// The least size of texts where a pixel is black or white.
@Suite struct EInkTextTests {
  /// Device pixels an em, of every text of a picture.
  private func sizes(_ design: Design, _ environment: RenderEnvironment) throws -> [Double] {
    let renderer = try Renderer()
    let picture = try #require(renderer.render(design.widget, in: environment, photos: design.photos).output)
    var sizes: [Double] = []
    picture.displayList.items.forEachLeaf { item, map, _ in
      guard case .glyphs(let run, _, _) = item.command else { return }
      sizes.append(run.size * map.magnification * environment.scale)
    }
    return sizes
  }

  /// 14 pixels: the least x-height of 7 at which Inter's letters have a pixel for each stroke and gap.
  @Test(arguments: [
    "weather", "conditions", "feels-like", "next-up", "reminders", "steps", "steps-month", "steps-year",
    "activity", "uv", "wet-bulb", "clock", "clock-digits", "clock-words", "habit-streak", "packing", "lisbon",
  ])
  func noTemplateSetsTextUnderFourteenPixels(_ name: String) throws {
    let design = try Design("Gallery/\(name)")
    let frames: [(WidgetSize, Double, Double)] = [
      (.small, 158, 158), (.medium, 296, 128), (.large, 400, 300), (.extraLarge, 800, 480),
    ]
    for (size, width, height) in frames {
      let environment = RenderEnvironment.fixed(
        size, .eink, shape: .square, canvas: Size(width: width, height: height), scale: 1)
      let least = try sizes(design, environment).min() ?? 14
      #expect(least >= 13.99, "\(size)")
    }
  }

  private func design(_ font: String) throws -> Design {
    let text = """
      {"version": 8, "name": "Note", "primaryText": "", "layout": {"template": "custom"},
       "content": {"type": "text", "text": "Milk", "font": \(font)}}
      """
    return try Design("note", text: Array(text.utf8))
  }

  /// A style grows; a size that a design says itself holds, and so does every text where pixels are small.
  @Test func aSizeOfTheDesignsOwnHolds() throws {
    let panel = RenderEnvironment.fixed(.small, .eink, shape: .square, scale: 1)
    #expect(try sizes(design(#""caption2""#), panel) == [14])
    #expect(try sizes(design(#"{"size": 9}"#), panel) == [9])
    #expect(try sizes(design(#""caption2""#), .fixed(.small, .eink, scale: 2)) == [22])
    #expect(try sizes(design(#""caption2""#), .fixed(.small, .light, scale: 1)) == [11])
  }
}
