// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

@Suite struct ParserTests {
  private func parse(_ bytes: [UInt8]) -> Checked<JSONNode> {
    JSONParser.parse(SourceText(name: "a.json", bytes: bytes))
  }
  private func parse(_ text: String) -> Checked<JSONNode> { parse(Array(text.utf8)) }

  @Test func everyKeyAndValueKnowsItsBytes() throws {
    let text = "{ \"näme\" : [ true , \"x\\n\" ], \"b\":-1.5e3 }"
    let source = SourceText(name: "a.json", text: text)
    let root = try #require(JSONParser.parse(source).output)
    #expect(source.text(in: root.range) == text)
    let member = try #require(root.member("näme"))
    #expect(source.text(in: member.keyRange) == "\"näme\"")
    #expect(source.text(in: member.value.range) == "[ true , \"x\\n\" ]")
    #expect(member.value.elements?.map { source.text(in: $0.range) } == ["true", "\"x\\n\""])
    #expect(root["b"].map { source.text(in: $0.range) } == "-1.5e3")
    #expect(root["b"]?.numberValue == -1500)
  }

  @Test func accessorsTellTheKind() throws {
    let root = try #require(parse(#"[null, true, 1, "a", [], {}]"#).output)
    let kinds = ["null", "a boolean", "a number", "a string", "an array", "an object"]
    #expect(root.elements?.map(\.typeName) == kinds)
    #expect(root.elements?.map(\.isNull) == [true, false, false, false, false, false])
    #expect(root["a"] == nil && root.stringValue == nil)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "the file is UTF-16 (little-endian) text; save it as UTF-8"),
      ([0, 0x7B, 0, 0x7D], "the file is UTF-16 (big-endian) text; save it as UTF-8"),
      ([0x7B, 0, 0, 0, 0x7D, 0, 0, 0], "the file is UTF-32 (little-endian) text; save it as UTF-8"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "the file is a PNG picture, not JSON text"),
    ] as [([UInt8], String)])
  func otherEncodingsAreNamed(_ bytes: [UInt8], _ message: String) {
    let result = parse(bytes)
    #expect(result.output == nil)
    #expect(result.diagnostics.map(\.message.text) == [message])
  }

  @Test func invalidBytesAreReportedOncePerRun() throws {
    // "é" of Latin-1, then a run of three bytes that are never UTF-8.
    let result = parse(Array("[\"a".utf8) + [0xE9] + Array("b\", \"".utf8) + [0xFF, 0xFE, 0xFF] + Array("\"]".utf8))
    #expect(
      result.diagnostics.map { "\($0.range?.lower ?? -1) \($0.message)" } == [
        "3 byte 0xE9 is not UTF-8", "9 3 bytes from 0xFF on are not UTF-8",
      ])
    #expect(result.diagnostics.first?.notes.map(\.message.text) == ["in Latin-1 this byte is `é`"])
    #expect(result.output?.elements?.map(\.stringValue) == ["a\u{FFFD}b", "\u{FFFD}\u{FFFD}\u{FFFD}"])
  }

  @Test func notesPointToTheOpeningBracket() throws {
    let source = SourceText(name: "a.json", text: "{\"a\": [1, 2")
    let diagnostic = try #require(JSONParser.parse(source).diagnostics.first)
    #expect(
      diagnostic.notes.map { "\($0.range?.lower ?? -1) \($0.message)" } == [
        "6 `[` is opened here", "0 `{` is opened here",
      ])
    #expect(diagnostic.fixes.first?.confidence == .guess)
  }

  @Test func indentationHintsAtTheBracketThatIsOpen() throws {
    let text = "{\n  \"layout\": {\n    \"a\": 1,\n  \"style\": {\n  }\n}\n"
    let diagnostic = try #require(parse(text).diagnostics.last)
    #expect(diagnostic.code == .jsonUnclosedBracket)
    let hint = try #require(diagnostic.notes.first { $0.message.text.hasPrefix("this may be the bracket") })
    #expect(hint.range?.lower == 14)
  }

  @Test func aDuplicateKeyNamesTheFirst() throws {
    let result = parse(#"{"a": 1, "a": 2, "a": 3}"#)
    #expect(result.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(result.diagnostics.map { $0.notes.first?.range?.lower } == [1, 9])
    #expect(result.output?.members?.map(\.value.numberValue) == [3])
    #expect(!result.hasErrors)
  }

  // MARK: Limits

  @Test func nestingToTheLimitIsRead() {
    let depth = Limits.jsonDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(parse(text).diagnostics.isEmpty)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":", "{"])
  func deepNestingIsRefused(_ opener: String) {
    let result = parse(String(repeating: opener, count: 100_000))
    #expect(result.output == nil)
    #expect(result.diagnostics.contains { $0.severity == .error })
    #expect(result.diagnostics.count <= Limits.diagnostics + 1)
  }

  @Test func tooManyValuesAreRefused() {
    let result = parse("[" + String(repeating: "0,", count: Limits.jsonValues) + "0]")
    #expect(result.output == nil)
    #expect(result.diagnostics.map(\.code) == [.jsonTooManyValues])
  }

  @Test func largeFilesAreRefusedUnread() {
    let result = parse([UInt8](repeating: 0x20, count: Limits.designBytes + 1))
    #expect(result.diagnostics.map(\.code) == [.jsonTooLarge])
  }

  @Test(arguments: [
    ":", ",", "{", "}", "]", "'", "\"", "/*", "\\", "*", "a ", "\u{A0}", "-", "“", "[}", "{]", "\"\n", "{:", "{{x",
  ])
  func mistakesAreCapped(_ text: String) {
    let result = parse("[" + String(repeating: text, count: 20_000))
    #expect(!result.diagnostics.isEmpty)
    #expect(result.diagnostics.count <= Limits.diagnostics + 1)
  }

  @Test func warningsDoNotHideErrors() {
    let result = parse("{" + String(repeating: "\"a\": 1,", count: 1000) + "\"b\": tru }")
    #expect(result.diagnostics.contains { $0.code == .jsonMisspeltLiteral })
    #expect(result.diagnostics.last?.code == .jsonTooManyMistakes)
    #expect(result.output?.members?.count == 2)
  }

  @Test func manyDifferentKeysAreAllKept() {
    let members = (0..<1000).map { "\"k\($0 % 700)\": \($0)" }.joined(separator: ",")
    let result = parse("{\(members)}")
    #expect(result.output?.members?.count == 700)
    #expect(result.output?["k5"]?.numberValue == 705)
    #expect(result.output?["k650"]?.numberValue == 650)
  }
}
