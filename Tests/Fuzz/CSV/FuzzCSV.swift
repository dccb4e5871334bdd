// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON

/// Any bytes can be split into rows and cells, with the same result wherever the pieces of the file end. The first byte
/// of the input gives the size of the pieces, and whether the first row has headings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSV(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let hasHeadings = start[0] & 1 == 0
  var whole = CSVLexer(bytes)
  let expected = rows(of: &whole, hasHeadings)
  check(expected, bytes)
  // A byte-order mark is in the first piece.
  let size = max(Int(start[0] >> 1), 3)
  var rest = bytes[...]
  var pieces = CSVLexer<Never> { () throws(Never) -> [UInt8] in
    defer { rest = rest.dropFirst(size) }
    return Array(rest.prefix(size))
  }
  precondition(rows(of: &pieces, hasHeadings).elementsEqual(expected, by: isSame), "pieces give other rows")
  return 0
}

private func rows(of lexer: inout CSVLexer<Never>, _ hasHeadings: Bool) -> [CSVRecord] {
  var rows: [CSVRecord] = []
  if hasHeadings { rows += lexer.headings().map { [$0] } ?? [] } else { lexer.chooseSeparator(lines: 5, limit: 4_096) }
  while let row = lexer.next() { rows.append(row) }
  return rows
}

/// Rows and cells are in the file and in order, and not more are kept than allowed.
private func check(_ rows: [CSVRecord], _ bytes: [UInt8]) {
  var (position, line) = (0, 0)
  for row in rows {
    precondition(row.range.lower >= position && row.range.upper <= bytes.count && row.line > line, "rows overlap")
    (position, line) = (row.mistake == nil ? row.range.upper : row.range.lower, row.line)
    precondition(row.fields.count <= min(row.fieldCount, Limits.tableColumns), "too many cells")
    var end = row.range.lower
    for field in row.fields {
      precondition(field.range.lower >= end && field.range.upper <= bytes.count, "cells overlap")
      end = field.range.upper
    }
    precondition(row.mistake?.message.isEmpty != true, "a mistake without words")
  }
}

private func isSame(_ one: CSVRecord, _ other: CSVRecord) -> Bool {
  one.fields == other.fields && one.fieldCount == other.fieldCount && one.range == other.range && one.line == other.line
    && one.mistake == other.mistake
}
