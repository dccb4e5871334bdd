// SPDX-License-Identifier: MIT

/// What is wrong with a row of a CSV file, in the same words for every reader of tables.
package enum TableMistake {
  /// A row with fewer cells than there are columns.
  ///
  /// - Parameter columns: the names of all columns.
  package static func endsEarly(_ count: Int, of columns: [String]) -> String {
    let missing = columns.dropFirst(count).map { "`\($0)`" }.joined(separator: ", ")
    return "the row ends before \(missing): it has \(count) of \(columns.count) columns"
  }

  /// A row with more cells than there are columns.
  package static func hasMore(_ count: Int, than columns: Int) -> String {
    "the row has \(count) columns, the headings name \(columns); quote texts that hold a separator"
  }

  /// Text between the quote that ends a cell and the next separator.
  ///
  /// - Parameter place: where it begins: `column 4`, `4:4`.
  package static func textBehindQuote(at place: String) -> String {
    "more follows at \(place) after the quoted text that begins here; a quote within a text is written twice"
  }

  /// A cell whose quote is never closed.
  package static let openQuote =
    "the quoted text that begins here never ends; a quote within a text is written twice"
}
