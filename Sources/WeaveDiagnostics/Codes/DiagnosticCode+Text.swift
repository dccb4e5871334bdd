// SPDX-License-Identifier: MIT

extension DiagnosticCode {
  /// A text or expression reads a variable that is never set: it prints as nothing and counts as 0.
  public static let textUnknownVariable = DiagnosticCode(
    "W0201", .warning, "unknown variable",
    """
    A text or expression reads a variable that nothing sets: not the command line, not an action of the design, not \
    the data. It prints as nothing, and counts as 0 in an expression. Correct the name, pass a value with `--var`, or \
    give a fallback: `{{count|0}}`. Upper and lower case are the same; `last_done` and `last done` are two variables.
    """)
  /// The name after `||` is not a filter, and is ignored.
  public static let textUnknownFilter = DiagnosticCode(
    "W0202", .warning, "unknown filter",
    """
    No filter has the name after `||`, so the filter is ignored and the value prints unchanged.
    """)
  /// `{{` in a text has no matching `}}`; both are printed.
  public static let textUnclosedBraces = DiagnosticCode(
    "W0203", .error, "braces that are never closed",
    """
    `{{` begins a variable and `}}` ends it. Without `}}`, the opening braces and everything after them are printed as \
    they are.
    """)
  /// `}}` in a text has no `{{` before it, and is printed.
  public static let textStrayBraces = DiagnosticCode(
    "W0204", .warning, "closing braces without opening ones",
    "This `}}` has no matching `{{` and is printed. Remove it, or add the missing `{{`.")
  /// `{{}}` in a text names no variable.
  public static let textEmptyBody = DiagnosticCode(
    "W0205", .warning, "braces without a variable",
    "`{{}}` prints nothing, and `{{|text}}` always prints its fallback. Name a variable, or remove the braces.")
  /// `{{` occurs inside `{{…}}`, so the first `}}` closes both.
  public static let textNestedBraces = DiagnosticCode(
    "W0206", .warning, "braces inside braces",
    """
    The first `}}` closes a token, so `{{a|{{b}}}}` is the token `{{a|{{b}}` and two braces. If `a` is missing, it \
    prints `b`, because a text is read up to three times. If `a` exists, `}}` is left over. Use an expression instead: \
    `{{=a != "" ? a : b}}`.
    """)
  /// A fallback is spelled like a filter, which needs two bars, or like a function.
  public static let textFallbackIsFilter = DiagnosticCode(
    "W0207", .warning, "a fallback that spells a filter or a function",
    """
    A single bar is always followed by the fallback, so `{{name|upper}}` prints the word "upper" if `name` is missing. \
    Without a fallback, write filters after two bars: `{{name||upper}}`, or several: `{{km||number:1|suffix: km}}`. A \
    function belongs in a formula: `{{=max(km, 0)}}`.
    """)
  /// A filter has a missing, extra or unreadable argument.
  public static let textFilterArgument = DiagnosticCode(
    "W0208", .warning, "a filter's argument is wrong",
    """
    The filter lacks an argument, has one too many, or has one that it cannot read. It then leaves the value unchanged \
    or uses its default. Letters in a date pattern may differ from other languages: `mm` is minutes, `DD` the day of \
    the year, `YYYY` the year of the week; write a date as `yyyy-MM-dd`.
    """)
  /// A text still changes after three rounds of filling in its variables, for example because a variable names
  /// itself.
  public static let textExpandsWithoutEnd = DiagnosticCode(
    "W0209", .error, "a text that expands without end",
    """
    Values may contain `{{…}}` themselves, so a text is read up to three times. This one still changes after the third \
    time, because the value of a variable names the variable itself, directly or through another one.
    """)
  /// A text, or its result with variables filled in, is longer than `Limits` allow; the rest is left out.
  public static let textTooLong = DiagnosticCode(
    "W0210", .error, "a text that is too long",
    "With its variables filled in or without, the text is longer than any widget can show. The rest is left out.")
  /// A date pattern has a letter without a meaning; the letter is printed.
  public static let textUnknownDateLetter = DiagnosticCode(
    "W0211", .warning, "a letter that means nothing in a date pattern",
    """
    Date patterns use the letters of Unicode Technical Standard 35: `yyyy-MM-dd HH:mm`, `EEE d MMM`. Other letters are \
    reserved; they are printed as they are. Put words in single quotes: `d 'of' MMMM`.
    """)
  /// The `=` of an expression has nothing after it.
  public static let expressionEmpty = DiagnosticCode(
    "W0220", .error, "an empty expression", "Nothing follows the `=`, so the fallback is printed, if there is one.")
  /// An expression has a missing or misplaced value or operator; it has no value.
  public static let expressionUnexpected = DiagnosticCode(
    "W0221", .error, "an expression that does not parse",
    """
    A value or an operator is missing or misplaced. The expression has no value; its fallback is printed, if there is \
    one.
    """)
  /// A bracket or quote in an expression is never closed.
  public static let expressionUnclosed = DiagnosticCode(
    "W0222", .error, "a bracket or quote that is never closed",
    "Every `(` needs its `)`, every `[` its `]`, and every text its closing quote.")
  /// A complete expression is followed by more text; texts ignore it, fields refuse it.
  public static let expressionIgnoredText = DiagnosticCode(
    "W0223", .warning, "text after an expression",
    """
    The expression is complete, but more text follows it. Texts ignore the rest, as the app does; in a field it is an \
    error. Often an operator is missing, or a number has an exponent: `1e3` is not a number here.
    """)
  /// An expression has a character without a meaning; texts ignore it, fields refuse it.
  public static let expressionUnknownCharacter = DiagnosticCode(
    "W0224", .warning, "a character that means nothing in an expression",
    """
    Texts ignore it, as the app does; in a field it is an error. If the name of a variable has characters other than \
    letters, digits and `_`, read it with `var("name")`.
    """)
  /// An expression calls a function that does not exist.
  public static let expressionUnknownFunction = DiagnosticCode(
    "W0225", .error, "unknown function", "No function has this name. In a text the call counts as 0.")
  /// A function in an expression has too few or too many arguments.
  public static let expressionArity = DiagnosticCode(
    "W0226", .error, "too few or too many arguments",
    "The function takes more or fewer arguments than this. In a text the call counts as 0.")
  /// An expression nests deeper than `Limits` allow, and is not read.
  public static let expressionTooDeep = DiagnosticCode(
    "W0227", .error, "an expression that is nested too deeply",
    "Brackets, signs, powers and choices nest deeper than any reader could follow. Split the expression.")

  /// A formula needs a number but gets a text or list, which counts as 0. Raised when the text is filled in.
  public static let textNotNumber = DiagnosticCode(
    "W0228", .warning, "a text counts as 0",
    """
    A sum, a comparison or a function needs a number but gets a text or a list, which counts as 0. Outside content \
    trees even `{{=name}}` turns its value into a number: write `{{name}}` for the text.
    """)
  /// Commas in a value are read as thousands separators, as in `1,50`. Raised when the text is filled in.
  public static let textNumberForm = DiagnosticCode(
    "W0229", .warning, "a number in another locale's form",
    """
    Numbers in data have a point before their decimals. Every comma counts as a thousands separator and is dropped, as \
    in the app, so `1,50` becomes 150. Write `1.50`; the filters `number` and `currency` print it in the form of the \
    reader's locale.
    """)
  /// A number filter gets a text that is not a number, and leaves it unchanged. Raised when the text is filled in.
  public static let textFilterValue = DiagnosticCode(
    "W0230", .warning, "a filter cannot read its value",
    """
    A number filter got a text that is not a number. It leaves the text unchanged; `plural` uses its second word. Give \
    a number, or move the words into the fallback, where filters skip what they cannot read.
    """)
  /// A date filter gets a text in no known date format, and leaves it unchanged. Raised when the text is filled in.
  public static let textUnreadableDate = DiagnosticCode(
    "W0231", .warning, "a date that cannot be read",
    """
    Dates are written `2026-03-28`, `2026-03-28 14:05`, `2026-03-28T14:05:00+01:00` or `14:05`, or are `now`, `today`, \
    `tomorrow`, `yesterday`, or seconds since 1970. Filters leave a text in any other form, such as `28.03.2026`, \
    unchanged, and expressions give no value.
    """)
  /// A fallback looks like a formula, but is printed as it is.
  public static let textFallbackIsExpression = DiagnosticCode(
    "W0232", .warning, "a fallback that looks like an expression",
    """
    The text after a bar is printed as it is if the value is missing; formulas are not evaluated there. Write a single \
    expression: `{{=count ?? goal * 2}}` in a content tree, `{{=count != "" ? count : 2}}` elsewhere.
    """)
  /// A text prints a whole list or record instead of a member of it.
  public static let textPrintsList = DiagnosticCode(
    "W0233", .warning, "a list or a record is printed",
    """
    A list prints its entries separated by commas, and a record prints nothing. Name a member, `{{train.to}}`, an \
    entry, `{{trains[0].to}}`, or the number of entries, `{{trains.count}}`, or join the entries: \
    `{{=join(names, ", ")}}`.
    """)
  /// A calculation divides by 0, or takes a root or logarithm that is undefined: it has no value. Raised when the
  /// text is filled in.
  public static let expressionNoResult = DiagnosticCode(
    "W0234", .warning, "a calculation without a result",
    """
    Division by 0 and the square root of a negative number have no result. The calculation gives 0, which looks like a \
    value to a reader. Check first: `goal == 0 ? "no goal" : done / goal`.
    """)
  /// A function or an operator gets a value of a kind that it cannot use, such as a text instead of a list. Raised
  /// when the text is filled in.
  public static let expressionUnfitValue = DiagnosticCode(
    "W0235", .warning, "a value that a function or an operator cannot use",
    """
    List functions take lists, not texts such as `1,2,3`; the index of an entry is a number; `startOf` and `daysIn` \
    accept only the units that they list; a date takes a length of time, `today() + days(3)`, not a bare number. \
    Otherwise there is no value, or the two values are joined as texts.
    """)
  /// An entry, a number or a whole list is missing, so nothing is shown. Raised when the text is filled in.
  public static let textPrintsNothing = DiagnosticCode(
    "W0236", .warning, "nothing to show",
    """
    The list has no such entry, has no numbers to choose from, or is missing altogether, so nothing is shown. Give a \
    fallback: `{{trains[1].to|no second train}}`, `trains[1].to ?? "no second train"`, `trains ?? []`.
    """)

  /// Mistakes in a formula itself, independent of its variables.
  package static let formulaCodes: Set<DiagnosticCode> = [
    expressionEmpty, expressionUnexpected, expressionUnclosed, expressionIgnoredText, expressionUnknownCharacter,
    expressionUnknownFunction, expressionArity, expressionTooDeep,
  ]

  /// The codes for texts and expressions.
  public static let textCodes: [DiagnosticCode] = [
    textUnknownVariable, textUnknownFilter, textUnclosedBraces, textStrayBraces, textEmptyBody, textNestedBraces,
    textFallbackIsFilter, textFilterArgument, textExpandsWithoutEnd, textTooLong, textUnknownDateLetter,
    expressionEmpty,
    expressionUnexpected, expressionUnclosed, expressionIgnoredText, expressionUnknownCharacter,
    expressionUnknownFunction, expressionArity, expressionTooDeep, textNotNumber, textNumberForm, textFilterValue,
    textUnreadableDate, textFallbackIsExpression, textPrintsList, expressionNoResult, expressionUnfitValue,
    textPrintsNothing,
  ]
}
