// SPDX-License-Identifier: MIT

/// W0001 to W0099: mistakes in the JSON syntax of a file.
extension DiagnosticCode {
  // MARK: The file

  /// A file contains only white space and comments.
  public static let jsonEmpty = DiagnosticCode(
    "W0001", .error, "the file is empty",
    """
    A design is one JSON object, such as `{ "name": "Note", "primaryText": "Hello" }`. This file has no bytes, or only \
    spaces and comments. `weave new` writes a design to start from. If the file should have content, check whether the \
    program that wrote it was stopped halfway.
    """)
  /// A file starts like UTF-16, UTF-32 or binary data; it is not read further.
  public static let jsonEncoding = DiagnosticCode(
    "W0002", .error, "the file is not UTF-8 text",
    """
    JSON is written in UTF-8. The first bytes of this file show that it is something else: text in UTF-16 or UTF-32, as \
    some Windows programs save it, or not text at all, such as a picture or an archive. Save it again as UTF-8, or \
    convert it: `iconv -f UTF-16 -t UTF-8 old.json > new.json`.
    """)
  /// A file looks like YAML, TOML, XML or CSV; weave does not try to read it as JSON.
  public static let jsonOtherLanguage = DiagnosticCode(
    "W0009", .error, "a language other than JSON",
    """
    The file is written in YAML, TOML, XML or CSV. weave does not read it, because it would have to guess. A table can \
    be data of a design: `weave batch card.json --rows table.csv` draws a picture for each row, and \
    `--data trains=table.csv` makes it a list. Python converts YAML, \
    with PyYAML: `python3 -c 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin), indent=2, \
    default=str))' < card.yaml > card.json`. For TOML: `python3 -c 'import json, sys, tomllib; \
    print(json.dumps(tomllib.load(sys.stdin.buffer), indent=2, default=str))' < card.toml > card.json`.
    """)
  /// Some bytes of a file are not UTF-8; each becomes U+FFFD.
  public static let jsonInvalidUTF8 = DiagnosticCode(
    "W0004", .error, "bytes that are not UTF-8",
    """
    Most of the file is UTF-8, but these bytes are not. The usual cause is a letter such as `é` pasted from a file in \
    Latin-1 or Windows-1252, or a file that was cut in the middle of a character. Type the character again in an editor \
    that saves UTF-8.
    """)
  /// A file has more bytes than the limit; raised before it is parsed.
  public static let jsonTooLarge = DiagnosticCode(
    "W0005", .error, "the file is too large",
    """
    A design is a few kilobytes of text, or a few megabytes with photos inside. A larger file is refused before it is \
    read, so that a wrong path cannot fill the memory. Put photos beside the design and name them by `fileName`.
    """)
  /// Brackets nest deeper than `Limits.jsonDepth`; reading ends there.
  public static let jsonTooDeep = DiagnosticCode(
    "W0006", .error, "brackets are nested too deeply",
    """
    Arrays and objects are nested more deeply than any design needs. Reading stops here, because each level uses stack \
    space. Deep nesting usually comes from a program that wraps its own output again and again.
    """)
  /// A file has more values than `Limits.jsonValues`; reading ends there.
  public static let jsonTooManyValues = DiagnosticCode(
    "W0007", .error, "the file has too many values",
    """
    Every string, number, array and object is a value, and each takes memory when read. A design has hundreds; this file \
    has more than the limit, and reading stops here.
    """)
  /// Too many mistakes were found; the rest is not reported.
  public static let jsonTooManyMistakes = DiagnosticCode(
    "W0008", .note, "further mistakes are not shown",
    """
    After a few hundred mistakes the rest is seldom worth reading: often one missing quote or bracket near the top \
    caused them all. Fix the first ones and check again.
    """)

  // MARK: Punctuation

  /// Two members or elements have no comma between them; one is assumed.
  public static let jsonMissingComma = DiagnosticCode(
    "W0003", .error, "a comma is missing",
    """
    The members of an object and the elements of an array are separated by `,`. The comma is most often forgotten after \
    a line that used to be the last: `"a": 1` then `"b": 2` needs `"a": 1,`.
    """)
  /// A comma precedes a closing bracket, and is ignored.
  public static let jsonTrailingComma = DiagnosticCode(
    "W0010", .error, "a comma before the closing bracket",
    """
    In JSON another value must follow a comma, so there is none after the last value: write `[1, 2]`, not `[1, 2,]`. \
    JavaScript and Swift allow it, JSON does not.
    """)
  /// A comma stands where a value belongs, and is ignored.
  public static let jsonExtraComma = DiagnosticCode(
    "W0011", .error, "a comma with no value before it",
    """
    There must be exactly one comma between two values. Two commas in a row, or one right after the opening bracket, leave a \
    gap, and JSON has no empty values. Remove the comma, or write `null` where a gap is meant.
    """)
  /// A key is not followed by a colon.
  public static let jsonMissingColon = DiagnosticCode(
    "W0012", .error, "a colon is missing after a key",
    """
    A member of an object is a key in double quotes, a colon, and a value: `"name": "Steps"`. Other languages use `=` \
    or `=>`; JSON has only the colon.
    """)
  /// A key and its colon have no value after them; the member is left out.
  public static let jsonMissingValue = DiagnosticCode(
    "W0013", .error, "a value is missing",
    """
    A key and its colon must be followed by a value: a string, a number, `true`, `false`, `null`, an array or an object. \
    To leave a field at its default, remove the whole member.
    """)
  /// Members or elements are separated by a character other than a comma, such as `;`.
  public static let jsonWrongSeparator = DiagnosticCode(
    "W0017", .error, "values are separated by something other than a comma",
    "JSON separates members and elements by `,` only. A `;` comes from other languages; replace it.")

  // MARK: Keys

  /// A key has no quotes; it is read as if it had them.
  public static let jsonUnquotedKey = DiagnosticCode(
    "W0014", .error, "a key without quotes",
    """
    Every key is a string in double quotes: `{"name": 1}`. Keys without quotes are JavaScript, not JSON.
    """)
  /// A number, list or object stands where a key belongs.
  public static let jsonInvalidKey = DiagnosticCode(
    "W0015", .error, "something that cannot be a key",
    """
    In an object every value has a key in double quotes before it. A number, an array or an object cannot be a key; if no \
    keys are meant, use an array: `[1, 2]`.
    """)
  /// An object has the same key twice; the last one counts.
  public static let jsonDuplicateKey = DiagnosticCode(
    "W0016", .warning, "a key is repeated in one object",
    """
    Only the last of two equal keys counts, so the first has no effect. Other programs may use the first, and a reader \
    may look at the wrong one. Remove one of the two.
    """)

  // MARK: Strings

  /// A line ends before the closing quote of a string.
  public static let jsonUnterminatedString = DiagnosticCode(
    "W0020", .error, "a string has no closing quote",
    """
    A string begins and ends with `"` on one line. If the closing quote is missing, the rest of the line counts as the \
    string. A quote inside the text is written `\\"`, a line break `\\n`.
    """)
  /// A string has single or curly quotes; they are read as straight ones.
  public static let jsonWrongQuotes = DiagnosticCode(
    "W0021", .error, "the wrong kind of quotes",
    """
    JSON strings have straight double quotes, `"like this"`. Single quotes are JavaScript or Python; curly quotes come \
    from word processors and chat programs. Inside a string you may use single and curly quotes freely.
    """)
  /// A backslash in a string is followed by a letter that is not a valid escape.
  public static let jsonInvalidEscape = DiagnosticCode(
    "W0022", .error, "an unknown escape in a string",
    """
    Only these may follow a backslash: `"` `\\` `/` `b` `f` `n` `r` `t`, and `u` with four hexadecimal digits. Write a \
    backslash itself as two: `"C:\\\\photos"`.
    """)
  /// `\u` in a string is not followed by four hexadecimal digits.
  public static let jsonInvalidUnicodeEscape = DiagnosticCode(
    "W0023", .error, "an incomplete \\u escape",
    """
    `\\u` is followed by exactly four hexadecimal digits: `\\u00e9` is `é`. Characters above U+FFFF need two such \
    escapes, a surrogate pair: `\\ud83d\\ude00`. It is usually simplest to write the character itself.
    """)
  /// `\u` in a string names half of a surrogate pair; it becomes U+FFFD.
  public static let jsonLoneSurrogate = DiagnosticCode(
    "W0024", .error, "half of a surrogate pair",
    """
    The codes \\ud800 to \\udfff are halves: a high one (\\ud800 to \\udbff) and a low one (\\udc00 to \\udfff) together \
    stand for one character, and one alone for nothing. This happens when a program cuts a text in the middle of an \
    emoji. The half is read as U+FFFD.
    """)
  /// A string contains an unescaped line break, tab or other control character.
  public static let jsonControlCharacter = DiagnosticCode(
    "W0025", .error, "a control character in a string",
    """
    Line breaks, tabs and other characters below U+0020 must be written as escapes inside a string: `\\n`, `\\t`, or \
    `\\u` with four digits.
    """)

  // MARK: Numbers

  /// A number is written in a form that JSON does not have, such as `.5` or `0x1F`.
  public static let jsonInvalidNumber = DiagnosticCode(
    "W0030", .error, "a number in a form that JSON does not have",
    """
    A number is an optional `-`, digits without leading zeros, then optionally a point with digits and an exponent: \
    `-0.5`, `12`, `3e8`. `+1`, `.5`, `5.`, `007`, `0x1F`, `1_000` and units such as `12pt` are not allowed.
    """)
  /// `NaN` or an infinity stands where a value belongs.
  public static let jsonNotANumber = DiagnosticCode(
    "W0031", .error, "NaN or Infinity",
    """
    JSON has no way to write "not a number" or an infinite one. They come from a division by zero in the program that \
    wrote the file. Write a finite number, or remove the member.
    """)
  /// A number is too large for a 64-bit floating-point number.
  public static let jsonNumberOutOfRange = DiagnosticCode(
    "W0032", .error, "a number too large",
    """
    Numbers are read as 64-bit floating point, which reaches about 1.8e308. No length or colour comes near that; look \
    for a mistake in the exponent.
    """)
  /// A number is so close to 0 that it is read as 0.
  public static let jsonNumberUnderflow = DiagnosticCode(
    "W0033", .warning, "a number too small to tell from zero",
    "Numbers nearer to zero than about 5e-324 are read as 0. Write `0` if you mean that.")

  // MARK: Words

  /// A word is almost `true`, `false` or `null`, such as `True` or `nil`; it is read as that.
  public static let jsonMisspeltLiteral = DiagnosticCode(
    "W0040", .error, "a misspelt `true`, `false` or `null`",
    """
    JSON has three words without quotes: `true`, `false` and `null`, in lower case. Python writes `True` and `None`, \
    Swift `nil`. Text needs double quotes.
    """)
  /// A word without quotes stands where a value belongs; it is read as a string.
  public static let jsonUnquotedString = DiagnosticCode(
    "W0041", .error, "a string without quotes",
    """
    Text is always in double quotes, tokens too: `"alignment": "center"`. Only numbers, `true`, `false` and `null` have \
    no quotes.
    """)

  // MARK: Structure

  /// The file contains a comment in another language's syntax, which is ignored.
  public static let jsonComment = DiagnosticCode(
    "W0050", .error, "a comment",
    """
    JSON has no comments, neither `// …` nor `/* … */` nor `# …`. Put the remark in the design's `name`, in a file \
    beside it, or in the commit message.
    """)
  /// The file ends before a bracket is closed; the note points to the opening bracket.
  public static let jsonUnclosedBracket = DiagnosticCode(
    "W0051", .error, "a bracket is never closed",
    """
    Every `{` needs its `}` and every `[` its `]`, in the reverse order. The note shows where the bracket was opened. If \
    the file ends too early, it may have been cut off while it was copied or downloaded.
    """)
  /// `{` is closed by `]`, or `[` by `}`.
  public static let jsonMismatchedBracket = DiagnosticCode(
    "W0052", .error, "a bracket is closed by one of the other kind",
    "Close an object with `}` and an array with `]`. The note shows the opening bracket.")
  /// A closing bracket has no opening bracket, and is ignored.
  public static let jsonStrayBracket = DiagnosticCode(
    "W0053", .error, "a closing bracket that closes nothing",
    """
    All brackets are already closed here. Either there is one too many, or one further up was closed too early.
    """)
  /// The file's one value is followed by more text, which is not read.
  public static let jsonTextAfterValue = DiagnosticCode(
    "W0054", .error, "text after the end of the design",
    """
    A JSON file has one value and nothing after it. Write several designs as one array, `[{…}, {…}]`, or as one \
    exchange file with a list of `specs`.
    """)
  /// A character between values is not valid in JSON, such as a non-breaking space.
  public static let jsonUnexpectedCharacter = DiagnosticCode(
    "W0060", .error, "a character that has no place here",
    """
    Between values JSON allows only spaces, tabs, line breaks and the characters `{ } [ ] : ,`. Pasted text may contain \
    characters that look like a space but are not, such as U+00A0; the message names them.
    """)

  /// Every code of this file, in the order of their numbers.
  public static let syntaxCodes: [DiagnosticCode] = [
    jsonEmpty, jsonEncoding, jsonMissingComma, jsonInvalidUTF8, jsonTooLarge, jsonTooDeep,
    jsonTooManyValues,
    jsonTooManyMistakes, jsonOtherLanguage, jsonTrailingComma, jsonExtraComma, jsonMissingColon, jsonMissingValue,
    jsonUnquotedKey,
    jsonInvalidKey, jsonDuplicateKey, jsonWrongSeparator, jsonUnterminatedString, jsonWrongQuotes,
    jsonInvalidEscape, jsonInvalidUnicodeEscape, jsonLoneSurrogate, jsonControlCharacter, jsonInvalidNumber,
    jsonNotANumber, jsonNumberOutOfRange, jsonNumberUnderflow, jsonMisspeltLiteral, jsonUnquotedString,
    jsonComment, jsonUnclosedBracket, jsonMismatchedBracket, jsonStrayBracket, jsonTextAfterValue,
    jsonUnexpectedCharacter,
  ]
}
