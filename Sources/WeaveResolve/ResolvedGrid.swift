// SPDX-License-Identifier: MIT

/// Cells that flow row by row into columns, or stand where areas say.
public struct ResolvedGrid: Sendable, Hashable {
  /// How wide a column is.
  public enum Column: Sendable, Hashable {
    /// So many points.
    case fixed(Double)
    /// Shares what is left, between its bounds.
    case flexible(min: Double, max: Double)
    /// As wide as its widest cell's ideal.
    case fit
    /// A part of the width that the grid is offered; 0.5 is half.
    case part(Double)
    /// Shares what is left; the greatest width is a part of what the grid is offered.
    case flexibleToPart(min: Double, max: Double)
  }

  /// From the leading edge on.
  public var columns: [Column]
  /// Points between two columns.
  public var horizontalSpacing: Double
  /// Points between two rows.
  public var verticalSpacing: Double
  /// Where cells stand in places that are larger than they.
  public var alignment: Alignment
  /// Row by row from the leading edge.
  public var cells: [ResolvedNode]
  /// Where the cells stand; nil where they flow, and `columns` counts.
  public var areas: GridAreas?

  /// A grid of columns, into which cells flow; with `areas` they stand where these say.
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
    /// Counted from 0; spans are at least 1.
    public var column, row, columnSpan, rowSpan: Int

    /// A rectangle of tracks.
    public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
      (self.column, self.row, self.columnSpan, self.rowSpan) = (column, row, columnSpan, rowSpan)
    }
  }

  /// Which parts the tracks take of the length that spacing leaves; all greater than 0.
  public var columns, rows: [Double]
  /// One for each cell.
  public var cells: [Area]

  /// Areas on tracks, whose lengths are parts of what spacing leaves.
  public init(columns: [Double], rows: [Double], cells: [Area]) {
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }
}
