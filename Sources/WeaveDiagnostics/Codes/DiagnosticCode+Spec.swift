// SPDX-License-Identifier: MIT

/// Mistakes in the fields of a design: W0100 to W0199.
extension DiagnosticCode {
  /// A key that no object of designs has; its value does nothing.
  public static let specUnknownKey = DiagnosticCode(
    "W0101", .warning, "unknown key",
    """
    The object has no such key, so its value does nothing. Keys are spelt exactly, upper and lower case \
    included; `docs/spec.md` lists those of every object.
    """)

  /// A key of designs in an object that does not have it.
  public static let specMisplacedKey = DiagnosticCode(
    "W0102", .warning, "key in the wrong object",
    """
    The key exists, but in another object, and does nothing here. Move it, with its value, to the object \
    that the message names.
    """)

  /// An object of a design lacks a required key.
  public static let specMissingKey = DiagnosticCode(
    "W0103", .error, "missing key",
    """
    The object cannot be used without this key. WidgetWeaver silently drops the whole object, and often the one \
    around it.
    """)

  /// A value in a design has the wrong JSON type for its key.
  public static let specWrongType = DiagnosticCode(
    "W0104", .error, "value of the wrong type",
    """
    The key needs another kind of value: a number without quotes, a text in quotes, `true` or `false`. \
    WidgetWeaver falls back to its default, or drops the whole object.
    """)

  /// A word in a design is not one that its key allows; the default is drawn.
  public static let specUnknownToken = DiagnosticCode(
    "W0105", .error, "unknown token",
    """
    The value must be one of a fixed set of words. WidgetWeaver falls back to its default; inside `style` one unknown \
    word resets the whole style.
    """)

  /// A number in a design lies outside the range of its key; the nearest valid number is drawn.
  public static let specNumberOutOfRange = DiagnosticCode(
    "W0106", .warning, "number out of range",
    "The number is outside the range of the key. The nearest number that is allowed is used.")

  /// A number in a design has decimals, or more than 64 bits, where a whole number is required.
  public static let specNotInteger = DiagnosticCode(
    "W0107", .error, "number is not whole",
    "The key counts something and needs a whole number that fits in 64 bits.")

  /// An `id` in a design is not a UUID; a new one is used instead.
  public static let specInvalidID = DiagnosticCode(
    "W0108", .error, "invalid identifier",
    """
    An identifier is a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. A new one is used instead.
    """)

  /// A date in a design has neither of the app's two formats.
  public static let specInvalidDate = DiagnosticCode(
    "W0109", .error, "invalid date",
    """
    A date is written as `2026-02-01T09:30:00Z`, or as seconds since 2001-01-01 in files that the app stores.
    """)

  /// A list in a design is longer than the app shows; the rest of it is left out.
  public static let specTooManyElements = DiagnosticCode(
    "W0110", .warning, "too many elements",
    "The list has more elements than the limit; the rest is skipped.")

  /// A design's `version` is newer than all known ones; it is read as the newest known one.
  public static let specNewerVersion = DiagnosticCode(
    "W0111", .warning, "newer version",
    """
    The design names a version of the format that weave does not know. It is read as the newest known version; new \
    keys are reported as unknown.
    """)

  /// A word in a design is an older or alternative spelling; it is understood.
  public static let specOldSpelling = DiagnosticCode(
    "W0112", .note, "other spelling",
    "The word is understood, but WidgetWeaver writes a different one. `weave format` replaces it.")

  /// A key in a design that early versions of the app wrote, and that is no longer used.
  public static let specDeprecatedKey = DiagnosticCode(
    "W0113", .note, "key that is no longer read",
    "Early versions of WidgetWeaver wrote this key. Nothing reads it any more.")

  /// A name or main text in a design is blank, so the app's own word is shown.
  public static let specBlankText = DiagnosticCode(
    "W0114", .warning, "blank text is replaced",
    """
    A blank name counts as `WidgetWeaver`, and a blank main text as `Hello` in the templates that show \
    one. Write the text that you want to see.
    """)

  /// A symbol without a name, or a photo without a file, is left out of the design.
  public static let specBlankName = DiagnosticCode(
    "W0115", .warning, "part without a name is left out",
    "A symbol without a name and a photo without a file are left out of the design.")

  /// The line limit for the small size is larger than the one for the other sizes, which then applies.
  public static let specSmallLimit = DiagnosticCode(
    "W0116", .warning, "line limit of the small size above the other",
    "The small size never shows more lines than the others: the smaller of the two limits applies.")

  /// An action of a design names no variable, and is left out.
  public static let specActionWithoutKey = DiagnosticCode(
    "W0117", .error, "action without a variable",
    """
    An action with a blank `variableKey` changes nothing, so it is left out; a bar without any action is \
    left out too.
    """)

  /// An action of a design adds 0; it adds 1 instead.
  public static let specIncrementOfZero = DiagnosticCode(
    "W0118", .warning, "increment of zero",
    "Adding 0 would change nothing, so 0 counts as 1.")

  /// The title of an action has more than 24 characters, and is cut.
  public static let specLongActionTitle = DiagnosticCode(
    "W0119", .warning, "title of an action is cut",
    "The title of an action can have at most 24 characters; the rest is cut off.")

  /// A clock's second hand has a colour that its dial does not allow; the recommended one is used.
  public static let specSecondHand = DiagnosticCode(
    "W0120", .warning, "second hand that the dial does not allow",
    """
    Each dial allows five colours for the second hand, those that stand out on it. Any other colour is replaced by the \
    one recommended for the dial.
    """)

  /// A matched set names no variant, and is left out.
  public static let specEmptyMatchedSet = DiagnosticCode(
    "W0121", .warning, "matched set without a variant",
    "A matched set without a variant changes nothing and is left out.")

  /// An action bar has no action, and is left out.
  public static let specEmptyActionBar = DiagnosticCode(
    "W0122", .warning, "action bar without actions",
    "A bar without any action is not drawn and is left out.")

  /// A design contains something that its template never draws.
  public static let specPartNotShown = DiagnosticCode(
    "W0123", .note, "part that the template does not show",
    """
    The design has a part that its template never draws. The part stays in the design, so that another template can \
    show it.
    """)

  /// A design has a configuration that only another template uses.
  public static let specConfigUnused = DiagnosticCode(
    "W0124", .note, "configuration of another template",
    """
    Only the template `reminders` reads `remindersConfig`, and only `clockIcon` reads `clockConfig`. The configuration \
    stays in the design.
    """)

  /// A photo's filter is `none`, or has an intensity of 0, and is left out.
  public static let specFilterWithoutEffect = DiagnosticCode(
    "W0125", .warning, "photo filter without effect",
    "The token `none` or the intensity 0 leaves the photo unchanged, so the filter is left out.")

  /// The crop of a photo extends beyond its edge, and is cut off there.
  public static let specCropOutside = DiagnosticCode(
    "W0126", .warning, "crop reaches outside of the photo",
    """
    `x` + `width` and `y` + `height` may be at most 1; the crop is cut off at the edge of the photo. A side of zero \
    counts as 0.0001.
    """)

  /// A photo's file name contains a folder, which the app does not keep.
  public static let specImageFolder = DiagnosticCode(
    "W0127", .note, "file name with a folder",
    """
    WidgetWeaver stores photos in one folder and uses only the last part of a path. weave uses the whole path, below \
    the design's folder or the assets folder.
    """)

  /// The template is `custom`, but `content` is missing.
  public static let specContentMissing = DiagnosticCode(
    "W0128", .error, "template `custom` without content",
    """
    The template `custom` draws the tree in `content`, which is missing. Add a node, such as \
    `"content": {"type": "text", "text": "Hello"}`, or choose a built-in template. WidgetWeaver reads this template \
    as `classic`.
    """)

  /// `content` is present, but the template is not `custom`, so it is not drawn.
  public static let specContentUnused = DiagnosticCode(
    "W0129", .warning, "content without template `custom`",
    """
    Only the template `custom` draws the tree in `content`. Set `layout.template` to `custom`, or remove the tree.
    """)

  /// An object in a design has a mistake that makes the app drop the whole object.
  public static let specPartDropped = DiagnosticCode(
    "W0130", .warning, "part that the app drops",
    """
    WidgetWeaver reads this object as a whole: if one key is missing or one value is wrong, it silently drops the \
    object. With `--lenient` weave does the same.
    """)

  /// A photo's `crop` and `contentMode` contradict each other; `contentMode` wins.
  public static let specCropDisagrees = DiagnosticCode(
    "W0131", .warning, "`crop` and `contentMode` disagree",
    """
    `crop` is the old name of `contentMode`, and is read only if `contentMode` is missing. Give both the same value, \
    or remove `crop`.
    """)

  /// A clock has dial colours, but its face shows no dial.
  public static let specDialUnused = DiagnosticCode(
    "W0132", .note, "dial colours that the face does not show",
    "`iconDialColourToken` and `iconSecondHandColourToken` are read only for the face `icon`.")

  /// Two variables of a design have the same name once case and spaces are normalized.
  public static let specDuplicateVariable = DiagnosticCode(
    "W0133", .warning, "variable given twice",
    """
    In the names of variables, upper and lower case are the same, and several spaces count as one. The two names are \
    one variable, which can have only one value.
    """)

  /// The template is `poster`, but the design names no photo.
  public static let specPosterWithoutImage = DiagnosticCode(
    "W0134", .note, "poster without a photo",
    """
    The template `poster` fills the widget with a photo, but the design names none. Its background is drawn instead.
    """)

  /// The manifest of the album that a design shows is not beside it. Raised when the picture is resolved.
  public static let specShuffleManifest = DiagnosticCode(
    "W0135", .note, "missing album",
    """
    The design shows photos of an album in turn. They are listed in a file of their own, which is not beside this \
    design, so the photo named in `image` is shown. Put the file and its photos beside the design, or into the folder \
    of `--assets`.
    """)

  /// An object has none of a design's keys, so it is probably another file.
  public static let specNotDesign = DiagnosticCode(
    "W0136", .error, "no keys of a design",
    """
    The object has none of the keys of a design. WidgetWeaver reads any object at all, even `{}`, as a \
    design that says `Hello`.
    """)

  /// An action's symbol name has more than 64 characters, and is cut.
  public static let specLongActionSymbol = DiagnosticCode(
    "W0137", .note, "symbol name of an action is cut",
    "The symbol of an action has at most 64 characters; the rest is cut off.")

  /// A template shows a part in some sizes and has no room for it in others.
  public static let specPartHidden = DiagnosticCode(
    "W0138", .note, "part that one size does not show",
    """
    The template draws this part in other sizes, but in this one the buttons or the photo take its room. A variant in \
    `matchedSet` can have other content for the size.
    """)

  /// A type in `types` has no valid form.
  public static let specUnknownType = DiagnosticCode(
    "W0139", .error, "unknown type",
    """
    `types` gives the types of variables: `"text"`, `"number"`, `"number km"`, `"flag"`, `"date"` or `"any"`, a list \
    of one of these in brackets, `["text"]`, or a record, `{ "to": "text", "delay?": "number min" }`. A `?` after a \
    name means that it may be missing.
    """)

  /// An included file is missing, lies outside the design's folder, or holds more than parts.
  public static let specInclude = DiagnosticCode(
    "W0140", .error, "a file of parts that cannot be read",
    """
    `include` names files of components, styles and colours in the folder of the design or below it: \
    `"include": "parts.json"`. Such a file is an object with only these keys, and cannot include others. Names and \
    links that lead out of the folder are refused.
    """)

  /// A file is JSON in another format for cards or interfaces, and holds no design.
  public static let specOtherFormat = DiagnosticCode(
    "W0142", .error, "not a design but another format",
    """
    The file is JSON, but an Adaptive Card or A2UI messages, which other programs show. weave cannot draw it. \
    A design has a `name`, a `layout` and texts, or a tree of nodes as its `content`: write its texts as nodes of type \
    `text`, columns as `vstack`, rows as `hstack`. `docs/spec.md` has the whole language.
    """)

  /// A variable has the name of a constant, which expressions read instead. Raised by the rules for variables.
  public static let specShadowedVariable = DiagnosticCode(
    "W0141", .warning, "variable hidden by a constant",
    """
    In expressions `e` and `pi` are numbers, and `true`, `false` and `null` are values, so a variable with such a name \
    is never read there. Rename it; `{{e}}` and `var("e")` do read it.
    """)

  /// `samples` names no variable, or nothing shows that values are made up. Raised by the rule for samples.
  public static let specSamples = DiagnosticCode(
    "W0144", .warning, "`samples` without effect",
    """
    `samples` names variables of the design whose values in the file are made up. While one of them has no other \
    value, `isSample` is true, and the picture must say so: \
    `{ "type": "text", "text": "=localized('sample')", "when": "=isSample" }`.
    """)

  /// All of these codes, in order.
  public static let specCodes: [DiagnosticCode] = [
    .specUnknownKey, .specMisplacedKey, .specMissingKey, .specWrongType, .specUnknownToken, .specNumberOutOfRange,
    .specNotInteger, .specInvalidID, .specInvalidDate, .specTooManyElements, .specNewerVersion, .specOldSpelling,
    .specDeprecatedKey, .specBlankText, .specBlankName, .specSmallLimit, .specActionWithoutKey, .specIncrementOfZero,
    .specLongActionTitle, .specSecondHand, .specEmptyMatchedSet, .specEmptyActionBar, .specPartNotShown,
    .specConfigUnused, .specFilterWithoutEffect, .specCropOutside, .specImageFolder, .specContentMissing,
    .specContentUnused, .specPartDropped, .specCropDisagrees, .specDialUnused, .specDuplicateVariable, .specOtherFormat,
    .specPosterWithoutImage, .specShuffleManifest, .specNotDesign, .specLongActionSymbol, .specPartHidden,
    .specUnknownType, .specInclude, .specShadowedVariable, .specSamples,
  ]
}
