// SPDX-License-Identifier: MIT

public import WeaveDiagnostics

/// The way between bytes and the places that editors tell: the one converter for all answers.
///
/// Lines end at `\n`, `\r\n` and a `\r` alone, as LSP 3.17 has it. A byte-order mark is a character of the first line.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// Where lines begin. Texts are no longer than `Limits.designBytes`, so that 32 bits hold any place.
  private let starts: [Int32]
  private let encoding: PositionEncoding

  /// The lines of a text, in which places are counted in an encoding.
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

  /// How many lines it has; an empty text has one.
  public var lineCount: Int { starts.count }

  /// The byte offset of a place; what lies behind the end of a line is its end, what lies below the text is the text's end.
  /// A place within a character is the character's beginning.
  public func offset(of position: EditorPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = lineEnd(position.line)
    var at = Int(starts[position.line])
    var column = 0
    while at < end, column < position.column {
      column += encoding.units(ofByte: bytes[at])
      // A column in the middle of a character belongs to that.
      if column > position.column { break }
      at += 1
      if encoding != .utf8 { while at < end, bytes[at] & 0xC0 == 0x80 { at += 1 } }
    }
    while at > 0, at < bytes.count, bytes[at] & 0xC0 == 0x80 { at -= 1 }
    return at
  }

  /// The place of a byte offset; one past the text is the text's end.
  public func position(of offset: Int) -> EditorPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var column = 0
    for byte in bytes[Int(starts[line])..<offset] { column += encoding.units(ofByte: byte) }
    return EditorPosition(line: line, column: column)
  }

  /// Where an editor finds some bytes.
  public func range(of range: SourceRange) -> EditorRange {
    EditorRange(position(of: range.lower), position(of: range.upper))
  }

  /// The bytes that an editor means; places past the end of a line or of the text mean that end.
  public func sourceRange(of range: EditorRange) -> SourceRange {
    let start = offset(of: range.start)
    return SourceRange(start, max(start, offset(of: range.end)))
  }

  /// The line that an offset lies in, counted from 0.
  public func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a line begins.
  public func start(ofLine line: Int) -> Int { Int(starts[min(max(line, 0), starts.count - 1)]) }

  /// Where a line ends, before its line break.
  private func lineEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = Int(starts[line + 1]) - 1
    if end > Int(starts[line]), bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
