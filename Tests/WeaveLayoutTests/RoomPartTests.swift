// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// Frames and columns that are parts of the room around, such as `50%`: of what their container is offered.
@Suite struct RoomPartTests {
  private func part(_ id: String, width: Double? = nil, height: Double? = nil) -> ResolvedNode {
    var parts = FrameParts()
    (parts.width, parts.height) = (width, height)
    return box(id, [.frame(FrameConstraint(parts: parts))])
  }

  @Test func paddingIsNoRoom() {
    let row = hstack(
      [part("a", width: 0.5), part("b", width: 0.5)], .center, id: "row", [.padding(EdgeInsets(all: 16))])
    let result = layOut(row, 338, 158)
    // (338 − 32) / 2.
    #expect(frame("a", in: result)?.width == 153)
    #expect(frame("b", in: result) == rect(169, 16, 153, 126))
  }

  @Test func frameIsTheRoomOfWhatItHolds() {
    let row = hstack(
      [part("a", width: 0.5), part("b", width: 0.5)], .center, id: "row",
      [.frame(FrameConstraint(width: 200, height: 40))])
    let result = layOut(row, 338, 158)
    #expect(frame("a", in: result) == rect(69, 59, 100, 40))
    #expect(frame("b", in: result)?.width == 100)
  }

  @Test func eachContainerHasARoomOfItsOwn() {
    // A column of 120 in a row of 300: a quarter of its width, and of its height.
    let column = vstack(
      [part("a", width: 0.25, height: 0.25)], .center, id: "column",
      [.frame(FrameConstraint(width: 120, height: 80, alignment: .topLeading))])
    let result = layOut(hstack([column, box("rest")]), 300, 100)
    #expect(frame("a", in: result)?.size == Size(width: 30, height: 20))
    // What lies over something has its room.
    let badge = box(
      "base", [.frame(FrameConstraint(width: 60, height: 30)), .overlay(part("over", width: 0.5), .center)])
    #expect(frame("over", in: layOut(badge))?.size == Size(width: 30, height: 30))
  }

  @Test func bounds() {
    var parts = FrameParts()
    (parts.maxWidth, parts.minHeight) = (0.5, 0.75)
    let result = layOut(text("abcdefghijklmnop", "a", [.frame(FrameConstraint(parts: parts))]), 200, 100)
    #expect(frame("a", in: result)?.width == 100)
    let boxed = layOut(box("a", [.frame(FrameConstraint(height: 10, parts: parts))]), 200, 100)
    #expect(frame("a", in: boxed)?.width == 100)
  }

  /// Nothing is half of a length that nobody proposes: the node is as large as what it holds.
  @Test func openRoom() {
    let row = hstack(
      [text("abc", "a", [.frame(FrameConstraint(parts: halfWidth))])], .center, id: "row",
      [.fixedSize(horizontal: true, vertical: true)])
    #expect(frame("a", in: layOut(row))?.width == 30)
  }

  private var halfWidth: FrameParts {
    var parts = FrameParts()
    parts.width = 0.5
    return parts
  }

  @Test func columnsOfAGrid() {
    let cells = [box("a", nil, 20), box("b", nil, 20), part("c", width: 0.5, height: 1), box("d", nil, 20)]
    let grid = ResolvedNode(
      id: "grid",
      .grid(
        ResolvedGrid(
          columns: [.part(0.25), .flexibleToPart(min: 0, max: 0.5)], horizontalSpacing: 0, verticalSpacing: 0,
          alignment: .topLeading, cells: cells)), [.padding(EdgeInsets(all: 20))])
    let result = layOut(grid, 240, 100)
    #expect(frame("a", in: result)?.width == 50)
    #expect(frame("b", in: result)?.width == 100)
    // The room of a cell is its column.
    #expect(frame("c", in: result)?.width == 25)
  }

  /// The same sizes come out whatever was laid out before.
  @Test func againWithAnotherRoom() {
    let engine = LayoutEngine(measurer: TypewriterMeasurer(), scale: 1, isRightToLeft: false)
    for padding in [10.0, 30, 10] {
      let row = hstack([part("a", width: 0.5)], .center, id: "row", [.padding(EdgeInsets(all: padding))])
      let result = engine.layOut(row, in: Size(width: 200, height: 100))
      #expect(frame("a", in: result)?.width == 100 - padding)
    }
  }
}
