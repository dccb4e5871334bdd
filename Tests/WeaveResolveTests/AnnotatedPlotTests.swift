// SPDX-License-Identifier: MIT

import Testing
import WeaveExpressions
import WeaveGraphics

@testable import WeaveResolve

/// The places of annotations in a plot, as parts of its width and height.
@Suite struct AnnotatedPlotTests {
  private func chart(
    _ mark: ResolvedChart.Mark, _ values: [Double?], gap: Double = 0.5, placement: ChartPlacement = .edges
  ) -> ResolvedChart {
    ResolvedChart(
      mark: mark, values: values, range: 0...10, baseline: 0, fill: .color(.black), gap: gap, placement: placement)
  }

  private func part(_ place: Value, _ chart: ResolvedChart, names: [String] = []) -> Double? {
    var plot = AnnotatedPlot([chart], values: [chart])
    plot.names = names
    return plot.part(of: place, in: chart)
  }

  @Test func aLineRunsFromEdgeToEdge() {
    let line = chart(.line, [1, 2, 3, 4, 5])
    #expect(part(.number(0), line) == 0 && part(.number(4), line) == 1 && part(.number(1.5), line) == 0.375)
    #expect(part(.number(5), line) == nil && part(.number(-0.5), line) == nil)
    #expect(part(.number(1), chart(.line, [1, 2], placement: .middles)) == 0.75)
  }

  /// Four bars in equal parts of the width; without axes, four bars and three gaps of the same width.
  @Test func barsHaveTheirMiddles() {
    var bars = chart(.bars, [1, 2, 3, 4])
    #expect(bars.middle(0) == 0.5 / 7 && bars.middle(3) == 6.5 / 7)
    bars.isInBands = true
    #expect(bars.middle(0) == 0.125 && bars.middle(3) == 0.875)
  }

  /// Bars side by side: a value's own part of the width is half of its room, and each bar has a half of that.
  @Test func groupedBarsHaveTheirOwn() {
    var bars = chart(.bars, [10, 5])
    bars.isInBands = true
    bars.group = ResolvedChart.Group(place: 1, count: 2)
    #expect(bars.bar(0) == Rect(x: 0.25, y: 0, width: 0.125, height: 1))
    #expect(bars.tip(1) == Point(x: 0.8125, y: 0.5))
  }

  @Test func labelsAndPlacesAreFound() {
    let line = chart(.line, [1, 2, 3])
    #expect(part(.string("noon"), line, names: ["morning", "noon", "night"]) == 0.5)
    #expect(part(.string("dawn"), line, names: ["morning", "noon", "night"]) == nil)
    var scatter = chart(.points, [1, 2, 3])
    scatter.places = [100, 110, 140]
    #expect(part(.number(120), scatter) == 0.5 && part(.number(150), scatter) == nil)
    let plot = AnnotatedPlot([scatter], values: [scatter])
    #expect(plot.value(at: .number(112), in: scatter) == 1)
  }

  @Test func gapsHaveNoPlace() {
    let line = chart(.line, [1, nil, 3])
    #expect(line.tip(1) == nil && line.tip(3) == nil && line.tip(2) == Point(x: 1, y: 0.7))
  }

  @Test func labelsAvoidBothLinesOfABand() {
    var band = chart(.band, [8, 9])
    band.lows = [2, 3]
    #expect(band.lines(margin: 1).map { $0.points.count } == [2, 2])
    #expect(band.lines(margin: 1).first?.inset == 2)
    #expect(chart(.bars, [1]).lines(margin: 0).isEmpty)
  }
}
