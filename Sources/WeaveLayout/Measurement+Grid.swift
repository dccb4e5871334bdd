// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// Arranges columns first, then rows like a vertical stack of them, then each cell within its column and row.
  mutating func arrangeGrid(_ element: Element, _ grid: Element.Grid, _ proposal: Proposal) -> Arrangement {
    guard !element.parts.isEmpty else { return Arrangement(.zero) }
    if let areas = grid.areas { return arrangeAreas(element, grid, areas, proposal) }
    let grid = grid.settled(in: proposal.width)
    let rows = gridRows(element.parts, grid.columns.count)
    let widths = columnWidths(rows, grid, proposal.width)
    let heights = rowOffers(rows, widths, grid, proposal.height)

    var whole = Size(width: rowWidth(widths, grid), height: 0)
    var parts: [Arrangement.Part] = []
    var guides = Guides()
    for (i, row) in rows.enumerated() {
      if i > 0 { whole.height += grid.verticalSpacing }
      var proposals = row.map { Proposal(width: grid.width(of: $0, widths), height: heights[i]) }
      var answers = zip(row, proposals).map { cellAnswer($0.element, $1) }
      var rank = alignedRow(answers, grid)
      let height = rank.length
      if heights[i] == nil, height.isFinite {
        // As in stacks, a second pass replaces an open height with the row's own.
        for j in proposals.indices { proposals[j].height = height }
        answers = zip(row, proposals).map { cellAnswer($0.element, $1) }
        rank = alignedRow(answers, grid)
      }
      for (j, answer) in answers.enumerated() {
        let cell = row[j]
        let room = Answer(size: Size(width: grid.width(of: cell, widths), height: 0))
        let inset = grid.alignment(of: cell.column).origin(of: answer, in: room).x
        let start = widths[..<cell.column].reduce(0) { $0 + $1 + grid.horizontalSpacing }
        let origin = Point(x: start + inset, y: whole.height + rank.offsets[j])
        parts.append(.init(element: cell.element, origin: origin, proposal: proposals[j]))
        guides.combine(answer.guides, at: origin)
      }
      whole.height += height
    }
    whole.height = max(0, whole.height)
    return Arrangement(whole, guides: guides, parts: parts)
  }

  /// A cell with the columns that it takes.
  fileprivate struct GridCell {
    var element, column, span: Int
  }

  /// The cells row by row. A cell that does not fit into the rest of a row begins the next one.
  private func gridRows(_ cells: [Int], _ count: Int) -> [[GridCell]] {
    var rows: [[GridCell]] = [[]]
    var next = 0
    for element in cells {
      let span = min(tree[element].span, count)
      if next + span > count {
        rows.append([])
        next = 0
      }
      rows[rows.count - 1].append(GridCell(element: element, column: next, span: span))
      next += span
    }
    return rows
  }

  /// A cell's answer to its column and row, which are its surrounding room.
  private mutating func cellAnswer(_ cell: Int, _ proposal: Proposal) -> Answer {
    settle(cell, in: proposal)
    return answer(cell, proposal)
  }

  private func alignedRow(
    _ answers: [Answer], _ grid: Element.Grid
  ) -> (offsets: [Double], length: Double, guide: Double) {
    aligned(
      answers.map { ($0.position(of: .vertical(grid.alignment.vertical)), $0.size.height) })
  }

  private func rowWidth(_ widths: [Double], _ grid: Element.Grid) -> Double {
    max(0, widths.reduce(0, +) + grid.horizontalSpacing * Double(widths.count - 1))
  }

  /// Fixed columns take their width, fitting ones up to their widest cell, and flexible ones share the rest.
  ///
  /// A fitting column that gets less than its widest cell asks for is only as wide as its cells become within that
  /// width: wrapped text does not keep the room that its longest line does not need.
  private mutating func columnWidths(_ rows: [[GridCell]], _ grid: Element.Grid, _ proposed: Double?) -> [Double] {
    let count = grid.columns.count
    var ideals = [Double](repeating: 0, count: count)
    // Cells that span several columns do not make them wider.
    let cells = rows.joined().filter { $0.span == 1 }
    for cell in cells {
      if case .fixed = grid.columns[cell.column] { continue }
      if case .flexible = grid.columns[cell.column], proposed != nil { continue }
      ideals[cell.column] = max(ideals[cell.column], cellAnswer(cell.element, .ideal).size.width)
    }
    guard let proposed else { return zip(grid.columns, ideals).map { $0.width(ideal: $1) } }

    var left = Length.remainder(proposed, without: grid.horizontalSpacing * Double(count - 1))
    var widths = grid.columns.map(\.fixedWidth)
    left = Length.remainder(left, without: widths.reduce(0, +))
    let fitting = grid.columns.indices.filter { grid.columns[$0] == .fit }
    let flexible = grid.columns.indices.filter { grid.columns[$0].bounds != nil }
    let bounds = flexible.compactMap { grid.columns[$0].bounds }
    let room = Length.remainder(left, without: bounds.reduce(0) { $0 + $1.lowerBound })
    for (column, width) in zip(fitting, share(room, among: fitting.map { 0...ideals[$0] })) {
      widths[column] = width < ideals[column] ? min(width, widest(cells, column, within: width)) : width
      left = Length.remainder(left, without: widths[column])
    }
    for (column, width) in zip(flexible, share(left, among: bounds)) { widths[column] = width }
    return widths
  }

  /// The width of the widest cell of a column that is offered `width`. For a cell that would take all of it, such as a
  /// shape, the ideal width counts.
  private mutating func widest(_ cells: [GridCell], _ column: Int, within width: Double) -> Double {
    var widest = 0.0
    for cell in cells where cell.column == column {
      let ideal = cellAnswer(cell.element, .ideal).size.width
      widest = max(
        widest, ideal <= width ? ideal : cellAnswer(cell.element, Proposal(width: width, height: nil)).size.width)
    }
    return widest
  }

  /// The height that the cells of each row are offered.
  private mutating func rowOffers(
    _ rows: [[GridCell]], _ widths: [Double], _ grid: Element.Grid, _ proposed: Double?
  ) -> [Double?] {
    let members = Distribution(
      priorities: rows.map { row in row.map { tree[$0.element].priority }.max() ?? 0 }, spacing: grid.verticalSpacing
    ) { measurement, member, offer, _ in
      rows[member].reduce(0) { tallest, cell in
        let proposal = Proposal(width: grid.width(of: cell, widths), height: offer)
        return max(tallest, measurement.cellAnswer(cell.element, proposal).size.height)
      }
    }
    return distribute(proposed, members)
  }
}

/// Equal shares of a length within bounds: the part that one member may not take goes to the others.
///
/// - Source: the loop of "resolving flexible lengths", CSS Flexible Box Layout 9.7, with equal growth.
func share(_ total: Double, among bounds: [ClosedRange<Double>]) -> [Double] {
  var result = bounds.map(\.upperBound)
  guard total.isFinite else { return result }
  var open = Array(bounds.indices)
  var left = total
  while !open.isEmpty {
    let part = max(0, left) / Double(open.count)
    let excess = open.reduce(0) { sum, i in sum + clamp(part, bounds[i]) - part }
    // If too much was distributed, members at their lower bound are settled first; if too little, those at the upper
    // bound.
    let settled = open.filter { excess > 0 ? part < bounds[$0].lowerBound : part > bounds[$0].upperBound }
    for i in open { result[i] = clamp(part, bounds[i]) }
    if settled.isEmpty || excess == 0 { break }
    left -= settled.reduce(0) { $0 + result[$1] }
    open.removeAll { settled.contains($0) }
  }
  return result
}

private func clamp(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
  min(max(value, bounds.lowerBound), bounds.upperBound)
}

extension Element.Grid {
  /// The width of a cell's columns, with the spacing between them.
  fileprivate func width(of cell: Measurement.GridCell, _ widths: [Double]) -> Double {
    widths[cell.column..<cell.column + cell.span].reduce(horizontalSpacing * Double(cell.span - 1), +)
  }

  /// The alignment of the cells that begin in a column.
  fileprivate func alignment(of column: Int) -> Alignment {
    guard !columnAlignments.isEmpty else { return alignment }
    return columnAlignments[min(column, columnAlignments.count - 1)] ?? alignment
  }

  /// The grid with columns in points. Proportional columns are fractions of the proposed width; if that is nil, they
  /// fit their cells.
  fileprivate func settled(in width: Double?) -> Element.Grid {
    var settled = self
    (settled.columns, settled.columnAlignments) = ([], [])
    for (index, column) in columns.enumerated() {
      let made: [ResolvedGrid.Column] =
        switch column {
        case .adaptive(let low, let high): adaptive(low, high, in: share(of: width))
        case .part(let part): [width.map { .fixed(part == 0 ? 0 : part * $0) } ?? .fit]
        case .flexibleToPart(let low, let part):
          [.flexible(min: low, max: max(low, width.map { part * $0 } ?? .infinity))]
        case .fixed, .flexible, .fit: [column]
        }
      settled.columns += made
      guard let last = columnAlignments.indices.last else { continue }
      settled.columnAlignments += made.map { _ in columnAlignments[min(index, last)] }
    }
    return settled
  }

  /// The width for a column that has none of its own: an equal share of what the others leave.
  private func share(of width: Double?) -> Double? {
    guard let width else { return nil }
    let others = columns.filter { if case .fixed = $0 { false } else if case .part = $0 { false } else { true } }
    let taken = columns.reduce(horizontalSpacing * Double(columns.count - 1)) { taken, column in
      if case .part(let part) = column { taken + part * width } else { taken + column.fixedWidth }
    }
    return (width - taken) / Double(max(others.count, 1))
  }

  /// As many columns of at least `low` points as fit in a width, one at least and 64 at most.
  private func adaptive(_ low: Double, _ high: Double, in width: Double?) -> [ResolvedGrid.Column] {
    let pitch = max(1, low + horizontalSpacing)
    let fitting = width.map { $0.isFinite ? ($0 + horizontalSpacing + Length.tolerance) / pitch : 64 } ?? 1
    return Array(repeating: .flexible(min: low, max: max(low, high)), count: Int(min(max(fitting, 1), 64)))
  }
}

extension ResolvedGrid.Column {
  /// The bounds of a flexible column.
  fileprivate var bounds: ClosedRange<Double>? {
    if case .flexible(let low, let high) = self { low...max(low, high) } else { nil }
  }

  fileprivate var fixedWidth: Double {
    if case .fixed(let width) = self { width } else { 0 }
  }

  /// The width if nothing is proposed.
  fileprivate func width(ideal: Double) -> Double {
    switch self {
    case .fixed(let width): width
    case .flexible(let low, let high): clamp(ideal, low...max(low, high))
    case .adaptive(let low, let high): clamp(ideal, low...max(low, high))
    case .fit, .part, .flexibleToPart: ideal
    }
  }
}
