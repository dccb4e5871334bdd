// SPDX-License-Identifier: MIT

/// W0500 to W0599: problems that only show in the finished layout.
extension DiagnosticCode {
  /// A text has less room than it needs, and ends in an ellipsis. Raised from the finished layout, with the words
  /// that are lost.
  public static let layoutTextCut = DiagnosticCode(
    "W0501", .warning, "a text is cut",
    """
    The text needs more room than it gets, so an ellipsis replaces the rest. The message names the last visible words \
    and how many points are missing. Give the text more room (fewer neighbours, smaller padding), let it take more \
    lines (`lineLimit`), let it shrink (`minimumScaleFactor`), say it in fewer words, or give it a higher \
    `layoutPriority` than its neighbours.
    """)

  /// A node extends beyond the widget's edge, where nothing is drawn.
  public static let layoutOverflow = DiagnosticCode(
    "W0502", .warning, "content is larger than the widget",
    """
    The node extends beyond the edge of the widget, and the part outside is not drawn. Nothing in the design clips it, \
    so this is probably a mistake. Leave content out at this size with `when`, offer a smaller version with \
    `viewThatFits`, or reduce spacing, padding and fixed frames. Shapes and backgrounds may bleed over the edge and \
    are not reported.
    """)

  /// A node has no width or no height, and is not drawn.
  public static let layoutSqueezed = DiagnosticCode(
    "W0503", .warning, "content has no room left",
    """
    The node has a width or a height of zero, because its neighbours or a frame leave it no room. It is not drawn at \
    all. Give it a minimum width or height, or a higher `layoutPriority`, or leave it out at this size.
    """)

  /// A text is drawn smaller than 11 points, after shrinking.
  public static let layoutSmallText = DiagnosticCode(
    "W0504", .warning, "text is under 11 points",
    """
    Apple's Human Interface Guidelines give 11 points as the smallest size that can be read at arm's length. The size \
    is checked after shrinking by `minimumScaleFactor`. Choose a larger text style or give the text more room.
    """)

  /// No font has a character, so a box is drawn instead.
  public static let layoutMissingGlyph = DiagnosticCode(
    "W0505", .warning, "no font has a character",
    """
    No font can draw the character, so a box is drawn in its place. The message names its code point. Add a \
    font that has it with `--fonts`, or write the text without it.
    """)

  /// Nested stacks made the layout engine ask for more sizes than `Limits` allow; the rest is measured less exactly.
  public static let layoutTooDeep = DiagnosticCode(
    "W0506", .warning, "nodes ask for too many sizes",
    """
    A stack finds out how flexible its nodes are by asking each for its smallest and its largest size. Nested stacks \
    of alternating axes, with minimums in their frames, ask for twice as many sizes at every second level. Beyond a \
    limit that ordinary designs do not come near, nodes are measured less exactly, and the picture may differ from \
    SwiftUI's. Nest fewer stacks, or give some of them a fixed frame.
    """)

  /// The letters of a text overlap another text, a symbol or a button. Raised by `LayoutReview`.
  public static let layoutOverlap = DiagnosticCode(
    "W0507", .warning, "overlapping texts",
    """
    Two texts, or a text and a symbol, overlap, so that neither can be read; or a text lies on a button of the action \
    bar. weave compares the letters of texts, not their boxes. The same words twice count as a shadow, and a text that \
    lies entirely on a symbol as a badge. Put both into one stack, leave one of them out at this size with `when`, or \
    offer a smaller version with `viewThatFits`.
    """)

  /// An outline crosses the letters of a text or a symbol. Raised by `LayoutReview`.
  public static let layoutClipped = DiagnosticCode(
    "W0508", .warning, "a text or symbol is clipped",
    """
    The outline of a `clip`, or the widget's own with its round corners, cuts through the letters of a text or through \
    a symbol. Add padding inside the outline, make it larger, or let the text take less room.
    """)

  /// More than half of the widget is empty although a text in the rest is cut or shrunk, or many things are close
  /// together. Raised by `LayoutReview`.
  public static let layoutEmptyHalf = DiagnosticCode(
    "W0509", .warning, "half of the widget is empty",
    """
    More than half of the width or of the height is empty, while in the rest a text is cut or shrunk, or many texts and \
    symbols are crowded. Let the content use the room: frames with `maxWidth` or `maxHeight`, a second column, larger \
    type, or more lines.
    """)

  /// A font family that the picture needs is not installed; another one is used.
  public static let layoutMissingFamily = DiagnosticCode(
    "W0510", .warning, "a font family is not installed",
    """
    The design needs a family that is not installed: one that it names, or one of weave's own that has the characters. \
    The text is drawn in another font, and the picture differs from that of other machines. Install the package that \
    the message names (`tools/setup --draw` installs all of them, and `weave doctor` lists the missing ones), correct \
    the family's name, or give a folder that has it with `--fonts`. Reported once per font family in a picture.
    """)

  /// Padded content is longer than its room, so some of the padding is lost. Raised by `Placement`.
  public static let layoutPaddingLost = DiagnosticCode(
    "W0511", .warning, "content takes up its padding",
    """
    The content of a node with `padding` or `margin` is longer than the room that the widget or a frame gives it, so it \
    extends into the padding or over the edge. The message gives the length that is needed and the length available. \
    Use less padding or spacing, smaller type or a larger frame, or leave something out at this size with `when`.
    """)

  /// A font has a value for an axis that its face does not have. Raised by `NodeResolver`.
  public static let layoutUnknownAxis = DiagnosticCode(
    "W0512", .warning, "a face has no such axis",
    """
    `axes` moves a `face` along the axes of its variable font, and few faces have any: the message says which. The value \
    has no effect. Remove it, use `weight`, or choose another face.
    """)

  /// A value outside of an axis of a face. Raised by `NodeResolver`.
  public static let layoutAxisRange = DiagnosticCode(
    "W0513", .warning, "a face does not go that far",
    """
    The value lies outside of the axis of the face, so the nearest value of the axis is drawn. Use a value in the range \
    that the message names.
    """)

  /// A pixel face at a size at which its squares are not whole pixels. Raised by `NodeResolver`.
  public static let layoutPixelSize = DiagnosticCode(
    "W0514", .warning, "a pixel face at a size between its own",
    """
    The letters of a pixel face consist of squares. At a multiple of the face's own size, each square is a whole number \
    of pixels, and the letters are crisp. At other sizes, some strokes are wider than others, or blurred. Use one of \
    the sizes that the message names; they depend on the scale of the picture.
    """)

  /// An annotation of a chart has no place in its plot, and is not drawn. Raised when the chart is resolved.
  public static let layoutUnplacedAnnotation = DiagnosticCode(
    "W0515", .warning, "an annotation without a place",
    """
    A rule, a callout or a range of a chart has no place in it, and is not drawn: its value is beyond the `min` or `max` \
    of the chart, it names a place or a series that the chart does not have, or it has neither a value nor a place. \
    Without `min` and `max`, the range of a chart includes the values of its rules and ranges.
    """)

  /// All codes of layout, in order.
  public static let layoutCodes = [
    layoutTextCut, layoutOverflow, layoutSqueezed, layoutSmallText, layoutMissingGlyph, layoutTooDeep,
    layoutOverlap, layoutClipped, layoutEmptyHalf, layoutMissingFamily, layoutPaddingLost,
    layoutUnknownAxis, layoutAxisRange, layoutPixelSize,
    layoutUnplacedAnnotation,
  ]
}
