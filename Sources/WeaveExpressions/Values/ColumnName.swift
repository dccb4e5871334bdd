// SPDX-License-Identifier: MIT

/// The heading of a column in a table of data.
package enum ColumnName {
  /// The names that lead to a column's cells: of `train.to` two, of any other heading itself.
  ///
  /// Only plain names with dots between them are a path, so that `No.` and `St. Gallen` are none.
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
