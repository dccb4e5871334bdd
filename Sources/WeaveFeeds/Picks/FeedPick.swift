// SPDX-License-Identifier: MIT

/// A value picked from any JSON or CSV into a variable.
public struct FeedPick: Sendable, Hashable {
  /// The type that the value must have.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A text, a number or a flag; numbers and flags are also read from texts.
    case text, number, flag
    /// The address of a picture, which is stored with the answer.
    case picture
  }

  /// Which row of a table is used.
  public enum Row: Sendable, Hashable {
    /// The row with the first or the last time.
    case first, last
    /// The first row in which a column has the given value.
    case matching(column: String, value: String)
  }

  /// The variable, in any spelling.
  public var variable: String
  /// An RFC 9535 path for JSON, `$.state`; the name of a column for CSV.
  public var path: String
  /// nil keeps the value's own type; a CSV column in which every value is a number gives numbers.
  public var kind: Kind?
  /// Which row of a table is used.
  public var row: Row
  /// A number is multiplied by this, then `offset` is added, to convert units.
  public var factor: Double
  /// The number that is added after multiplying by `factor`.
  public var offset: Double
  /// Written after the number, which makes the variable a text: `21.5 °C`.
  public var unit: String?

  /// A pick from an answer into a variable; numbers are multiplied by `factor`, then `offset` is added.
  public init(
    variable: String, path: String, kind: Kind? = nil, row: Row = .last, factor: Double = 1, offset: Double = 0,
    unit: String? = nil
  ) {
    self.variable = variable
    self.path = path
    self.kind = kind
    self.row = row
    self.factor = factor
    self.offset = offset
    self.unit = unit
  }
}
