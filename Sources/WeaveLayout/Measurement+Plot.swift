// SPDX-License-Identifier: MIT

import WeaveGraphics
import WeaveResolve

extension Measurement {
  /// A plot with labels in it: as large as its chart, the first child. Or a column of labels: as wide as the widest and
  /// as high as proposed.
  mutating func arrangePlot(
    _ element: Element, _ guide: PlotGuide, _ proposal: Proposal, isFinal: Bool
  ) -> Arrangement {
    for part in element.parts { settle(part, in: proposal) }
    switch guide.form {
    case .inside:
      guard let chart = element.parts.first else { return Arrangement(.zero) }
      var arrangement = arrangePlain(chart, proposal)
      // Labels never change the size of the plot.
      guard isFinal else { return arrangement }
      let size = arrangement.answer.size
      // A label as wide as the plot is cut, so that it does not leave it.
      let room = Proposal(width: size.width, height: nil)
      let labels = element.parts.dropFirst()
      let sizes = labels.map { answer($0, room).size }
      let box = PlotPlacement.box(guide, size, labels: sizes)
      if box.height < size.height, let first = arrangement.parts.indices.first {
        arrangement.parts[first].origin = box.origin
        arrangement.parts[first].proposal = Proposal(box.size)
      }
      let boxes = PlotPlacement(guide, size, box: box).boxes(of: sizes)
      arrangement.parts += zip(labels, boxes).map { Arrangement.Part(element: $0, origin: $1.origin, proposal: room) }
      return arrangement
    case .column:
      let sizes = element.parts.map { answer($0, .ideal).size }
      let size = Size(
        width: sizes.map(\.width).max() ?? 0, height: proposal.height ?? sizes.reduce(0) { $0 + $1.height })
      let tops = PlotPlacement(guide, size).tops(of: sizes.map(\.height))
      return Arrangement(
        size,
        parts: zip(element.parts, tops).map {
          Arrangement.Part(element: $0, origin: Point(x: 0, y: $1), proposal: .ideal)
        })
    }
  }
}
