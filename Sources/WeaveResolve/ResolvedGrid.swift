// SPDX-License-Identifier: MIT

/// Cells that flow row by row into columns.
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

  public init(
    columns: [Column], horizontalSpacing: Double, verticalSpacing: Double, alignment: Alignment,
    cells: [ResolvedNode]
  ) {
    self.columns = columns
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.alignment = alignment
    self.cells = cells
  }
}
