// SPDX-License-Identifier: MIT

import Testing
import WeaveNative

@testable import WeaveText

@Suite("Latin texts")
struct LatinTextTests {
  /// Letters and marks that designs in European languages are made of, one text a style.
  private static let alphabet = String(
    String.UnicodeScalarView(([0x20...0x7E, 0xA0...0x148, 0x14A...0x17F].joined()).compactMap(Unicode.Scalar.init)))
  private static let marks = "– — ‘’ “” … • ‰ ′ ″ ‹ › € ← ↑ → ↓ − ≈ ≠ ≤ ≥\u{202F}\u{2009}"

  @Test(
    "Two families give the glyphs that all fonts give",
    arguments: ["Inter", "Inter Display", "Quicksand"], [400, 700])
  func sameGlyphs(family: String, weight: Int) throws {
    let configuration = try #require(FontSet.standard.latinConfiguration)
    let latin = try PangoShaper(configuration: configuration, language: "en")
    let all = try PangoShaper(configuration: FontSet.standard.configuration, language: "en")
    for scalar in (Self.alphabet + Self.marks).unicodeScalars {
      let text = "a\(scalar)b"
      let ranges = [
        PangoStyledRange(bytes: 0..<text.utf8.count, style: PangoStyle(family: family, weight: weight))
      ]
      #expect(LatinText.holds(text, ranges))
      let few = latin.shape(text, ranges: ranges, isRightToLeft: false).runs
      let many = all.shape(text, ranges: ranges, isRightToLeft: false).runs
      let name = Comment(rawValue: scalar.escaped(asASCII: true))
      #expect(few.map(\.face) == many.map(\.face), name)
      #expect(few.map(\.glyphs) == many.map(\.glyphs), name)
      #expect(few.allSatisfy { $0.glyphs.allSatisfy { $0.missing == nil } }, name)
    }
  }

  @Test(
    "Other scripts, emoji and other families need all fonts", arguments: ["日", "ب", "α", "☀", "1\u{FE0F}\u{20E3}", "😀"])
  func needsAll(text: String) {
    #expect(!LatinText.holds(text, []))
  }

  @Test("The user's own fonts come before the standard ones, in every text")
  func ownFonts() {
    #expect(FontSet(directories: ["/tmp"]).latinConfiguration == nil)
  }
}
