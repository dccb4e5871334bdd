// SPDX-License-Identifier: MIT

public import WeaveSchema

extension ContentTable {
  /// The fields that every node has, in the order in which they wrap it: from the innermost to the outermost.
  public static let modifiers: [Field] = [
    Field("type", .token(NodeType.allCases.map(\.rawValue)), required: true, "The kind of node."),
    Field("id", .string, "A name for the node in messages and reports."),
    Field("when", condition, "The node is left out where this is false; `hidden` keeps its room."),
    Field(
      "styles", .anyOf([.string, .array(.string, atMost: 16)]),
      "Styles of the design whose modifiers it takes over; of several the later one goes first."),
    Field(
      "colorScheme", .dynamic(.token(["light", "dark"])),
      "The appearance that colours within it follow, whatever the widget's: for a ground of its own."),
    Field("foreground", color, "The colour of texts, symbols and shapes within that have none of their own."),
    Field(
      "font", fontType,
      "The font of texts within that have none of their own. On a symbol itself, its size and weight."),
    Field(
      "aspectRatio", .dynamic(.anyOf([.number(0.001...1000), .object("ratio")])), "Width by height to keep."),
    Field(
      "fixedSize", .dynamic(.anyOf([.bool, .object("axes")])), "Takes its ideal size, whatever is proposed."),
    Field(
      "padding", .dynamic(.anyOf([any, .object("insets")])),
      "Room around it, inside its frame and background, in points."),
    Field("frame", .object("frame"), "Its size."),
    Field("background", .anyOf([.object("node"), fill]), "A paint or a node behind it, of its size."),
    Field("backgroundAlignment", both, default: "\"center\"", "Where a background node stands."),
    Field("material", .object("material"), "Glass behind it and its background."),
    Field("overlay", .object("node"), "A node over it, of its size."),
    Field("overlayAlignment", both, default: "\"center\"", "Where the overlay stands."),
    Field("clip", outlineType, "Cuts away what lies outside an outline."),
    Field("border", .object("border"), "A line inside its edges."),
    Field("shadow", .object("shadow"), "A shadow behind it."),
    Field("blur", deviation, "Blurs it; the standard deviation in points."),
    Field("opacity", unit, default: "1", "1 is solid, 0 is not seen."),
    Field(
      "hidden", condition, default: "false",
      "Keeps its room and is not drawn, so that a row of a grid keeps its cells; `when` leaves no room."),
    Field("rotation", number, default: "0", "Turns its drawing clockwise, in degrees."),
    Field(
      "dither", .dynamic(.token(["none", "ordered", "diffusion"])),
      "How it is shown in few inks: each colour as the ink next to it, as a regular pattern, or as scattered dots. Texts and "
        + "lines are never dithered. Without it photos and gradients are scattered, and areas take one ink or a pattern."
    ),
    Field(
      "margin", .dynamic(.anyOf([any, .object("insets")])),
      "Room around it, outside its frame and background, in points."),
    Field("offset", .object("point"), "Moves its drawing; the layout stays."),
    Field("guides", .object("guides"), "Moves its alignment guides."),
    Field(
      "layoutPriority", number, default: "0", "Nodes of a higher priority get their room first in a stack."),
    Field("accessibilityLabel", .dynamic(.template), "What a screen reader says instead of its content."),
  ]
}
