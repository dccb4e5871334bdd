// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// A grid whose cells span rectangles of tracks: the tracks share the proposed length in proportion to their parts,
  /// and each cell is offered the tracks that it spans with the spacing between them.
  ///
  /// - Source: CSS Grid Layout 1, 7.2.4, `fr` units without minimums.
  mutating func arrangeAreas(
    _ element: Element, _ grid: Element.Grid, _ areas: GridAreas, _ proposal: Proposal
  ) -> Arrangement {
    let cells = Array(zip(element.parts, areas.cells))
    let columns = Tracks(areas.columns, spacing: grid.horizontalSpacing)
    let rows = Tracks(areas.rows, spacing: grid.verticalSpacing)
    var ideal = Size.zero
    if proposal.width == nil || proposal.height == nil {
      for (part, area) in cells {
        settle(part, in: .ideal)
        let size = answer(part, .ideal).size
        ideal.width = max(ideal.width, columns.whole(whereSpanOf: area.column, area.columnSpan, is: size.width))
        ideal.height = max(ideal.height, rows.whole(whereSpanOf: area.row, area.rowSpan, is: size.height))
      }
    }
    let whole = Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    // Nothing can be placed in an infinite length, which only probes ask for.
    guard whole.width.isFinite, whole.height.isFinite else { return Arrangement(whole) }
    var parts: [Arrangement.Part] = []
    var guides = Guides()
    for (part, area) in cells {
      let (x, width) = columns.place(area.column, area.columnSpan, in: whole.width)
      let (y, height) = rows.place(area.row, area.rowSpan, in: whole.height)
      let proposal = Proposal(width: width, height: height)
      settle(part, in: proposal)
      let answer = answer(part, proposal)
      let room = Answer(size: Size(width: width, height: height))
      let inset = grid.alignment.origin(of: answer, in: room)
      let origin = Point(x: x + inset.x, y: y + inset.y)
      parts.append(.init(element: part, origin: origin, proposal: proposal))
      guides.combine(answer.guides, at: origin)
    }
    return Arrangement(whole, guides: guides, parts: parts)
  }
}

/// The tracks of one axis.
private struct Tracks {
  private let parts: [Double]
  private let spacing: Double

  init(_ parts: [Double], spacing: Double) {
    self.parts = parts.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    self.spacing = Length.positive(spacing)
  }

  private var sum: Double { parts.reduce(0, +) }

  /// The part of a span that lies within the tracks.
  private func range(_ start: Int, _ span: Int) -> Range<Int> {
    let lower = min(max(start, 0), parts.count)
    return lower..<min(parts.count, lower + max(span, 0))
  }

  /// Where a span begins, and how long it is.
  func place(_ start: Int, _ span: Int, in whole: Double) -> (start: Double, length: Double) {
    let range = range(start, span)
    guard sum > 0, !range.isEmpty else { return (0, 0) }
    let unit = max(0, whole - spacing * Double(parts.count - 1)) / sum
    let before = parts[..<range.lowerBound].reduce(0, +) * unit + spacing * Double(range.lowerBound)
    return (before, parts[range].reduce(0, +) * unit + spacing * Double(range.count - 1))
  }

  /// The length of all tracks if a span has the given length.
  func whole(whereSpanOf start: Int, _ span: Int, is length: Double) -> Double {
    let range = range(start, span)
    let part = parts[range].reduce(0, +)
    let gaps = spacing * Double(parts.count - 1)
    guard part > 0 else { return gaps }
    return max(0, length - spacing * Double(range.count - 1)) / part * sum + gaps
  }
}
