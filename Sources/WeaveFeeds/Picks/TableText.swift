// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// A table as text: rows of fields separated by commas, semicolons or tabs, each with its place.
///
/// - Source: RFC 4180, with the separator that is most frequent in a line near the top, and any kind of line end.
struct TableText {
  struct Field {
    var text: String
    var range: SourceRange
  }

  /// The rows that are not blank.
  private(set) var rows: [[Field]] = []
  /// The indices of rows that follow a blank line.
  private(set) var beginsPart: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText
  private let separator: UInt8
  private static let mostRows = 1_000_000

  init(_ source: SourceText) {
    self.source = source
    separator = Self.separator(of: source.bytes)
    read()
  }

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var best = (count: 0, separator: candidates[0])
    for separator in candidates {
      // Count in the line, among the first few, that has most of them: a title may stand above the headings.
      let lines = bytes.prefix(4_096).split(separator: 0x0A).prefix(5)
      let count = lines.map { line in line.count { $0 == separator } }.max() ?? 0
      if count > best.count { best = (count, separator) }
    }
    return best.separator
  }

  private mutating func read() {
    let bytes = source.bytes
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isAfterBlank = true
    while position < bytes.count, rows.count < Self.mostRows {
      let (row, next) = row(from: position)
      if row.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) {
        isAfterBlank = true
      } else {
        if isAfterBlank { beginsPart.insert(rows.count) }
        rows.append(row)
        isAfterBlank = false
      }
      position = next
    }
  }

  private mutating func row(from start: Int) -> (row: [Field], next: Int) {
    let bytes = source.bytes
    var row: [Field] = []
    var position = start
    while true {
      let (field, next) = field(from: position)
      row.append(field)
      guard next < bytes.count else { return (row, bytes.count) }
      position = next + 1
      if bytes[next] == separator { continue }
      if bytes[next] == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return (row, position)
    }
  }

  /// A field, and the place of the separator or line break after it.
  private mutating func field(from start: Int) -> (field: Field, end: Int) {
    let bytes = source.bytes
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      let end =
        bytes[min(start, bytes.count)...].firstIndex { $0 == separator || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let range = SourceRange(start, end)
      return (Field(text: String(source.text(in: range).stripped), range: range), end)
    }
    var text: [UInt8] = []
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\"") {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else { break }
        position += 1
      }
      text.append(bytes[position])
      position += 1
    }
    if position >= bytes.count, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.feedLine, "a quoted text never ends", at: SourceRange(start, start + 1)))
    }
    let rest = min(position + 1, bytes.count)
    let end = bytes[rest...].firstIndex { $0 == separator || $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return (Field(text: String(decoding: text, as: UTF8.self), range: SourceRange(start, end)), end)
  }
}
