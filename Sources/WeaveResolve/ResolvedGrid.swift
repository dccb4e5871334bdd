// SPDX-License-Identifier: MIT

/// Cells that flow row by row into columns, or stand where areas say.
public struct ResolvedGrid: Sendable, Hashable {
  public enum Column: Sendable, Hashable {
    case fixed(Double)
    /// Shares what is left, between its bounds.
    case flexible(min: Double, max: Double)
    /// As wide as its widest cell's ideal.
    case fit
  }

  public var columns: [Column]
  public var horizontalSpacing: Double
  public var verticalSpacing: Double
  public var alignment: Alignment
  public var cells: [ResolvedNode]
  /// Where the cells stand; nil where they flow, and `columns` counts.
  public var areas: GridAreas?

  public init(
    columns: [Column], horizontalSpacing: Double, verticalSpacing: Double, alignment: Alignment,
    cells: [ResolvedNode], areas: GridAreas? = nil
  ) {
    self.areas = areas
    self.columns = columns
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.cells = cells
  }
}

/// Where the cells of a grid stand, each in a rectangle of tracks.
public struct GridAreas: Sendable, Hashable {
  /// A rectangle of tracks, counted from 0.
  public struct Area: Sendable, Hashable {
    public var column, row, columnSpan, rowSpan: Int

    public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
      (self.column, self.row, self.columnSpan, self.rowSpan) = (column, row, columnSpan, rowSpan)
    }
  }

  /// Which parts the tracks take of the length that spacing leaves; all greater than 0.
  public var columns, rows: [Double]
  /// One for each cell.
  public var cells: [Area]

  public init(columns: [Double], rows: [Double], cells: [Area]) {
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }
}
