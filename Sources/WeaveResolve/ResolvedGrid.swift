// SPDX-License-Identifier: MIT

/// Cells that flow row by row into columns, or are placed in areas.
public struct ResolvedGrid: Sendable, Hashable {
  /// How wide a column is.
  public enum Column: Sendable, Hashable {
    /// A width in points.
    case fixed(Double)
    /// A share of what is left, between bounds in points.
    case flexible(min: Double, max: Double)
    /// As wide as the ideal width of its widest cell.
    case fit
    /// A part of the width proposed to the grid; 0.5 is half.
    case part(Double)
    /// A share of what is left; the greatest width is a part of the width proposed to the grid.
    case flexibleToPart(min: Double, max: Double)
    /// As many flexible columns as fit, each between bounds in points.
    case adaptive(min: Double, max: Double)
  }

  /// The columns from the leading edge.
  public var columns: [Column]
  /// Points between two columns.
  public var horizontalSpacing: Double
  /// Points between two rows.
  public var verticalSpacing: Double
  /// The alignment of cells in places larger than the cells.
  public var alignment: Alignment
  /// The alignment of each column's cells; nil for that of the grid. Empty if no column has one of its own.
  public var columnAlignments: [Alignment?] = []
  /// The cells row by row, from the leading edge.
  public var cells: [ResolvedNode]
  /// The area of each cell; nil if cells flow into `columns`.
  public var areas: GridAreas?

  /// Makes a grid of columns into which cells flow; with `areas`, cells are placed in these.
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

/// The places of a grid's cells, each a rectangle of tracks.
public struct GridAreas: Sendable, Hashable {
  /// A rectangle of tracks, counted from 0.
  public struct Area: Sendable, Hashable {
    /// The first column and row, counted from 0, and the spans, at least 1.
    public var column, row, columnSpan, rowSpan: Int

    /// Makes a rectangle of tracks.
    public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
      (self.column, self.row, self.columnSpan, self.rowSpan) = (column, row, columnSpan, rowSpan)
    }
  }

  /// Each track's share of the length left by the spacing; all greater than 0.
  public var columns, rows: [Double]
  /// The area of each cell.
  public var cells: [Area]

  /// Makes areas on tracks that share the length left by the spacing.
  public init(columns: [Double], rows: [Double], cells: [Area]) {
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }
}
