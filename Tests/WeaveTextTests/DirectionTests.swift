// SPDX-License-Identifier: MIT

import Testing
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@testable import WeaveText

@Suite("Direction")
struct DirectionTests {
  /// What the runs say from left to right, without spaces.
  private func words(_ runs: [GlyphRun]) -> [String] {
    runs.map { $0.text.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }

  @Test("Hebrew, digits and Latin: words from right to left, numbers and Latin from left to right")
  func mixed() throws {
    // Unicode Annex 9: Hebrew has level 1, digits beside it and Latin have level 2, the space between them level 1.
    let runs = try measurer().shape(text("שלום 123 abc עולם")).lines[0].runs
    #expect(words(runs) == ["עולם", "abc", "123", "שלום"])
    #expect(runs.filter { $0.text.contains("abc") || $0.text.contains("123") }.allSatisfy { !$0.isRightToLeft })
  }

  @Test("Latin in a Hebrew sentence stands between its neighbours, mirrored")
  func sentence() throws {
    let runs = try measurer().shape(text("אבג abc דהו")).lines[0].runs
    #expect(words(runs) == ["דהו", "abc", "אבג"])
  }

  @Test("A Hebrew word in an English sentence stays in its place")
  func embedded() throws {
    let runs = try measurer().shape(text("one אבג two")).lines[0].runs
    #expect(words(runs) == ["one", "אבג", "two"])
  }

  @Test("Where no letter tells, the design's direction holds")
  func neutral() throws {
    let measurer = try measurer()
    let left = measurer.shape(text("12 (34)"), width: nil, height: nil, isRightToLeft: false)
    let right = measurer.shape(text("12 (34)"), width: nil, height: nil, isRightToLeft: true)
    #expect(left.lineTexts == ["12 (34)"])
    #expect(right.runs.last?.text.contains("12") == true)
    #expect(left.size == right.size)
  }

  @Test("A sign stands before its number in every direction", arguments: ["−3°", "+3°", "-12"])
  func signed(_ number: String) throws {
    let measurer = try measurer()
    let left = measurer.shape(text(number), width: nil, height: nil, isRightToLeft: false)
    let right = measurer.shape(text(number), width: nil, height: nil, isRightToLeft: true)
    #expect(right.lines[0].runs.map(\.text) == left.lines[0].runs.map(\.text))
    #expect(right.lines[0].runs.count == 1)
  }

  @Test("Alignment is mirrored", arguments: [HorizontalAlignment.leading, .center, .trailing])
  func alignment(_ alignment: HorizontalAlignment) throws {
    let measurer = try measurer()
    let request = text("wide line\nab") { $0.alignment = alignment }
    let left = measurer.shape(request, width: nil, height: nil, isRightToLeft: false)
    let right = measurer.shape(request, width: nil, height: nil, isRightToLeft: true)
    let room = left.size.width - left.lines[1].width
    let expected: (Double, Double) =
      switch alignment {
      case .leading: (0, room)
      case .center: (room / 2, room / 2)
      case .trailing: (room, 0)
      }
    #expect(isClose(left.lines[1].origin.x, expected.0) && isClose(right.lines[1].origin.x, expected.1))
    #expect(left.lines[0].origin.x == 0 && right.lines[0].origin.x == 0)
  }

  @Test("The ellipsis of a Hebrew text stands at its left end")
  func ellipsis() throws {
    let shaped = try measurer().shape(text("שלום עולם ומלואו", limit: 1), 400)
    #expect(shaped.isTruncated)
    #expect(shaped.lines[0].runs.first?.text == "…")
    #expect(shaped.lines[0].runs.last?.text.hasPrefix("שלום") == true)
  }

  @Test("Glyphs of a run from right to left lie within its advance, in order")
  func positions() throws {
    let run = try measurer().shape(text("שלום") { $0.spans[0].font.tracking = 5 }).runs[0]
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    // Tracking stands after each letter in reading order: at its left.
    #expect(isClose(run.glyphs[0].x, 5, within: 0.1))
    #expect(run.advance > run.glyphs[3].x)
  }
}
