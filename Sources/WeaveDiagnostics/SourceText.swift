// SPDX-License-Identifier: MIT

/// A range in a source text, as UTF-8 byte offsets from its start.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var lower: Int
  /// The offset after the last byte; never before `lower`.
  public var upper: Int

  /// The bytes from one offset up to another; empty if the second is before the first.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// The number of bytes.
  public var count: Int { upper - lower }

  /// The smallest range that contains both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }
}

/// A position for people: line and column, both counted from 1; the column counts Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// A position from its line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of a named input, with conversion from byte offsets to lines and columns.
///
/// A byte-order mark is part of the bytes but not of a line: the first character after it is at 1:1.
public struct SourceText: Sendable {
  /// The name in messages: the path as the user gave it, or `<standard input>`.
  public let name: String
  /// All bytes; those of included files follow those of the first.
  public let bytes: [UInt8]
  private let index: LineIndex
  /// The length of the byte-order mark in bytes: 3 or 0.
  private let markLength: Int

  /// The files in this text, each with its bytes; the first one gives the text its name.
  public let parts: [Part]

  /// A file in a source text.
  public struct Part: Sendable, Hashable {
    /// The file's name in messages.
    public var name: String
    /// The range of its bytes in the whole text.
    public var range: SourceRange
  }

  /// A text of one file's bytes, which need not be UTF-8.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, parts: [Part(name: name, range: SourceRange(0, bytes.count))])
  }

  /// A text followed by the texts that it includes, so that one range can point into any of them.
  public init(_ main: SourceText, including others: [SourceText]) {
    var bytes = main.bytes
    var parts = main.parts
    for other in others {
      bytes.append(0x0A)
      parts.append(Part(name: other.name, range: SourceRange(bytes.count, bytes.count + other.bytes.count)))
      bytes += other.bytes
    }
    self.init(name: main.name, bytes: bytes, parts: parts)
  }

  private init(name: String, bytes: [UInt8], parts: [Part]) {
    self.name = name
    self.bytes = bytes
    self.parts = parts
    index = LineIndex(bytes)
    markLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// A text that is valid UTF-8.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The file that contains a byte offset, with the line and column there.
  public func place(of offset: Int) -> (file: String, position: SourcePosition) {
    let part = parts[partIndex(of: offset)]
    var position = position(of: offset)
    position.line -= index.breaks(before: part.range.lower, in: bytes)
    return (part.name, position)
  }

  /// The index of the file that contains an offset.
  func partIndex(of offset: Int) -> Int { parts.lastIndex { $0.range.lower <= offset } ?? 0 }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { index.breakCount + 1 }

  /// The line and column of a byte offset; an offset past the end gives the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, markLength), bytes.count)
    let line = index.breaks(before: offset, in: bytes)
    let start = lineStart(line)
    let scalars = index.scalars(before: offset, in: bytes) - index.scalars(before: start, in: bytes)
    return SourcePosition(line: line + 1, column: scalars + 1)
  }

  /// The byte range of a line, counted from 1, without its line break.
  public func range(ofLine line: Int) -> SourceRange {
    let line = min(max(line, 1), lineCount)
    let lower = lineStart(line - 1)
    var upper = line < lineCount ? lineStart(line) - 1 : bytes.count
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return SourceRange(lower, upper)
  }

  /// The text in a range; bytes that are not UTF-8 become U+FFFD.
  public func text(in range: SourceRange) -> String {
    let range = clamped(range)
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The range cut to the text.
  public func clamped(_ range: SourceRange) -> SourceRange {
    let lower = min(max(range.lower, 0), bytes.count)
    return SourceRange(lower, min(max(range.upper, lower), bytes.count))
  }

  private func lineStart(_ line: Int) -> Int { line == 0 ? markLength : index.start(ofLine: line, in: bytes) }
}
