// SPDX-License-Identifier: MIT

/// The places of a board's slots: named rectangles of rows and columns.
public struct BoardLayout: Sendable, Hashable {
  /// A rectangle of tracks, counted from 0.
  public struct Area: Sendable, Hashable {
    /// The name in `areas`, or the slot's own.
    public var name: String
    /// The range of its tracks, counted from 0.
    public var columns, rows: Range<Int>

    /// Makes an area from its name and tracks.
    public init(name: String, columns: Range<Int>, rows: Range<Int>) {
      (self.name, self.columns, self.rows) = (name, columns, rows)
    }

    /// Whether two areas share a cell of the grid.
    public func overlaps(_ other: Area) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }
  }

  /// The shares of width and height for the tracks.
  public var columns, rows: [Double]
  /// The area of each slot.
  public var areas: [Area]

  /// Makes a grid from the shares of its tracks; 1 and 2 mean a third and two thirds.
  public init(columns: [Double], rows: [Double], areas: [Area]) {
    (self.columns, self.rows, self.areas) = (columns, rows, areas)
  }

  /// Common divisions of a screen, with one text for each row.
  ///
  /// - Source: TRMNL's mashups, whose names count columns left and right, or rows at the top and the bottom.
  public static let presets: [(name: String, areas: [String])] = [
    ("full", ["full"]),
    ("1Lx1R", ["left right"]),
    ("1Lx2R", ["left rightTop", "left rightBottom"]),
    ("2Lx1R", ["leftTop right", "leftBottom right"]),
    ("1Tx1B", ["top", "bottom"]),
    ("2Tx1B", ["topLeft topRight", "bottom bottom"]),
    ("1Tx2B", ["top top", "bottomLeft bottomRight"]),
    ("2x2", ["topLeft topRight", "bottomLeft bottomRight"]),
  ]

  /// The division with a name; nil if there is none.
  public static func preset(_ name: String) -> BoardLayout? {
    guard let rows = presets.first(where: { $0.name == name })?.areas else { return nil }
    let names = rows.map { $0.split(separator: " ").map(String.init) }
    let layout = try? Self.areas(of: names).get()
    return layout.map {
      BoardLayout(
        columns: Array(repeating: 1, count: names.first?.count ?? 1), rows: Array(repeating: 1, count: rows.count),
        areas: $0)
    }
  }

  /// Why names do not form areas, and in which row.
  struct Fault: Error {
    var row: Int
    var reason: String
  }

  /// The rectangles of names, in the order in which they begin.
  ///
  /// - Parameter names: the rows, with one name for each column; `.` stands for an empty cell.
  static func areas(of names: [[String]]) -> Result<[Area], Fault> {
    let width = names.first?.count ?? 0
    var areas: [Area] = []
    for (row, line) in names.enumerated() {
      guard line.count == width else {
        return .failure(Fault(row: row, reason: "this row has \(line.count) names, but the first has \(width)"))
      }
      for (column, name) in line.enumerated() where name != "." {
        if let known = areas.firstIndex(where: { $0.name == name }) {
          areas[known].rows = areas[known].rows.lowerBound..<max(areas[known].rows.upperBound, row + 1)
          let columns = areas[known].columns
          areas[known].columns = min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
        } else {
          areas.append(Area(name: name, columns: column..<column + 1, rows: row..<row + 1))
        }
      }
    }
    for area in areas {
      for row in area.rows {
        for column in area.columns where names[row][column] != area.name {
          return .failure(Fault(row: row, reason: "`\(area.name)` is not a rectangle"))
        }
      }
    }
    return .success(areas)
  }
}
