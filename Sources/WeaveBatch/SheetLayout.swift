// SPDX-License-Identifier: MIT

public import WeaveGraphics

/// How pictures are arranged on sheets of paper: in equal cells, row by row from the top left.
public struct SheetLayout: Sendable, Hashable {
  /// The number of cells across and down.
  public let columns, rows: Int
  /// The size of the paper, in points.
  public let paper: Size
  /// The space left free on each side of a sheet, in points.
  public let margin: Double
  /// The space between cells, in points.
  public let gap: Double
  /// Whether marks in the margin show where to cut.
  public let hasCropMarks: Bool

  /// The shortest mark that is still visible when cutting, and its distance from the cells: 2 mm and 1 mm.
  private static let markLength = 72 / 25.4 * 2
  private static let markDistance = 72 / 25.4

  /// - Throws: if there is no room for the cells.
  public init(
    columns: Int, rows: Int, paper: Size, margin: Double, gap: Double, hasCropMarks: Bool
  ) throws(SheetError) {
    (self.columns, self.rows, self.paper) = (columns, rows, paper)
    (self.margin, self.gap, self.hasCropMarks) = (margin, gap, hasCropMarks)
    guard (1...100).contains(columns), (1...100).contains(rows) else { throw .grid }
    guard cell.width >= 1, cell.height >= 1 else { throw .noRoom }
    guard !hasCropMarks || margin >= Self.markLength + Self.markDistance else { throw .noRoomForMarks }
  }

  /// The number of pictures on a sheet.
  public var count: Int { columns * rows }

  /// The size of each cell.
  public var cell: Size {
    func length(_ paper: Double, _ count: Int) -> Double {
      (paper - 2 * margin - gap * Double(count - 1)) / Double(count)
    }
    return Size(width: length(paper.width, columns), height: length(paper.height, rows))
  }

  /// Where a picture goes: centred in its cell at its own size, or scaled down if the cell is smaller.
  ///
  /// - Parameter index: the index of the cell, from 0.
  public func place(_ picture: Size, at index: Int) -> (origin: Point, factor: Double) {
    let factor = factor(for: picture)
    let (column, row) = (Double(index % columns), Double(index / columns))
    let x = margin + column * (cell.width + gap) + (cell.width - picture.width * factor) / 2
    let y = margin + row * (cell.height + gap) + (cell.height - picture.height * factor) / 2
    return (Point(x: x, y: y), factor)
  }

  /// The scale factor of a picture: 1 for its own size.
  func factor(for picture: Size) -> Double {
    min(1, cell.width / max(picture.width, 1e-6), cell.height / max(picture.height, 1e-6))
  }

  /// The warning for a picture that is larger than a cell; nil if it fits.
  func warning(for picture: Size) -> String? {
    let factor = factor(for: picture)
    guard factor < 0.999 else { return nil }
    return "the picture has \(Self.words(picture)), and a cell of the sheet \(Self.words(cell)); it is drawn at "
      + "\(Int((factor * 100).rounded(.down))) % of its size"
  }

  /// Crop marks in the margin at the edges of boxes; they touch no picture.
  func marks(around boxes: [Rect]) -> Path {
    guard hasCropMarks else { return Path() }
    let length = min(margin - Self.markDistance, 2 * Self.markLength)
    var path = Path()
    func line(_ start: Point, _ end: Point) {
      path.move(to: start)
      path.line(to: end)
    }
    for x in Set(boxes.flatMap { [$0.minX, $0.maxX] }).sorted() {
      for y in [margin - Self.markDistance - length, paper.height - margin + Self.markDistance] {
        line(Point(x: x, y: y), Point(x: x, y: y + length))
      }
    }
    for y in Set(boxes.flatMap { [$0.minY, $0.maxY] }).sorted() {
      for x in [margin - Self.markDistance - length, paper.width - margin + Self.markDistance] {
        line(Point(x: x, y: y), Point(x: x + length, y: y))
      }
    }
    return path
  }

  private static func words(_ size: Size) -> String {
    "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points"
  }
}

/// Why a layout of sheets is not possible.
public enum SheetError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Too few or too many cells; no room for the cells; no room for the marks.
  case grid, noRoom, noRoomForMarks

  /// The reason, worded as a message.
  public var description: String {
    switch self {
    case .grid: "a sheet has 1 to 100 columns and 1 to 100 rows"
    case .noRoom: "the margins and gaps leave no room for pictures"
    case .noRoomForMarks: "marks to cut along need a margin of at least 3 mm"
    }
  }
}
