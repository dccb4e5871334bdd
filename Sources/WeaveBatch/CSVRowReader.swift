// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveExpressions
import WeaveJSON
import WeaveSystem

/// Rows of a CSV file. The first record names the columns. Each column is a variable; columns named like a `RowKey` are
/// also settings.
struct CSVRowReader {
  private var lexer: CSVLexer<FileError>
  private let name: String
  private var columns: [String] = []
  /// The variable path of each column: `train.to` is the member `to` of the record `train`.
  private var paths: [[String]] = []
  /// The settings that each column gives, besides being a variable.
  private var keys: [[RowKey]] = []
  private var number = 0

  /// - Throws: `.columns` if the headings cannot be used, `.file` if the file cannot be read.
  init(_ stream: ByteStream, _ map: RowMap) throws(BatchError) {
    name = stream.name
    do throws(FileError) {
      lexer = try CSVLexer { () throws(FileError) -> [UInt8] in try stream.next() }
    } catch { throw .file(error) }
    columns = try headings()
    do throws(BatchProblem) {
      try checkHeadings()
      try readKeys(map)
    } catch { throw .columns(error) }
  }

  /// The number of bytes read.
  var count: Int { lexer.position }

  mutating func next() throws(FileError) -> Result<BatchRow, BatchProblem>? {
    while let record = try lexer.next() {
      if record.isEmptyLine(columns: columns.count) { continue }
      number += 1
      let place = "\(name):\(record.line)"
      if let mistake = record.mistake {
        let mark = mistake.position.map { "\(name):\($0.line):\($0.column)" }
        return .failure(BatchProblem(mark ?? place, mistake.message))
      }
      do throws(RowMistake) {
        return .success(try row(record, BatchRow(place: place, number: number)))
      } catch {
        return .failure(BatchProblem(place, error.message))
      }
    }
    return nil
  }

  private func row(_ record: CSVRecord, _ empty: BatchRow) throws(RowMistake) -> BatchRow {
    guard record.fieldCount >= columns.count else {
      throw RowMistake(TableMistake.endsEarly(record.fieldCount, of: columns))
    }
    guard record.fieldCount == columns.count else {
      throw RowMistake(TableMistake.hasMore(record.fieldCount, than: columns.count))
    }
    var row = empty
    for (index, field) in record.fields.enumerated() {
      let path = paths[index]
      let outer = row.variables[path[0]] ?? .missing
      row.variables[path[0]] = outer.setting(.string(field.text), at: path.dropFirst().map { .member($0) }[...])
      for key in keys[index] where !field.text.isEmpty { try key.read(field.text, into: &row) }
    }
    return row
  }

  private mutating func readKeys(_ map: RowMap) throws(BatchProblem) {
    keys = columns.map { column in RowKey.allCases.filter { map.column(of: $0) == column } }
    for (key, column) in map.variables where !columns.contains(column) {
      let near = nearest(to: column, in: columns).first.map { "; did you mean `\($0)`?" } ?? ""
      throw BatchProblem("\(name):1", "there is no column `\(column)` that could give the `\(key.rawValue)`\(near)")
    }
  }

  private mutating func checkHeadings() throws(BatchProblem) {
    guard !columns.isEmpty else {
      throw BatchProblem("\(name):1", "the first row names the columns, such as `name,city`")
    }
    var seen: Set<String> = []
    for (index, column) in columns.enumerated() {
      if column.isEmpty { throw BatchProblem("\(name):1", "column \(index + 1) has no name") }
      if !seen.insert(column).inserted { throw BatchProblem("\(name):1", "two columns are called `\(column)`") }
    }
    paths = columns.map(ColumnName.path)
    if let (inner, outer) = Self.partOfAnother(paths) {
      let (early, late) = (min(inner, outer), max(inner, outer))
      throw BatchProblem(
        "\(name):1",
        "the columns `\(columns[late])` and `\(paths[early].joined(separator: "."))` cannot stand side by side: one is a part of the other"
      )
    }
  }

  /// The first column whose path is inside another column's path or equal to it, with that other column, by index.
  private static func partOfAnother(_ paths: [[String]]) -> (inner: Int, outer: Int)? {
    var owners: [ArraySlice<String>: Int] = [:]
    for (index, path) in paths.enumerated() {
      if let other = owners.updateValue(index, forKey: path[...]) { return (index, other) }
    }
    for (index, path) in paths.enumerated() {
      for length in path.indices.dropFirst() {
        if let other = owners[path[..<length]] { return (index, other) }
      }
    }
    return nil
  }

  private mutating func headings() throws(BatchError) -> [String] {
    let first: CSVRecord?
    do throws(FileError) { first = try lexer.headings() } catch { throw .file(error) }
    guard let record = first else { return [] }
    if let mistake = record.mistake {
      guard mistake.kind != .openQuote else {
        throw .columns(BatchProblem("\(name):1", "a quote in the names of the columns is never closed"))
      }
      throw .columns(
        BatchProblem("\(name):1" + (mistake.position.map { ":\($0.column)" } ?? ""), mistake.message))
    }
    return record.isEmptyLine(columns: 1) ? [] : record.columnNames
  }
}
