// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSpec
import WeaveSystem

/// Rows of a CSV file. The first record names the columns. Each column is a variable; columns named like a `RowKey` are
/// also settings.
///
/// - Source: RFC 4180, with commas, semicolons or tabs, as in the headings, and any kind of line end.
struct CSVRowReader {
  private var reader: ByteReader
  private var separator = UInt8(ascii: ",")
  private var columns: [String] = []
  /// The variable path of each column: `train.to` is the member `to` of the record `train`.
  private var paths: [[String]] = []
  /// The settings that each column gives, besides being a variable.
  private var keys: [[RowKey]] = []
  private var number = 0
  /// The number of fields of the last record; if it has too many, not all are kept.
  private var fieldCount = 0

  /// - Throws: `BatchProblem` if the headings cannot be used, `FileError` if the file cannot be read.
  init(_ stream: ByteStream, _ map: RowMap) throws {
    reader = ByteReader(stream)
    try readHeadings()
    try readKeys(map)
  }

  var count: Int { reader.count }

  private var name: String { reader.stream.name }

  mutating func next() throws(FileError) -> Result<BatchRow, BatchProblem>? {
    while true {
      let line = reader.line
      let place = "\(name):\(line)"
      let fields: [String]
      do throws(RowMistake) {
        guard let record = try record() else { return nil }
        if record.count == 1, record[0].isEmpty { continue }
        number += 1
        fields = record
      } catch {
        number += 1
        if let cause = error.cause { throw cause }
        let mark = error.position.map { "\(name):\($0.line):\($0.column)" }
        return .failure(BatchProblem(mark ?? place, error.message))
      }
      do throws(RowMistake) {
        return .success(try row(fields, BatchRow(place: place, number: number)))
      } catch {
        return .failure(BatchProblem(place, error.message))
      }
    }
  }

  private func row(_ fields: [String], _ empty: BatchRow) throws(RowMistake) -> BatchRow {
    guard fields.count >= columns.count else {
      throw RowMistake(TableMistake.endsEarly(fields.count, of: columns))
    }
    guard fieldCount == columns.count else {
      throw RowMistake(TableMistake.hasMore(fieldCount, than: columns.count))
    }
    var row = empty
    for (index, field) in fields.enumerated() {
      let path = paths[index]
      let outer = row.variables[path[0]] ?? .missing
      row.variables[path[0]] = outer.setting(.string(field), at: path.dropFirst().map { .member($0) }[...])
      for key in keys[index] where !field.isEmpty { try key.read(field, into: &row) }
    }
    return row
  }

  private mutating func readKeys(_ map: RowMap) throws {
    keys = columns.map { column in RowKey.allCases.filter { map.column(of: $0) == column } }
    for (key, column) in map.variables where !columns.contains(column) {
      let near = nearest(to: column, in: columns).first.map { "; did you mean `\($0)`?" } ?? ""
      throw BatchProblem("\(name):1", "there is no column `\(column)` that could give the `\(key.rawValue)`\(near)")
    }
  }

  private mutating func readHeadings() throws {
    let first = try headings()
    guard !first.isEmpty else {
      throw BatchProblem("\(name):1", "the first row names the columns, such as `name,city`")
    }
    var seen: Set<String> = []
    for (index, column) in first.enumerated() {
      if column.isEmpty { throw BatchProblem("\(name):1", "column \(index + 1) has no name") }
      if !seen.insert(column).inserted { throw BatchProblem("\(name):1", "two columns are called `\(column)`") }
    }
    columns = first
    paths = first.map(ColumnName.path)
    if let (inner, outer) = Self.partOfAnother(paths) {
      let (early, late) = (min(inner, outer), max(inner, outer))
      throw BatchProblem(
        "\(name):1",
        "the columns `\(first[late])` and `\(paths[early].joined(separator: "."))` cannot stand side by side: one is a part of the other"
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

  private mutating func headings() throws -> [String] {
    // The separator is the one most frequent in the headings, because column names contain none.
    var line: [UInt8] = []
    var isQuoted = false
    while let byte = try reader.next(), isQuoted || byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") {
      guard line.count < Self.longestHeadings else {
        throw BatchProblem("\(name):1", "the first row, which names the columns, is longer than 1 MB")
      }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      line.append(byte)
    }
    guard !isQuoted else { throw BatchProblem("\(name):1", "a quote in the names of the columns is never closed") }
    if try reader.peek() == UInt8(ascii: "\n") { _ = try reader.next() }
    guard String(validating: line, as: UTF8.self) != nil else { throw BatchProblem("\(name):1", Self.notUTF8) }
    let counts = Self.candidates.map { Self.count($0, in: line) }
    guard let most = counts.indices.max(by: { (counts[$0], -$0) < (counts[$1], -$1) }) else { return [] }
    guard counts[most] < Limits.snapshotVariables else {
      throw BatchProblem(
        "\(name):1",
        "the headings name \(counts[most] + 1) columns; a row has at most \(Limits.snapshotVariables) variables")
    }
    separator = Self.candidates[most]
    let names = Self.parts(of: line, by: separator).map(Self.name)
    return names == [""] ? [] : names
  }

  /// The maximum length of the first row, in bytes.
  private static let longestHeadings = 1 << 20

  private static let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// How often a separator occurs in a line, outside quotes.
  private static func count(_ separator: UInt8, in line: [UInt8]) -> Int {
    var count = 0
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted { count += 1 }
    }
    return count
  }

  /// The parts of a line, split at separators outside quotes.
  private static func parts(of line: [UInt8], by separator: UInt8) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    return parts
  }

  /// A heading without surrounding white space and without its quotes.
  private static func name(_ part: [UInt8]) -> String {
    let spaces: Set<Character> = [" ", "\t"]
    let text = String(decoding: part, as: UTF8.self)
    let trimmed = String(text.drop { spaces.contains($0) }.reversed().drop { spaces.contains($0) }.reversed())
    guard trimmed.count > 1, trimmed.first == "\"", trimmed.last == "\"" else { return trimmed }
    return String(trimmed.dropFirst().dropLast()).replacing("\"\"", with: "\"")
  }

  /// The fields of the next record; nil at the end.
  private mutating func record() throws(RowMistake) -> [String]? {
    guard try peek() != nil else { return nil }
    var fields: [String] = []
    var isLast = false
    var isValid = true
    var size = 0
    fieldCount = 0
    while !isLast {
      let bytes = try field(&isLast)
      fieldCount += 1
      size += bytes.count + 1
      // If a row is too long or has too many fields, the rest is skipped.
      guard size <= Limits.designBytes, fields.count <= columns.count else { continue }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        isValid = false
        continue
      }
      fields.append(text)
    }
    guard size <= Limits.designBytes else { throw RowMistake(Self.tooLong) }
    guard isValid else { throw RowMistake(Self.notUTF8) }
    return fields
  }

  /// The bytes of a field. The separator or line end after it is consumed.
  private mutating func field(_ isLast: inout Bool) throws(RowMistake) -> [UInt8] {
    if try peek() == UInt8(ascii: "\"") { return try quotedField(&isLast) }
    var bytes: [UInt8] = []
    while true {
      try takePlain(to: &bytes)
      guard let byte = try take() else { break }
      if byte == separator { return bytes }
      if byte.isLineEnd {
        try endLine(byte)
        isLast = true
        return bytes
      }
      Self.add(byte, to: &bytes)
    }
    isLast = true
    return bytes
  }

  /// The text of a quoted field. If the quotes are malformed, reading resumes on the line after the first one, so that
  /// only this row is lost.
  private mutating func quotedField(_ isLast: inout Bool) throws(RowMistake) -> [UInt8] {
    let (line, column) = (reader.line, reader.column)
    var bytes: [UInt8] = []
    /// The bytes read from the lines after the first.
    var further: [UInt8] = []
    _ = try take()
    while true {
      let isFurther = reader.line > line
      guard bytes.count < Limits.designBytes else {
        isLast = true
        try leave(further, line)
        throw RowMistake(Self.tooLong)
      }
      guard let byte = try take() else {
        isLast = true
        try leave(further, line)
        throw RowMistake(TableMistake.openQuote, line: line, column: column)
      }
      // The second byte of the first line's end does not belong to the next line.
      let endsFirst = further.isEmpty && byte == UInt8(ascii: "\n") && bytes.last == UInt8(ascii: "\r")
      if isFurther, !endsFirst { further.append(byte) }
      guard byte == UInt8(ascii: "\"") else {
        bytes.append(byte)
        continue
      }
      guard try peek() == byte else { break }
      bytes.append(try take() ?? byte)
      if isFurther { further.append(byte) }
    }
    // Spaces after the closing quote do not belong to the text.
    while let blank = try peek(), blank == UInt8(ascii: " ") || blank == UInt8(ascii: "\t"), blank != separator {
      _ = try take()
      if reader.line > line { further.append(blank) }
    }
    let end = (line: reader.line, column: reader.column)
    guard let next = try peek() else {
      isLast = true
      return bytes
    }
    guard next == separator || next.isLineEnd else {
      isLast = true
      try leave(further, line)
      let place = end.line == line ? "column \(end.column)" : "\(end.line):\(end.column)"
      throw RowMistake(TableMistake.textBehindQuote(at: place), line: line, column: column)
    }
    _ = try take()
    if next.isLineEnd {
      try endLine(next)
      isLast = true
    }
    return bytes
  }

  /// Consumes the second byte of a two-byte line end.
  private mutating func endLine(_ byte: UInt8) throws(RowMistake) {
    if byte == UInt8(ascii: "\r"), try peek() == UInt8(ascii: "\n") { _ = try take() }
  }

  /// Moves to the beginning of the line after `line`.
  ///
  /// - Parameter further: the bytes read from that line and later ones.
  private mutating func leave(_ further: [UInt8], _ line: Int) throws(RowMistake) {
    guard reader.line == line else { return reader.goBack(further, toLine: line + 1) }
    while let byte = try take() {
      if byte.isLineEnd { return try endLine(byte) }
    }
  }

  /// Adds a byte to a field. One byte above the maximum is enough to show that the field is too long.
  private static func add(_ byte: UInt8, to field: inout [UInt8]) {
    if field.count <= Limits.designBytes { field.append(byte) }
  }

  /// Consumes bytes that have no special meaning outside quotes.
  private mutating func takePlain(to field: inout [UInt8]) throws(RowMistake) {
    let end = UInt8(ascii: "\n")
    do throws(FileError) {
      let plain = try reader.run(without: (separator, end, UInt8(ascii: "\r"), end))
      if field.count <= Limits.designBytes { field += plain }
    } catch { throw RowMistake(cause: error) }
  }

  private mutating func take() throws(RowMistake) -> UInt8? {
    do throws(FileError) { return try reader.next() } catch { throw RowMistake(cause: error) }
  }

  private mutating func peek() throws(RowMistake) -> UInt8? {
    do throws(FileError) { return try reader.peek() } catch { throw RowMistake(cause: error) }
  }

  private static let tooLong = "the row is longer than \(Limits.designBytes >> 20) MB"
  private static let notUTF8 = "this is no UTF-8; save the file as `CSV UTF-8`"
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
