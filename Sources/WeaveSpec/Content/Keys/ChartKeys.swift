// SPDX-License-Identifier: MIT

import WeaveDiagnostics
package import WeaveGraphics
import WeaveSchema

/// The keys of a `chart`.
package enum ChartKeys: KeyOwner {
  package static let objectName = "chart"
  package static let about = "Values side by side, as bars, a line, an area or points."

  static let rowOfNumbers = FieldType.dynamic(.array(.anyOf([.number(-1e15...1e15), .any]), atMost: 2000))

  package static let mark = wordKey(
    .mark, ChartMark.self, default: .bars,
    "Its form. `range` and `band` extend from `low` to `values`; `donut` and `rose` are round; `sparkline` is a "
      + "line that ends in a dot.")
  package static let values = key(
    .values, rowOfNumbers, "Numbers, or an expression that gives a list; `null` is a gap.")
  package static let member = textKey(
    .member, as: .string, "The member of each value to show, if the values are records.")
  package static let low = key(.low, rowOfNumbers, "Where `range` and `band` begin, one number per value.")
  package static let lowMember = textKey(.lowMember, as: .string, "The member of each value of `low` to use.")
  package static let places = key(
    .places, rowOfNumbers, "The horizontal positions of `points`, one number per value; evenly spaced if missing.")
  package static let placeMember = textKey(.placeMember, as: .string, "The member of each value of `places` to use.")
  package static let columns = integerKey(.columns, in: 1...2000, default: 7, "Cells in a row of a `heatMap`.")
  package static let inner = numberKey(
    .inner, in: 0...0.95, default: 0.62, "The hole of a `donut` or `rose`, in parts of its radius.")
  package static let series = key(
    .series, .array(.object("series"), atMost: 12), "Several rows of values instead of `values`; bars are stacked.")
  package static let grouped = flagKey(
    .grouped, default: false, "Whether bars of several series are side by side instead of stacked.")
  package static let x = objectKey(.x, PlaceAxisKeys.self, "Labels below it, or around a round chart.")
  package static let y = objectKey(
    .y, ValueAxisKeys.self, "Lines and labels at round values, at which its range then ends.")
  package static let legend = flagKey(.legend, default: false, "Whether the names of its series are shown below.")
  package static let rules = key(
    .rules, .array(.object("rule"), atMost: 12), "Lines at values or places, such as a goal, with a label.")
  package static let callouts = key(
    .callouts, .array(.object("callout"), atMost: 12),
    "Values with a dot and a label, such as the greatest or the last.")
  package static let ranges = key(
    .ranges, .array(.object("plotRange"), atMost: 12), "Shaded parts behind the values, such as a night or a target.")
  package static let directLabels = objectKey(
    .directLabels, DirectLabelKeys.self, "Labels at the ends of its lines, instead of a legend.")
  package static let min = quantityKey(.min, "The value at the lower edge; the smallest value, or 0, if missing.")
  package static let max = quantityKey(.max, "The value at the upper edge; the greatest value if missing.")
  package static let baseline = quantityKey(.baseline, default: 0, "The value at which bars and areas begin.")
  package static let fill = paintKey(
    .fill, default: .accent,
    "Its paint; for bars, points, sectors and cells it is evaluated for each value, which it reads as `item`, with "
      + "its position as `index`. A `donut` without one has ten colours in turn.")
  package static let fills = key(
    .fills, .dynamic(.array(ContentTable.fill, atMost: 2000)),
    "One paint per value, or an expression that gives a list of colours.")
  package static let lineWidth = numberKey(
    .lineWidth, in: ContentTable.lengths, default: 2, "The width of a line, and of a point.")
  package static let gap = numberKey(
    .gap, in: 0...0.95, default: 0.3,
    "Space between bars, sectors or cells, in parts of their pitch; between those of a `donut` in "
      + "parts of its radius, 0.02 if missing.")
  package static let cornerRadius = numberKey(
    .cornerRadius, in: ContentTable.lengths, default: 2, "The rounding of a bar's end.")
  package static let interpolation = wordKey(
    .interpolation, ChartInterpolation.self, default: .linear, "How a line runs from value to value.")
  package static let placement = wordKey(
    .placement, ChartPlacement.self, default: .edges,
    "Whether the values of a line or area extend from edge to edge, or are placed like bars, as they "
      + "always do beside bars.")
  package static let taper = numberKey(
    .taper, in: 0...1, default: 0,
    "The part of the width in which a line or area falls to its baseline before a gap, and rises again after it.")
  package static let fades = key(
    .fades, .dynamic(.array(.anyOf([.number(0...1), .any]), atMost: 2000)),
    "Opacities from one side to the other, or an expression that gives a list.")

  package static let keys: [any DeclaredKey] = [
    mark, values, member, low, lowMember, places, placeMember, columns, inner, series, grouped, x, y, legend, rules,
    callouts, ranges, directLabels, min, max, baseline, fill, fills, lineWidth, gap, cornerRadius, interpolation,
    placement, taper, fades,
  ]
}

/// The keys of the object `series`.
package enum SeriesKeys: KeyOwner {
  package static let objectName = "series"
  package static let about = "One series of a chart. Missing keys have the values of the chart."

  package static let name = textKey(.name, "Its name in the legend.")
  package static let values = key(.values, ChartKeys.rowOfNumbers, required: true, "Its values, as for a chart.")
  package static let member = textKey(
    .member, as: .string, "The member of each value to show, if the values are records.")
  package static let low = key(.low, ChartKeys.rowOfNumbers, "Where its `range` or `band` begins.")
  package static let lowMember = textKey(.lowMember, as: .string, "The member of each value of `low` to use.")
  package static let places = key(.places, ChartKeys.rowOfNumbers, "The horizontal positions of its `points`.")
  package static let placeMember = textKey(.placeMember, as: .string, "The member of each value of `places` to use.")
  package static let mark = key(
    .mark, .dynamic(.token(ChartMark.words.filter { $0 != ChartMark.sparkline.rawValue })), "Its form.")
  package static let fill = paintKey(
    .fill, "Its paint; one of ten colours in turn if missing. It reads `item` and `index` as for a chart.")
  package static let fills = key(
    .fills, .dynamic(.array(ContentTable.fill, atMost: 2000)),
    "One paint per value, or an expression that gives a list.")
  package static let lineWidth = numberKey(.lineWidth, in: ContentTable.lengths, "The width of its line.")
  package static let interpolation = wordKey(.interpolation, ChartInterpolation.self, "How its line runs.")

  package static let keys: [any DeclaredKey] = [
    name, values, member, low, lowMember, places, placeMember, mark, fill, fills, lineWidth, interpolation,
  ]
}

/// The keys of the object `placeAxis`.
package enum PlaceAxisKeys: KeyOwner {
  package static let objectName = "placeAxis"
  package static let about = "The labels below a chart, or around a `rose` or `donut`."

  package static let labels = key(
    .labels, .dynamic(.array(.any, atMost: 400)), required: true, "A text for each value.")
  package static let every = integerKey(
    .every, in: 1...400, default: 1, "Shows the first label and every nth after it.")

  package static let keys: [any DeclaredKey] = [labels, every]
}

/// The keys of the object `valueAxis`.
package enum ValueAxisKeys: KeyOwner {
  package static let objectName = "valueAxis"
  package static let about = "The labelled round values of a chart."

  package static let ticks = integerKey(
    .ticks, in: 2...12, default: 4, "Their approximate number, and the most that are shown.")
  package static let min = quantityKey(
    .min, "The lowest; with `max` the values between are evenly spaced, round or not.")
  package static let max = quantityKey(.max, "The highest.")
  package static let label = textKey(.label, default: "{{value||number}}", "The text at each; reads `value`.")
  package static let side = wordKey(.side, AxisSide.self, default: .trailing, "The side of the labels.")
  package static let grid = flagKey(.grid, default: true, "Whether there are lines.")
  package static let shows = flagKey(.shows, default: true, "Whether there are labels.")

  package static let keys: [any DeclaredKey] = [ticks, min, max, label, side, grid, shows]
}
