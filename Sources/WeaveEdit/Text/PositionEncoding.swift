// SPDX-License-Identifier: MIT

/// The unit in which an editor counts the columns of a line.
public enum PositionEncoding: String, Sendable, Hashable, CaseIterable {
  /// Columns count bytes.
  case utf8 = "utf-8"
  /// Columns count UTF-16 units, which every editor supports.
  case utf16 = "utf-16"
  /// Columns count Unicode scalars.
  case utf32 = "utf-32"

  /// The number of units of the character that starts with a UTF-8 byte. A continuation byte counts 0, except in
  /// UTF-8.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// An editor's position: line and column, both counted from 0.
public struct EditorPosition: Sendable, Hashable, Comparable {
  /// The line, counted from 0.
  public var line: Int
  /// The column, counted from 0 in units of the encoding.
  public var column: Int

  /// A position from a line and a column, both counted from 0.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// An editor's range of text; the end is the position after the last character.
public struct EditorRange: Sendable, Hashable {
  /// The first position.
  public var start: EditorPosition
  /// The position after the last character.
  public var end: EditorPosition

  /// A range from one position up to another.
  public init(_ start: EditorPosition, _ end: EditorPosition) {
    self.start = start
    self.end = end
  }
}
