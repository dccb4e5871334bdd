// SPDX-License-Identifier: MIT

import Testing
import WeaveDiagnostics
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// Where labels stand in a plot of 200 × 100 points. A character is 10 points wide, and a line 20 high.
@Suite struct PlotTests {
  private func laidOut(
    _ labels: [(text: String, place: PlotLabel)], lines: [PlotLine] = [], rightToLeft: Bool = false
  ) -> LayoutResult {
    var guide = PlotGuide(.inside, labels.map(\.place))
    guide.lines = lines
    let nodes = labels.enumerated().map { text($1.text, "label \($0)", limit: 1) }
    return layOut(ResolvedNode(id: "plot", .plot(guide, [box("chart")] + nodes)), rightToLeft: rightToLeft)
  }

  private func line(_ points: [Point]) -> PlotLine { PlotLine(points: points, width: 2, inset: 0) }

  @Test func thePlotIsAsLargeAsItsChart() {
    let result = laidOut([("Goal", PlotLabel(.rule(y: 0.5)))])
    #expect(frame("plot", in: result) == rect(0, 0, 200, 100) && frame("chart", in: result) == rect(0, 0, 200, 100))
  }

  // MARK: Rules

  @Test func aRuleHasItsLabelAboveItsEnd() {
    #expect(frame("label 0", in: laidOut([("Goal", PlotLabel(.rule(y: 0.5)))])) == rect(160, 29, 40, 20))
  }

  @Test func theDesignMayChooseSideAndEnd() {
    let below = PlotLabel(.rule(y: 0.5), side: .bottom, alignment: .leading)
    #expect(frame("label 0", in: laidOut([("Goal", below)])) == rect(0, 51, 40, 20))
    let middle = PlotLabel(.rule(y: 0.5), side: .top, alignment: .center)
    #expect(frame("label 0", in: laidOut([("Goal", middle)])) == rect(80, 29, 40, 20))
  }

  /// At the upper edge there is no room above a rule: the label goes below it, and does not cover it.
  @Test func aLabelStaysInThePlot() {
    let top = PlotLabel(.rule(y: 0), side: .top)
    let rule = line([Point(x: 0, y: 0), Point(x: 1, y: 0)])
    #expect(frame("label 0", in: laidOut([("Goal", top)], lines: [rule])) == rect(160, 1, 40, 20))
  }

  /// A line that is high at its end leaves room at its start.
  @Test func aLabelAvoidsTheLine() {
    let rising = line([Point(x: 0, y: 1), Point(x: 0.6, y: 1), Point(x: 1, y: 0)])
    let label = PlotLabel(.rule(y: 0.5))
    let found = frame("label 0", in: laidOut([("Goal", label)], lines: [rising]))
    #expect(found == rect(0, 29, 40, 20))
  }

  @Test func anUprightRuleHasItsLabelBeside() {
    #expect(frame("label 0", in: laidOut([("Now", PlotLabel(.upright(x: 0.5)))])) == rect(103, 0, 30, 20))
    let leading = PlotLabel(.upright(x: 0.5), side: .bottom, alignment: .leading)
    #expect(frame("label 0", in: laidOut([("Now", leading)])) == rect(67, 80, 30, 20))
  }

  // MARK: Callouts

  /// Two points of air above a dot with a radius of 4.
  @Test func aCalloutStandsAboveItsDot() {
    let dot = PlotLabel(.dot(Point(x: 0.5, y: 0.5), radius: 4))
    #expect(frame("label 0", in: laidOut([("23", dot)])) == rect(90, 24, 20, 20))
  }

  /// Wherever the dot is, and whatever the side: the label is inside, and not on the dot.
  @Test(arguments: [nil] + PlotLabel.Side.allCases.map(Optional.init))
  func aCalloutNeverLeavesThePlot(_ side: PlotLabel.Side?) throws {
    for x in [0, 0.02, 0.5, 0.97, 1] {
      for y in [0, 0.05, 0.5, 0.95, 1] {
        let dot = PlotLabel(.dot(Point(x: x, y: y), radius: 3), side: side)
        let found = try #require(frame("label 0", in: laidOut([("1234", dot)])))
        #expect(rect(0, 0, 200, 100).contains(found), "\(x) \(y)")
        let shared = found.intersection(rect(200 * x - 3, 100 * y - 3, 6, 6))
        #expect(shared.width * shared.height < 1, "\(x) \(y) \(found)")
      }
    }
  }

  /// In a valley the line rises on both sides, so the label stands below.
  @Test func aCalloutAvoidsTheLine() throws {
    let valley = line([Point(x: 0, y: 0), Point(x: 0.5, y: 0.6), Point(x: 1, y: 0)])
    let dot = PlotLabel(.dot(Point(x: 0.5, y: 0.6), radius: 3))
    let found = try #require(frame("label 0", in: laidOut([("12345678", dot)], lines: [valley])))
    #expect(found.minY >= 63)
  }

  @Test func calloutsDoNotCoverEachOther() throws {
    let dots = [0.45, 0.5, 0.55].map { PlotLabel(.dot(Point(x: $0, y: 0.5), radius: 3)) }
    let result = laidOut(dots.map { ("1234", $0) })
    let frames = try (0..<3).map { try #require(frame("label \($0)", in: result)) }
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
      let shared = frames[a].intersection(frames[b])
      #expect(shared.width == 0 || shared.height < 5, "\(frames)")
    }
  }

  @Test func aLongLabelIsCutAtThePlot() throws {
    let dot = PlotLabel(.dot(Point(x: 0.5, y: 0.5), radius: 3))
    let result = laidOut([(String(repeating: "x", count: 30), dot)])
    #expect(frame("label 0", in: result)?.width == 200)
    #expect(result.diagnostics.map(\.code) == [.layoutTextCut])
  }

  /// Where no axis stands beside the plot, the chart makes room for the label of its greatest value: 25 points, as the
  /// label is 20 high, and the dot has a radius of 3 and two points of air.
  @Test func theChartMakesRoom() {
    var guide = PlotGuide(.inside, [PlotLabel(.dot(Point(x: 0.5, y: 0), radius: 3))])
    guide.givesRoom = true
    let result = layOut(ResolvedNode(id: "plot", .plot(guide, [box("chart"), text("23", "label 0")])))
    #expect(frame("plot", in: result) == rect(0, 0, 200, 100))
    #expect(frame("chart", in: result) == rect(0, 25, 200, 75))
    #expect(frame("label 0", in: result) == rect(90, 0, 20, 20))
  }

  // MARK: Ranges

  @Test func aRangeHasItsLabelInTheCorner() {
    let night = PlotLabel(.range(Rect(x: 0.25, y: 0, width: 0.5, height: 1)))
    #expect(frame("label 0", in: laidOut([("Night", night)])) == rect(53, 1, 50, 20))
  }

  /// A range that is lower than a line of text has its label at the middle of its height.
  @Test func aLowRangeHasItsLabelInTheMiddle() {
    let target = PlotLabel(.range(Rect(x: 0, y: 0.4, width: 1, height: 0.1)), alignment: .trailing)
    #expect(frame("label 0", in: laidOut([("Target", target)])) == rect(137, 35, 60, 20))
  }

  // MARK: Direct labels

  private func column(_ ends: [Double]) -> LayoutResult {
    let guide = PlotGuide(.column, ends.map { PlotLabel(.end(y: $0)) })
    let labels = ends.indices.map { text("ab", "label \($0)") }
    return layOut(hstack([ResolvedNode(id: "column", .plot(guide, labels))]))
  }

  private func tops(_ ends: [Double]) -> [Double?] {
    let result = column(ends)
    return ends.indices.map { frame("label \($0)", in: result)?.minY }
  }

  @Test func eachLabelIsBesideItsLine() {
    #expect(frame("column", in: column([0.2, 0.6])) == rect(90, 0, 20, 100))
    #expect(tops([0.2, 0.6]) == [10, 50])
    #expect(tops([0.6, 0.2]) == [50, 10])
  }

  /// Two that would overlap by 10 points are moved by 5 each; a third one that they then reach moves with them.
  @Test func labelsMoveApart() {
    #expect(tops([0.5, 0.6]) == [35, 55])
    #expect(tops([0.5, 0.6, 0.7]) == [30, 50, 70])
  }

  @Test func theyStayInTheColumn() {
    #expect(tops([0, 0, 1]) == [0, 20, 80])
    #expect(tops([1, 0.98]) == [80, 60])
  }

  /// Six of 20 points in a column of 100 overlap evenly.
  @Test func tooManyShareTheColumn() {
    let found = tops([0, 0, 0, 1, 1, 1]).compactMap(\.self)
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($1 - $0 - 100 / 6) < 1 })
  }

  // MARK: Right to left

  @Test func labelsAreMirroredWithTheChart() {
    let end = PlotLabel(.rule(y: 0.5))
    #expect(frame("label 0", in: laidOut([("Goal", end)], rightToLeft: true)) == rect(0, 29, 40, 20))
    let first = PlotLabel(.dot(Point(x: 0.2, y: 0.5), radius: 4))
    #expect(frame("label 0", in: laidOut([("23", first)], rightToLeft: true)) == rect(150, 24, 20, 20))
  }
}
