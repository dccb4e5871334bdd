// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// In which order a stack asks its children. Widths worked out by hand; the canvas is 200 × 100.
///
/// Sources: [1] objc.io, "How an HStack Lays out Its Children"; [2] objc.io, Swift Talk 238; [3] OpenSwiftUI,
/// `_LayoutTraits.FlexibilityEstimate`; [4] SwiftUI Field Guide, "HStack".
@Suite struct FlexibilityTests {
  private func wide(_ id: String, least: Double? = nil, most: Double? = nil, priority: Double? = nil) -> ResolvedNode {
    var modifiers: [ResolvedNode.Modifier] = []
    if least != nil || most != nil { modifiers.append(.frame(FrameConstraint(minWidth: least, maxWidth: most))) }
    modifiers.append(.background(box("\(id)-box"), .center))
    if let priority { modifiers.append(.layoutPriority(priority)) }
    return box(id, modifiers)
  }

  private func widths(_ children: [ResolvedNode], in width: Double = 200, spacing: Double = 0) -> [Double?] {
    let result = layOut(hstack(children, spacing: spacing), width, 100)
    return children.map { frame("\($0.id)-box", in: result)?.width }
  }

  /// [1]: a maximum of 100 goes before a minimum of 100, so that 75 + 100 stick out of 150.
  @Test func aMaximumGoesBeforeAMinimum() {
    #expect(widths([wide("a", most: 100), wide("b", least: 100)], in: 150) == [75, 100])
  }

  /// [2][3]: neither has a longest length; the one with the larger least length is asked first, wherever it stands.
  @Test func amongThoseWithoutAMaximumTheLargerMinimumGoesFirst() {
    #expect(widths([wide("a"), wide("b", least: 150)]) == [50, 150])
    #expect(widths([wide("b", least: 150), wide("a")]) == [150, 50])
    #expect(widths([wide("a", least: 20), wide("b", least: 120), wide("c")]) == [40, 120, 40])
    #expect(widths([wide("a", least: 90, most: .infinity), wide("b", least: 110, most: .infinity)]) == [90, 110])
  }

  /// [3]: three of them: 120 of 200 first, then 60 of 80, then what is left.
  @Test func eachIsOfferedAnEqualPartOfWhatIsLeft() {
    #expect(widths([wide("a"), wide("b", least: 60), wide("c", least: 120)]) == [20, 60, 120])
    #expect(widths([wide("a"), wide("b", least: 60), wide("c", least: 120)], in: 320, spacing: 10) == [90, 90, 120])
  }

  /// [3]: finite flexibilities that are equal keep the order of the children, whatever their minimum.
  @Test func equalFiniteFlexibilitiesKeepTheirOrder() {
    let a = wide("a", least: 10, most: 110)
    let b = wide("b", least: 50, most: 150)
    #expect(widths([a, b], in: 120) == [60, 60])
    #expect(widths([b, a], in: 90) == [50, 40])
    #expect(widths([a, b], in: 90) == [45, 50])
  }

  /// [4]: the text is least flexible and is asked first with a third; a priority gives it its ideal width.
  @Test func priorityOffersTheWholeRestToTheFirstGroup() {
    let plain = layOut(hstack([box("a"), text("twelve chars", "t"), box("b")]), 240, 60)
    #expect(frame("t", in: plain)?.size == Size(width: 80, height: 40))
    #expect(frame("a", in: plain)?.width == 80)
    let first = layOut(hstack([box("a"), text("twelve chars", "t", [.layoutPriority(1)]), box("b")]), 240, 60)
    #expect(frame("t", in: first)?.size == Size(width: 120, height: 20))
    #expect(frame("b", in: first)?.width == 60)
  }

  /// [3]: lower groups keep their least length: 200 − 30 − 20 are offered to the first.
  @Test func lowerGroupsKeepTheirLeast() {
    #expect(
      widths([wide("a", least: 30), wide("b", priority: 1), wide("c", least: 20, priority: -1)]) == [30, 150, 20])
  }

  /// A spacer has the lowest priority: it keeps its least length and gets what nobody takes.
  @Test func spacersComeLast() {
    let result = layOut(hstack([spacer(10), box("a", 60, 20), spacer(30), box("b", 40, 20)]))
    // 100 for the spacers: 50 each.
    #expect(frame("a", in: result)?.minX == 50)
    #expect(frame("b", in: result)?.minX == 160)
    let tight = layOut(hstack([spacer(10), box("a"), spacer(30)]))
    #expect(frame("a", in: tight) == rect(10, 0, 160, 100))
    // Of two spacers the one with the larger least length goes first, too: 70 and then 10 of 80.
    let uneven = layOut(hstack([spacer(0), box("a", 120, 20), spacer(70)]))
    #expect(frame("a", in: uneven)?.minX == 10)
  }

  /// A fixed child that does not fit takes its size; nobody gets less than nothing.
  @Test func whatIsLeftIsNeverNegative() {
    let result = layOut(hstack([box("a", 260, 20), box("b"), spacer(0)]))
    #expect(frame("row", in: result)?.width == 260)
    #expect(frame("b", in: result)?.width == 0)
  }
}
