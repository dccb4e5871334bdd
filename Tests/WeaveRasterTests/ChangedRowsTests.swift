// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics

@testable import WeaveRaster

/// The rows of a picture of 20 × 40 points, one pixel a point, that must be painted anew; boxes are ten points high.
@Suite struct ChangedRowsTests {
  private func box(_ y: Double, _ color: UInt32 = 0xFF0000) -> DrawCommand {
    .fill(.rectangle(Rect(x: 5, y: y, width: 10, height: 10)), .color(Color(rgb: color)), evenOdd: false)
  }

  private func rows(from old: [DrawCommand], to new: [DrawCommand]) throws -> Range<Int>? {
    try allRows(from: old, to: new)?.painted
  }

  private func allRows(from old: [DrawCommand], to new: [DrawCommand]) throws -> ChangedRows? {
    let glyphs = try GlyphMasks()
    let trees = [old, new].map { commands in
      let list = DisplayList(canvas: Size(width: 20, height: 40), items: items(commands))
      return InkTree(list, scale: 1, picture: PixelBounds(x: 0, y: 0, width: 20, height: 40), glyphs: glyphs)
    }
    return trees[1].rows(changedFrom: trees[0])
  }

  @Test func nothingChangesNoRow() throws {
    let commands: [DrawCommand] = [.clip(.ellipse(in: Rect(x: 0, y: 0, width: 20, height: 40)), [box(0), box(20)])]
    #expect(try rows(from: commands, to: commands) == 0..<0)
    #expect(try rows(from: [.label("Steps", [box(0)])], to: [.label("Stairs", [box(0)])]) == 0..<0)
  }

  @Test func aChangeDeepInsideChangesItsOwnRows() throws {
    func card(_ color: UInt32) -> [DrawCommand] {
      [.moved(.translation(x: 0, y: 5), [box(0), .effects(.init(opacity: 0.5), [box(10), box(10, color)]), box(25)])]
    }
    #expect(try rows(from: card(0xFF), to: card(0xFF00)) == 15..<25)
  }

  @Test func oneMoreInAGroupLeavesTheOthers() throws {
    let clip = Path.rectangle(Rect(x: 0, y: 0, width: 20, height: 40))
    func card(_ first: [DrawCommand], _ second: [DrawCommand]) -> [DrawCommand] {
      [.clip(clip, [box(30)]), .label("a", first), .label("b", second), .clip(clip, [box(30, 0xFF)])]
    }
    #expect(try rows(from: card([box(0)], [box(12)]), to: card([box(0), box(0, 0xFF)], [box(12)])) == 0..<10)
    // One more here and one less there.
    let changed = try rows(from: card([box(0)], [box(10), box(12)]), to: card([box(0), box(2, 0xFF)], [box(12)]))
    #expect(changed == 2..<20)
  }

  @Test func aShadowChangesAsAWhole() throws {
    let shadow = DisplayGroup.Shadow(color: .black, deviation: 0, x: 0, y: 20)
    func card(_ color: UInt32) -> [DrawCommand] { [.effects(.init(shadow: shadow), [box(2, color)]), box(30)] }
    let changed = try #require(try rows(from: card(0xFF), to: card(0xFF00)))
    #expect(changed.lowerBound <= 2 && changed.upperBound >= 32)
  }

  @Test func whatAClipHidesChangesNothing() throws {
    let clip = Path.rectangle(Rect(x: 0, y: 0, width: 20, height: 15))
    func card(_ color: UInt32) -> [DrawCommand] { [.clip(clip, [box(0), box(10, color), box(20, color)])] }
    #expect(try rows(from: card(0xFF), to: card(0xFF00)) == 10..<15)
  }

  @Test func aPaneMayShowWhatHasChangedAndIsPaintedWithAllAroundIt() throws {
    let pane = DrawCommand.backdrop(.rectangle(Rect(x: 0, y: 2, width: 5, height: 5)), radius: 1, saturation: 1)
    let changed = try #require(try allRows(from: [box(10), pane], to: [box(20), pane]))
    #expect(changed.changed == 2..<30)
    #expect(changed.painted.contains(0) && changed.painted.contains(39))
    #expect(try rows(from: [box(10), pane], to: [box(10), pane]) == 0..<0)
  }

  /// Cairo begins a part of a line at another place of its gradient, so that it is laid on from a layer on which it is whole.
  @Test func aBorderInAGradientIsNotPaintedWithWhatChangesInIt() throws {
    let frame = Path.rectangle(Rect(x: 0, y: 0, width: 20, height: 40))
    let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
    let sheen = Gradient(shape: .linear(start: .zero, end: Point(x: 0, y: 40)), stops: stops)
    let border = DrawCommand.stroke(frame, StrokeStyle(width: 2), .gradient(sheen))
    func card(_ color: UInt32) -> [DrawCommand] { [box(10, color), border] }
    #expect(try rows(from: card(0xFF), to: card(0xFF00)) == 10..<20)
    // Within a clip of Cairo's own it would begin elsewhere, too.
    let clipped = try #require(try rows(from: [.clip(frame, card(0xFF))], to: [.clip(frame, card(0xFF00))]))
    #expect(clipped.lowerBound <= 0 && clipped.upperBound >= 40)
  }
}
