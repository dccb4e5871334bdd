// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WeaveGraphics

@testable import WeaveGolden

/// What is said of each node between two pictures.
@Suite struct TreeComparisonTests {
  private func text(_ id: String, _ lines: [String], _ frame: Rect = Rect(x: 10, y: 10, width: 40, height: 20))
    -> NodeTrace
  {
    var trace = NodeTrace(id: id, frame: frame)
    trace.kinds = ["text"]
    trace.lines = lines
    trace.font = "Inter 400 12"
    trace.colors = ["#000000"]
    trace.drawing = "glyphs of \(lines)"
    trace.origin = "words of \(id)"
    return trace
  }

  private func tree(_ nodes: [NodeTrace]) throws -> PictureTree {
    let lines = try nodes.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    return PictureTree(written: "layout\n\ndisplay\n\ntrace 2\n" + lines.joined())
  }

  private func changes(_ before: [NodeTrace], _ after: [NodeTrace], drifted: Bool = false) throws -> [PictureChange] {
    TreeComparison(hasDrifted: drifted).changes(from: try tree(before), to: try tree(after))
  }

  private func expect(
    _ before: NodeTrace, _ after: NodeTrace, _ verdict: PictureChange.Verdict, _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try changes([before], [after])
    #expect(
      found.map(\.verdict) == [verdict] && found.map(\.text) == [words], "\(found)", sourceLocation: sourceLocation)
  }

  @Test func equalTreesHaveNoChanges() throws {
    #expect(try changes([text("a", ["Tea"])], [text("a", ["Tea"])]).isEmpty)
  }

  @Test func movedAndResized() throws {
    let tea = text("a", ["Tea"])
    var other = tea
    (other.x, other.y) = (12.5, 7)
    try expect(tea, other, .moved, "text “Tea” moved 2.5 pt right and 3 pt up")
    other = tea
    other.width = 30
    try expect(tea, other, .resized, "text “Tea” is 10 pt narrower")
    #expect(try changes([tea], [other], drifted: true).map(\.verdict) == [.drawnOtherwise])
  }

  @Test func wordsAndLines() throws {
    let tea = text("a", ["Green tea"])
    try expect(tea, text("a", ["Green", "tea"]), .rewrapped, "text “Green tea” wraps into 2 lines instead of 1")
    try expect(tea, text("a", ["Green…"]), .rewrapped, "text “Green…” is now cut")
    try expect(tea, text("a", ["Black tea"]), .dataChanged, "text “Black tea” was “Green tea”, by the facts it shows")
    var written = text("a", ["Black tea"])
    written.origin = "other words"
    try expect(tea, written, .textChanged, "text “Black tea” was “Green tea”")
  }

  @Test func looks() throws {
    let tea = text("a", ["Tea"])
    var other = tea
    other.colors = ["#FF0000"]
    try expect(tea, other, .recolored, "text “Tea” is #FF0000 instead of #000000")
    other = tea
    other.font = "Inter 700 12"
    try expect(tea, other, .restyled, "text “Tea” uses Inter 700 12 instead of Inter 400 12")
    other = tea
    other.drawing = "others"
    try expect(tea, other, .dataChanged, "text “Tea” shows other values")
  }

  /// A node that is put first gives all others new ids, and none of them has changed.
  @Test func nodesAreKnownByWhatTheyAre() throws {
    let before = [text("0", ["Tea"]), text("1", ["Milk"])]
    let after = [text("0", ["Honey"]), text("1", ["Tea"]), text("2", ["Milk"])]
    let moved = after.map { trace in
      var trace = trace
      trace.origin = "words"
      return trace
    }
    let found = try changes(
      before.map { trace in
        var trace = trace
        trace.origin = "words"
        return trace
      }, moved)
    #expect(found.map(\.text) == ["text “Honey” appeared"])
    #expect(try changes(after, [after[0], after[2]]).map(\.text) == ["text “Tea” disappeared"])
  }

  @Test func aTreeOfTheFirstVersionTellsNothing() throws {
    let old = PictureTree(written: "layout\n\ndisplay\n\norigins\n1 2\n")
    #expect(TreeComparison().changes(from: old, to: try tree([text("a", ["Tea"])])).isEmpty)
  }
}
