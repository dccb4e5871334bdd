// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// What children are offered on a side that was left open, once their parent knows its own length. Frames worked out by
/// hand; the canvas is 200 × 100.
///
/// Sources: [1] OpenSwiftUI, `StackLayout.proposalWhenPlacing`; [2] OpenSwiftUI, `_FlexFrameLayout.childPlacementProposal`;
/// [3] SwiftUI's documentation of `Divider` and `fixedSize(horizontal:vertical:)`.
@Suite struct SecondPassTests {
  private static let high: ResolvedNode.Modifier = .fixedSize(horizontal: false, vertical: true)
  private static let wide: ResolvedNode.Modifier = .fixedSize(horizontal: true, vertical: false)
  private static let both: ResolvedNode.Modifier = .fixedSize(horizontal: true, vertical: true)

  /// [1]: two columns of which the second text has three lines; both boxes become as high as that.
  @Test func columnsBecomeEquallyHigh() {
    func column(_ string: String, _ id: String) -> ResolvedNode {
      text(
        string, id,
        [.frame(FrameConstraint(maxWidth: .infinity, maxHeight: .infinity)), .background(box("\(id)-box"), .center)])
    }
    let row = hstack([column("abc", "a"), column(String(repeating: "x", count: 25), "b")], id: "row", [Self.high])
    let result = layOut(row)
    #expect(frame("row", in: result) == rect(0, 20, 200, 60))
    #expect(frame("a-box", in: result) == rect(0, 20, 100, 60))
    #expect(frame("b-box", in: result) == rect(100, 20, 100, 60))
    // The short text stands in the middle of its box.
    #expect(result.root.all.last { $0.id == "a" }?.frame == rect(35, 40, 30, 20))
  }

  /// [1][3]: a divider is as long as the stack is across.
  @Test func dividersRunAllAlong() {
    let divider = ResolvedNode(id: "line", .divider(.black))
    let row = layOut(hstack([text("a", "a"), divider, box("b", 20, 46)], id: "row", [Self.both]))
    #expect(frame("row", in: row)?.size == Size(width: 31, height: 46))
    #expect(frame("line", in: row)?.size == Size(width: 1, height: 46))
    let column = layOut(vstack([text("abcdef", "a"), divider], id: "column", [Self.wide]))
    #expect(frame("line", in: column)?.size == Size(width: 60, height: 1))
  }

  /// [1]: a shape beside a text is as high as the text; its width is the shape's own 10.
  @Test func shapesTakeTheStacksLengthAcross() {
    let result = layOut(hstack([box("bar"), text("ab", "a", lineHeight: 34)], spacing: 4, id: "row", [Self.both]))
    #expect(frame("row", in: result)?.size == Size(width: 34, height: 34))
    #expect(frame("bar", in: result)?.size == Size(width: 10, height: 34))
  }

  /// [1]: a spacer in a column inside the row pushes its texts to the ends of the row.
  @Test func innerStacksFillTheSecondProposal() {
    let column = vstack([text("a", "a"), spacer(), text("b", "b")], id: "column")
    let result = layOut(hstack([column, box("tall", 10, 80)], id: "row", [Self.high]))
    #expect(frame("column", in: result)?.size == Size(width: 10, height: 80))
    #expect(frame("a", in: result)?.minY == 10)
    #expect(frame("b", in: result)?.minY == 70)
  }

  @Test func zstackOffersItsOwnSize() {
    let card = zstack([box("back"), text("abc", "a")])
    var fixed = card
    fixed.modifiers = [Self.both]
    let result = layOut(fixed)
    #expect(frame("layers", in: result) == rect(85, 40, 30, 20))
    #expect(frame("back", in: result) == rect(85, 40, 30, 20))
    // Only the height is open: the shape fills the width that is proposed.
    fixed.modifiers = [Self.high]
    #expect(frame("back", in: layOut(fixed)) == rect(0, 40, 200, 20))
    // In a row that is as high as its other child.
    let row = layOut(hstack([card, box("tall", 20, 70)], id: "row", [Self.both]))
    #expect(frame("back", in: row)?.size == Size(width: 30, height: 70))
  }

  @Test func gridCellsFillTheirRow() {
    let grid = ResolvedGrid(
      columns: [.fixed(40), .fixed(60)], horizontalSpacing: 0, verticalSpacing: 0, alignment: .topLeading,
      cells: [box("a"), text("abcdefghi", "b"), box("c"), text("x", "d")])
    let result = layOut(ResolvedNode(id: "grid", .grid(grid), [Self.high]))
    #expect(frame("a", in: result)?.size == Size(width: 40, height: 40))
    #expect(frame("c", in: result)?.size == Size(width: 40, height: 20))
  }

  /// [2]: each bound of a frame around a shape whose ideal side is 10, where nothing is proposed.
  @Test(
    arguments: [
      (FrameConstraint(minWidth: 80), 80.0), (FrameConstraint(minWidth: 4), 10),
      (FrameConstraint(minWidth: 80, maxWidth: .infinity), 80), (FrameConstraint(maxWidth: .infinity), 10),
      (FrameConstraint(maxWidth: 6), 6), (FrameConstraint(idealWidth: 70), 70),
      (FrameConstraint(minWidth: 20, idealWidth: 70, maxWidth: 90), 70),
      (FrameConstraint(minWidth: 20, maxWidth: 90), 20),
    ] as [(FrameConstraint, Double)])
  func shapesFillABoundWhereNothingIsProposed(constraint: FrameConstraint, width: Double) {
    let node = box("a", [.frame(constraint), .background(box("back"), .center), Self.both])
    let result = layOut(node)
    #expect(frame("back", in: result)?.width == width)
    #expect(frame("a", in: result)?.width == width)
  }

  /// [2]: a text that a maximum height decides is cut to it.
  @Test func aMaximumThatDecidesIsProposed() {
    let long = String(repeating: "x", count: 60)
    let node = text(long, "a", [.frame(FrameConstraint(width: 100, maxHeight: 60)), Self.high])
    #expect(frame("a", in: layOut(node))?.size == Size(width: 100, height: 60))
  }
}
