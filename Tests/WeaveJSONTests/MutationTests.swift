// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON

/// Random damage: reading ends, places lie in the text, fixes and maps hold together.
@Suite struct MutationTests {
  private static let seedText = """
    {
      "name" : "H\\u00e4bit \\ud83d\\ude00 {{x|y}}",
      "sizes" : [1, 2.5e-3, -0, true, null, {"a" : []}],
      "style" : {"accent" : "blue", "padding" : 16}
    }
    """
  private static let spices =
    [
      "\"", "'", "\\", "\\u", "\\ud83d", "{", "}", "[", "]", ",", ":", "//", "/*", "*/", "#", "-", "+", ".", "e", "0x",
      "NaN",
      "“", "”", "\u{A0}", "\n", "\r\n", "\0", "tru", "=", ";", "{{", "\u{FEFF}", "😀",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  @Test func damagedTextIsReadToTheEnd() {
    for seed in 0..<2000 as Range<UInt64> {
      let source = Self.damaged(seed, mutations: 12)
      let result = JSONParser.parse(source)
      let count = source.bytes.count
      #expect(result.diagnostics.count <= Limits.diagnostics + 1)
      for diagnostic in result.diagnostics {
        let ranges = [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
        let edits = diagnostic.fixes.flatMap(\.edits).map(\.range)
        #expect((ranges + edits).allSatisfy { 0 <= $0.lower && $0.upper <= count }, "seed \(seed)")
      }
      if let root = result.output { checkPlaces(root, in: SourceRange(0, count), source, seed) }
      _ = FixApplier.apply(result.diagnostics, to: source, atLeast: .guess)
      let report = DiagnosticReport(source: source, diagnostics: result.diagnostics)
      _ = TerminalPrinter(color: true, width: 60).text(for: [report])
    }
  }

  @Test func whatFoundNoFaultIsWellFormed() {
    for seed in 10_000..<11_000 as Range<UInt64> {
      let result = JSONParser.parse(Self.damaged(seed, mutations: 1))
      guard result.diagnostics.isEmpty, let root = result.output else { continue }
      let again = JSONParser.parse(SourceText(name: "again", text: JSONWriter.compact(root)))
      #expect(again.output?.plain == root.plain, "seed \(seed)")
    }
  }

  @Test func sureFixesMakeNothingWorse() {
    for seed in 20_000..<22_000 as Range<UInt64> {
      let source = Self.damaged(seed, mutations: 1)
      let result = JSONParser.parse(source)
      let fixed = FixApplier.apply(result.diagnostics, to: source)
      let again = JSONParser.parse(SourceText(name: "again", bytes: fixed.bytes))
      let text = { (source: SourceText, all: [Diagnostic]) in
        TerminalPrinter().text(for: [DiagnosticReport(source: source, diagnostics: all)])
      }
      #expect(
        again.diagnostics.count <= result.diagnostics.count - fixed.applied,
        "seed \(seed)\n\(text(source, result.diagnostics))\n\(text(SourceText(name: "again", bytes: fixed.bytes), again.diagnostics))"
      )
    }
  }

  private static func damaged(_ seed: UInt64, mutations: Int) -> SourceText {
    var random = SeededGenerator(seed)
    var bytes = Array(seedText.utf8)
    for _ in 0..<Int.random(in: 1...mutations, using: &random) { mutate(&bytes, &random) }
    return SourceText(name: "seed \(seed)", bytes: bytes)
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let offset = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...min(6, bytes.count - offset), using: &random)
    let spice = spices[Int.random(in: spices.indices, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(offset..<offset + length)
    case 1: bytes.insert(contentsOf: spice, at: offset)
    case 2: bytes.replaceSubrange(offset..<offset + length, with: spice)
    default:
      bytes.insert(contentsOf: bytes[offset..<offset + length], at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  /// Children lie inside of their parents, and the map of a string's text covers its inside.
  private func checkPlaces(_ node: JSONNode, in outer: SourceRange, _ source: SourceText, _ seed: UInt64) {
    #expect(outer.lower <= node.range.lower && node.range.upper <= outer.upper, "seed \(seed)")
    switch node.value {
    case .array(let elements): for element in elements { checkPlaces(element, in: node.range, source, seed) }
    case .object(let members): for member in members { checkPlaces(member.value, in: node.range, source, seed) }
    case .string(let text):
      let range = JSONStringMap(source: source, literal: node.range).range(ofDecoded: 0..<text.utf8.count)
      #expect(node.range.lower <= range.lower && range.upper <= node.range.upper, "seed \(seed)")
    default: break
    }
  }
}
