// SPDX-License-Identifier: MIT

/// What an editor counts the columns of a line in.
public enum PositionEncoding: String, Sendable, Hashable, CaseIterable {
  /// Columns count bytes.
  case utf8 = "utf-8"
  /// Columns count units of UTF-16, which every editor knows.
  case utf16 = "utf-16"
  /// Columns count characters of Unicode.
  case utf32 = "utf-32"

  /// How many units the character that begins with a byte of UTF-8 takes; 0 for a byte within a character, but in UTF-8.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A place as editors tell it: line and column, both counted from 0.
public struct EditorPosition: Sendable, Hashable, Comparable {
  /// Counted from 0.
  public var line: Int
  /// Counted from 0, in units of the encoding.
  public var column: Int

  /// A place by line and column, both from 0.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A part of a text as editors tell it; the end is the place behind the last character.
public struct EditorRange: Sendable, Hashable {
  /// The first place of it.
  public var start: EditorPosition
  /// The place behind it.
  public var end: EditorPosition

  /// From one place up to another.
  public init(_ start: EditorPosition, _ end: EditorPosition) {
    self.start = start
    self.end = end
  }
}
