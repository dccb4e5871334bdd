// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveResolve

@Suite struct PassTests {
  // MARK: Right to left

  @Test func leadingIsRightInRightToLeft() {
    let insets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let row = hstack([box("a", 20, 20), spacer(), box("b", 40, 20)], id: "row", [.padding(insets)])
    let result = layOut(row, rightToLeft: true)
    #expect(frame("a", in: result) == rect(150, 40, 20, 20))
    #expect(frame("b", in: result) == rect(0, 40, 40, 20))
  }

  @Test func offsetPointsToTheTrailingEdge() {
    let moved = box("a", [.frame(FrameConstraint(width: 20, height: 20)), .offset(x: 15, y: 4)])
    #expect(frame("a", in: layOut(moved)) == rect(105, 44, 20, 20))
    #expect(frame("a", in: layOut(moved, rightToLeft: true)) == rect(75, 44, 20, 20))
  }

  // MARK: Pixels

  @Test(arguments: [1.0, 2, 3])
  func thirdsMeetOnPixels(scale: Double) {
    let result = layOut(hstack((0..<7).map { box("\($0)") }), 100, 10, scale: scale)
    let frames = result.root.children.map(\.frame)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 1e-9)
      #expect(abs(right.minX * scale - (right.minX * scale).rounded()) < 1e-9)
    }
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 100)
  }

  @Test func hairlineStaysVisible() {
    let result = layOut(box("a", 50, 0.1))
    #expect(frame("a", in: result)?.height == 1)
  }

  /// A line of 21.3 points has its baseline at 17.04; in the middle of 100 it would be at 56.39.
  @Test func baselineStandsOnAPixelRow() throws {
    let result = layOut(text("abc", "a", lineHeight: 21.3), scale: 2)
    let top = try #require(frame("a", in: result)).minY
    #expect(abs(top + 17.04 - 56.5) < 1e-9)
  }

  // MARK: Diagnostics

  @Test func cutTextSaysWhereAndHowMuchIsMissing() {
    let result = layOut(text("Call the dentist tomorrow", "a", limit: 1))
    #expect(
      result.diagnostics.map(\.message.text) == [
        "text `Call the dentist tomorrow` is cut after `Call the dentist to`, without `morrow`; "
          + "50 pt more width would show it all"
      ])
    #expect(result.diagnostics.first?.node == "a")
    #expect(result.diagnostics.first?.code == .layoutTextCut)
  }

  @Test func cutLinesNameTheMissingHeight() {
    let result = layOut(text(String(repeating: "x", count: 50), "a", limit: 2))
    #expect(result.diagnostics.first?.message.text.hasSuffix("; 20 pt more height would show it all") == true)
  }

  @Test func overflowIsReportedOnceForTheWhole() {
    let rows = (0..<8).map { text("row", "row \($0)") }
    let result = layOut(vstack(rows))
    #expect(
      result.diagnostics.map(\.message.text) == [
        "content of 30 × 160 pt sticks out of the widget (200 × 100 pt) by 30 pt at the top edge and "
          + "30 pt at the bottom edge"
      ])
    #expect(result.diagnostics.first?.node == "column")
  }

  @Test func whatIsClippedOrInABackgroundMayStickOut() {
    let wide = text("wide", "a", [.frame(FrameConstraint(width: 300)), .fixedSize(horizontal: true, vertical: true)])
    var long = text(String(repeating: "x", count: 30), "b", [.fixedSize(horizontal: true, vertical: true)])
    #expect(layOut(wide).diagnostics.isEmpty)
    #expect(layOut(long).diagnostics.map(\.code) == [.layoutOverflow])
    #expect(layOut(box("c", [.background(long, .center)])).diagnostics.isEmpty)
    long.modifiers.append(.effect(.clip(.rectangle)))
    #expect(layOut(long).diagnostics.isEmpty)
  }

  @Test func smallAndUnknownCharacters() {
    let result = layOut(text("a\u{1F9FF}", "a", size: 9))
    #expect(result.diagnostics.map(\.code) == [.layoutSmallText, .layoutMissingGlyph])
    #expect(
      result.diagnostics.map(\.message.text) == [
        "text of 9 pt is under 11 pt", "no font has U+1F9FF (NAZAR AMULET)",
      ])
  }

  @Test func squeezedContentIsReported() {
    let chart = ResolvedChart(mark: .line, values: [1, 2], range: 0...2, baseline: 0, fill: .color(.black))
    let row = hstack([box("a", 200, 20), ResolvedNode(id: "chart", .leaf(.chart(chart)))])
    let result = layOut(row)
    #expect(result.diagnostics.map(\.code) == [.layoutSqueezed])
    #expect(result.diagnostics.first?.node == "chart")
  }

  @Test func codesAreDistinctAndExplained() {
    let codes = DiagnosticCode.layoutCodes
    #expect(Set(codes.map(\.name)).count == codes.count)
    for code in codes {
      #expect(code.name.hasPrefix("W05"))
      #expect(code.explanation.count > 80)
    }
  }

  // MARK: Dump

  @Test func dumpIsReadable() {
    let node = vstack(
      [text("Hello world", "title"), box("line", [.frame(FrameConstraint(height: 1.5)), .effect(.opacity(0.5))])],
      spacing: 4,
      .leading)
    #expect(
      layOut(node, 80, 60, scale: 2).root.dump() == """
        group  0 7.5 80 × 45.5  column
          text  0 7.5 80 × 40  title
            | "Hello wo" at 0 16, 80 wide
            | "rld" at 0 36, 30 wide
          opacity 0.5  0 51.5 80 × 1.5  line
            shape rectangle  0 51.5 80 × 1.5  line

        """)
  }
}
