// SPDX-License-Identifier: MIT

import WeaveDiagnostics

/// Splits a CSV file of any size into rows and cells. Every reader of tables uses it.
///
/// - A byte-order mark at the beginning is skipped. A row ends with LF, CR LF, CR or the end of the file.
/// - A cell that begins with a quote ends at the next single quote. It may contain separators and line ends; two quotes
///   stand for one. Blanks after the closing quote are skipped. In other cells, quotes are ordinary characters.
/// - The number of cells is reported, not judged.
/// - Other text after a closing quote is a mistake, and so is a quote that is never closed. Reading continues on the
///   line after the one on which the quoted cell begins, so that one wrong quote costs one row.
/// - A row that is too long, is not UTF-8 or contains a NUL byte is a mistake. The other rows are still read.
///
/// The time is linear in the size of the file: a quote that is never closed is searched to the end only once, because a
/// later opening quote would have closed it. The memory is that of the longest row, of which at most
/// `Limits.tableColumns` cells are kept.
///
/// - Source: RFC 4180, with commas, semicolons or tabs, and any kind of line end.
package struct CSVLexer<Failure: Error> {
  /// The byte between cells: `,`, `;` or a tab.
  package private(set) var separator = UInt8(ascii: ",")
  /// The number of cells of a row that are stored; the others are only counted.
  private var fieldLimit = Limits.tableColumns
  /// The length of the longest row, in bytes.
  private var rowLimit = Limits.designBytes
  /// The offset of the next byte in the file.
  package private(set) var position = 0
  /// The line of the next byte, from 1.
  package private(set) var line = 1

  private let more: () throws(Failure) -> [UInt8]
  private var bytes: [UInt8]
  /// The offset in the file of the first of `bytes`.
  private var base = 0
  /// The offset from which bytes are still needed.
  private var neededStart = 0
  /// The offset at which the current line begins.
  private var lineStart = 0

  /// - Parameter more: returns the next bytes of the file; empty at the end.
  package init(_ more: @escaping () throws(Failure) -> [UInt8]) throws(Failure) {
    self.more = more
    bytes = try more()
    skipMark()
  }

  private mutating func skipMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (position, neededStart, lineStart) = (3, 3, 3) }
  }
}

extension CSVLexer where Failure == Never {
  /// A lexer of a whole file.
  package init(_ bytes: [UInt8]) {
    more = { () throws(Never) in [] }
    self.bytes = bytes
    skipMark()
  }
}

// MARK: Headings

extension CSVLexer {
  /// The first row, which names the columns; nil if the file is empty.
  ///
  /// Column names contain no separator, so the separator is the one most frequent in this row. Of later rows, as many
  /// cells are kept as there are columns.
  package mutating func headings() throws(Failure) -> CSVRecord? {
    try chooseSeparator(limit: 1 << 20)
    (rowLimit, fieldLimit) = (1 << 20, Limits.snapshotVariables)
    guard var record = try next() else { return nil }
    (rowLimit, fieldLimit) = (Limits.designBytes, record.fieldCount)
    if record.mistake?.kind == .tooLong {
      record.mistake?.words = .headingsTooLong
    } else if record.fieldCount > Limits.snapshotVariables {
      record.mistake = CSVMistake(
        kind: .tooManyColumns, words: .tooManyHeadings(record.fieldCount), range: record.range)
    }
    return record
  }

  /// Chooses the separator that is most frequent, outside quotes, in one of the next lines; a comma if there is none.
  ///
  /// - Parameters:
  ///   - lines: the number of lines to look at. Empty ones do not count.
  ///   - limit: the number of bytes to look at.
  package mutating func chooseSeparator(lines: Int = 1, limit: Int) throws(Failure) {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var best = (count: 0, separator: candidates[0])
    var counts = [0, 0, 0]
    var (seen, length, isQuoted, offset) = (0, 0, false, 0)
    while seen < lines, offset < limit {
      let index = position - base + offset
      if index >= bytes.count {
        guard try addBytes() else { break }
        continue
      }
      let byte = bytes[index]
      offset += 1
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte.isLineEnd, !isQuoted {
        if length > 0 { seen += 1 }
        length = 0
        best = Self.mostFrequent(best, counts, candidates)
        counts = [0, 0, 0]
      } else {
        length += 1
        if !isQuoted, let found = candidates.firstIndex(of: byte) { counts[found] += 1 }
      }
    }
    separator = Self.mostFrequent(best, counts, candidates).separator
  }

  /// The most frequent separator, also counting those of another line. If two are equally frequent, the first wins.
  private static func mostFrequent(
    _ best: (count: Int, separator: UInt8), _ counts: [Int], _ candidates: [UInt8]
  ) -> (count: Int, separator: UInt8) {
    zip(counts, candidates).reduce(best) { $1.0 > $0.count ? (count: $1.0, separator: $1.1) : $0 }
  }
}

// MARK: Rows

extension CSVLexer {
  /// The next row; nil at the end. An empty line is a row with one empty cell.
  package mutating func next() throws(Failure) -> CSVRecord? {
    neededStart = position
    guard try fill() else { return nil }
    var record = CSVRecord(range: SourceRange(position, position), line: line)
    while true {
      guard try readField(of: &record) else { break }
      record.fieldCount += 1
      record.range.upper = position
      if position - record.range.lower > rowLimit { record.failAsTooLong(rowLimit) }
      guard try fill() else { break }
      if bytes[position - base] == separator {
        position += 1
      } else {
        try endLine()
        break
      }
    }
    if record.mistake?.kind == .tooLong { record.fields = [] }
    if record.mistake == nil, record.fieldCount > Limits.tableColumns {
      record.mistake = CSVMistake(kind: .tooManyColumns, words: .tooManyCells(record.fieldCount), range: record.range)
    }
    return record
  }

  /// Reads a field up to the separator or line end after it.
  ///
  /// - Returns: false if the row is broken; then the next line has been reached.
  private mutating func readField(of record: inout CSVRecord) throws(Failure) -> Bool {
    if try fill(), bytes[position - base] == UInt8(ascii: "\"") { return try readQuotedField(of: &record) }
    let start = position
    while try fill() {
      var index = position - base
      while index < bytes.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
      position = base + index
      if index < bytes.count { break }
      if position - record.range.lower > rowLimit {
        record.failAsTooLong(rowLimit)
        // The rest of the row is skipped, and its bytes are not needed.
        neededStart = position
      }
    }
    record.add(start >= base ? bytes[(start - base)..<(position - base)] : [], at: start, position, fieldLimit)
    return true
  }

  private mutating func readQuotedField(of record: inout CSVRecord) throws(Failure) -> Bool {
    let start = position
    // Its column is counted only for a message: a row may have a million quoted cells.
    let opening = Opening(position: start, line: line, lineStart: lineStart)
    /// The text up to the last pair of quotes, and where the rest of it begins.
    var text: [UInt8] = []
    position += 1
    var rest = position
    while true {
      guard try fill() else {
        return try giveUp(&record, .openQuote, .openQuote, opening, to: start + 1)
      }
      guard position - record.range.lower <= rowLimit else {
        return try giveUp(&record, .tooLong, .tooLong(rowLimit), opening, to: start + 1)
      }
      skipQuotedText()
      guard position - base < bytes.count else { continue }
      position += 1
      guard try fill(), bytes[position - base] == UInt8(ascii: "\"") else { break }
      text += bytes[(rest - base)..<(position - base)]
      position += 1
      rest = position
    }
    let end = position
    while try fill(), bytes[position - base].isSpaceOrTab, bytes[position - base] != separator { position += 1 }
    if try fill(), bytes[position - base] != separator, !bytes[position - base].isLineEnd {
      let place = SourcePosition(line: line, column: column(of: position, from: lineStart))
      return try giveUp(
        &record, .textAfterQuote, .textAfterQuote(at: place, isOnSameLine: line == opening.line), opening, to: position)
    }
    let last = bytes[(rest - base)..<(end - 1 - base)]
    record.add(text.isEmpty ? last : (text + last)[...], at: start, end, fieldLimit, isQuoted: true)
    return true
  }

  /// Moves to the next quote, or to the end of the bytes at hand.
  private mutating func skipQuotedText() {
    var index = position - base
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      if byte.isLineEnd {
        // The opening quote is before it, so there is a byte before it.
        if byte == UInt8(ascii: "\r") || bytes[index - 1] != UInt8(ascii: "\r") { line += 1 }
        lineStart = base + index + 1
      }
      index += 1
    }
    position = base + index
  }

  /// Gives up a row because of its quotes, and moves to the line after the one on which the quoted cell begins.
  private mutating func giveUp(
    _ record: inout CSVRecord, _ kind: CSVMistake.Kind, _ words: CSVMistake.Words, _ opening: Opening, to end: Int
  ) throws(Failure) -> Bool {
    let place =
      kind == .tooLong
      ? nil : SourcePosition(line: opening.line, column: column(of: opening.position, from: opening.lineStart))
    record.mistake = CSVMistake(
      kind: kind, words: words, range: SourceRange(opening.position, end), position: place)
    record.fields = []
    (position, line) = (opening.position, opening.line)
    while try fill() {
      var index = position - base
      while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
      position = base + index
      neededStart = position
      if index < bytes.count {
        record.range.upper = position
        try endLine()
        return false
      }
    }
    record.range.upper = position
    return false
  }

  /// Consumes a line end.
  private mutating func endLine() throws(Failure) {
    let byte = bytes[position - base]
    position += 1
    if byte == UInt8(ascii: "\r"), try fill(), bytes[position - base] == UInt8(ascii: "\n") { position += 1 }
    line += 1
    lineStart = position
  }

  /// The column of an offset in the line that begins at another, from 1, in Unicode scalars.
  private func column(of offset: Int, from lineStart: Int) -> Int {
    1 + bytes[(max(lineStart, base) - base)..<(offset - base)].count { $0 & 0xC0 != 0x80 }
  }

  /// The place of a quote that begins a cell.
  private struct Opening {
    var position: Int
    var line: Int
    var lineStart: Int
  }
}

// MARK: Bytes

extension CSVLexer {
  /// Whether there is a byte at the current position; reads more of the file if needed.
  private mutating func fill() throws(Failure) -> Bool {
    if position - base < bytes.count { return true }
    return try addBytes()
  }

  /// Reads more of the file, and forgets bytes that are no longer needed; false at the end.
  private mutating func addBytes() throws(Failure) -> Bool {
    let piece = try more()
    if piece.isEmpty { return false }
    let used = neededStart - base
    if used >= bytes.count {
      bytes = piece
    } else {
      bytes.removeFirst(used)
      bytes += piece
    }
    base += used
    return true
  }
}

extension CSVRecord {
  fileprivate mutating func add(
    _ bytes: ArraySlice<UInt8>, at start: Int, _ end: Int, _ limit: Int, isQuoted: Bool = false
  ) {
    guard fieldCount < limit, mistake?.kind != .tooLong else { return }
    let range = SourceRange(start, end)
    let text: String
    if let valid = String(validating: bytes, as: UTF8.self) {
      text = valid
      if mistake == nil, bytes.contains(0) {
        mistake = CSVMistake(kind: .hasNUL, words: .hasNUL, range: range)
      }
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      if mistake == nil { mistake = CSVMistake(kind: .notUTF8, words: .notUTF8, range: range) }
    }
    fields.append(Field(text: text, range: range, isQuoted: isQuoted))
  }

  fileprivate mutating func failAsTooLong(_ limit: Int) {
    mistake = CSVMistake(kind: .tooLong, words: .tooLong(limit), range: SourceRange(range.lower, range.lower + 1))
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
