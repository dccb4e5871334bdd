// SPDX-License-Identifier: MIT

import WeaveDiagnostics
public import WeaveGraphics
import WeaveSchema

/// The keys of a `chart`.
public enum ChartKeys: KeyOwner {
  public static let objectName = "chart"
  public static let about = "Values side by side, as bars, a line, an area or points."

  static let rowOfNumbers = FieldType.dynamic(.array(.anyOf([.number(-1e15...1e15), .any]), atMost: 2000))

  public static let mark = wordKey(
    .mark, ChartMark.self, default: .bars,
    "Its form. `range` and `band` reach from `low` to `values`; `donut` and `rose` are round; `sparkline` is a "
      + "line that ends in a dot.")
  public static let values = key(.values, rowOfNumbers, "Numbers, or an expression that gives a list; `null` is a gap.")
  public static let member = textKey(
    .member, as: .string, "Which member of each value to take, where the values are records.")
  public static let low = key(.low, rowOfNumbers, "Where `range` and `band` begin, one number a value.")
  public static let lowMember = textKey(.lowMember, as: .string, "Which member of each value of `low` to take.")
  public static let places = key(
    .places, rowOfNumbers, "Where `points` stand across, one number a value; at even distances if missing.")
  public static let placeMember = textKey(.placeMember, as: .string, "Which member of each value of `places` to take.")
  public static let columns = integerKey(.columns, in: 1...2000, default: 7, "Cells in a row of a `heatMap`.")
  public static let inner = numberKey(
    .inner, in: 0...0.95, default: 0.62, "The hole of a `donut` or `rose`, in parts of its radius.")
  public static let series = key(
    .series, .array(.object("series"), atMost: 12), "Several rows of values instead of `values`; bars are stacked.")
  public static let grouped = flagKey(
    .grouped, default: false, "Whether bars of several series stand beside each other, and not stacked.")
  public static let x = objectKey(.x, PlaceAxisKeys.self, "Labels below it; around it where it is round.")
  public static let y = objectKey(
    .y, ValueAxisKeys.self, "Lines and labels at round values, which its range then ends at.")
  public static let legend = flagKey(.legend, default: false, "Whether the names of its series stand below.")
  public static let min = quantityKey(.min, "The value at the lower edge; the least value, or 0, if missing.")
  public static let max = quantityKey(.max, "The value at the upper edge; the greatest value if missing.")
  public static let baseline = quantityKey(.baseline, default: 0, "Where bars and areas stand.")
  public static let fill = paintKey(
    .fill, default: .accent,
    "Its paint; for bars, points, sectors and cells it is worked out for each value, which it reads as `item`, with "
      + "its place as `index`. A `donut` without one has ten colours in turn.")
  public static let fills = key(
    .fills, .dynamic(.array(ContentTable.fill, atMost: 2000)),
    "One paint a value, or an expression that gives a list of colours.")
  public static let lineWidth = numberKey(
    .lineWidth, in: ContentTable.lengths, default: 2, "The width of a line, and of a point.")
  public static let gap = numberKey(
    .gap, in: 0...0.95, default: 0.3,
    "Space between bars, sectors or cells, in parts of their pitch; between those of a `donut` in "
      + "parts of its radius, 0.02 if missing.")
  public static let cornerRadius = numberKey(
    .cornerRadius, in: ContentTable.lengths, default: 2, "The rounding of a bar's end.")
  public static let interpolation = wordKey(
    .interpolation, ChartInterpolation.self, default: .linear, "How a line runs from value to value.")
  public static let placement = wordKey(
    .placement, ChartPlacement.self, default: .edges,
    "Whether the values of a line or area reach from edge to edge, or stand where bars would, as they "
      + "always do beside bars.")
  public static let taper = numberKey(
    .taper, in: 0...1, default: 0,
    "Runs a line or area down to its baseline before and after a gap, within a part of the width.")
  public static let fades = key(
    .fades, .dynamic(.array(.anyOf([.number(0...1), .any]), atMost: 2000)),
    "Opacities from one side to the other, or an expression that gives a list.")

  public static let keys: [any DeclaredKey] = [
    mark, values, member, low, lowMember, places, placeMember, columns, inner, series, grouped, x, y, legend, min,
    max, baseline, fill, fills, lineWidth, gap, cornerRadius, interpolation, placement, taper, fades,
  ]
}

/// The keys of the object `series`.
public enum SeriesKeys: KeyOwner {
  public static let objectName = "series"
  public static let about = "One row of values of a chart. What it does not say it takes from the chart."

  public static let name = textKey(.name, "What the legend calls it.")
  public static let values = key(.values, ChartKeys.rowOfNumbers, required: true, "Its values, as a chart's.")
  public static let member = textKey(
    .member, as: .string, "Which member of each value to take, where the values are records.")
  public static let low = key(.low, ChartKeys.rowOfNumbers, "Where its `range` or `band` begins.")
  public static let lowMember = textKey(.lowMember, as: .string, "Which member of each value of `low` to take.")
  public static let places = key(.places, ChartKeys.rowOfNumbers, "Where its `points` stand across.")
  public static let placeMember = textKey(.placeMember, as: .string, "Which member of each value of `places` to take.")
  public static let mark = key(
    .mark, .dynamic(.token(ChartMark.words.filter { $0 != ChartMark.sparkline.rawValue })), "Its form.")
  public static let fill = paintKey(
    .fill, "Its paint; one of ten colours in turn if missing. It reads `item` and `index` as a chart's.")
  public static let fills = key(
    .fills, .dynamic(.array(ContentTable.fill, atMost: 2000)),
    "One paint a value, or an expression that gives a list.")
  public static let lineWidth = numberKey(.lineWidth, in: ContentTable.lengths, "The width of its line.")
  public static let interpolation = wordKey(.interpolation, ChartInterpolation.self, "How its line runs.")

  public static let keys: [any DeclaredKey] = [
    name, values, member, low, lowMember, places, placeMember, mark, fill, fills, lineWidth, interpolation,
  ]
}

/// The keys of the object `placeAxis`.
public enum PlaceAxisKeys: KeyOwner {
  public static let objectName = "placeAxis"
  public static let about = "What is written below a chart, or around a `rose` or `donut`."

  public static let labels = key(.labels, .dynamic(.array(.any, atMost: 400)), required: true, "A text for each value.")
  public static let every = integerKey(.every, in: 1...400, default: 1, "Shows the first label and every nth after it.")

  public static let keys: [any DeclaredKey] = [labels, every]
}

/// The keys of the object `valueAxis`.
public enum ValueAxisKeys: KeyOwner {
  public static let objectName = "valueAxis"
  public static let about = "The round values that a chart is read by."

  public static let ticks = integerKey(.ticks, in: 2...12, default: 4, "About how many; never more.")
  public static let min = quantityKey(.min, "The lowest; with `max` the values between are even parts, round or not.")
  public static let max = quantityKey(.max, "The highest.")
  public static let label = textKey(.label, default: "{{value||number}}", "What stands at each; reads `value`.")
  public static let side = wordKey(.side, AxisSide.self, default: .trailing, "Where the labels stand.")
  public static let grid = flagKey(.grid, default: true, "Whether there are lines.")
  public static let shows = flagKey(.shows, default: true, "Whether there are labels.")

  public static let keys: [any DeclaredKey] = [ticks, min, max, label, side, grid, shows]
}
