// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

@Suite("Truncation and shrinking")
struct TruncationTests {
  private func cut(
    _ string: String, _ truncation: TextTruncation, limit: Int = 1, width: Double
  ) throws -> [String] {
    let shaped = try measurer().shape(
      text(string, family: .named("Noto Sans Mono"), limit: limit) { $0.truncation = truncation }, width)
    #expect(shaped.isTruncated)
    #expect(shaped.lines.allSatisfy { $0.width <= width + 1e-6 })
    return shaped.lineTexts
  }

  // Every glyph of Noto Sans Mono, the ellipsis too, is 0.6 em: 60 points here.
  @Test func tail() throws {
    #expect(try cut("abcdefghij", .tail, width: 300) == ["abcd…"])
    #expect(try cut("abcdefghij", .tail, width: 359) == ["abcd…"])
    #expect(try cut("abcdefghij", .tail, width: 360) == ["abcde…"])
  }

  @Test func head() throws { #expect(try cut("abcdefghij", .head, width: 300) == ["…ghij"]) }

  @Test func middle() throws {
    #expect(try cut("abcdefghij", .middle, width: 300) == ["ab…ij"])
    #expect(try cut("abcdefghij", .middle, width: 360) == ["abc…ij"])
  }

  @Test("Only the last allowed line is cut")
  func severalLines() throws {
    let string = "aaaa bbbb cccc dddd"
    #expect(try cut(string, .tail, limit: 2, width: 360) == ["aaaa", "bbbb…"])
    #expect(try cut(string, .tail, limit: 2, width: 420) == ["aaaa", "bbbb c…"])
    #expect(try cut(string, .head, limit: 2, width: 360) == ["aaaa", "…dddd"])
    #expect(try cut(string, .middle, limit: 2, width: 360) == ["aaaa", "bbb…dd"])
  }

  @Test("No space stands before the ellipsis")
  func noSpaceBefore() throws { #expect(try cut("abcd efghij", .tail, width: 360) == ["abcd…"]) }

  @Test("Lines that are left out make an ellipsis, though the last one fits")
  func paragraphs() throws {
    #expect(try cut("ab\ncd\nef", .tail, limit: 2, width: 600) == ["ab", "cd…"])
    #expect(try cut("ab\ncd\nef", .head, limit: 2, width: 600) == ["ab", "…ef"])
    #expect(try cut("ab\ncd\nef", .middle, limit: 2, width: 600) == ["ab", "cd…ef"])
  }

  @Test("Where nothing fits, the ellipsis stands alone", arguments: TextTruncation.allCases)
  func narrow(_ truncation: TextTruncation) throws {
    let measurer = try measurer()
    for width in [0, 1, 59, -5, -.infinity] as [Double] where width.isFinite {
      let shaped = measurer.shape(
        text("abcdef", family: .named("Noto Sans Mono"), limit: 1) { $0.truncation = truncation }, width)
      #expect(shaped.lineTexts == ["…"])
    }
  }

  @Test("The ellipsis takes the looks of the text beside it")
  func looks() throws {
    var request = text("abc", family: .named("Noto Sans Mono"), limit: 1)
    request.spans.append(request.spans[0])
    request.spans[1].text = "defgh"
    request.spans[1].font.weight = 700
    let shaped = try measurer().shape(request, 360)
    #expect(shaped.runs.map(\.text) == ["abc", "de", "…"])
    #expect(shaped.runs.map(\.span) == [0, 1, 1])
    #expect(shaped.runs[2].face.weight == 700)
  }

  @Test("A text shrinks in steps of 1/64 until it fits")
  func shrinks() throws {
    // Ten letters are 600 wide; 0.75 × 600 = 450.
    let measurer = try measurer()
    let request = text("abcdefghij", family: .named("Noto Sans Mono"), limit: 1) { $0.minimumScale = 0.5 }
    let shaped = measurer.shape(request, 450)
    #expect(shaped.scale == 0.75)
    #expect(shaped.runs[0].size == 75)
    #expect(isClose(shaped.size.width, 450) && isClose(shaped.size.height, line * 0.75))
    #expect(!shaped.isTruncated)
    #expect(measurer.shape(request, 600).scale == 1)
    #expect(measurer.shape(request, 449).scale == 0.75 - 1.0 / 64)
  }

  @Test("Below the smallest scale it is cut")
  func shrinksAndCuts() throws {
    let shaped = try measurer().shape(
      text("abcdefghij", family: .named("Noto Sans Mono"), limit: 1) { $0.minimumScale = 0.5 }, 150)
    #expect(shaped.scale == 0.5)
    #expect(shaped.lineTexts == ["abcd…"])
    #expect(shaped.isTruncated)
  }

  @Test("It shrinks for a height, and rather than tear a word")
  func shrinksForHeightAndWords() throws {
    let measurer = try measurer()
    let request = text("aaaa bbbb", family: .named("Noto Sans Mono")) { $0.minimumScale = 0.25 }
    #expect(measurer.shape(request, 240, height: 120).scale == 0.5)
    let word = measurer.shape(request, 200)
    #expect(word.lineTexts == ["aaaa", "bbbb"])
    #expect(word.scale == 0.828125)
  }

  @Test(
    "Hostile numbers make a text, not a trap",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, .leastNonzeroMagnitude,
    ])
  func hostile(number: Double) throws {
    let measurer = try measurer()
    var request = text("ab cd\nef", limit: 1) {
      $0.spans[0].font.size = number
      $0.spans[0].font.tracking = number
      $0.lineHeight = number
      $0.minimumScale = number
      $0.alignsInkToLeadingEdge = true
    }
    for limit in [nil, 0, -1, Int.min, Int.max] {
      request.lineLimit = limit
      request.spans[0].font.weight = limit ?? 0
      let shaped = measurer.shape(request, number, height: number)
      #expect(shaped.size.width.isFinite && shaped.size.height.isFinite)
      #expect(shaped.runs.flatMap(\.glyphs).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test("A text of a megabyte is cut before it is shaped")
  func long() throws {
    let shaped = try measurer().shape(text(String(repeating: "words ", count: 200_000), limit: 2), 1_000)
    #expect(shaped.lines.count == 2 && shaped.isTruncated)
    #expect(shaped.lineTexts[1].hasSuffix("…"))
  }

  @Test("The same request gives the same glyphs, whatever was shaped before")
  func independentOfHistory() throws {
    let request = text("Hello 你好 שלום 👍", limit: 1) { $0.minimumScale = 0.8 }
    let fresh = try measurer().shape(request, 700)
    let used = try measurer()
    for word in ["中文", "かな", "नमस्ते", "Hello 你好 שלום 👍"] { _ = used.shape(text(word, weight: 700)) }
    #expect(used.shape(request, 700) == fresh)
    #expect(used.shape(request, 700) == fresh)
  }
}
