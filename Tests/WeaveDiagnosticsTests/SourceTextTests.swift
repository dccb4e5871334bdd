// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics

@Suite struct SourceTextTests {
  @Test func linesAndColumnsCountFromOne() {
    let source = SourceText(name: "a", text: "ab\nä日x\r\n\nend")
    #expect(source.lineCount == 4)
    #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.position(of: 2) == SourcePosition(line: 1, column: 3))
    #expect(source.position(of: 3) == SourcePosition(line: 2, column: 1))
    // `ä` takes two bytes and `日` three, but each is one column.
    #expect(source.position(of: 8) == SourcePosition(line: 2, column: 3))
    #expect(source.position(of: 99) == SourcePosition(line: 4, column: 4))
    #expect(source.position(of: -5) == SourcePosition(line: 1, column: 1))
    #expect((1...4).map { source.text(in: source.range(ofLine: $0)) } == ["ab", "ä日x", "", "end"])
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let source = SourceText(name: "a", text: "\u{FEFF}{}\n1")
    #expect(source.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(source.text(in: source.range(ofLine: 1)) == "{}")
  }

  @Test func anEmptyTextHasOneLine() {
    let source = SourceText(name: "a", text: "")
    #expect(source.lineCount == 1)
    #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(source.range(ofLine: 7) == SourceRange(0, 0))
  }

  /// The index works by blocks; counting from the start must give the same across their borders.
  @Test func blocksDoNotShow() {
    var text = ""
    for line in 0..<300 { text += String(repeating: "aé日", count: line % 7) + "\n" }
    text += String(repeating: "日", count: 2000)
    let source = SourceText(name: "a", text: text)
    var place = SourcePosition(line: 1, column: 1)
    for (offset, byte) in source.bytes.enumerated() where byte & 0xC0 != 0x80 {
      if source.position(of: offset) != place { Issue.record("\(offset) is not \(place)") }
      place.column += 1
      if byte == 0x0A { place = SourcePosition(line: place.line + 1, column: 1) }
    }
    #expect(place.line == source.lineCount)
  }

  @Test(
    arguments: [
      ([0x61], 1, true), ([0xC3, 0xA4], 2, true), ([0xF0, 0x9F, 0x98, 0x80], 4, true),
      // Overlong, surrogate, past U+10FFFF, cut off: table 3-8 of The Unicode Standard.
      ([0xC0, 0xAF], 1, false), ([0xE0, 0x80, 0x80], 1, false), ([0xED, 0xA0, 0x80], 1, false),
      ([0xF4, 0x90, 0x80, 0x80], 1, false), ([0xF0, 0x9F, 0x98], 3, false), ([0xE1, 0x80, 0xE2], 2, false),
      ([0x80], 1, false),
    ] as [([UInt8], Int, Bool)])
  func illFormedSequencesEndWhereUnicodeSays(_ bytes: [UInt8], _ count: Int, _ isValid: Bool) {
    let sequence = UTF8Sequence(in: bytes, at: 0, end: bytes.count)
    #expect(sequence.count == count)
    #expect(sequence.isValid == isValid)
  }
}
