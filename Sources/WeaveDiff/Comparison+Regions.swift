// SPDX-License-Identifier: MIT

extension Comparison {
  /// The bounding boxes of groups of differing pixels, from the top. Pixels closer than `gap` belong to one group.
  ///
  /// - Parameter gap: in pixels; also the side of the grid cells that are searched.
  public func regions(gap: Int = 12) -> [PixelRegion] {
    let side = max(gap, 1)
    let columns = (width + side - 1) / side
    let rows = (height + side - 1) / side
    var boxes = [Box?](repeating: nil, count: columns * rows)
    for y in 0..<height where differingInRow[y] > 0 {
      for column in 0..<columns {
        let cell = (column * side)..<min((column + 1) * side, width)
        let row = verdicts[(y * width + cell.lowerBound)..<(y * width + cell.upperBound)]
        guard let first = row.firstIndex(of: .different), let last = row.lastIndex(of: .different) else { continue }
        let box = Box(first - y * width, y).union(Box(last - y * width, y))
        let place = y / side * columns + column
        boxes[place] = boxes[place]?.union(box) ?? box
      }
    }
    var found: [Box] = []
    for start in boxes.indices where boxes[start] != nil {
      var open = [start]
      var whole: Box?
      while let cell = open.popLast() {
        guard let box = boxes[cell] else { continue }
        boxes[cell] = nil
        whole = whole.map { $0.union(box) } ?? box
        let (row, column) = (cell / columns, cell % columns)
        for j in max(row - 1, 0)...min(row + 1, rows - 1) {
          for i in max(column - 1, 0)...min(column + 1, columns - 1) { open.append(j * columns + i) }
        }
      }
      if let whole { found.append(whole) }
    }
    return found.sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map(\.region)
  }

  private struct Box {
    var left, top, right, bottom: Int

    init(_ x: Int, _ y: Int) { (left, top, right, bottom) = (x, y, x, y) }

    func union(_ other: Box) -> Box {
      var box = self
      box.left = min(left, other.left)
      box.top = min(top, other.top)
      box.right = max(right, other.right)
      box.bottom = max(bottom, other.bottom)
      return box
    }

    var region: PixelRegion { PixelRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
  }
}
