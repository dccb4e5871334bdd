// SPDX-License-Identifier: MIT

/// A part of a source text, as offsets of UTF-8 bytes from its start.
public struct SourceRange: Sendable, Hashable {
  public var lower: Int
  public var upper: Int

  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  public var count: Int { upper - lower }

  /// The smallest range around both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lower, other.lower), max(upper, other.upper))
  }
}

/// A place for people: line and column, both counted from 1; the column counts Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The bytes of one input with a name, and the way from byte offsets to lines and columns.
public struct SourceText: Sendable {
  /// What messages call it: the path as the user gave it, or `<standard input>`.
  public let name: String
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (i, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(i + 1) }
    lineStarts = starts
  }

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  public var lineCount: Int { lineStarts.count }

  /// The line and column of a byte offset; an offset past the end gives the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    // A scalar begins at every byte that is not a continuation byte (10xxxxxx).
    let scalars = bytes[lineStarts[low]..<offset].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: low + 1, column: scalars + 1)
  }

  /// The byte range of a line, counted from 1, without its line break.
  public func range(ofLine line: Int) -> SourceRange {
    let index = min(max(line - 1, 0), lineStarts.count - 1)
    let lower = lineStarts[index]
    var upper = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return SourceRange(lower, upper)
  }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD.
  public func text(in range: SourceRange) -> String {
    let lower = min(max(range.lower, 0), bytes.count)
    let upper = min(max(range.upper, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
