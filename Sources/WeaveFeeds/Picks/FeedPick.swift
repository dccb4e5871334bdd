// SPDX-License-Identifier: MIT

/// A value that is taken out of any JSON or CSV and becomes a variable.
public struct FeedPick: Sendable, Hashable {
  /// What the value has to be.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What the value is taken for; numbers and flags are read from texts, too.
    case text, number, flag
  }

  /// Which row of a table counts.
  public enum Row: Sendable, Hashable {
    /// The entry with the first or with the last time.
    case first, last
    /// The first row where a column has a value.
    case matching(column: String, value: String)
  }

  /// The variable, in any spelling.
  public var variable: String
  /// A path of RFC 9535 for JSON, `$.state`; the name of a column for CSV.
  public var path: String
  /// Nil takes the value as it stands; a column that is a number throughout is one.
  public var kind: Kind?
  /// Which row of a table is meant.
  public var row: Row
  /// What a number is multiplied with, and what is added after that: units are changed so.
  public var factor: Double
  /// What is added after `factor` has multiplied a number.
  public var offset: Double
  /// Written after the number, where the variable is to be a text: `21.5 °C`.
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
