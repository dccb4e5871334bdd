// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct GridTests {
  private func grid(
    _ columns: [ResolvedGrid.Column], _ cells: [ResolvedNode], _ alignment: Alignment = .topLeading
  ) -> ResolvedNode {
    ResolvedNode(
      id: "grid",
      .grid(
        ResolvedGrid(
          columns: columns, horizontalSpacing: 10, verticalSpacing: 5, alignment: alignment, cells: cells)))
  }

  @Test func fixedFittingAndFlexibleColumns() {
    let cells = [
      box("a", nil, 20), text("abc", "b"), box("c", nil, 10), box("d", nil, 20), text("abcde", "e"),
      box("f", nil, 10),
    ]
    let result = layOut(grid([.fixed(40), .fit, .flexible(min: 0, max: .infinity)], cells))
    // Columns 40, 50 and 200 − 40 − 50 − 2 · 10 = 90; rows of 20 with 5 between, 45 of 100 high: from 27.5 on.
    #expect(frame("grid", in: result)?.width == 200)
    #expect(frame("b", in: result)?.origin.x == 50)
    #expect(frame("c", in: result)?.minX == 110)
    #expect(frame("f", in: result)?.width == 90)
    #expect((frame("d", in: result)?.minY ?? 0) - (frame("a", in: result)?.minY ?? 0) == 25)
  }

  @Test func fittingColumnHugsItsLongestLine() {
    let cells = [text("abc", "a"), text("abcdefghijklmnopqrstuvw", "b"), box("c", nil, 10), box("d", nil, 10)]
    let result = layOut(grid([.fit, .fit], cells), 208)
    // 208 − 10 − 30 = 168: lines of 16 letters.
    #expect(frame("b", in: result)?.width == 160)
    #expect(frame("grid", in: result)?.width == 200)
    #expect(frame("d", in: result)?.width == 160)
  }

  @Test func cellsSpanColumns() {
    var wide = box("wide", nil, 20)
    wide.modifiers.append(.columnSpan(2))
    var whole = box("whole", nil, 20)
    whole.modifiers.append(.columnSpan(9))
    let cells = [box("a", nil, 20), wide, box("b", nil, 20), box("c", nil, 20), whole, box("d", nil, 20)]
    let result = layOut(grid([.fixed(40), .fixed(50), .fixed(60)], cells), 200)
    // Columns at 0, 50 and 110, 170 wide in all, in the middle of 200.
    #expect(frame("wide", in: result)?.minX == 65)
    #expect(frame("wide", in: result)?.width == 120)
    // The third cell does not fit beside two others and `whole`, which takes every column.
    #expect(frame("c", in: result)?.minX == 65)
    #expect(frame("whole", in: result)?.width == 170)
    let rows = ["a", "b", "whole", "d"].map { frame($0, in: result)?.minY ?? 0 }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 25 })
  }

  @Test func asManyColumnsAsFit() {
    let cells = (0..<7).map { box("cell\($0)", nil, 10) }
    let result = layOut(grid([.adaptive(min: 40, max: .infinity)], cells), 210)
    // Four columns of 40 with three spaces of 10 take 190; a fifth would need 240.
    #expect(frame("cell0", in: result)?.width == 45)
    #expect(frame("cell3", in: result)?.maxX == 210)
    #expect(frame("cell4", in: result)?.minX == 0)
  }

  @Test func adaptiveColumnsShareWhatFixedOnesLeave() {
    let cells = (0..<4).map { box("cell\($0)", nil, 10) }
    let result = layOut(grid([.fixed(100), .adaptive(min: 40, max: .infinity)], cells), 210)
    // 210 − 100 − 10 leave 100, room for two columns of 45 with a space between.
    #expect(frame("cell1", in: result)?.minX == 110)
    #expect(frame("cell2", in: result)?.maxX == 210)
    #expect(frame("cell3", in: result)?.minX == 0)
  }

  @Test func columnsHaveAlignments() {
    let cells = [box("a", 10, 10), box("b", 10, 10)]
    guard case .grid(var resolved) = grid([.fixed(50), .fixed(50)], cells).kind else { return }
    resolved.columnAlignments = [Alignment(.trailing, .center), nil]
    let result = layOut(ResolvedNode(id: "grid", .grid(resolved)), 110)
    #expect(frame("a", in: result)?.minX == 40)
    #expect(frame("b", in: result)?.minX == 60)
  }

  @Test func flexibleColumnsPassOnWhatTheyMayNotTake() {
    let cells = ["a", "b", "c"].map { box($0, nil, 20) }
    let result = layOut(
      grid([.flexible(min: 0, max: 30), .flexible(min: 100, max: 120), .flexible(min: 0, max: .infinity)], cells))
    // 180 to share: 60 each; the first stops at 30, the second needs 100, the third gets 50.
    #expect(frame("a", in: result)?.width == 30)
    #expect(frame("b", in: result)?.width == 100)
    #expect(frame("c", in: result)?.width == 50)
  }

  @Test func rowIsAsHighAsItsTallestCell() {
    let cells = [box("a", 10, 10), box("b", 10, 30), box("c", 10, 8)]
    let columns: [ResolvedGrid.Column] = [.fixed(50), .fixed(50)]
    let result = layOut(grid(columns, cells, Alignment(.trailing, .bottom)), 200, 43)
    #expect(frame("grid", in: result) == rect(45, 0, 110, 43))
    #expect(frame("a", in: result) == rect(85, 20, 10, 10))
    #expect(frame("b", in: result) == rect(145, 0, 10, 30))
    #expect(frame("c", in: result) == rect(85, 35, 10, 8))
  }

  @Test func greedyCellsShareTheHeight() {
    let cells = (1...4).map { box("\($0)") }
    let flexible = ResolvedGrid.Column.flexible(min: 0, max: .infinity)
    let result = layOut(grid([flexible, flexible], cells), 210, 105)
    #expect(frame("1", in: result) == rect(0, 0, 100, 50))
    #expect(frame("4", in: result) == rect(110, 55, 100, 50))
  }
}

/// Cells that stand where areas say.
@Suite struct GridAreaTests {
  private func grid(_ areas: GridAreas, _ cells: [ResolvedNode]) -> ResolvedNode {
    ResolvedNode(
      id: "grid",
      .grid(
        ResolvedGrid(
          columns: [], horizontalSpacing: 10, verticalSpacing: 5, alignment: .topLeading, cells: cells, areas: areas)))
  }

  @Test func spansTakeTheSpacingBetweenTheirTracks() {
    let areas = GridAreas(
      columns: [2, 1], rows: [1, 1, 2],
      cells: [.init(column: 0, row: 0, rowSpan: 3), .init(column: 1, row: 0, rowSpan: 2), .init(column: 1, row: 2)])
    let result = layOut(grid(areas, [box("a"), box("b"), box("c")]), 310, 210)
    // 300 points in three parts, 200 in four.
    #expect(frame("a", in: result) == rect(0, 0, 200, 210))
    #expect(frame("b", in: result) == rect(210, 0, 100, 105))
    #expect(frame("c", in: result) == rect(210, 110, 100, 100))
  }

  @Test func withoutAProposalTheWidestCellDecides() {
    let areas = GridAreas(
      columns: [1, 1], rows: [1], cells: [.init(column: 0, row: 0), .init(column: 1, row: 0)])
    var node = grid(areas, [box("a", 40, 20), box("b", 60, 30)])
    node.modifiers = [.fixedSize(horizontal: true, vertical: true)]
    let result = layOut(node, 400, 400)
    #expect(frame("grid", in: result)?.width == 130)
    #expect(frame("grid", in: result)?.height == 30)
    #expect((frame("b", in: result)?.minX ?? 0) - (frame("a", in: result)?.minX ?? 0) == 70)
  }

  @Test func areasOutsideOfTheTracksAreEmpty() {
    let areas = GridAreas(columns: [1], rows: [1], cells: [.init(column: 4, row: -2, columnSpan: 9, rowSpan: 0)])
    let result = layOut(grid(areas, [box("a")]), 100, 100)
    #expect(frame("a", in: result)?.width == 0)
  }
}
