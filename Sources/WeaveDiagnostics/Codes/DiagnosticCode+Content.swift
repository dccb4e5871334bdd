// SPDX-License-Identifier: MIT

/// W03: the content tree of a `custom` design.
extension DiagnosticCode {
  /// A node is expected, but the JSON value is not an object with a `type`.
  public static let contentNotANode = DiagnosticCode(
    "W0301", .error, "not a node",
    """
    A node of the content tree is an object with a `type`: `{"type": "text", "text": "Hello"}`. Lists of nodes stand \
    under `children` (`then` and `else` for `when`).
    """)
  /// The `type` of a node is not a kind in `ContentTable`.
  public static let contentUnknownType = DiagnosticCode(
    "W0302", .error, "unknown kind of node",
    """
    The kinds of node are vstack, hstack, zstack, grid, spacer, divider, text, symbol, image, shape, path, qr, gauge, chart, \
    forEach, when, viewThatFits, use, slot and widget. `weave schema` gives an editor the whole list.
    """)
  /// A key that neither the node's kind nor the modifiers have; it does nothing.
  public static let contentUnknownKey = DiagnosticCode(
    "W0303", .warning, "a key that the node does not read",
    """
    Every kind of node has keys of its own, and all share the modifiers (padding, frame, background…). A key that \
    neither holds is ignored, which is seldom what was meant. So is one that changes nothing where it stands: \
    `foreground` on a gauge, whose paint is `fill`, or `padding` on a `forEach`, which has no box of its own.
    """)
  /// A node lacks a key that its kind needs to be drawn.
  public static let contentMissingKey = DiagnosticCode(
    "W0304", .error, "a key that the node needs",
    "The node cannot be drawn without this key. `docs/spec.md` lists the keys of every kind of node.")
  /// A value in the content tree has the wrong JSON type for its key.
  public static let contentWrongType = DiagnosticCode(
    "W0305", .error, "a value of the wrong type",
    """
    The value must be of another type. Numbers, conditions and words may also be an expression, written as a string \
    that begins with `=`: `"spacing": "=count * 2"`; or an object with one value per size: `{"small": 4, "default": 8}`.
    """)
  /// A word in the content tree, written or computed, is not one that its key allows.
  public static let contentUnknownToken = DiagnosticCode(
    "W0306", .error, "a word that is not one of the choices",
    "The key takes one of a closed list of words. The message names the nearest; `weave schema` lists them all.")
  /// A number in the content tree lies outside the range of its key; the nearest valid number is drawn.
  public static let contentOutOfRange = DiagnosticCode(
    "W0307", .warning, "a number outside its range",
    "The number was moved to the nearest one that makes sense, and the design is drawn with that.")
  /// A colour is neither a name in the palette or design nor a hexadecimal colour.
  public static let contentUnknownColor = DiagnosticCode(
    "W0308", .error, "not a colour",
    """
    A colour is a name (`label`, `secondary`, `accent`, `accentInk`, `blue`…, `white`), or `#RGB`, `#RRGGBB` or \
    `#RRGGBBAA`; either may end in an opacity: `accent/0.2`. One colour for light and one for dark: \
    `{"light": "#FFF", "dark": "#000"}`.
    """)
  /// A `use` names a built-in template that does not exist.
  public static let contentUnknownTemplate = DiagnosticCode(
    "W0309", .error, "a built-in template that does not exist",
    "`use` draws one of the built-in templates; `weave template` lists their names.")
  /// Nodes nest deeper than `Limits.nodeDepth`, counting uses of components and templates.
  public static let contentTooDeep = DiagnosticCode(
    "W0310", .error, "nodes nested too deeply",
    "A content tree may be \(Limits.nodeDepth) levels deep, `use` included. A template that uses itself never ends.")
  /// After expanding all `forEach`, the content has more nodes, characters or chart values than `Limits` allow.
  public static let contentTooMany = DiagnosticCode(
    "W0311", .error, "too much content",
    """
    After every `forEach` a design may have \(Limits.nodes) nodes, texts of \(Limits.glyphs) characters and charts of \
    \(Limits.chartValues) values in all. Formulas, layers, blurs and shadows are limited as well, far beyond what a \
    widget needs. Give the `forEach` a `limit`.
    """)
  /// A text node has both `text` and `spans`, or neither of them.
  public static let contentTextForms = DiagnosticCode(
    "W0312", .error, "a text with two contents, or none",
    "A text node has either `text` or `spans`.")
  /// An expression's result has a kind that its key cannot use. Raised when the content is resolved.
  public static let contentValue = DiagnosticCode(
    "W0313", .error, "an expression of the wrong kind",
    """
    The expression was evaluated, and its value cannot be used for this key: a text where a number is needed, a \
    word that is not one of the choices, not a list. Variables are text; `"abc"` is not a number.
    """)
  /// An expression for a length gave infinity or NaN. Raised when the content is resolved.
  public static let contentNotFinite = DiagnosticCode(
    "W0314", .error, "an expression that gives no finite number",
    "A length must be a number. Infinity and NaN come from huge products and from functions outside their domain.")
  /// Two nodes of one content tree have the same `id`.
  public static let contentDuplicateName = DiagnosticCode(
    "W0315", .warning, "two nodes of one name",
    "An `id` names a node in messages and reports; two nodes with the same `id` cannot be distinguished.")
  /// A stack, grid or `viewThatFits` has no children to draw.
  public static let contentEmpty = DiagnosticCode(
    "W0317", .warning, "a list without nodes",
    "A stack, grid or `viewThatFits` without children draws nothing.")
  /// The content has nodes, but none of them is shown at a size and moment. Raised when the content is resolved.
  public static let contentNothing = DiagnosticCode(
    "W0318", .error, "a content of nothing",
    """
    The content tree has nodes, but none of them is left at this size and moment: the outermost has a `when` that does \
    not hold, or is a `when` or `forEach` that gives no node. A picture needs one. Put the condition on a node inside a \
    stack, or say with `else` what is drawn instead.
    """)

  /// Neither the design nor its includes define the component or style that is named.
  public static let contentUnknownPart = DiagnosticCode(
    "W0330", .error, "a part that the design does not have",
    """
    `component` and `styles` name what stands under `components` and `styles` of the design, or of a file that it includes. \
    Nothing there has this name.
    """)
  /// A text in `strings` lacks its form `other`, has an unknown plural category, or has placeholders that differ from
  /// the first language's.
  public static let contentStrings = DiagnosticCode(
    "W0338", .error, "texts by language that are not whole",
    """
    `strings` has a text under each language, or its plural forms by category: `zero`, `one`, `two`, `few`, `many` and `other`. \
    `other` is always there, as it stands for every number that has no form of its own. All languages say the same: their \
    braces have the names that those of the first language have, and a text that a language lacks is taken from the first.
    """)
  /// A component uses itself, directly or through other components.
  public static let contentCycle = DiagnosticCode(
    "W0331", .error, "a component that uses itself",
    """
    A component may use others, and none of them, in however many steps, may use it again: it would never end. The \
    message names the way round. For a list of lists, write one component for each level.
    """)
  /// A `use` passes a value for which the component has no parameter, or omits one without a default.
  public static let contentArgument = DiagnosticCode(
    "W0332", .error, "a value that a component does not take",
    """
    `with` gives values to the parameters of a component, which its `parameters` declare with their types. A parameter \
    without a `default` must be given one; a name that is none of them does nothing.
    """)
  /// A `use` passes nodes for a slot that the component does not have; they are not drawn.
  public static let contentUnknownSlot = DiagnosticCode(
    "W0333", .warning, "nodes that are shown nowhere",
    """
    `children` and `slots` of a `use` fill the slots of its component: nodes `{"type": "slot"}` for `children`, and \
    `{"type": "slot", "name": "footer"}` for what stands under `footer` in `slots`. Where there is no such node, nothing \
    of it is drawn.
    """)
  /// A colour of the design has a reserved name, or a name with letters that are not allowed.
  public static let contentReservedName = DiagnosticCode(
    "W0334", .error, "a name that cannot be used",
    "A colour of your own has a name of its own: letters, digits, `-` and `_`, and none of the names that the language has."
  )
  /// A `slot` is in the content itself instead of in a component.
  public static let contentSlotOutside = DiagnosticCode(
    "W0335", .error, "a slot outside of a component",
    "A `slot` is a place in a component that its uses fill. In the content itself, nothing could.")

  /// The `data` of a `path` is not valid for an SVG `d` attribute.
  public static let contentPathData = DiagnosticCode(
    "W0336", .error, "path data that cannot be drawn",
    """
    `data` of a `path` is what SVG writes in a `d` attribute: `M10 80 L40 20 L70 80 Z`. Each letter is followed by as many \
    numbers as it needs, capitals for places and small letters for distances. `viewBox` says which part is shown.
    """)

  /// An entry of `fonts` names no family.
  public static let contentFont = DiagnosticCode(
    "W0339", .error, "a font without a family",
    """
    A font of your own is a family by its name, or a list of families in the order of preference, of which the first that is \
    installed draws: `"title": ["Quicksand", "Inter"]`.
    """)

  /// A chart's values are a list without any number; the chart is left empty. Raised when it is resolved.
  public static let contentNoValues = DiagnosticCode(
    "W0350", .warning, "a chart without values",
    """
    `values` of a chart is a list of numbers, in which `null` is a gap: `[3, 5, null, 4]`, `"=days"`, or a member of each \
    record of a list, `"=map(days, item.steps)"`. Without a number the chart draws nothing. A text among the values stays \
    a gap, a `range` or `band` without `low` begins at the baseline, a `donut` or `rose` has no part for what is below 0, \
    and a `max` that is not above `min` is not kept.
    """)

  /// The text of a `qr` node is too long for its error correction, or libqrencode is not installed. Raised when it is
  /// resolved; no code is drawn.
  public static let contentCode = DiagnosticCode(
    "W0337", .error, "a text that makes no code",
    """
    A `qr` node holds at most 2,953 bytes of UTF-8 at `"correction": "low"`, 2,331 at medium, 1,663 at quartile and 1,273 at \
    high. Cameras read short ones from further away: put an address into it, and the text at that address. Codes are made \
    by libqrencode; where the machine has none, `apt-get install libqrencode4` brings it.
    """)

  /// The design of a `widget` node cannot be read or has errors, which are reported at their places in it.
  public static let contentWidget = DiagnosticCode(
    "W0351", .error, "a widget whose design cannot be read",
    "The file that `design` of a node `widget` names does not exist or has errors; they are reported at their places in it."
  )

  /// A gauge's value is missing: it is drawn without an amount, not at 0. Raised when it is resolved.
  public static let contentNoAmount = DiagnosticCode(
    "W0352", .warning, "a gauge without a value",
    """
    The `value` of a gauge came to nothing: a variable that is `null`, an entry behind the end of a list, a member that a \
    record lacks. Or its `max` is its `min`. The gauge is drawn empty, as if the value were its `min`. Say that this is meant, `"=done ?? 0"`, or \
    draw the gauge only where there is a value: `"when": "=done != ''"`.
    """)

  /// The codes of the content tree, W0301 to W0399.
  public static let contentCodes: [DiagnosticCode] = [
    contentNotANode, contentUnknownType, contentUnknownKey, contentMissingKey, contentWrongType,
    contentUnknownToken, contentOutOfRange, contentUnknownColor, contentUnknownTemplate, contentTooDeep,
    contentTooMany, contentTextForms, contentValue, contentNotFinite, contentDuplicateName, contentEmpty,
    contentNothing, contentUnknownPart, contentStrings, contentCycle, contentArgument, contentUnknownSlot,
    contentReservedName, contentSlotOutside, contentPathData, contentCode, contentFont, contentNoValues,
    contentNoAmount,
    contentWidget,
  ]
}
