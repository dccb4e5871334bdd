// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// Frames worked out by hand. The canvas is 200 × 100 unless said otherwise; a character is 10 wide.
@Suite struct StackTests {
  @Test func spacerPushesTextsApart() {
    let result = layOut(hstack([text("ab", "a"), spacer(), text("cde", "b")]))
    #expect(frame("a", in: result) == rect(0, 40, 20, 20))
    #expect(frame("b", in: result) == rect(170, 40, 30, 20))
  }

  @Test func aStackThatNeedsLessStandsInTheMiddle() {
    let result = layOut(hstack([text("ab", "a"), text("cde", "b")], spacing: 10))
    #expect(frame("row", in: result) == rect(70, 40, 60, 20))
    #expect(frame("b", in: result) == rect(100, 40, 30, 20))
  }

  @Test func equalBoxesShareEqually() {
    let result = layOut(hstack([box("a"), box("b"), box("c")], spacing: 10))
    #expect(frame("a", in: result) == rect(0, 0, 60, 100))
    #expect(frame("c", in: result) == rect(140, 0, 60, 100))
  }

  /// The fixed box is asked first, although it comes last: it is the least flexible.
  @Test func leastFlexibleFirst() {
    let limited = box("limited", [.frame(FrameConstraint(maxWidth: 30))])
    let result = layOut(hstack([box("free"), limited, box("fixed", 90, nil)]))
    #expect(frame("fixed", in: result) == rect(110, 0, 90, 100))
    #expect(frame("limited", in: result)?.width == 30)
    #expect(frame("free", in: result)?.width == 80)
  }

  /// 200 wide: the short text takes 50 of its 100, so that the long one gets 150 and wraps to 2 lines.
  @Test func shortTextGivesItsRestToTheLongOne() {
    let long = String(repeating: "x", count: 28)
    let result = layOut(hstack([text(long, "long"), text("short", "short")]))
    #expect(frame("short", in: result)?.width == 50)
    #expect(frame("long", in: result)?.size == Size(width: 150, height: 40))
  }

  @Test func priorityGoesFirstAndTheOthersKeepTheirLeast() {
    let long = String(repeating: "x", count: 15)
    let result = layOut(
      hstack([text(long, "a", limit: 1), text(long, "b", limit: 1, [.layoutPriority(1)])]))
    // `a` keeps one character; `b` is offered 190 and needs 150; `a` then gets what remains.
    #expect(frame("b", in: result)?.width == 150)
    #expect(frame("a", in: result)?.width == 50)
    #expect(result.diagnostics.map(\.code) == [.layoutTextCut])
  }

  @Test func spacersYieldToEverythingElse() {
    let result = layOut(hstack([spacer(8), box("a"), spacer(8)]))
    #expect(frame("a", in: result) == rect(8, 0, 184, 100))
  }

  @Test func spacerHasNoExtentAcross() {
    let result = layOut(vstack([text("ab", "a"), spacer(), text("c", "b")], .leading))
    #expect(frame("column", in: result) == rect(90, 0, 20, 100))
    #expect(frame("b", in: result) == rect(90, 80, 10, 20))
  }

  @Test func negativeSpacingOverlaps() {
    let result = layOut(hstack([box("a", 50, 20), box("b", 50, 20)], spacing: -10))
    #expect(frame("row", in: result) == rect(55, 40, 90, 20))
    #expect(frame("b", in: result)?.minX == 95)
  }

  @Test func dividerRunsAcrossTheStack() {
    let divider = ResolvedNode(id: "line", .divider(.black))
    let row = layOut(hstack([box("a", 20, 40), divider, box("b", 20, 40)], id: "row"), scale: 2)
    #expect(frame("line", in: row)?.width == 0.5)
    #expect(frame("line", in: row)?.height == 100)
    let column = layOut(vstack([divider]), scale: 3)
    #expect(frame("line", in: column)?.width == 200)
    #expect(abs((frame("line", in: column)?.height ?? 0) - 1.0 / 3) < 1e-9)
  }

  @Test(
    arguments: [
      (VerticalAlignment.top, 0.0, 0.0), (.center, 10, 0), (.bottom, 20, 0),
      // Baselines at 16 and at 32 of the line boxes.
      (.firstTextBaseline, 16, 0),
    ] as [(VerticalAlignment, Double, Double)])
  func alignsAcross(alignment: VerticalAlignment, small: Double, large: Double) {
    let result = layOut(
      hstack([text("a", "small", lineHeight: 20), text("b", "large", lineHeight: 40)], alignment, id: "row"), 200, 40)
    #expect(frame("small", in: result)?.minY == small)
    #expect(frame("large", in: result)?.minY == large)
  }

  /// Two lines of 20 and one of 20: the last baseline of the first (36) meets the baseline of the second (16).
  @Test func lastBaseline() {
    let result = layOut(
      hstack([text("abcd", "a", [.frame(FrameConstraint(width: 20))]), text("b", "b")], .lastTextBaseline), 200, 40)
    #expect(frame("a", in: result) == rect(85, 0, 20, 40))
    #expect(frame("b", in: result) == rect(105, 20, 10, 20))
  }

  @Test func whatHasNoTextStandsOnTheBaseline() {
    let result = layOut(hstack([text("a", "a"), box("b", 10, 10)], .firstTextBaseline), 200, 20)
    #expect(frame("b", in: result) == rect(100, 6, 10, 10))
  }

  @Test func baselineComesThroughContainersAndPadding() {
    let inner = vstack(
      [text("x", "x"), text("y", "y")], id: "inner",
      [.padding(EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0))])
    let result = layOut(hstack([inner, text("a", "a")], .firstTextBaseline), 200, 44)
    #expect(frame("inner", in: result)?.minY == 4)
    #expect(frame("a", in: result)?.minY == 4)
  }

  @Test func guideMovesOneChild() {
    let moved = box("b", 10, 10)
    var lower = moved
    lower.modifiers.append(.guide(.vertical(.center), offset: -5))
    // A guide that lies 5 higher puts the box 5 lower.
    let result = layOut(hstack([box("a", 10, 30), lower]), 200, 30)
    #expect(frame("b", in: result)?.minY == 15)
  }

  @Test func layersTakeTheLargestOfBothSides() {
    let result = layOut(zstack([box("a", 40, 10), box("b", 20, 30)], Alignment(.leading, .bottom)))
    #expect(frame("layers", in: result) == rect(80, 35, 40, 30))
    #expect(frame("a", in: result) == rect(80, 55, 40, 10))
    #expect(frame("b", in: result) == rect(80, 35, 20, 30))
  }

  @Test func viewThatFitsTakesTheFirstThatFits() {
    func choice(_ width: Double) -> ResolvedNode {
      ResolvedNode(
        id: "choice",
        .viewThatFits(
          horizontal: true, vertical: false,
          [text("a long text", "long"), text("middle", "middle"), text("abc", "short")]),
        [.frame(FrameConstraint(width: width))])
    }
    #expect(frame("long", in: layOut(choice(110))) != nil)
    #expect(frame("middle", in: layOut(choice(109))) != nil)
    #expect(frame("short", in: layOut(choice(5))) != nil)
  }
}
