// SPDX-License-Identifier: MIT

import WeaveDiagnostics
import WeaveSchema

extension ContentTable {
  static let frame = ObjectType(
    "frame", "A size for a node: fixed, or between bounds. `\"infinity\"` takes all there is.",
    [
      Field("width", side, "The width, in points."),
      Field("height", side, "The height, in points."),
      Field("minWidth", side, "The least width."),
      Field("idealWidth", side, "The width where nothing proposes one."),
      Field("maxWidth", extent, "The greatest width, or `\"infinity\"`."),
      Field("minHeight", side, "The least height."),
      Field("idealHeight", side, "The height where nothing proposes one."),
      Field("maxHeight", extent, "The greatest height, or `\"infinity\"`."),
      Field("alignment", both, default: "\"center\"", "Where the node stands in a frame that is larger."),
    ])

  static let insets = ObjectType(
    "insets", "Distances from the edges, in points.",
    [
      Field("top", number, "From the top; as `vertical` if missing."),
      Field("leading", number, "From the leading edge; as `horizontal` if missing."),
      Field("bottom", number, "From the bottom; as `vertical` if missing."),
      Field("trailing", number, "From the trailing edge; as `horizontal` if missing."),
      Field("horizontal", number, default: "0", "Leading and trailing at once."),
      Field("vertical", number, default: "0", "Top and bottom at once."),
    ])

  static let font = ObjectType(
    "font", "A text style, changed; or a font of its own when `size` is given.",
    [
      Field("style", .dynamic(.token(textStyles)), "The text style to start from; the inherited font if missing."),
      Field("size", .dynamic(.number(1...1000)), "Points per em; does not follow the reader's text size."),
      Field("weight", .dynamic(.token(weights)), "How heavy the strokes are."),
      Field("design", .dynamic(.token(["default", "rounded", "serif", "monospaced"])), "The family."),
      Field(
        "family", .dynamic(.string),
        "A name of the design's `fonts`, or a family; its files lie in a folder given with `--fonts`."),
      Field("italic", condition, "Whether the letters slant; as in the font that it starts from if missing."),
      Field(
        "tabular", condition, "Whether all digits are equally wide; as in the font that it starts from if missing."),
      Field("tracking", number, "Points added after each glyph; a text style brings its own."),
      Field("lineHeight", .dynamic(.number(1...2000)), "Points from baseline to baseline."),
    ])

  static let span = ObjectType(
    "span", "A stretch of a text with a look of its own.",
    [
      Field("text", .dynamic(.template), required: true, "What it says."),
      Field("font", fontType, "Its font."),
      Field("foreground", color, "Its colour."),
      Field("strikethrough", .dynamic(.anyOf([.bool, .color])), "A line through it, in its colour or another."),
      Field("underline", .dynamic(.anyOf([.bool, .color])), "A line under it, in its colour or another."),
    ])

  static let outline = ObjectType(
    "outline", "The outline of a shape.",
    [
      Field("shape", .dynamic(shapes), required: true, "Its kind."),
      Field("radius", length, default: "8", "The corner radius of a `roundedRectangle`."),
      Field("curve", .dynamic(.token(["continuous", "circular"])), default: "\"continuous\"", "How corners bend."),
    ])

  static let stroke = ObjectType(
    "stroke", "A line along the inside of an outline.",
    [
      Field("fill", fill, "Its paint; the foreground if missing."),
      Field("width", length, default: "1", "Its width in points."),
      Field("cap", .dynamic(.token(["butt", "round", "square"])), default: "\"butt\"", "How open ends look."),
      Field("dash", .array(positive, atMost: 16), "Lengths of dashes and gaps in turn."),
    ])

  static let border = ObjectType(
    "border", "A line inside the edges of a node, over it.",
    [
      Field("fill", fill, "Its paint; the foreground if missing."),
      Field("width", length, default: "1", "Its width in points."),
      Field("shape", .dynamic(shapes), default: "\"rectangle\"", "The outline that it follows."),
      Field("radius", length, default: "8", "The corner radius of a `roundedRectangle`."),
      Field("curve", .dynamic(.token(["continuous", "circular"])), default: "\"continuous\"", "How corners bend."),
    ])

  static let shadow = ObjectType(
    "shadow", "A blurred copy of the node's outline behind it.",
    [
      Field("color", color, default: "\"black/0.33\"", "Its colour."),
      Field(
        "radius", .dynamic(.number(0...2 * Limits.blurDeviation)), default: "4",
        "The blur, as SwiftUI counts it: twice the standard deviation."),
      Field("x", number, default: "0", "How far it lies to the right."),
      Field("y", number, default: "0", "How far it lies below."),
    ])

  static let material = ObjectType(
    "material", "What lies behind the node, blurred and made more vivid: glass.",
    [
      Field("blur", deviation, default: "18", "The standard deviation in points."),
      Field("saturation", .dynamic(.number(0...4)), default: "1.7", "1 keeps the colours as they are."),
      Field("shape", .dynamic(shapes), default: "\"rectangle\"", "The outline of the glass."),
      Field("radius", length, default: "8", "The corner radius of a `roundedRectangle`."),
      Field("curve", .dynamic(.token(["continuous", "circular"])), default: "\"continuous\"", "How corners bend."),
    ])

  static let point = ObjectType(
    "point", "A distance along both axes, in points.",
    [
      Field("x", number, default: "0", "Towards the trailing edge."),
      Field("y", number, default: "0", "Downwards."),
    ])

  static let ratio = ObjectType(
    "ratio", "A proportion and what to do with the space that is left.",
    [
      Field("ratio", .dynamic(.number(0.001...1000)), required: true, "Width by height."),
      Field("mode", .dynamic(.token(["fit", "fill"])), default: "\"fit\"", "Stay within the space, or cover it."),
    ])

  static let axes = ObjectType(
    "axes", "A choice for each axis.",
    [
      Field("horizontal", condition, default: "false", "For the width."),
      Field("vertical", condition, default: "false", "For the height."),
    ])

  static let crop = ObjectType(
    "crop", "The shown part of a picture, in parts of its size, from the top left.",
    [
      Field("x", unit, default: "0", "Left edge."),
      Field("y", unit, default: "0", "Top edge."),
      Field("width", unit, default: "1", "Width."),
      Field("height", unit, default: "1", "Height."),
    ])

  static let photoFilter = ObjectType(
    "photoFilter", "A photo filter.",
    [
      Field(
        "token",
        .dynamic(
          .token(["none", "noir", "mono", "chrome", "fade", "instant", "process", "transfer", "sepia"])),
        required: true, "Which one."),
      Field("intensity", unit, default: "1", "How much of it is mixed in."),
    ])

  static let guides = ObjectType(
    "guides", "Moves alignment guides of the node by some points, down or towards the trailing edge.",
    [
      Field("leading", number, "The leading edge, for alignment."),
      Field("trailing", number, "The trailing edge."),
      Field("top", number, "The top."),
      Field("bottom", number, "The bottom."),
      Field("firstTextBaseline", number, "The baseline of the first line."),
      Field("lastTextBaseline", number, "The baseline of the last line."),
    ])

  // MARK: Fills

  static let stops = FieldType.dynamic(.array(.anyOf([color, .object("stop")]), atMost: 32))

  static let gradientLinear = ObjectType(
    "linear", "Colours along a line across the box.",
    [
      Field("degrees", number, default: "180", "Its direction: 0 points up, 90 to the right, 180 down."),
      Field("stops", stops, required: true, "Colours, evenly spread, or each with its `at`."),
    ])
  static let gradientRadial = ObjectType(
    "radial", "Colours from a centre outwards.",
    [
      Field("x", number, default: "0.5", "The centre, in parts of the width."),
      Field("y", number, default: "0.5", "The centre, in parts of the height."),
      Field("radius", length, required: true, "Where the last colour is reached, in points."),
      Field("stops", stops, required: true, "Colours, evenly spread, or each with its `at`."),
    ])
  static let gradientGlow = ObjectType(
    "glow", "One colour that fades from a centre so softly that no ring shows.",
    [
      Field("x", number, default: "0.5", "The centre, in parts of the width."),
      Field("y", number, default: "0.5", "The centre, in parts of the height."),
      Field("radius", length, required: true, "Where nothing of it is left, in points."),
      Field("color", color, required: true, "The colour in the centre."),
    ])
  static let fillLinear = ObjectType(
    "linearFill", "A linear gradient.", [Field("linear", .object("linear"), required: true, "The gradient.")])
  static let fillRadial = ObjectType(
    "radialFill", "A radial gradient.", [Field("radial", .object("radial"), required: true, "The gradient.")])
  static let fillGlow = ObjectType(
    "glowFill", "A soft glow.", [Field("glow", .object("glow"), required: true, "The glow.")])
  static let colorPair = ObjectType(
    "stop", "A colour at a place along a gradient.",
    [
      Field("color", color, required: true, "The colour."),
      Field("at", unit, required: true, "0 at the start, 1 at the end."),
    ])
  static let column = ObjectType(
    "column", "A column of a grid.",
    [
      Field("width", side, "A fixed width in points."),
      Field("min", length, default: "0", "The least width of a flexible column."),
      Field("max", extent, default: "\"infinity\"", "The greatest width of a flexible column."),
      Field("fit", .bool, default: "false", "As wide as its widest cell."),
    ])
}
