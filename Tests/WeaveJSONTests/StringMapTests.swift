// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

@Suite struct StringMapTests {
  /// The source of a part of the only string in a text.
  private func source(_ text: String, decoded range: Range<Int>) -> String {
    let source = SourceText(name: "a.json", text: text)
    let map = JSONStringMap(source: source, literal: SourceRange(0, text.utf8.count))
    return source.text(in: map.range(ofDecoded: range))
  }

  // The decoded text is a⏎b😀c/é: bytes 0, 1, 2, 3 to 6, 7, 8, 9 to 10.
  @Test(arguments: [
    (0..<1, "a"), (1..<2, "\\n"), (2..<3, "b"), (3..<7, "\\ud83d\\ude00"), (4..<5, "\\ud83d\\ude00"), (7..<8, "c"),
    (8..<9, "\\/"), (9..<11, "é"), (0..<3, "a\\nb"), (2..<8, "b\\ud83d\\ude00c"), (0..<11, "a\\nb\\ud83d\\ude00c\\/é"),
    (5..<5, ""), (-3..<1, "a"), (9..<99, "é"), (50..<60, ""),
  ])
  func escapesAreTakenWhole(_ range: Range<Int>, _ expected: String) {
    #expect(source("\"a\\nb\\ud83d\\ude00c\\/é\"", decoded: range) == expected)
  }

  @Test func otherQuotesAndNoneAreUnderstood() {
    #expect(source("'abc'", decoded: 1..<2) == "b")
    #expect(source("“abc”", decoded: 0..<3) == "abc")
    #expect(source("abc", decoded: 1..<3) == "bc")
    #expect(source("\"abc", decoded: 1..<3) == "bc")
    #expect(source("\"\"", decoded: 0..<1) == "")
    #expect(source("\"", decoded: 0..<1) == "")
  }

  @Test func theMapOfEveryScalarGivesItBack() throws {
    let text = "{{name|x}} \\u00e9\\t😀\\\"ä\\ud83c\\udf08 end"
    let source = SourceText(name: "a.json", text: "[\"\(text)\"]")
    let node = try #require(JSONParser.parse(source).output?.elements?.first)
    let decoded = try #require(node.stringValue)
    let map = JSONStringMap(source: source, literal: node.range)
    var offset = 0
    var rebuilt = ""
    for scalar in decoded.unicodeScalars {
      let width = String(scalar).utf8.count
      let piece = source.text(in: map.range(ofDecoded: offset..<offset + width))
      let again = try #require(JSONParser.parse(SourceText(name: "b.json", text: "\"\(piece)\"")).output?.stringValue)
      #expect(again == String(scalar))
      rebuilt += piece
      offset += width
    }
    #expect(rebuilt == text)
  }
}
