// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// Converts between byte offsets and an editor's positions.
///
/// Lines end at `\n`, `\r\n` and a lone `\r`, as in LSP 3.17. A byte-order mark counts as a character of the first line.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The starts of lines. Texts are no longer than `Limits.designBytes`, so 32 bits are enough.
  private let starts: [Int32]
  private let encoding: PositionEncoding

  /// The lines of a text, with the encoding in which columns are counted.
  public init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts: [Int32] = [0]
    for (index, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if isEnd { starts.append(Int32(clamping: index + 1)) }
    }
    self.starts = starts
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { starts.count }

  /// The byte offset of a position. A position past the end of a line means that end; one below the text means the
  /// text's end. A position inside a character means the character's start.
  public func offset(of position: EditorPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = lineEnd(position.line)
    var at = Int(starts[position.line])
    var column = 0
    while at < end, column < position.column {
      column += encoding.units(ofByte: bytes[at])
      // A column inside a character belongs to that character.
      if column > position.column { break }
      at += 1
      if encoding != .utf8 { while at < end, bytes[at] & 0xC0 == 0x80 { at += 1 } }
    }
    while at > 0, at < bytes.count, bytes[at] & 0xC0 == 0x80 { at -= 1 }
    return at
  }

  /// The position of a byte offset; one past the text means the text's end.
  public func position(of offset: Int) -> EditorPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var column = 0
    for byte in bytes[Int(starts[line])..<offset] { column += encoding.units(ofByte: byte) }
    return EditorPosition(line: line, column: column)
  }

  /// The editor's range for some bytes.
  public func range(of range: SourceRange) -> EditorRange {
    EditorRange(position(of: range.lower), position(of: range.upper))
  }

  /// The bytes of an editor's range; positions past the end of a line or of the text mean that end.
  public func sourceRange(of range: EditorRange) -> SourceRange {
    let start = offset(of: range.start)
    return SourceRange(start, max(start, offset(of: range.end)))
  }

  /// The line that contains an offset, counted from 0.
  public func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The start of a line.
  public func start(ofLine line: Int) -> Int { Int(starts[min(max(line, 0), starts.count - 1)]) }

  /// The end of a line, before its line break.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = Int(starts[line + 1]) - 1
    if end > Int(starts[line]), bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
