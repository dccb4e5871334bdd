// SPDX-License-Identifier: MIT

package import WeaveGraphics
import WeaveSchema

/// The keys of the object `rule`.
package enum RuleKeys: KeyOwner {
  package static let objectName = "rule"
  package static let about = "A line across a chart at a value `y`, or from top to bottom at a place `x`."

  package static let y = quantityKey(.y, "The value that it marks; the range of the chart then includes this value.")
  package static let x = key(.x, AnnotationPlace.type, "The place that it marks: \(AnnotationPlace.meaning).")
  package static let label = textKey(.label, "Its text; reads `value`, the number that it marks.")
  package static let position = wordKey(
    .position, VerticalEdge.self,
    "Whether the label is above or below the line, or at the upper or lower end of an upright one; where the chart is "
      + "freest if missing.")
  package static let alignment = wordKey(
    .alignment, HorizontalAlignment.self,
    "The end of the line at which the label is, or the side of an upright line; where the chart is freest if missing.")
  package static let fill = colorKey(.fill, "Its colour, and that of its label; that of the chart's labels if missing.")
  package static let lineWidth = numberKey(.lineWidth, in: 0...40, default: 1, "Its width in points.")
  package static let dash = key(
    .dash, .array(ContentTable.positive, atMost: 16),
    "Lengths of dashes and gaps in turn, `[3, 3]` if missing; `[]` is a solid line.")

  package static let keys: [any DeclaredKey] = [y, x, label, position, alignment, fill, lineWidth, dash]
}

/// The keys of the object `callout`.
package enum CalloutKeys: KeyOwner {
  package static let objectName = "callout"
  package static let about = "A value of a chart that is called out by a dot and a label."

  package static let at = key(
    .at, .dynamic(.anyOf([.integer(0...1999), .token(CalloutWord.allCases.map(\.rawValue))])), default: "\"last\"",
    "The value: the first, last, smallest or greatest that is known, or the one at an index, from 0.")
  package static let x = key(
    .x, AnnotationPlace.type, "The value at this place instead of `at`: \(AnnotationPlace.meaning).")
  package static let series = integerKey(.series, in: 0...11, default: 0, "The index of its series, from 0.")
  package static let label = textKey(
    .label, default: "{{value||number}}", "Its text; reads `value`, its `index`, and `place`, its label of `x`.")
  package static let position = wordKey(
    .position, AnnotationPosition.self,
    "The side of the dot on which the label is; where it covers neither lines nor other labels if missing.")
  package static let fill = colorKey(.fill, "Its colour, and that of its label; that of the value if missing.")
  package static let size = numberKey(
    .size, in: 0...100, "The width of the dot; by the width of the line if missing, and 0 on bars.")

  package static let keys: [any DeclaredKey] = [at, x, series, label, position, fill, size]
}

/// The keys of the object `plotRange`.
package enum PlotRangeKeys: KeyOwner {
  package static let objectName = "plotRange"
  package static let about = "A shaded part of a chart, behind its values. A missing end is the edge of the chart."

  package static let yStart = quantityKey(.yStart, "The value at its lower edge.")
  package static let yEnd = quantityKey(.yEnd, "The value at its upper edge.")
  package static let xStart = key(
    .xStart, AnnotationPlace.type, "The place where it begins: \(AnnotationPlace.meaning).")
  package static let xEnd = key(.xEnd, AnnotationPlace.type, "The place where it ends; the bar there belongs to it.")
  package static let fill = paintKey(
    .fill, default: .fill, "Its paint; hatched on paper, and a pattern on displays of few inks.")
  package static let label = textKey(.label, "Its text.")
  package static let position = wordKey(
    .position, VerticalEdge.self, "The edge at which the label is; where the chart is freest if missing.")
  package static let alignment = wordKey(
    .alignment, HorizontalAlignment.self, "The side at which the label is; where the chart is freest if missing.")

  package static let keys: [any DeclaredKey] = [yStart, yEnd, xStart, xEnd, fill, label, position, alignment]
}

/// The keys of the object `directLabels`.
package enum DirectLabelKeys: KeyOwner {
  package static let objectName = "directLabels"
  package static let about =
    "Labels at the ends of lines, in the colours of the lines; moved apart if they would overlap."

  package static let label = textKey(
    .label, default: "{{name}}", "The text at each line; reads its `name`, and `value`, its last known value.")

  package static let keys: [any DeclaredKey] = [label]
}

/// A place along a chart.
private enum AnnotationPlace {
  static let type = FieldType.dynamic(.anyOf([.number(-1e15...1e15), .string]))
  static let meaning = "the index of a value, from 0, a number among the `places`, or a label of `x`"
}
