// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// From nodes to commands: a small card, worked out by hand.
@Suite struct CardTests {
  private struct Measurer: TextMeasurer {
    func shape(_ text: ResolvedText, width: Double?, height: Double?, isRightToLeft: Bool) -> ShapedText {
      let line = shapedLine([text.string], y: 16)
      return ShapedText(size: Size(width: line.width, height: 20), lines: [line], firstBaseline: 16, lastBaseline: 16)
    }
  }

  private var card: ResolvedNode {
    func text(_ string: String, _ id: String) -> ResolvedNode {
      let span = TextSpan(string, font: FontSpec(size: 16), color: .black)
      return ResolvedNode(id: id, .text(ResolvedText(spans: [span], lineHeight: 20)))
    }
    let gauge = ResolvedGauge(
      style: .linear, fraction: 0.5, lineWidth: 4, fill: .color(red), track: .color(blue.opacity(0.5)))
    let head = ResolvedNode(
      id: "head",
      .hstack(
        spacing: 0, alignment: .firstTextBaseline,
        [text("go", "a"), ResolvedNode(id: "gap", .spacer(minLength: 0)), text("5", "b")]))
    let back = ResolvedNode(id: "back", .leaf(.shape(ResolvedShape(outline: .rectangle, fill: .color(.white)))))
    return ResolvedNode(
      id: "card",
      .vstack(
        spacing: 0, alignment: .leading,
        [head, ResolvedNode(id: "rest", .spacer(minLength: 0)), ResolvedNode(id: "bar", .leaf(.gauge(gauge)))]),
      [.padding(EdgeInsets(all: 8)), .background(back, .center)])
  }

  private func draw(rightToLeft: Bool) -> (lines: [String], boxes: [Rect]) {
    let canvas = Size(width: 100, height: 60)
    let layout = LayoutEngine(measurer: Measurer(), scale: 2, isRightToLeft: rightToLeft).layOut(card, in: canvas)
    #expect(layout.diagnostics.isEmpty)
    let list = DisplayListBuilder.build(
      layout.root, canvas: canvas, scale: 2, title: "Card", summary: "go 5", isRightToLeft: rightToLeft)
    return (list.dump().split(separator: "\n").map(String.init), list.boxes)
  }

  @Test func leftToRight() {
    let (lines, boxes) = draw(rightToLeft: false)
    #expect(
      lines.prefix(6) == [
        "canvas 100 × 60", "title \"Card\"", "summary \"go 5\"",
        "fill #FFFFFF M0 0 L100 0 L100 60 L0 60 Z  (back)",
        "glyphs \"go\" Inter 400 10 at 8 24 #000000  (a)", "glyphs \"5\" Inter 400 10 at 82 24 #000000  (b)",
      ])
    // The track from 8 to 92, the bar over its left half; both 4 high above the lower padding.
    #expect(lines.count == 8)
    #expect(boxes == [rect(0, 0, 100, 60), rect(8, 48, 84, 4), rect(8, 48, 42, 4)])
  }

  @Test func rightToLeft() {
    let (lines, boxes) = draw(rightToLeft: true)
    #expect(lines[4] == "glyphs \"go\" Inter 400 10 at 72 24 #000000  (a)")
    #expect(lines[5] == "glyphs \"5\" Inter 400 10 at 8 24 #000000  (b)")
    #expect(boxes.last == rect(50, 48, 42, 4))
  }
}
