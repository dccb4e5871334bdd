// SPDX-License-Identifier: MIT

/// What an editor counts the columns of a line in.
public enum PositionEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
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
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A part of a text as editors tell it; the end is the place behind the last character.
public struct EditorRange: Sendable, Hashable {
  public var start: EditorPosition
  public var end: EditorPosition

  public init(_ start: EditorPosition, _ end: EditorPosition) {
    self.start = start
    self.end = end
  }
}
