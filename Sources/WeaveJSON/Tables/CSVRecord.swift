// SPDX-License-Identifier: MIT

package import WeaveDiagnostics

/// A row of a CSV file: its cells, or the reason why it cannot be used.
package struct CSVRecord: Sendable {
  /// A cell.
  package struct Field: Sendable, Hashable {
    /// The text without its quotes. Bytes that are not UTF-8 become U+FFFD.
    package var text: String
    /// Where it is in the file, with its quotes.
    package var range: SourceRange
    /// Whether it is written in quotes.
    package var isQuoted: Bool
  }

  /// The cells, up to the lexer's limit.
  package var fields: [Field] = []
  /// The number of cells, including those that are not stored.
  package var fieldCount = 0
  /// Where the row is in the file, without its line end.
  package var range: SourceRange
  /// The line on which it begins, from 1.
  package var line: Int
  /// The first mistake in it.
  package var mistake: CSVMistake?

  /// Whether this is an empty line of a table with so many columns, and not a row.
  ///
  /// In a table of one column, `""` is a row with an empty cell.
  package func isEmptyLine(columns: Int) -> Bool {
    fieldCount == 1 && mistake == nil && fields.allSatisfy(\.text.isEmpty) && (columns > 1 || range.count == 0)
  }

  /// The cells as names of columns: without surrounding blanks.
  package var columnNames: [String] {
    fields.map { field in
      let isBlank = { (letter: Character) in letter == " " || letter == "\t" }
      let name = String(field.text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
      guard !field.isQuoted, name.count > 1, name.first == "\"", name.last == "\"" else { return name }
      // `city, "name"`: quotes after a blank do not quote, but no name is meant to contain them.
      return String(name.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
  }
}

/// Why a row of a CSV file cannot be used.
package struct CSVMistake: Sendable, Hashable {
  /// What is wrong.
  package enum Kind: Sendable, Hashable {
    /// A quote is never closed.
    case openQuote
    /// Text follows a closing quote.
    case textAfterQuote
    /// The row is longer than the lexer accepts.
    case tooLong
    /// The row has more cells than a row may have, or the headings name more.
    case tooManyColumns
    /// Bytes are not UTF-8. The cells are still given, with U+FFFD in place of such bytes.
    case notUTF8
    /// A byte is 0. The cells are still given.
    case hasNUL
  }

  package var kind: Kind
  /// What the message says.
  var words: Words
  /// The bytes to point to.
  package var range: SourceRange
  /// The line and the column of the opening quote, if the mistake is about quotes.
  package var position: SourcePosition?

  /// What a message says. Its text is written only when it is read, because a file may have a million mistakes.
  enum Words: Sendable, Hashable {
    case openQuote
    /// The place where the text begins.
    case textAfterQuote(at: SourcePosition, isOnSameLine: Bool)
    /// The greatest length in bytes.
    case tooLong(Int)
    case headingsTooLong
    /// The number of columns.
    case tooManyHeadings(Int)
    case tooManyCells(Int)
    case notUTF8, hasNUL
  }

  /// The message, worded as a diagnostic.
  package var message: String {
    switch words {
    case .openQuote: TableMistake.openQuote
    case .textAfterQuote(let place, let isOnSameLine):
      TableMistake.textAfterQuote(at: isOnSameLine ? "column \(place.column)" : "\(place.line):\(place.column)")
    case .tooLong(let limit): TableMistake.tooLong(limit)
    case .headingsTooLong: TableMistake.headingsTooLong
    case .tooManyHeadings(let count): TableMistake.tooManyColumns(count)
    case .tooManyCells(let count): TableMistake.tooManyCells(count)
    case .notUTF8: TableMistake.notUTF8
    case .hasNUL: TableMistake.hasNUL
    }
  }
}
