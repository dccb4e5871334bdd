// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveEdit

/// Places as editors tell them, in three encodings.
@Suite struct PositionTests {
  /// `é` is 2, 1, 1 units in UTF-8, 16 and 32; `🌤` is 4, 2, 1.
  private static let text = "aé🌤b\r\n\"x\"\rz\n🌤"

  @Test(arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)])
  func columnsBehindWideCharacters(encoding: PositionEncoding, column: Int) {
    let lines = LineTable(Array(Self.text.utf8), encoding)
    #expect(lines.position(of: 7) == EditorPosition(line: 0, column: column))
    #expect(lines.offset(of: EditorPosition(line: 0, column: column)) == 7)
  }

  @Test(arguments: PositionEncoding.allCases) func everyCharacterIsFoundAgain(encoding: PositionEncoding) {
    let lines = LineTable(Array(Self.text.utf8), encoding)
    var offset = 0
    for scalar in Self.text.unicodeScalars where scalar != "\r" && scalar != "\n" {
      offset = Self.text.utf8.distance(
        from: Self.text.startIndex, to: Self.text.unicodeScalars.firstIndex(of: scalar) ?? Self.text.endIndex)
      #expect(lines.offset(of: lines.position(of: offset)) == offset)
    }
    #expect(lines.lineCount == 4)
  }

  @Test func placesOutsideAreCutOff() {
    let lines = LineTable(Array(Self.text.utf8), .utf16)
    #expect(lines.offset(of: EditorPosition(line: 0, column: 99)) == 8)
    #expect(lines.offset(of: EditorPosition(line: 99, column: 0)) == Self.text.utf8.count)
    // Between the halves of a pair.
    #expect(lines.offset(of: EditorPosition(line: 0, column: 3)) == 3)
    // The last line has an emoji and no line break.
    #expect(lines.position(of: Self.text.utf8.count) == EditorPosition(line: 3, column: 2))
  }

  @Test(arguments: PositionEncoding.allCases) func editsOneAfterTheOther(encoding: PositionEncoding) {
    var text = EditedText("{\n  \"a🌤\": 1\n}", encoding)
    let start = text.lines.position(of: 9)
    text.replace(EditorRange(start, start), with: "é")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "{\n  \"a🌤é\": 1\n}")
    text.replace(nil, with: "[]")
    #expect(text.bytes == Array("[]".utf8))
  }

  @Test func theSmallestEditCutsNoCharacter() throws {
    let old = Array("aé🌤b".utf8)
    let new = Array("aè🌥b".utf8)
    let edit = try #require(SmallestEdit.edit(from: old, to: new))
    #expect(edit.replacement == "è🌥")
    #expect(EditedText.applying([edit], to: old) == new)
    #expect(SmallestEdit.edit(from: old, to: old) == nil)
  }
}
