// SPDX-License-Identifier: MIT

/// A source line prepared for a terminal, with the columns of a range in it.
///
/// Lines may be long (a photo in base64 is one line of 70 KB): only bytes near the range are read, and what does not
/// fit is replaced by `…`.
struct ExcerptLine {
  /// The text shown at one place, and the bytes that it stands for.
  private struct Cell {
    var text: String
    var columns: Int
    var bytes: Range<Int>
  }

  private static let tabStop = 4

  /// The line, or the part around the range.
  private(set) var text = ""
  /// The number of columns before the mark.
  private(set) var markStart = 0
  /// The width of the mark in columns, at least 1.
  private(set) var markColumns = 1

  /// - Parameters:
  ///   - line: the bytes of a line.
  ///   - mark: the range to underline, cut to the line.
  ///   - columns: the available width.
  init(_ source: SourceText, line: SourceRange, mark: SourceRange, columns: Int) {
    let lower = min(max(mark.lower, line.lower), line.upper)
    let upper = min(max(mark.upper, lower), line.upper)
    // Eight bytes per column are enough, except for text with stacked marks, which is then cut.
    let reach = 8 * columns
    let seen =
      Self.alignedDown(max(line.lower, lower - reach), line.lower, source.bytes)..<min(line.upper, lower + reach)
    let cells = Self.cells(of: source.bytes, seen)
    let marked = cells.firstIndex { $0.bytes.upperBound > lower } ?? cells.count
    let window = Self.window(cells, around: marked, columns: columns, isWhole: seen == line.lower..<line.upper)
    let isCut = window.lowerBound > 0 || seen.lowerBound > line.lower
    let goesOn = window.upperBound < cells.count || seen.upperBound < line.upper
    text = (isCut ? "…" : "") + cells[window].map(\.text).joined() + (goesOn ? "…" : "")
    markStart = (isCut ? 1 : 0) + cells[window].prefix { $0.bytes.upperBound <= lower }.map(\.columns).reduce(0, +)
    let under = cells[window].filter { $0.bytes.lowerBound < upper && $0.bytes.upperBound > lower }
    markColumns = max(1, under.map(\.columns).reduce(0, +))
  }

  private static func alignedDown(_ offset: Int, _ limit: Int, _ bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > limit, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  // MARK: The part that is shown

  /// The cells to show: all if they fit, else those around the mark, with a quarter of the room before it.
  private static func window(_ cells: [Cell], around marked: Int, columns: Int, isWhole: Bool) -> Range<Int> {
    if isWhole, cells.map(\.columns).reduce(0, +) <= columns { return cells.indices }
    let room = max(columns - 2, 1)
    var lower = marked
    var used = 0
    while lower > 0, used + cells[lower - 1].columns <= room / 4 {
      lower -= 1
      used += cells[lower].columns
    }
    var upper = marked
    while upper < cells.count, used + cells[upper].columns <= room {
      used += cells[upper].columns
      upper += 1
    }
    // Near the end of the line, the remaining room goes to the text before.
    while lower > 0, used + cells[lower - 1].columns <= room {
      lower -= 1
      used += cells[lower].columns
    }
    return lower..<upper
  }

  // MARK: Cells

  private static func cells(of bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
    // Plain letters never combine, and handling them one by one is much faster.
    if bytes[range].allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return range.map { Cell(text: String(Unicode.Scalar(bytes[$0])), columns: 1, bytes: $0..<$0 + 1) }
    }
    var cells: [Cell] = []
    var column = 0
    var at = range.lowerBound
    while at < range.upperBound {
      let bad = UTF8Sequence.firstInvalid(in: bytes, at..<range.upperBound) ?? range.upperBound
      for character in String(decoding: bytes[at..<bad], as: UTF8.self) {
        let cell = cell(character, at: at, column: column)
        at += cell.bytes.count
        column += cell.columns
        cells.append(cell)
      }
      guard bad < range.upperBound else { break }
      at = bad + 1
      cells.append(Cell(text: hexadecimal(bytes[bad]), columns: 4, bytes: bad..<at))
      column += 4
    }
    return cells
  }

  private static func cell(_ character: Character, at offset: Int, column: Int) -> Cell {
    let bytes = offset..<offset + character.utf8.count
    if character == "\t" {
      let columns = tabStop - column % tabStop
      return Cell(text: String(repeating: " ", count: columns), columns: columns, bytes: bytes)
    }
    if character.unicodeScalars.contains(where: DisplayWidth.mustEscape) {
      let text = character.unicodeScalars.map(DisplayWidth.escaped).joined()
      return Cell(text: text, columns: text.unicodeScalars.count, bytes: bytes)
    }
    return Cell(text: String(character), columns: DisplayWidth.columns(of: character), bytes: bytes)
  }

  private static func hexadecimal(_ byte: UInt8) -> String { "<" + String(byte, radix: 16, uppercase: true) + ">" }
}
