// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveRender
import WeaveResolve

/// What tells by colour alone, where a pixel is black or white.
@Suite struct EInkScaleTests {
  private func pixels(_ content: String) throws -> PixelBuffer {
    let text = """
      {"version": 8, "name": "Scale", "primaryText": "", "layout": {"template": "custom"}, "content": \(content)}
      """
    let design = try Design("scale", text: Array(text.utf8))
    let environment = RenderEnvironment.fixed(
      .medium, .eink, shape: .square, canvas: Size(width: 200, height: 100), scale: 1)
    let renderer = try Renderer()
    let picture = try #require(renderer.render(design.widget, in: environment, photos: design.photos).output)
    return try renderer.pixels(picture)
  }

  /// The black pixels of a box.
  private func ink(_ pixels: PixelBuffer, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, y in sum + columns.count { pixels.pixel(x: $0, y: y).red < 128 } }
  }

  /// A scale from green to red has five steps, each darker than the one before it, and no more than its edge in the first.
  @Test func aScaleOfHuesIsHatched() throws {
    let pixels = try pixels(
      """
      {"type": "shape", "shape": "rectangle", "frame": {"width": 150, "height": 20},
       "fill": {"linear": {"degrees": 90, "stops": ["green", "yellow", "red"]}}}
      """)
    // Within its edges: 25 to 175 across and 40 to 60 down.
    let steps = (0..<5).map { ink(pixels, 29 + $0 * 30..<51 + $0 * 30, 44..<56) }
    #expect(steps[0] == 0 && steps[4] == 22 * 12)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A heat map keeps the order of its values, whatever its node says besides.
  @Test(arguments: [
    #""frame": {"width": 160, "height": 40}"#, #""id": "cells", "frame": {"width": 160, "height": 40}"#,
    #""padding": {"horizontal": 20, "vertical": 30}"#,
  ])
  func cellsOfAHeatMapKeepTheirOrder(_ modifiers: String) throws {
    let pixels = try pixels(
      """
      {"type": "chart", "values": [1, 2, 3, 4], "mark": "heatMap", "columns": 4, "gap": 0, "cornerRadius": 0,
       \(modifiers)}
      """)
    let cells = (0..<4).map { ink(pixels, 24 + $0 * 40..<56 + $0 * 40, 34..<66) }
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// Two cells of 50 points over each other, without a modifier: the one of the greater value has more ink, and the design may
  /// ask for plain ones.
  @Test func cellsWithoutModifiersKeepTheirOrder() throws {
    let cells = #"{"type": "chart", "values": [1, 2], "mark": "heatMap", "columns": 1, "gap": 0, "cornerRadius": 0}"#
    let bare = try pixels(cells)
    // The cells are 50 points wide in the middle of 200, and 100 high together.
    let (low, high) = (ink(bare, 80..<120, 5..<45), ink(bare, 80..<120, 55..<95))
    #expect(low > 0 && low < high)
    let plain = try pixels(#"{"type": "zstack", "dither": "none", "children": [\#(cells)]}"#)
    #expect([0, 40 * 40].contains(ink(plain, 80..<120, 5..<45)))
  }
}
