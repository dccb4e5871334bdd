// SPDX-License-Identifier: MIT

/// The heading of a column in a table of data.
package enum ColumnName {
  /// The path to a column's cells: two names for `train.to`, the heading itself for any other.
  ///
  /// Only plain names joined by dots are a path; `No.` and `St. Gallen` are not.
  package static func path(_ heading: String) -> [String] {
    let names = heading.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count > 1, names.count <= 16, names.allSatisfy(isPlain) else { return [heading] }
    return names
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, ExpressionLexer.isLetter(first) else { return false }
    return name.utf8.allSatisfy { ExpressionLexer.isLetter($0) || ExpressionLexer.isDigit($0) }
  }
}
