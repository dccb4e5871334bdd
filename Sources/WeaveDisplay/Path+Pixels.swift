// SPDX-License-Identifier: MIT

import WeaveGraphics

extension Path {
  /// The path in pixels, as boxes of the pixels whose centres are inside it, if a row has a gap of one pixel between
  /// two pixels. Cairo closes such a gap when it draws without smooth edges, so that a plus cut out of a disc would
  /// become a minus.
  ///
  /// - Source: `row` in Cairo's `cairo-mono-scan-converter.c`, which ends a span only before a gap of two pixels.
  func withGapsOfAPixel(evenOdd: Bool) -> Path {
    guard let box = extent, box.width < 64, box.height < 64, abs(box.minX) < 1e6, abs(box.minY) < 1e6 else {
      return self
    }
    let flat = FlatPath(self, evenOdd: evenOdd)
    let rows = Int(box.minY.rounded(.down))...Int(box.maxY.rounded(.up))
    let runs = rows.map { flat.runs(inRow: $0) }
    guard runs.contains(where: { row in zip(row, row.dropFirst()).contains { $1.lowerBound - $0.upperBound == 1 } })
    else { return self }
    var boxes = Path()
    for (y, row) in zip(rows, runs) {
      for run in row {
        boxes.elements +=
          Path.rectangle(Rect(x: Double(run.lowerBound), y: Double(y), width: Double(run.count), height: 1)).elements
      }
    }
    return boxes
  }
}

extension FlatPath {
  /// The pixels of a row whose centres are inside, from left to right.
  fileprivate func runs(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Double?
    var winding = 0
    for crossing in crossings(y: Double(row) + 0.5) {
      winding += crossing.direction
      let isInside = evenOdd ? winding % 2 != 0 : winding != 0
      if isInside, start == nil { start = crossing.x }
      guard !isInside, let begin = start else { continue }
      start = nil
      let (first, end) = (Int((begin - 0.5).rounded(.up)), Int((crossing.x - 0.5).rounded(.up)))
      guard first < end else { continue }
      if let last = runs.last, last.upperBound >= first {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(first..<end)
      }
    }
    return runs
  }
}
