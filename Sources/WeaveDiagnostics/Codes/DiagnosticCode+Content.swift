// SPDX-License-Identifier: MIT

/// W03: the content tree of a `custom` design.
extension DiagnosticCode {
  /// A node is expected, but the JSON value is not an object with a `type`.
  public static let contentNotANode = DiagnosticCode(
    "W0301", .error, "not a node",
    """
    A node of the content tree is an object with a `type`: `{"type": "text", "text": "Hello"}`. Write lists of nodes \
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
    Every kind of node has its own keys, and all share the modifiers (padding, frame, background…). Any other key is \
    ignored, which is seldom what was meant. A key without effect on this node is ignored too: `foreground` on a \
    gauge, whose paint is `fill`, or `padding` on a `forEach`, which has no box of its own.
    """)
  /// A node lacks a key that its kind needs to be drawn.
  public static let contentMissingKey = DiagnosticCode(
    "W0304", .error, "a key that the node needs",
    "The node cannot be drawn without this key. `docs/spec.md` lists the keys of every kind of node.")
  /// A value in the content tree has the wrong JSON type for its key.
  public static let contentWrongType = DiagnosticCode(
    "W0305", .error, "a value of the wrong type",
    """
    The value must have another type. For a number, a condition or a word you can also write an expression, a string \
    that begins with `=`: `"spacing": "=count * 2"`; or an object with one value per size: `{"small": 4, "default": 8}`.
    """)
  /// A word in the content tree, written or computed, is not one that its key allows.
  public static let contentUnknownToken = DiagnosticCode(
    "W0306", .error, "a word that is not one of the choices",
    "The key takes one of a fixed list of words. The message names the nearest; `weave schema` lists them all.")
  /// A number in the content tree lies outside the range of its key; the nearest valid number is drawn.
  public static let contentOutOfRange = DiagnosticCode(
    "W0307", .warning, "a number outside its range",
    "The design is drawn with the nearest number that the key allows.")
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
    """
    A content tree may have at most \(Limits.nodeDepth) levels, counting the levels inside each `use`. A template that \
    uses itself would never end.
    """)
  /// After expanding all `forEach`, the content has more nodes, characters or chart values than `Limits` allow.
  public static let contentTooMany = DiagnosticCode(
    "W0311", .error, "too much content",
    """
    With every `forEach` expanded, a design may have at most \(Limits.nodes) nodes, texts of \(Limits.glyphs) \
    characters and charts of \(Limits.chartValues) values in all. Formulas, layers, blurs and shadows have limits as \
    well, far beyond what a widget needs. Give the `forEach` a `limit`.
    """)
  /// A text node has both `text` and `spans`, or neither of them.
  public static let contentTextForms = DiagnosticCode(
    "W0312", .error, "a text with two contents, or none",
    "A text node has either `text` or `spans`.")
  /// An expression's result has a kind that its key cannot use. Raised when the content is resolved.
  public static let contentValue = DiagnosticCode(
    "W0313", .error, "an expression of the wrong kind",
    """
    The key cannot use the value of the expression: it is a text instead of a number, a word that is not one of the \
    choices, or not a list. Variables are text; `"abc"` is not a number.
    """)
  /// An expression for a length gave infinity or NaN. Raised when the content is resolved.
  public static let contentNotFinite = DiagnosticCode(
    "W0314", .error, "an expression that gives no finite number",
    "A length must be a number. Infinity and NaN come from huge products and from functions outside their domain.")
  /// Two nodes of one content tree have the same `id`.
  public static let contentDuplicateName = DiagnosticCode(
    "W0315", .warning, "two nodes with the same name",
    "An `id` names a node in messages and reports; two nodes with the same `id` cannot be distinguished.")
  /// A stack, grid or `viewThatFits` has no children to draw.
  public static let contentEmpty = DiagnosticCode(
    "W0317", .warning, "a node without children",
    "A stack, grid or `viewThatFits` without children draws nothing.")
  /// The content has nodes, but none of them is shown at a size and moment. Raised when the content is resolved.
  public static let contentNothing = DiagnosticCode(
    "W0318", .error, "content with nothing to show",
    """
    The content tree has nodes, but shows none of them at this size and moment: the condition of the outermost node is \
    false, or it is a `when` or `forEach` that gives no node. A picture needs one. Put the condition on a node inside a \
    stack, or use `else` to draw something instead.
    """)

  /// Neither the design nor its includes define the component or style that is named.
  public static let contentUnknownPart = DiagnosticCode(
    "W0330", .error, "a part that the design does not have",
    """
    `component` and `styles` refer to entries of `components` and `styles`, in the design or in a file that it \
    includes. No entry has this name.
    """)
  /// A text in `strings` lacks its form `other`, has an unknown plural category, or has placeholders that differ from
  /// the first language's.
  public static let contentStrings = DiagnosticCode(
    "W0338", .error, "incomplete texts by language",
    """
    `strings` has a text for each language, or its plural forms by category: `zero`, `one`, `two`, `few`, `many` and \
    `other`. `other` is required, as it covers every number without a form of its own. The names in braces must be the \
    same as in the first language. If a language lacks a text, the text of the first is used.
    """)
  /// A component uses itself, directly or through other components.
  public static let contentCycle = DiagnosticCode(
    "W0331", .error, "a component that uses itself",
    """
    A component may use others, but none of them may use it again, directly or through others: it would never end. The \
    message shows the cycle. For a list of lists, write one component for each level.
    """)
  /// A `use` passes a value for which the component has no parameter, or omits one without a default.
  public static let contentArgument = DiagnosticCode(
    "W0332", .error, "a value that a component does not take",
    """
    `with` gives values to the parameters of a component, which its `parameters` declare with their types. A parameter \
    without a `default` needs a value; a name that is not a parameter has no effect.
    """)
  /// A `use` passes nodes for a slot that the component does not have; they are not drawn.
  public static let contentUnknownSlot = DiagnosticCode(
    "W0333", .warning, "nodes that are shown nowhere",
    """
    `children` and `slots` of a `use` fill the slots of its component: the node `{"type": "slot"}` shows `children`, \
    and `{"type": "slot", "name": "footer"}` shows the nodes under `footer` in `slots`. Nodes without a slot are not \
    drawn.
    """)
  /// A colour of the design has a reserved name, or a name with letters that are not allowed.
  public static let contentReservedName = DiagnosticCode(
    "W0334", .error, "a name that cannot be used",
    "The name of your own colour has letters, digits, `-` and `_`, and must not be a name that the language defines.")
  /// A `slot` is in the content itself instead of in a component.
  public static let contentSlotOutside = DiagnosticCode(
    "W0335", .error, "a slot outside of a component",
    "A `slot` is a place in a component that each `use` fills. In the content itself, nothing can fill it.")

  /// The `data` of a `path` is not valid for an SVG `d` attribute.
  public static let contentPathData = DiagnosticCode(
    "W0336", .error, "path data that cannot be drawn",
    """
    `data` of a `path` is what SVG has in a `d` attribute: `M10 80 L40 20 L70 80 Z`. Each letter is followed by the \
    numbers that it needs: positions after a capital, distances after a small letter. `viewBox` says which part is \
    shown.
    """)

  /// An entry of `fonts` names no family.
  public static let contentFont = DiagnosticCode(
    "W0339", .error, "a font without a family",
    """
    Your own font is the name of a family, or a list of families in order of preference. The first that is installed \
    is used: `"title": ["Quicksand", "Inter"]`.
    """)

  /// A chart's values are a list without any number; the chart is left empty. Raised when it is resolved.
  public static let contentNoValues = DiagnosticCode(
    "W0350", .warning, "a chart without values",
    """
    `values` of a chart is a list of numbers, in which `null` is a gap: `[3, 5, null, 4]`, `"=days"`, or a member of \
    each record of a list, `"=map(days, item.steps)"`. Without a number the chart draws nothing. A text among the \
    values leaves a gap, a `range` or `band` without `low` begins at the baseline, a `donut` or `rose` has no part for \
    values below 0, and a `max` that is not above `min` is ignored.
    """)

  /// The text of a `qr` node is too long for its error correction, or libqrencode is not installed. Raised when it is
  /// resolved; no code is drawn.
  public static let contentCode = DiagnosticCode(
    "W0337", .error, "a text that makes no code",
    """
    A `qr` node holds at most 2,953 bytes of UTF-8 at `"correction": "low"`, 2,331 at medium, 1,663 at quartile and \
    1,273 at high. Cameras read short codes from further away: encode an address, and put the text at that address. \
    libqrencode makes the codes; if it is missing, install it with `apt-get install libqrencode4`.
    """)

  /// The design of a `widget` node cannot be read or has errors, which are reported at their places in it.
  public static let contentWidget = DiagnosticCode(
    "W0351", .error, "a widget whose design cannot be read",
    "The file that `design` of a `widget` node names does not exist or has errors, which are reported at their places.")

  /// A gauge's value is missing: it is drawn without an amount, not at 0. Raised when it is resolved.
  public static let contentNoAmount = DiagnosticCode(
    "W0352", .warning, "a gauge without a value",
    """
    The `value` of a gauge is missing: a variable that is `null`, an entry after the end of a list, a member that a \
    record lacks. Or its `max` equals its `min`. The gauge is drawn empty, as if the value were its `min`. If this is \
    what you want, write `"=done ?? 0"`; or draw the gauge only if there is a value: `"when": "=done != ''"`.
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
