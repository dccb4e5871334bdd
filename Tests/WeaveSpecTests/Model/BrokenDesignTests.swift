// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveJSON
import WeaveSpec

/// A mistake in a design, with marks where it is told, and what is told there.
struct BrokenDesign: Sendable, CustomTestStringConvertible {
  var text: String
  var expected: [String]
  var mode = SpecDecoder.Mode.strict

  init(_ text: String, _ expected: String..., mode: SpecDecoder.Mode = .strict) {
    self.text = text
    self.expected = expected
    self.mode = mode
  }

  var testDescription: String { text }
}

@Suite struct BrokenDesignTests {
  @Test(arguments: structure + words + numbers + texts)
  func tellsOfFields(_ broken: BrokenDesign) { check(broken) }

  @Test(arguments: actions + sets + images + clocks + templates)
  func tellsOfParts(_ broken: BrokenDesign) { check(broken) }

  @Test(arguments: files + lenient)
  func tellsOfFiles(_ broken: BrokenDesign) { check(broken) }

  /// Every fix gives a file that is still JSON and no longer has the mistake.
  @Test(arguments: structure + words + numbers + texts + actions + sets + images + clocks)
  func fixesMend(_ broken: BrokenDesign) {
    let source = MarkedSource(broken.text).source
    for diagnostic in Fixed.decode(source).diagnostics {
      for fix in diagnostic.fixes {
        var bytes = source.bytes
        for edit in fix.edits.sorted(by: { $0.range.lower > $1.range.lower }) {
          bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.replacement.utf8))
        }
        let mended = Fixed.decode(SourceText(name: "mended.json", bytes: bytes))
        #expect(mended.output != nil)
        #expect(!mended.diagnostics.contains { $0.message == diagnostic.message })
      }
    }
  }

  private func check(_ broken: BrokenDesign) {
    let marked = MarkedSource(broken.text)
    let diagnostics = Fixed.decode(marked.source, broken.mode).diagnostics
    let found = diagnostics.sorted { ($0.range?.lower ?? -1) < ($1.range?.lower ?? -1) }
    let texts = found.map { "\($0.code.name) \($0.severity.rawValue): \($0.message)" }
    let places = found.map { $0.range?.lower ?? -1 }
    #expect(texts == broken.expected)
    #expect(places == marked.places)
  }
}
