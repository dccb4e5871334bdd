// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON

/// A CSV file as a list of records, each cell with its place.
///
/// The first row names the columns. A heading that is a path, such as `train.to`, makes nested records. Cells are
/// texts, which count as numbers where they read as numbers; an empty cell is missing. A row with a mistake is left out
/// and reported, as in `weave batch`.
struct CSVTable {
  private typealias Cell = CSVRecord.Field

  private let source: SourceText
  private var lexer: CSVLexer<Never>
  private var diagnostics: [Diagnostic] = []

  static func read(_ source: SourceText) -> Checked<JSONNode> {
    var table = CSVTable(source)
    return table.read()
  }

  private init(_ source: SourceText) {
    self.source = source
    lexer = CSVLexer(source.bytes)
  }

  private mutating func read() -> Checked<JSONNode> {
    guard let headings = lexer.headings(), !headings.isEmptyLine(columns: 1) else {
      return Checked(nil, [Diagnostic(.dataTable, .noHeadings, at: SourceRange(0, 0))])
    }
    if let mistake = headings.mistake { return Checked(nil, [Diagnostic(mistake)]) }
    let names = headings.columnNames
    guard let paths = paths(of: zip(names, headings.fields)) else { return Checked(nil, diagnostics) }
    var rows: [JSONNode] = []
    var values = 0
    while diagnostics.count < Limits.diagnostics, let record = lexer.next() {
      if record.isEmptyLine(columns: paths.count) { continue }
      if let mistake = record.mistake {
        let diagnostic = Diagnostic(mistake)
        switch mistake.kind {
        case .openQuote: diagnostics.append(diagnostic)
        case .textAfterQuote, .tooLong, .tooManyColumns: diagnostics.append(diagnostic.leavingOut)
        // The other rows have the same encoding, so nothing can be used.
        case .notUTF8, .hasNUL: return Checked(nil, diagnostics + [diagnostic])
        }
        continue
      }
      guard record.fieldCount == paths.count else {
        let words =
          record.fieldCount < paths.count
          ? TableMistake.endsEarly(record.fieldCount, of: names)
          : TableMistake.hasMore(record.fieldCount, than: paths.count)
        diagnostics.append(Diagnostic(.dataTable, .init(words), at: record.range).leavingOut)
        continue
      }
      values += record.fieldCount + 1
      guard values <= Limits.jsonValues else {
        diagnostics.append(.tooManyValues(at: record.range))
        break
      }
      rows.append(Self.row(record.fields, paths, record.range))
    }
    return Checked(JSONNode(.array(rows), at: SourceRange(0, source.bytes.count)), diagnostics)
  }

  // MARK: Headings

  /// The path of each column within a row; nil after a mistake.
  private mutating func paths(of headings: some Sequence<(String, Cell)>) -> [[String]]? {
    var paths: [[String]] = []
    // The first path of those that begin with some names, and the first that has just these.
    var beginnings: [ArraySlice<String>: Int] = [:]
    var wholes: [ArraySlice<String>: Int] = [:]
    for (index, (name, heading)) in headings.enumerated() {
      let path = ColumnName.path(name)
      if name.isEmpty {
        diagnostics.append(Diagnostic(.dataTable, .noName(index + 1), at: heading.range))
      } else if wholes[path[...]] != nil {
        diagnostics.append(Diagnostic(.dataTable, .duplicateColumn(name), at: heading.range))
      } else {
        let outer = path.indices.compactMap { wholes[path[..<$0]] }
        if let other = (outer + [beginnings[path[...]]].compactMap { $0 }).min() {
          diagnostics.append(
            Diagnostic(.dataTable, .nested(name, paths[other].joined(separator: ".")), at: heading.range))
        }
      }
      if wholes[path[...]] == nil { wholes[path[...]] = index }
      for length in 1...path.count where beginnings[path[..<length]] == nil { beginnings[path[..<length]] = index }
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
}

extension Diagnostic.Message {
  fileprivate static let noHeadings: Self = "the first row names the columns, such as `time,to`"
  fileprivate static func noName(_ column: Int) -> Self { "column \(column) has no name" }
  fileprivate static func duplicateColumn(_ name: String) -> Self { "two columns are called `\(name)`" }

  fileprivate static func nested(_ name: String, _ other: String) -> Self {
    "`\(name)` conflicts with `\(other)`, because one is part of the other"
  }
}

extension Diagnostic {
  fileprivate init(_ mistake: CSVMistake) { self.init(.dataTable, .init(mistake.message), at: mistake.range) }

  /// The same diagnostic as a warning: the row is left out, and the other rows are read.
  fileprivate var leavingOut: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.notes.append(.init("the row is left out"))
    return copy
  }
}
