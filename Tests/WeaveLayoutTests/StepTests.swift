// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// What each element was offered and answered, worked out by hand: a character is 10 wide, a line 20 high.
@Suite struct StepTests {
  private func steps(_ node: ResolvedNode) -> [LayoutStep] {
    LayoutEngine(measurer: TypewriterMeasurer(), scale: 1, isRightToLeft: false)
      .steps(of: node, in: Size(width: 200, height: 100))
  }

  @Test func aStackTellsWhatItsWidthIsMadeOf() throws {
    let steps = steps(hstack([text("ab", "a"), text("cde", "b")], spacing: 10))
    let row = try #require(steps.first { $0.id == "row" })
    #expect((row.proposedWidth, row.answer) == (200, Size(width: 60, height: 20)))
    #expect(row.widthReason == "Its 2 children one after the other: 20 + 30, and 10 of spacing (10 between two).")
    #expect(row.heightReason.hasPrefix("Same as the highest of its children"))
  }

  @Test func modifiersFromOutsideToInside() throws {
    let padding = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    let steps = steps(text("abc", "a", [.padding(padding), .frame(FrameConstraint(width: 80))]))
    let own = steps.filter { $0.id == "a" }
    #expect(own.map(\.kind) == ["frame", "padding", "text"])
    #expect(own.map(\.answer.width) == [80, 46, 30])
    #expect(own.map(\.proposedWidth) == [200, 80, 64])
    #expect(own.map(\.parent) == [nil, 0, 1])
    #expect(
      own.map(\.widthReason) == [
        "`frame` sets the width: 80.", "`padding` adds 8 and 8 to the 30 inside.",
        "Its longest line is 30 wide, less than the 64 offered.",
      ])
  }

  @Test func aSpacerTakesWhatIsLeft() throws {
    let steps = steps(hstack([text("ab", "a"), spacer(), text("cde", "b")]))
    let spacer = try #require(steps.first { $0.kind == "spacer" })
    #expect(spacer.widthReason == "It takes the space left over in its stack: 150.")
  }
}
