// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// A CSV file as a list of records, each cell with its place.
///
/// The first row names the columns. A heading that is a path, such as `train.to`, makes nested records. Cells are
/// texts, which count as numbers where they read as numbers; an empty cell is missing. A row with a mistake is left out
/// and reported, as in `weave batch`. After a misplaced quote, reading continues on the next line.
///
/// - Source: RFC 4180, with commas, semicolons or tabs, whichever is most frequent in the headings, and any kind of
///   line end.
struct CSVTable {
  private struct Cell {
    var text: String
    var range: SourceRange
  }

  private let bytes: [UInt8]
  private var position: Int
  private var separator = UInt8(ascii: ",")
  private var diagnostics: [Diagnostic] = []
  /// The mistake in the quotes of the last record.
  private var mistake: Diagnostic?
  /// The offset up to which lines were counted, and the line that contains it.
  private var counted = (offset: 0, line: 1)

  static func read(_ source: SourceText) -> Checked<JSONNode> {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      return Checked(nil, [Diagnostic(.dataTable, .notUTF8, at: SourceRange(0, 0))])
    }
    var table = CSVTable(source.bytes)
    return table.read()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    separator = Self.separator(of: bytes[position...].prefix { !$0.isLineEnd })
  }

  private mutating func read() -> Checked<JSONNode> {
    guard let headings = record(), !(headings.count == 1 && headings[0].text.isEmpty) else {
      return Checked(nil, [Diagnostic(.dataTable, .noHeadings, at: SourceRange(0, 0))])
    }
    if let mistake { return Checked(nil, [mistake]) }
    let names = headings.map(\.text.trimmedBlanks)
    guard let paths = paths(of: headings) else { return Checked(nil, diagnostics) }
    var rows: [JSONNode] = []
    var values = 0
    while diagnostics.count < Limits.diagnostics, let cells = record() {
      if let mistake {
        diagnostics.append(mistake)
        continue
      }
      // A row of one empty cell is an empty line.
      if cells.count == 1, cells[0].text.isEmpty, paths.count > 1 || cells[0].range.count == 0 { continue }
      let range = cells[0].range.union(cells[cells.count - 1].range)
      guard cells.count == paths.count else {
        let words =
          cells.count < paths.count
          ? TableMistake.endsEarly(cells.count, of: names) : TableMistake.hasMore(cells.count, than: paths.count)
        diagnostics.append(Diagnostic(.dataTable, .init(words), at: range).leavingOut)
        continue
      }
      values += cells.count + 1
      guard values <= Limits.jsonValues else {
        diagnostics.append(.tooManyValues(at: range))
        break
      }
      rows.append(Self.row(cells, paths, range))
    }
    return Checked(JSONNode(.array(rows), at: SourceRange(0, bytes.count)), diagnostics)
  }

  // MARK: Headings

  /// The path of each column within a row; nil after a mistake.
  private mutating func paths(of headings: [Cell]) -> [[String]]? {
    var seen: Set<[String]> = []
    var paths: [[String]] = []
    for (index, heading) in headings.enumerated() {
      let name = heading.text.trimmedBlanks
      let path = ColumnName.path(name)
      if name.isEmpty {
        diagnostics.append(Diagnostic(.dataTable, .noName(index + 1), at: heading.range))
      } else if !seen.insert(path).inserted {
        diagnostics.append(Diagnostic(.dataTable, .twice(name), at: heading.range))
      } else if let other = paths.first(where: { $0.starts(with: path) || path.starts(with: $0) }) {
        diagnostics.append(Diagnostic(.dataTable, .nested(name, other.joined(separator: ".")), at: heading.range))
      }
      paths.append(path)
    }
    return diagnostics.isEmpty ? paths : nil
  }

  private static func row(_ cells: [Cell], _ paths: [[String]], _ range: SourceRange) -> JSONNode {
    JSONNode(.object(members(zip(paths, cells).map { (path: $0[...], cell: $1) })), at: range)
  }

  /// The members of a record, in the order of the columns.
  private static func members(_ columns: [(path: ArraySlice<String>, cell: Cell)]) -> [JSONMember] {
    var names: [String] = []
    var groups: [String: [(path: ArraySlice<String>, cell: Cell)]] = [:]
    for column in columns {
      guard let name = column.path.first else { continue }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append((column.path.dropFirst(), column.cell))
    }
    return names.map { name in
      let group = groups[name] ?? []
      let range = group.dropFirst().reduce(group[0].cell.range) { $0.union($1.cell.range) }
      let value: JSONValue
      if group.count == 1, group[0].path.isEmpty {
        value = group[0].cell.text.isEmpty ? .null : .string(group[0].cell.text)
      } else {
        value = .object(members(group))
      }
      return JSONMember(key: name, keyRange: range, value: JSONNode(value, at: range))
    }
  }

  private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    return candidates[most]
  }

  // MARK: Cells

  /// The cells of the next line; nil at the end.
  private mutating func record() -> [Cell]? {
    guard position < bytes.count else { return nil }
    mistake = nil
    var cells: [Cell] = []
    while true {
      cells.append(cell())
      if mistake != nil { return cells }
      guard position < bytes.count else { return cells }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
      return cells
    }
  }

  private mutating func cell() -> Cell {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      while position < bytes.count, bytes[position] != separator, !bytes[position].isLineEnd { position += 1 }
      return Cell(text: text(bytes[start..<position]), range: SourceRange(start, position))
    }
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != UInt8(ascii: "\"") {
        content.append(byte)
      } else if position < bytes.count, bytes[position] == byte {
        content.append(byte)
        position += 1
      } else {
        return afterQuotes(content, from: start)
      }
    }
    return leave(start, Diagnostic(.dataTable, .init(TableMistake.openQuote), at: SourceRange(start, start + 1)))
  }

  /// The rest of a quoted cell after its quotes. Blanks there are not part of the text; anything else is a mistake.
  private mutating func afterQuotes(_ content: [UInt8], from start: Int) -> Cell {
    let end = position
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t"),
      bytes[position] != separator
    {
      position += 1
    }
    guard position < bytes.count, bytes[position] != separator, !bytes[position].isLineEnd else {
      return Cell(text: text(content[...]), range: SourceRange(start, end))
    }
    let words = TableMistake.textBehindQuote(at: place(of: position, from: start))
    return leave(start, Diagnostic(.dataTable, .init(words), at: SourceRange(start, position)).leavingOut)
  }

  /// Records a mistake in a quoted cell, and continues on the line after the one where the cell begins.
  private mutating func leave(_ start: Int, _ mistake: Diagnostic) -> Cell {
    self.mistake = mistake
    position = bytes[start...].firstIndex(where: \.isLineEnd) ?? bytes.count
    if position < bytes.count { position += 1 }
    if position < bytes.count, bytes[position - 1] == UInt8(ascii: "\r"), bytes[position] == UInt8(ascii: "\n") {
      position += 1
    }
    return Cell(text: "", range: SourceRange(start, position))
  }

  /// The position of an offset, relative to an earlier one: `column 4` on the same line, `3:4` on another.
  private mutating func place(of offset: Int, from start: Int) -> String {
    let line = bytes[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let column = 1 + bytes[line..<offset].count { $0 & 0xC0 != 0x80 }
    if line <= start { return "column \(column)" }
    counted = (start, counted.line + lineEnds(in: min(counted.offset, start)..<start))
    return "\(counted.line + lineEnds(in: start..<offset)):\(column)"
  }

  private func lineEnds(in range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      let isSecond = bytes[index] == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == UInt8(ascii: "\r")
      if bytes[index].isLineEnd, !isSecond { count += 1 }
    }
    return count
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension String {
  fileprivate var trimmedBlanks: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

extension Diagnostic.Message {
  fileprivate static let notUTF8: Self = "this is no UTF-8; save the file as `CSV UTF-8`"
  fileprivate static let noHeadings: Self = "the first row names the columns, such as `time,to`"
  fileprivate static func noName(_ column: Int) -> Self { "column \(column) has no name" }
  fileprivate static func twice(_ name: String) -> Self { "two columns are called `\(name)`" }

  fileprivate static func nested(_ name: String, _ other: String) -> Self {
    "`\(name)` cannot stand beside `\(other)`: one of them is a part of the other"
  }
}

extension Diagnostic {
  /// The same diagnostic as a warning: the row is left out, and the other rows are read.
  fileprivate var leavingOut: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.notes.append(.init("the row is left out"))
    return copy
  }
}
