// SPDX-License-Identifier: MIT

import Testing
import WeaveDisplay
import WeaveGraphics
import WeaveLayout
import WeaveResolve

/// The lines, dots and shaded parts of a chart's annotations, in a plot of 100 × 50 points at two pixels a point.
@Suite struct PlotMarkTests {
  private func drawn(
    _ form: ResolvedPlotMark.Form, width: Double = 1, dash: [Double] = [], inset: Double = 0, rightToLeft: Bool = false
  ) -> DisplayList {
    let mark = ResolvedPlotMark(
      form, fill: .color(red), style: StrokeStyle(width: width, dash: dash), inset: inset)
    return list(node(.leaf(.plotMark(mark)), rect(0, 0, 100, 50)), rightToLeft: rightToLeft)
  }

  @Test func aRuleRunsFromEdgeToEdge() {
    #expect(drawn(.rule(y: 0.5)).boxes == [rect(0, 25, 100, 0)])
    #expect(drawn(.upright(x: 0.25)).boxes == [rect(25, 0, 0, 50)])
  }

  /// At the edges the whole line is still in the plot.
  @Test func aRuleStaysInThePlot() {
    #expect(drawn(.rule(y: 0)).boxes == [rect(0, 0.5, 100, 0)])
    #expect(drawn(.rule(y: 1)).boxes == [rect(0, 49.5, 100, 0)])
    #expect(drawn(.upright(x: 1), width: 2).boxes == [rect(99, 0, 0, 50)])
  }

  @Test func aRuleHasItsDashes() throws {
    guard case .stroke(_, let style, .color(red))? = drawn(.rule(y: 0.5), width: 1.2, dash: [3, 2]).leaves.first else {
      Issue.record("a rule is a stroke")
      return
    }
    #expect(style.dash == [3, 2] && style.width == 1)
  }

  /// A line of 4 points has its values in a box that is smaller by 2 points on each side.
  @Test func aDotMeetsTheLine() {
    #expect(drawn(.dot(Point(x: 1, y: 0), width: 6), inset: 2).boxes == [rect(95, -1, 6, 6)])
    #expect(drawn(.dot(Point(x: 0.5, y: 0.5), width: 6), inset: 2).boxes == [rect(47, 22, 6, 6)])
  }

  /// A range that ends at an edge of the chart fills the plot up to that edge, and its tone is kept in few inks.
  @Test func aRangeReachesTheEdges() throws {
    let list = drawn(.range(rect(0, 0.5, 0.25, 0.5)), inset: 2)
    #expect(list.boxes == [rect(0, 25, 26, 25)])
    #expect(list.groups.map(\.dithering) == [.ordered])
  }

  /// On displays of one ink, thin lines do not hide what is drawn on them. They stay in the range.
  @Test(arguments: [1.0, 0.5]) func aRangeMayBeHatched(_ height: Double) throws {
    var mark = ResolvedPlotMark(.range(rect(0.25, 0, 0.5, height)), fill: .color(red))
    mark.isHatched = true
    let drawn = list(node(.leaf(.plotMark(mark)), rect(0, 0, 100, 50)))
    guard case .stroke(let path, let style, _)? = drawn.leaves.first, drawn.leaves.count == 1 else {
      Issue.record("a hatch is a stroke")
      return
    }
    // (50 + 50) / 4 lines, the last of which only touches the corner; and (50 + 25) / 4.
    #expect(style.width == 0.5 && path.elements.count == 2 * (height == 1 ? 24 : 18))
    #expect(rect(25, 0, 50, 50 * height).contains(try #require(path.controlBounds)))
    // Lines rise to the right in a part from top to bottom, such as a night, and fall in one from side to side.
    guard case .move(let start) = path.elements[0], case .line(let end) = path.elements[1] else { return }
    #expect((end.x > start.x) == (height == 1) && end.y < start.y)
  }

  @Test func allOfThemAreMirrored() {
    #expect(drawn(.dot(Point(x: 0.1, y: 0.5), width: 6), rightToLeft: true).boxes == [rect(87, 22, 6, 6)])
    #expect(drawn(.range(rect(0, 0, 0.25, 1)), rightToLeft: true).boxes == [rect(75, 0, 25, 50)])
    #expect(drawn(.upright(x: 0.25), rightToLeft: true).boxes == [rect(75, 0, 0, 50)])
  }
}
