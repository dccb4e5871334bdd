// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@testable import WeaveJSON

/// The rows of CSV texts, by RFC 4180 and by what programs write instead.
@Suite struct CSVLexerTests {
  /// All rows of a text, read in pieces of a few bytes.
  private func rows(_ text: String, piece: Int = .max) -> [CSVRecord] {
    var rest = Array(text.utf8)[...]
    var lexer = CSVLexer { () throws(Never) -> [UInt8] in
      defer { rest = rest.dropFirst(piece) }
      return Array(rest.prefix(piece))
    }
    var rows: [CSVRecord] = []
    if let headings = lexer.headings() { rows.append(headings) }
    while let row = lexer.next() { rows.append(row) }
    return rows
  }

  /// Each row as `1 a|b`: its line, and its cells or its mistake.
  private func listing(_ text: String, piece: Int = .max) -> [String] {
    rows(text, piece: piece).map { row in
      let words = row.mistake.map { mistake in
        "\(mistake.kind)" + (mistake.position.map { " \($0.line):\($0.column)" } ?? "")
      }
      return "\(row.line) \(words ?? row.fields.map(\.text).joined(separator: "|"))"
    }
  }

  static let tables: [(String, [String])] = [
    ("a,b\n1,2\n", ["1 a|b", "2 1|2"]),
    ("a,b\r\n1,2\r\n", ["1 a|b", "2 1|2"]),
    ("a,b\r1,2", ["1 a|b", "2 1|2"]),
    ("\u{FEFF}a;b\n1,5;2\n", ["1 a|b", "2 1,5|2"]),
    ("a\tb\n1\t\n", ["1 a|b", "2 1|"]),
    // A row that is longer or shorter than the headings. Only as many cells are kept as there are columns.
    ("a,b\n1,2,3\n1\n", ["1 a|b", "2 1|2", "3 1"]),
    ("a,b\n\n1,2\n", ["1 a|b", "2 ", "3 1|2"]),
    ("a,b\n\"1,\r\n\"\"x\"\"\",\"\"\n3,4\n", ["1 a|b", "2 1,\r\n\"x\"|", "4 3|4"]),
    // Blanks after the closing quote; quotes within a text.
    ("a,b\n\"1\" \t,2\"3\"\n", ["1 a|b", "2 1|2\"3\""]),
    // Text after the closing quote.
    ("a,b\n\"x\"y,2\n3,4\n", ["1 a|b", "2 textAfterQuote 2:1", "3 3|4"]),
    ("a,b\né,\"x\ny\"z\n3,4\n", ["1 a|b", "2 textAfterQuote 2:3", "3 y\"z", "4 3|4"]),
    // A quote that is never closed.
    ("a,b\n1,\"2\r\n3,4\r\n", ["1 a|b", "2 openQuote 2:3", "3 3|4"]),
    ("a,b\n1,\"", ["1 a|b", "2 openQuote 2:3"]),
    ("a,\"b\nc", ["1 openQuote 1:3", "2 c"]),
    ("a,b\n1,\u{0}\n3,4\n", ["1 a|b", "2 hasNUL", "3 3|4"]),
    ("", []),
  ]

  @Test(arguments: tables) func rowsAreSplit(_ text: String, _ expected: [String]) {
    #expect(listing(text) == expected)
    // Wherever a piece of the file ends, the rows are the same. A mark at the beginning is in the first piece.
    for piece in 1...7 where !text.hasPrefix("\u{FEFF}") {
      #expect(listing(text, piece: piece) == expected, "\(piece)")
    }
  }

  @Test func cellsHavePlaces() throws {
    let row = try #require(rows("a,b\n\"1\" ,22\n").last)
    #expect(row.fields.map(\.range.lower) == [4, 9] && row.fields.map(\.range.upper) == [7, 11])
    #expect(row.range.lower == 4 && row.range.upper == 11 && row.fieldCount == 2)
  }

  @Test func otherEncodingsAreMistakes() throws {
    var lexer = CSVLexer(Array("a,b\n1,".utf8) + [0xFF, 0x0A, 0x33])
    #expect(lexer.headings()?.mistake == nil)
    let next = lexer.next()
    let row = try #require(next)
    #expect(row.mistake?.kind == .notUTF8 && row.fields.map(\.text) == ["1", "\u{FFFD}"])
    #expect(lexer.next()?.fields.map(\.text) == ["3"])
  }

  @Test func theFirstOfEquallyFrequentSeparatorsWins() {
    #expect(rows("a;b,c\n").first?.fields.map(\.text) == ["a;b", "c"])
    #expect(rows("\"a,b,c\";d\n").first?.fields.map(\.text) == ["a,b,c", "d"])
  }

  @Test func namesOfColumnsHaveNoBlanksAround() {
    #expect(rows("a , \"b\" ,\" c \"\n").first?.columnNames == ["a", "b", "c"])
  }

  @Test func anEmptyLineIsNotARow() {
    #expect(rows("a,b\n\"\"\n").last?.isEmptyLine(columns: 2) == true)
    #expect(rows("a\n\"\"\n").last?.isEmptyLine(columns: 1) == false)
    #expect(rows("a\n\n").last?.isEmptyLine(columns: 1) == true)
  }

  /// An open quote before 8 MB, and before lines that all have quotes, is read in a moment.
  @Test(.timeLimit(.minutes(30))) func anOpenQuoteIsSearchedOnce() {
    let long = rows("a,b\n\"" + String(repeating: "x", count: 8_000_000), piece: 1 << 18)
    #expect(long.map { $0.mistake?.kind } == [nil, .openQuote])
    let lines = rows("a,b\n1,\"\n" + String(repeating: "1,\"\"\"\"\n", count: 200_000), piece: 1 << 18)
    #expect(lines.count == 200_002 && lines.count { $0.mistake != nil } == 1)
    // A cell, a quoted cell with a line end, and the line in it are each longer than a row may be.
    let filler = String(repeating: "x", count: 17 << 20)
    let tooLong = rows("a,b\n1,\(filler)\n1,\"\n\(filler)\n1,2\n", piece: 1 << 18)
    #expect(tooLong.map { $0.mistake?.kind } == [nil, .tooLong, .tooLong, .tooLong, nil])
  }

  /// A row of a million quoted cells is read in a moment, and only a few thousand cells are kept.
  @Test(.timeLimit(.minutes(10))) func aRowOfManyCellsIsBounded() throws {
    let cells = String(repeating: "\"x\",", count: 1_000_000)
    let below = rows("a,b\n\(cells)\n1,2\n", piece: 1 << 18)
    #expect(below.map(\.fieldCount) == [2, 1_000_001, 2] && below.map(\.fields.count) == [2, 2, 2])
    #expect(below.map { $0.mistake?.kind } == [nil, .tooManyColumns, nil])
    #expect(below[1].mistake?.message.hasPrefix("the row has 1000001 columns") == true)
    var lexer = CSVLexer(Array("\(cells)\n1,2\n".utf8))
    let first = lexer.next()
    let row = try #require(first)
    #expect(row.fields.count == 5_000 && row.mistake?.kind == .tooManyColumns)
    #expect(lexer.next()?.fields.map(\.text) == ["1", "2"])
  }

  /// A million rows that all end with a mistake, and quotes within cells, are each read once.
  @Test(.timeLimit(.minutes(10))) func manyMistakesAreReadOnce() {
    let quotes = rows("a,b\n" + String(repeating: "\"a\"b\n", count: 300_000), piece: 1 << 18)
    #expect(quotes.dropFirst().allSatisfy { $0.mistake?.kind == .textAfterQuote } && quotes.count == 300_001)
    let late = rows("a,b\n" + String(repeating: "\"x\n", count: 300_000) + "\"y", piece: 1 << 18)
    #expect(late.count == 300_002 && late.last?.mistake?.kind == .openQuote)
  }
}
