// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// A table of another program: rows of cells, each with its place. Unlike in a table that was written for weave, a title
/// may stand above the headings, and several tables may be in one file.
struct TableText {
  typealias Field = CSVRecord.Field

  /// The rows that are not blank.
  private(set) var rows: [[Field]] = []
  /// The indices of rows that follow a blank line.
  private(set) var beginsPart: Set<Int> = []
  /// The rows that were left out.
  private(set) var diagnostics: [Diagnostic] = []
  /// How many rows with mistakes are skipped before the rest of a table is given up.
  private static let mostMistakes = 10_000

  /// - Parameter longest: the most bytes of a cell that are kept.
  init(_ source: SourceText, longest: Int = .max) {
    var lexer = CSVLexer(source.bytes)
    lexer.chooseSeparator(lines: 5, limit: 4_096)
    var isAfterBlank = true
    var (cells, mistakes) = (0, 0)
    while let record = lexer.next() {
      // Bytes that are not UTF-8 are in names, which other programs write in old encodings. Numbers are still right.
      if let mistake = record.mistake, mistake.kind != .notUTF8 {
        mistakes += 1
        if mistakes > Self.mostMistakes {
          diagnostics.append(Diagnostic(.feedTooMany, .tooManyMistakes(Self.mostMistakes), at: record.range.beginning))
          break
        }
        if diagnostics.count < Limits.diagnostics { diagnostics.append(.leftOut(mistake.message, at: mistake.range)) }
        continue
      }
      let row = record.fields.map { Self.stripped($0, longest) }
      if row.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) {
        isAfterBlank = true
        continue
      }
      cells += row.count
      guard cells <= Limits.tableCells else {
        diagnostics.append(Diagnostic(.feedTooMany, .tooManyCells, at: record.range.beginning))
        break
      }
      if isAfterBlank { beginsPart.insert(rows.count) }
      rows.append(row)
      isAfterBlank = false
    }
  }

  /// The rows below the headings, up to the next blank line or to the end. Rows that have more cells than there are
  /// headings are left out, because their values may be in the wrong columns: `2026-03-28,10,218`.
  func rows(below heading: Int, untilBlank: Bool, _ reading: inout FeedReading) -> [[Field]] {
    let blank = untilBlank ? beginsPart.filter { $0 > heading }.min() : nil
    let columns = rows[heading].count
    return rows[(heading + 1)..<max(blank ?? rows.count, heading + 1)].filter { row in
      // Some programs end each row with a separator.
      guard let last = row.lastIndex(where: { !$0.text.isEmpty }), last >= columns else { return true }
      let words = TableMistake.hasMore(last + 1, than: columns)
      reading.add(.leftOut(words, at: row[0].range.union(row[last].range)))
      return false
    }
  }

  private static func stripped(_ field: Field, _ longest: Int) -> Field {
    var field = field
    if field.text.utf8.count > longest { field.text = String(decoding: field.text.utf8.prefix(longest), as: UTF8.self) }
    if !field.isQuoted { field.text = String(field.text.stripped) }
    return field
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManyMistakes(_ most: Int) -> Self {
    "more than \(most) rows cannot be read; skipped this row and the rest"
  }

  fileprivate static let tooManyCells: Self =
    "the table has more than \(Limits.tableCells) cells; skipped this row and the rest"
}

extension Diagnostic {
  fileprivate static func leftOut(_ words: String, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.feedLine, .init(words), at: range)
    diagnostic.notes.append(.init("the row is left out"))
    return diagnostic
  }
}
