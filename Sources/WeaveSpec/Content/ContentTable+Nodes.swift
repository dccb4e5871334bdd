// SPDX-License-Identifier: MIT

import WeaveSchema

/// The kinds of node, named as in SwiftUI.
public enum NodeType: String, Sendable, Hashable, CaseIterable {
  /// Stacks and the grid, which place their children.
  case vstack, hstack, zstack, grid
  /// Separators between other nodes.
  case spacer, divider
  /// Nodes that draw something.
  case text, symbol, image, shape, path, qr, gauge, chart
  /// Nodes that choose other nodes. They are gone once the choice is made.
  case forEach, when, viewThatFits
  /// Nodes that stand for others: those of a template or component, the content of a slot, another design.
  case use, slot, widget

  /// The key for the main content of a node: the words of a text, a symbol, the file of a photo. Nil if there is none.
  public var subject: PropertyKey? {
    switch self {
    case .text: .text
    case .symbol: .name
    case .image: .file
    case .vstack, .hstack, .zstack, .grid, .viewThatFits, .spacer, .divider, .shape, .path, .qr, .gauge, .chart: nil
    case .forEach, .when, .use, .slot, .widget: nil
    }
  }

  /// Whether it draws all of its children, each in its own place.
  public var placesChildren: Bool {
    switch self {
    case .vstack, .hstack, .zstack, .grid: true
    case .spacer, .divider, .text, .symbol, .image, .shape, .path, .qr, .gauge, .chart: false
    case .forEach, .when, .viewThatFits, .use, .slot, .widget: false
    }
  }

  /// A rule about several keys of a node.
  enum KeyRule {
    /// One of `text` and `spans`; one of `values` and `series`; one of `template` and `design`.
    case words, values, source
    /// At least one child.
    case children
  }

  /// The rule about several keys of this kind; nil if there is none.
  var keyRule: KeyRule? {
    switch self {
    case .text: .words
    case .chart: .values
    case .widget: .source
    case .vstack, .hstack, .zstack, .grid, .viewThatFits: .children
    case .spacer, .divider, .symbol, .image, .shape, .path, .qr, .gauge, .forEach, .when, .use, .slot: nil
    }
  }
}

extension ContentTable {
  /// The fields of a node kind besides the modifiers.
  static func ownFields(of type: NodeType) -> (summary: String, fields: [Field]) {
    switch type {
    case .vstack: ("Nodes below each other.", stackFields(alignment: horizontal))
    case .hstack: ("Nodes beside each other.", stackFields(alignment: vertical))
    case .zstack:
      (
        "Nodes on top of each other, the last in front.",
        [Field("alignment", both, default: "\"center\"", "Where smaller nodes stand."), childrenField]
      )
    case .grid: ("Cells in columns, row by row.", gridFields)
    case .spacer:
      (
        "Room that grows along its stack.",
        [Field("minLength", length, default: "0", "The least that it takes.")]
      )
    case .divider:
      ("A hairline across its stack.", [Field("color", color, default: "\"separator\"", "Its colour.")])
    case .text: ("Words.", textFields)
    case .symbol: ("A symbol by its SF Symbols name.", symbolFields)
    case .image: ("A photo.", imageFields)
    case .shape: ("A filled or stroked outline that takes the room it gets.", shapeFields)
    case .path: ("A free outline, as SVG writes paths.", pathFields)
    case .qr: ("A QR code, in whole pixels.", qrFields)
    case .gauge: ("A value within a range, as a ring or a bar.", gaugeFields)
    case .chart: ("Values side by side, as bars, a line, an area or points.", chartFields)
    case .forEach: ("Its children once for every item of a list.", forEachFields)
    case .when: ("One of two lists of children, chosen by size, appearance or condition.", whenFields)
    case .viewThatFits: ("The first child that fits.", fitsFields)
    case .use: ("A built-in template or a component of the design, drawn in place.", useFields)
    case .widget: ("A whole widget in a cell, for a size class of its own.", widgetFields)
    case .slot: ("A place in a component for nodes of its uses.", slotFields)
    }
  }

  private static let childrenField = Field("children", children, required: true, "The nodes, in order.")

  private static func stackFields(alignment: FieldType) -> [Field] {
    [
      Field("spacing", number, default: "0", "Points between neighbours."),
      Field("alignment", alignment, default: "\"center\"", "How nodes line up across the stack."),
      childrenField,
    ]
  }

  private static let gridFields = [
    Field(
      "columns", .anyOf([.dynamic(.integer(1...64)), .array(.object("column"), atMost: 64)]), required: true,
      "How many equal columns, or one object a column."),
    Field("spacing", number, default: "0", "Points between columns."),
    Field("rowSpacing", number, default: "0", "Points between rows."),
    Field("alignment", both, default: "\"center\"", "Where cells stand in their space."),
    childrenField,
  ]

  private static let textFields = [
    Field("text", .dynamic(.template), "What it says; may hold `{{…}}`."),
    Field("spans", .array(.object("span"), atMost: 64), "Stretches with looks of their own, instead of `text`."),
    Field(
      "markdown", condition, default: "false",
      "Whether `text` is read as Markdown: `**bold**`, `*italic*`, `~~struck~~`, `` `code` `` and `[words](colour)`."),
    Field("lineLimit", .dynamic(.integer(0...100)), "The most lines; 0 or missing for no limit."),
    Field("truncation", .dynamic(.token(["head", "middle", "tail"])), default: "\"tail\"", "Where it is cut."),
    Field(
      "minimumScale", .dynamic(.number(0.05...1)), default: "1",
      "How far the size may shrink before the text is cut."),
    Field(
      "fit", .dynamic(.array(fontType, atMost: 16)),
      "Fonts to try in turn on one line; the last may wrap to `lineLimit`."),
    Field("multilineAlignment", horizontal, default: "\"leading\"", "How lines line up with each other."),
    Field(
      "box", .dynamic(.token(["line", "cap"])), default: "\"line\"",
      "What counts as the text's box: whole lines, or cap line to baseline."),
    Field(
      "alignsInk", condition, default: "false",
      "Whether the ink of the first letter, and not its side bearing, meets the leading edge."),
    Field("balanced", condition, default: "false", "Whether wrapped lines become about equally long."),
    Field(
      "lineBreak", .dynamic(.token(["standard", "words"])), default: "\"standard\"",
      "Where lines end: as is usual in the script, in Korean between words, or between words alone in all of them."),
    Field(
      "tabStops", .array(positive, atMost: 32),
      "Where what follows a tab begins, in points from the leading edge; without one, a tab is as wide as an em."),
    Field("strikethrough", .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another."),
    Field("underline", .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another."),
  ]

  private static let symbolFields = [
    Field("name", .dynamic(.template), required: true, "The SF Symbols name."),
    Field("size", length, default: "17", "The height of its box in points; that of its own `font` if missing."),
    Field(
      "weight", .dynamic(.token(weights)), default: "\"regular\"",
      "How heavy it is drawn; as heavy as its own `font` if missing."),
    Field(
      "mode", .dynamic(.token(["monochrome", "hierarchical", "palette", "multicolor"])),
      default: "\"monochrome\"", "How its layers are coloured."),
    Field("color", fill, "Its tint; the foreground if missing."),
    Field(
      "alignsInk", condition, default: "false",
      "Whether its box ends where its ink ends on the left and right, so that the ink meets an edge."),
    Field("colors", .array(color, atMost: 3), "The colours of its layers in `palette` mode."),
  ]

  private static let imageFields = [
    Field("file", .dynamic(.template), required: true, "A path below the design's folder or `--assets`."),
    Field("mode", .dynamic(.token(["fill", "fit", "stretch"])), default: "\"fill\"", "How it takes its room."),
    Field("crop", .object("crop"), "The part that is shown."),
    Field("focusX", unit, default: "0.5", "Which part of the width stays in view when it is filled."),
    Field("focusY", unit, default: "0.5", "Which part of the height stays in view."),
    Field("zoom", .dynamic(.number(1...8)), default: "1", "How much closer than needed a filled photo is shown."),
    Field("rotation90", .dynamic(.integer(0...3)), default: "0", "Quarter turns clockwise."),
    Field("straighten", .dynamic(.number(-45...45)), default: "0", "Degrees clockwise, without empty corners."),
    Field("filter", .object("photoFilter"), "A photo filter."),
  ]

  private static let shapeFields = [
    Field("shape", .dynamic(shapes), default: "\"rectangle\"", "Its kind."),
    Field("radius", length, default: "8", "The corner radius of a `roundedRectangle`."),
    Field("curve", .dynamic(.token(["continuous", "circular"])), default: "\"continuous\"", "How corners bend."),
    Field("fill", fill, "Its paint; the foreground if neither `fill` nor `stroke` is given."),
    Field("stroke", .object("stroke"), "A line along the inside of its edge."),
  ]

  private static let pathFields = [
    Field("data", .dynamic(.template), required: true, "Path data of SVG: the text of a `d` attribute."),
    Field(
      "viewBox", .array(any, atMost: 4),
      "The part that is shown, as in SVG: left, top, width, height; the box around the path if missing."),
    Field(
      "mode", .dynamic(.token(["fit", "fill", "stretch"])), default: "\"fit\"",
      "How that part takes the node's box: whole, covering it, or stretched."),
    Field(
      "rule", .dynamic(.token(["nonZero", "evenOdd"])), default: "\"nonZero\"",
      "What overlapping parts do: by direction, or holes by turns."),
    Field("fill", fill, "Its paint; the foreground if neither `fill` nor `stroke` is given."),
    Field("stroke", .object("stroke"), "A line along it, half of its width on either side."),
  ]

  private static let qrFields = [
    Field(
      "text", .dynamic(.template), required: true,
      "What a camera reads from it: an address, a text, at most 2,953 bytes."),
    Field(
      "correction", .dynamic(.token(["low", "medium", "quartile", "high"])), default: "\"medium\"",
      "How much of it may be lost or covered: about 7, 15, 25 or 30 %; more makes it finer."),
    Field(
      "quiet", .dynamic(.integer(0...16)), default: "4",
      "Light squares around it; fewer than four not every camera reads."),
    Field("fill", fill, default: "\"#000000\"", "The paint of its squares."),
    Field(
      "background", fill, default: "\"#FFFFFF\"",
      "The paint beneath them; cameras want it light, in a dark widget, too."),
  ]

  private static let gaugeFields = [
    Field("style", .dynamic(.token(["ring", "linear"])), default: "\"ring\"", "Its form."),
    Field("value", quantity, required: true, "What it shows."),
    Field("min", quantity, default: "0", "The value at its start."),
    Field("max", quantity, default: "1", "The value at its end."),
    Field("lineWidth", length, default: "8", "The width of its line."),
    Field("start", number, default: "0", "Where a ring starts: degrees clockwise from twelve o'clock."),
    Field("sweep", .dynamic(.number(1...360)), default: "360", "How far a full ring reaches, in degrees."),
    Field("cap", .dynamic(.token(["round", "butt"])), default: "\"round\"", "How the ends of a ring's arc look."),
    Field("fill", fill, default: "\"accent\"", "The paint of the value."),
    Field("track", fill, default: "\"fill\"", "The paint of the rest."),
  ]

  private static let marks = [
    "bars", "line", "area", "points", "range", "band", "donut", "rose", "heatMap", "sparkline",
  ]

  /// Whether a mark draws each value separately, so that `fill` can differ between values. False for lines, and for
  /// areas below a line or between two.
  ///
  /// - Parameter mark: a word of `mark`; nil if a chart has none.
  package static func hasFillPerValue(mark: String?) -> Bool {
    mark.map { !["line", "area", "band", "sparkline"].contains($0) } ?? true
  }

  private static let rowOfNumbers = FieldType.dynamic(
    .array(.anyOf([.number(-1e15...1e15), .any]), atMost: 2000))

  /// A row of values of a chart.
  static let series = ObjectType(
    "series", "One row of values of a chart. What it does not say it takes from the chart.",
    [
      Field("name", .dynamic(.template), "What the legend calls it."),
      Field("values", rowOfNumbers, required: true, "Its values, as a chart's."),
      Field("member", .string, "Which member of each value to take, where the values are records."),
      Field("low", rowOfNumbers, "Where its `range` or `band` begins."),
      Field("lowMember", .string, "Which member of each value of `low` to take."),
      Field("places", rowOfNumbers, "Where its `points` stand across."),
      Field("placeMember", .string, "Which member of each value of `places` to take."),
      Field("mark", .dynamic(.token(marks.filter { $0 != "sparkline" })), "Its form."),
      Field(
        "fill", fill,
        "Its paint; one of ten colours in turn if missing. It reads `item` and `index` as a chart's."),
      Field("fills", .dynamic(.array(fill, atMost: 2000)), "One paint a value, or an expression that gives a list."),
      Field("lineWidth", length, "The width of its line."),
      Field("interpolation", .dynamic(.token(["linear", "monotone", "step"])), "How its line runs."),
    ])

  static let placeAxis = ObjectType(
    "placeAxis", "What is written below a chart, or around a `rose` or `donut`.",
    [
      Field("labels", .dynamic(.array(.any, atMost: 400)), required: true, "A text for each value."),
      Field("every", .dynamic(.integer(1...400)), default: "1", "Shows the first label and every nth after it."),
    ])

  static let valueAxis = ObjectType(
    "valueAxis", "The round values that a chart is read by.",
    [
      Field("ticks", .dynamic(.integer(2...12)), default: "4", "About how many; never more."),
      Field("min", quantity, "The lowest; with `max` the values between are even parts, round or not."),
      Field("max", quantity, "The highest."),
      Field("label", .dynamic(.template), default: "\"{{value||number}}\"", "What stands at each; reads `value`."),
      Field("side", .dynamic(.token(["leading", "trailing"])), default: "\"trailing\"", "Where the labels stand."),
      Field("grid", condition, default: "true", "Whether there are lines."),
      Field("shows", condition, default: "true", "Whether there are labels."),
    ])

  private static let chartFields = [
    Field(
      "mark", .dynamic(.token(marks)), default: "\"bars\"",
      "Its form. `range` and `band` reach from `low` to `values`; `donut` and `rose` are round; `sparkline` is a line that ends in a dot."
    ),
    Field(
      "values", rowOfNumbers,
      "Numbers, or an expression that gives a list; `null` is a gap."),
    Field("member", .string, "Which member of each value to take, where the values are records."),
    Field("low", rowOfNumbers, "Where `range` and `band` begin, one number a value."),
    Field("lowMember", .string, "Which member of each value of `low` to take."),
    Field("places", rowOfNumbers, "Where `points` stand across, one number a value; at even distances if missing."),
    Field("placeMember", .string, "Which member of each value of `places` to take."),
    Field("columns", .dynamic(.integer(1...2000)), default: "7", "Cells in a row of a `heatMap`."),
    Field(
      "inner", .dynamic(.number(0...0.95)), default: "0.62", "The hole of a `donut` or `rose`, in parts of its radius."),
    Field(
      "series", .array(.object("series"), atMost: 12), "Several rows of values instead of `values`; bars are stacked."),
    Field(
      "grouped", condition, default: "false", "Whether bars of several series stand beside each other, and not stacked."
    ),
    Field("x", .object("placeAxis"), "Labels below it; around it where it is round."),
    Field("y", .object("valueAxis"), "Lines and labels at round values, which its range then ends at."),
    Field("legend", condition, default: "false", "Whether the names of its series stand below."),
    Field("min", quantity, "The value at the lower edge; the least value, or 0, if missing."),
    Field("max", quantity, "The value at the upper edge; the greatest value if missing."),
    Field("baseline", quantity, default: "0", "Where bars and areas stand."),
    Field(
      "fill", fill, default: "\"accent\"",
      "Its paint; for bars, points, sectors and cells it is worked out for each value, which it reads as `item`, with its place as "
        + "`index`. A `donut` without one has ten colours in turn."),
    Field(
      "fills", .dynamic(.array(fill, atMost: 2000)), "One paint a value, or an expression that gives a list of colours."
    ),
    Field("lineWidth", length, default: "2", "The width of a line, and of a point."),
    Field(
      "gap", .dynamic(.number(0...0.95)), default: "0.3",
      "Space between bars, sectors or cells, in parts of their pitch; between those of a `donut` in parts of its radius, 0.02 if missing."
    ),
    Field("cornerRadius", length, default: "2", "The rounding of a bar's end."),
    Field(
      "interpolation", .dynamic(.token(["linear", "monotone", "step"])), default: "\"linear\"",
      "How a line runs from value to value."),
    Field(
      "placement", .dynamic(.token(["edges", "middles"])), default: "\"edges\"",
      "Whether the values of a line or area reach from edge to edge, or stand where bars would, as they always do beside bars."
    ),
    Field(
      "taper", .dynamic(.number(0...1)), default: "0",
      "Runs a line or area down to its baseline before and after a gap, within a part of the width."),
    Field(
      "fades", .dynamic(.array(.anyOf([.number(0...1), .any]), atMost: 2000)),
      "Opacities from one side to the other, or an expression that gives a list."),
  ]

  private static let forEachFields = [
    Field(
      "items", .dynamic(.anyOf([.array(.any, atMost: 2000), .integer(0...2000)])), required: true,
      "A list, or how many times."),
    Field("as", .string, default: "\"item\"", "What expressions call the item."),
    Field("index", .string, default: "\"index\"", "What expressions call its place, from 0."),
    Field("where", condition, "An expression over an item; only those are shown for which it is true."),
    Field("sort", condition, "An expression over an item, by whose value they are put in order."),
    Field(
      "order", .dynamic(.token(["ascending", "descending"])), default: "\"ascending\"",
      "Whether the least comes first, or the greatest."),
    Field("limit", .dynamic(.integer(0...2000)), "The most items that are shown."),
    Field("more", children, "What is shown behind them where some are left out; `more` is how many."),
    childrenField,
  ]

  private static let whenFields = [
    Field("condition", condition, "An expression that must be true."),
    Field(
      "size",
      .anyOf([
        .token(ContentCase.sizes),
        .array(.token(ContentCase.sizes), atMost: ContentCase.sizes.count),
      ]), "The sizes that it is for."),
    Field("appearance", .token(ContentCase.appearances), "The appearance that it is for."),
    Field("then", children, required: true, "What is shown when all hold."),
    Field("else", children, "What is shown otherwise."),
  ]

  private static let fitsFields = [
    Field(
      "axis", .dynamic(.token(["horizontal", "vertical", "both"])), default: "\"both\"",
      "Which lengths must fit."),
    childrenField,
  ]
}
