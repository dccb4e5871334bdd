// SPDX-License-Identifier: MIT

import WeaveExpressions
import WeaveGraphics
import WeaveSpec

/// The annotations of a chart, read but without places in its plot yet: the range of the plot depends on them.
struct ChartAnnotations {
  struct Rule {
    var properties: Properties<RuleKeys>
    var y: Double?
    var x: Value
  }

  struct Range {
    var properties: Properties<PlotRangeKeys>
    var yStart, yEnd: Double?
    var xStart, xEnd: Value
  }

  var rules: [Rule] = []
  var callouts: [Properties<CalloutKeys>] = []
  var ranges: [Range] = []

  var isEmpty: Bool { rules.isEmpty && callouts.isEmpty && ranges.isEmpty }

  /// The values that the range of the chart includes.
  var levels: [Double] {
    (rules.map(\.y) + ranges.flatMap { [$0.yStart, $0.yEnd] }).compactMap { $0 }
  }
}

/// A plot as annotations see it.
struct AnnotatedPlot {
  /// As drawn: bars of several series are stacked.
  var charts: [ResolvedChart]
  /// The values of each series as the design gives them.
  var values: [[Double?]]
  /// Points around the boxes of the charts.
  var margin = 0.0
  /// Whether labels may lie on ranges.
  var hasRanges = false
  /// Whether labels of an axis stand beside the plot.
  var hasAxis = false
  /// The labels below the plot.
  var names: [String] = []

  init(_ charts: [ResolvedChart], values: [ResolvedChart], margin: Double = 0, hasAxis: Bool = false) {
    self.hasAxis = hasAxis
    self.charts = charts
    self.values = values.map(\.values)
    self.margin = margin
  }

  /// The chart that places and values are measured by; nil if none has axes.
  var first: ResolvedChart? { charts.first { $0.hasAxes && !$0.values.isEmpty } }

  /// The distance in points from the edges of the plot to the places of a chart's values.
  func inset(of chart: ResolvedChart) -> Double { chart.inset + margin }

  /// A place as an index into the values, which may lie between two of them.
  ///
  /// - Parameter place: an index, a number among the `places` of the chart, or one of the labels.
  func index(of place: Value, in chart: ResolvedChart) -> Double? {
    if case .string(let name) = place, let index = names.firstIndex(of: name) { return Double(index) }
    return place.number
  }

  /// The part of the width at a place, between 0 and 1; nil if it lies outside of the chart.
  ///
  /// - Parameter shift: moves the place by parts of the room that a value has: 1 is the end of the bar there.
  func part(of place: Value, in chart: ResolvedChart, shift: Double = 0) -> Double? {
    let part: Double
    if !chart.places.isEmpty, let number = place.number {
      let known = chart.places.compactMap { $0 }
      guard let low = known.min(), let high = known.max(), low < high else { return nil }
      part = (number / 2 - low / 2) / (high / 2 - low / 2)
    } else {
      guard let index = index(of: place, in: chart), index.isFinite else { return nil }
      part = chart.middle(index) + shift * chart.reach
    }
    let slack = 1e-6
    return part > -slack && part < 1 + slack ? min(max(part, 0), 1) : nil
  }

  /// The index of the value that is nearest to a place; nil if it lies outside of the chart.
  func value(at place: Value, in chart: ResolvedChart) -> Int? {
    if !chart.places.isEmpty, let number = place.number {
      let known = chart.places.enumerated().compactMap { index, place in place.map { (index, abs($0 - number)) } }
      return known.min { $0.1 < $1.1 }?.0
    }
    guard let index = index(of: place, in: chart)?.rounded(), index.isFinite, index >= 0,
      index < Double(chart.values.count)
    else { return nil }
    return Int(index)
  }
}
