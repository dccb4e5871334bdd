// SPDX-License-Identifier: MIT

import WeaveDiagnostics

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
    "the row has \(count) columns, the headings name \(columns); quote texts that contain a separator"
  }

  /// Text between the quote that ends a cell and the next separator.
  ///
  /// - Parameter place: where it begins: `column 4`, `4:4`.
  static func textAfterQuote(at place: String) -> String {
    "at \(place) more text follows the quoted text that begins here; write a quote inside a text twice"
  }

  /// A cell whose quote is never closed.
  static let openQuote =
    "the quoted text that begins here never ends; write a quote inside a text twice"

  /// A row that is longer than a row may be.
  static func tooLong(_ limit: Int) -> String { "the row is longer than \(limit >> 20) MB" }

  /// A first row that is longer than it may be.
  static let headingsTooLong = "the first row, which names the columns, is longer than 1 MB"

  /// Headings for more columns than a row may have.
  static func tooManyColumns(_ count: Int) -> String {
    "the headings name \(count) columns; a row has at most \(Limits.snapshotVariables) variables"
  }

  /// A row with more cells than a row may have.
  static func tooManyCells(_ count: Int) -> String {
    "the row has \(count) columns; a table has at most \(Limits.tableColumns)"
  }

  /// Bytes that are not UTF-8.
  static let notUTF8 = "this is not UTF-8; save the file as `CSV UTF-8`"

  /// A byte 0, which other encodings and binary files contain.
  static let hasNUL = "the row contains a NUL byte, so this is not UTF-8 text; save the file as `CSV UTF-8`"
}
